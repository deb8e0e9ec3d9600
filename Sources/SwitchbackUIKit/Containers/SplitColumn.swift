import Switchback

extension UISplitViewController {
  /// Whether the split view has columns, rather than the classic style.
  var hasColumns: Bool { style == .doubleColumn || style == .tripleColumn }

  /// The columns, the outermost first.
  var columns: [Column] {
    switch style {
    case .doubleColumn: [.primary, .secondary]
    case .tripleColumn: [.primary, .supplementary, .secondary]
    default: []
    }
  }

  /// The inspector, on systems that have one.
  // NB: by its number, because some platforms lack the name.
  var inspector: Column? {
    #if os(tvOS) || os(visionOS)
    nil
    #else
    if #available(iOS 26, *), hasColumns { Column(rawValue: 4) } else { nil }
    #endif
  }

  /// The columns and the inspector.
  var allColumns: [Column] { columns + [inspector].compactMap { $0 } }

  /// The inspector as a child. A collapsed split view has none: UIKit presents the inspector.
  var inspectorMember: UIViewController? {
    isCollapsed ? nil : inspector.flatMap { member(for: $0) }
  }

  /// Whether the split view has a column, and the column can be on display at the width of the window.
  func hasPlace(for column: Column) -> Bool {
    guard column == .compact || allColumns.contains(column) else { return false }
    if viewIfLoaded?.window == nil { return true }
    let showsCompactColumn = isCollapsed && viewController(for: .compact) != nil
    return column == .compact ? isCollapsed : !showsCompactColumn
  }

  /// The children, on display or not.
  var members: [UIViewController] {
    if !hasColumns || isCollapsed { return viewControllers }
    var members: [UIViewController] = []
    for column in allColumns {
      if let member = member(for: column), !members.contains(where: { $0 === member }) {
        members.append(member)
      }
    }
    return members
  }

  /// The child that holds a column's screen: often a navigation controller that UIKit made.
  func member(for column: Column) -> UIViewController? {
    guard hasColumns, var screen = viewController(for: column) else { return nil }
    while let parent = screen.parent, parent !== self { screen = parent }
    return screen.parent === self || viewIfLoaded?.window == nil ? screen : nil
  }

  /// Checks that UIKit can wrap a screen in a navigation controller, if it does so here.
  /// See 'Columns have stacks' in Docs/UIKitRules.md.
  func checkColumn(_ screen: UIViewController) throws(UIKitError) {
    if !hasColumns || screen is UINavigationController { return }
    try UINavigationController().checkKind(of: screen)
  }

  /// Gives a column another screen.
  func replace(
    _ column: Column, by screen: UIViewController
  ) async throws(UIKitError) {
    // NB: while the column shows a screen that UIKit has wrapped in a navigation controller, UIKit
    // would push the new one onto it. UIKit does not wrap the screen of the compact column.
    // See 'Columns have stacks' in Docs/UIKitRules.md.
    if column != .compact, viewController(for: column) != nil {
      setViewController(nil, for: column)
      // Collapsed, the next column has taken the place of the outermost. UIKit tells it in the next
      // turn that it has appeared, and it must not leave before.
      if isCollapsed, column == columns.first, viewIfLoaded?.window != nil { try await nextTurn() }
    }
    setViewController(screen, for: column)
  }
}

extension UIViewController {
  /// Whether a container holds this screen, at any depth.
  func isInside(_ container: UIViewController) -> Bool {
    var screen: UIViewController? = self
    while let current = screen {
      if current === container { return true }
      screen = current.parent
    }
    return false
  }
}

/// A column of a split view as a container of one screen, for actions that name a column.
final class SplitColumn: ContainerScreen, NamedScreen {
  private let split: UISplitViewController
  private let column: UISplitViewController.Column

  init(_ column: UISplitViewController.Column, of split: UISplitViewController) {
    self.column = column
    self.split = split
  }

  var screenName: String {
    switch column {
    case .primary: "primary column"
    case .supplementary: "supplementary column"
    case .secondary: "secondary column"
    case .compact: "compact column"
    case split.inspector: "inspector column"
    default: "column \(column.rawValue)"
    }
  }

  var parentScreen: (any Screen)? { split }
  var presentedScreen: (any Screen)? { nil }
  var presentingScreen: (any Screen)? { nil }
  var isBeingDismissed: Bool { false }

  /// The column's screen or, if UIKit has wrapped it in a navigation controller, that controller:
  /// the screens pushed there come and go with it.
  var containedScreens: [any Screen] {
    guard let screen = split.viewController(for: column) else { return [] }
    let around = screen is UINavigationController ? nil : screen.parent as? UINavigationController
    return [around ?? screen]
  }

  var visibleScreens: [any Screen] { containedScreens }

  func presentScreen(_ screen: any Screen, animated: Bool) async throws {
    try await split.presentScreen(screen, animated: animated)
  }

  func dismissPresentedScreen(animated: Bool) async throws {
    try await split.dismissPresentedScreen(animated: animated)
  }

  func makeVisible(_ screen: any Screen, animated: Bool) async throws {
    try await show()
  }

  func setContainedScreens(_ screens: [any Screen], animated: Bool) async throws {
    let screens = try screens.map(controller)
    try await split.comeToRest()
    try split.checkContaining(screens)
    for screen in screens where !screen.isInside(split) { try split.checkColumn(screen) }
    guard split.hasColumns, screens.count <= 1 else {
      throw UIKitError.noPlace(names(of: screens), in: name(of: split))
    }
    if let screen = screens.first {
      try await split.replace(column, by: screen)
    } else {
      split.setViewController(nil, for: column)
    }
    if split.viewIfLoaded?.window == nil { return }
    try await show()
  }

  /// Makes the column visible.
  func show() async throws {
    try await split.comeToRest()
    split.show(column)
    guard let screen = split.viewController(for: column) else { return }
    try await split.wait { [split] in screen.isInside(split) && split.motion == .still }
    guard screen.isInside(split) else {
      throw UIKitError.noPlace(name(of: screen), in: name(of: split))
    }
    try await nextTurn()
  }
}
