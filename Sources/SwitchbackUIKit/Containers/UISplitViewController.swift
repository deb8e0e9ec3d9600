import Switchback

/// A split view controller holds its columns or, in the classic style, its primary and secondary.
///
/// UIKit wraps a column's screen in a navigation controller unless the screen is one already; that
/// controller is then the child. A collapsed split view shows one child, whose stack holds the other
/// columns. Those that the user has left are hidden children.
extension UISplitViewController: SplitContainer, CollapsingContainer {
  public var containedScreens: [any Screen] { members }

  /// After the primary and, in a split view of three columns, the supplementary; 0 if there is neither.
  public var secondaryIndex: Int {
    if !hasColumns || isLeftToCompactColumn { return 1 }
    if isCollapsed {
      let (members, secondary) = (members, content(of: .secondary))
      return members.firstIndex { $0 === secondary } ?? members.count
    }
    return columns.prefix { $0 != .secondary }.count { member(for: $0) != nil }
  }

  /// Whether there is a secondary. The inspector comes after it, or takes its place.
  public var hasSecondary: Bool {
    if !hasColumns || isCollapsed || isLeftToCompactColumn {
      return members.count > secondaryIndex
    }
    return member(for: .secondary) != nil
  }

  /// The navigation controller that holds the secondary, on display or put aside. In a collapsed split view, this is
  /// the one that holds all screens if the secondary has none of its own.
  public var secondaryStack: any StackContainer {
    get throws {
      if isCollapsed || isLeftToCompactColumn {
        let base = members.first as? UINavigationController
        let hasColumn = hasColumns && hasPlace(for: .secondary)
        let own =
          hasColumn
          ? content(of: .secondary)
          : base?.viewControllers.last { $0 is UINavigationController }
        guard let stack = own as? UINavigationController ?? base else {
          throw ChainError.noStackInCollapsed
        }
        if hasColumn { NotedScreen.note(self, of: stack) }
        return stack
      }
      guard hasSecondary,
        let stack = members.dropFirst(secondaryIndex).first as? UINavigationController
      else { throw ChainError.noStackInSecondary }
      return stack
    }
  }

  /// The secondary in the stack of a collapsed split view, or put aside, which another secondary replaces.
  package var sharingColumns: [any Screen] {
    guard hasColumns, isCollapsed else { return [] }
    return [content(of: .secondary)].compactMap { $0 }
  }

  package var lacksPrimary: Bool {
    hasColumns && !isCollapsed && member(for: .primary) == nil
  }

  /// The same rules as when the screens are set: see `setContainedScreens` and `setCollapsed`.
  package func checkPlaces(of children: [ChildScreen]) throws {
    if hasColumns {
      for child in children where child.screen == nil && !hasPlace(for: .primary) {
        throw UIKitError.noPlace(screenTypeName(child.type), in: name(of: self))
      }
    } else if isCollapsed, children.count > 1, let primary = children[0].screen {
      try checkPushing(onto: primary)
    }
  }

  // NB: above a primary that is no stack, UIKit's or the app's own that overrides `show(_:sender:)`, UIKit would
  // present the detail.
  private func checkPushing(onto primary: any Screen) throws {
    if !(primary is any StackContainer) { throw ChainError.noStackInCollapsed }
  }

  package var movingContainers: [any ContainerScreen] {
    guard isCollapsed, let base = viewControllers.first as? any ContainerScreen else { return [] }
    return [base] + columns.reversed().map { SplitColumn($0, of: self) }
  }

  package var outermostVisible: [any Screen] {
    if !isCollapsed { return Array(visibleScreens.prefix(1)) }
    let stack = viewControllers.first as? UINavigationController
    let column = stack?.viewControllers.last { $0 is UINavigationController }
    return column.map { [$0] } ?? viewControllers
  }

  public var visibleScreens: [any Screen] {
    let inspector = inspectorMember
    let members = members.filter { $0 !== inspector }
    if isCollapsed { return viewControllers }
    guard members.count > 1 else { return self.members }
    let hidden: Int
    switch displayMode {
    case .secondaryOnly: hidden = secondaryIndex
    case .oneBesideSecondary, .oneOverSecondary: hidden = secondaryIndex - 1
    default: hidden = 0
    }
    return Array(members.dropFirst(hidden)) + [inspector].compactMap { $0 }.filter(isOnDisplay)
  }

  /// Whether the view of a member is on display, or would be if the split view were.
  private func isOnDisplay(_ member: UIViewController) -> Bool {
    viewIfLoaded?.window == nil || member.viewIfLoaded?.window != nil
  }

  /// Makes a column visible. A child that is visible becomes the outermost or topmost one.
  ///
  /// When a split view collapses, it may remove a column that its delegate, or its preferred
  /// column, does not choose. This method brings such a screen back, as UIKit shows a detail.
  ///
  /// - Throws: ``UIKitError``.
  public func makeVisible(_ screen: any Screen, animated: Bool) async throws {
    if let place = screen as? SplitColumn { return try await place.show(animated: animated) }
    let screen = try controller(screen)
    if isCollapsed {
      let column = column(inside: screen)
      if column == nil, screen.isInside(self) { return }
      try await comeToRest()
      guard let column else { return try await bringBack(screen, animated: animated) }
      return try await SplitColumn(column, of: self).show(animated: animated)
    }
    // UIKit has wrapped a column's new screen in a navigation controller.
    guard let member = members.first(where: screen.isInside) else {
      throw UIKitError.notContained(name(of: screen), in: name(of: self))
    }
    try await comeToRest()
    let isVisible = try await carryOut(animated: animated) { [self] in
      if screen !== inspectorMember, visibleScreens.contains(where: { $0 === screen }) {
        for column in columns.prefix(while: { self.member(for: $0) !== screen }) { hide(column) }
        if !hasColumns, screen !== members.first { preferredDisplayMode = .secondaryOnly }
      } else if let column = allColumns.first(where: { self.member(for: $0) === member }) {
        show(column)
      } else if !visibleScreens.contains(where: { $0 === member }) {
        preferredDisplayMode = .oneBesideSecondary
      }
    } until: { [self] in
      visibleScreens.contains { $0 === member }
    }
    if isVisible { return }
    throw UIKitError.notChanged(
      name(of: self), wanted: name(of: screen), found: "display mode \(displayMode.rawValue)")
  }

  /// Shows a screen that the collapse has removed.
  private func bringBack(_ screen: UIViewController, animated: Bool) async throws {
    guard !hasColumns, let first = viewControllers.first else {
      throw UIKitError.notContained(name(of: screen), in: name(of: self))
    }
    try checkContaining([screen])
    _ = try await carryOut(animated: animated) { [self] in
      try setCollapsed([first, screen])
    } until: { [self] in
      screen.isInside(self) && motion == .still
    }
    try checkChange(to: [screen], from: [])
  }

  /// Replaces primary, supplementary and secondary, in this order. The inspector stays if the list
  /// contains it, in any position, and is removed otherwise.
  ///
  /// In a collapsed split view the secondary is pushed, as UIKit does, and a new primary puts it aside.
  ///
  /// - Throws: ``UIKitError``; ``/Switchback/ChainError`` if a collapsed one has no stack to push onto.
  public func setContainedScreens(_ screens: [any Screen], animated: Bool) async throws {
    let screens = try screens.map(controller)
    try await comeToRest(replacing: self)
    try checkContaining(screens)
    let before = members
    if before.elementsEqual(screens, by: ===) { return }
    for screen in screens where !screen.isInside(self) {
      // Beside a compact column, the other columns are nowhere.
      if hasColumns, !hasPlace(for: .primary) {
        throw UIKitError.noPlace(name(of: screen), in: name(of: self))
      }
      try checkColumn(screen)
    }
    if hasColumns { try await setColumns(screens, animated: animated) }
    _ = try await carryOut(animated: animated) { [self] in
      if !hasColumns { try setClassic(screens) }
    } until: { [self] in
      motion == .still
    }
    try checkChange(to: screens, from: before)
  }

  /// Makes the given screens the columns, in order. Screens that stay keep their column.
  private func setColumns(_ all: [UIViewController], animated: Bool) async throws {
    let keeps = inspectorMember
    let screens = all.filter { $0 !== keeps }
    let isEmpty = screens.count == 2 && viewController(for: .supplementary) == nil
    let startsAnew = screens.first?.isInside(self) != true
    let hasPrimary = startsAnew || !lacksPrimary
    let places = columns.filter {
      switch $0 {
      case .primary: hasPrimary
      case .supplementary where isCollapsed: screens.contains { $0 === content(of: .supplementary) }
      case .supplementary: !isEmpty
      default: true
      }
    }
    guard screens.count <= places.count else {
      throw UIKitError.noPlace(name(of: screens[places.count]), in: name(of: self))
    }
    if let inspector, keeps != nil, screens.count == all.count {
      setViewController(nil, for: inspector)
    }
    var changed: Column?
    for (column, screen) in zip(places, screens) where member(for: column) !== screen {
      if isCollapsed, screen.isInside(self) || content(of: column) === screen { continue }
      try await replace(column, by: screen)
      changed = column
    }
    if !isCollapsed {
      for column in columns.filter({ !places.prefix(screens.count).contains($0) }) {
        if viewController(for: column) != nil { setViewController(nil, for: column) }
      }
    } else if let changed {
      try await SplitColumn(changed, of: self).show(animated: animated)
    }
  }

  private func setClassic(_ screens: [UIViewController]) throws {
    if isCollapsed { return try setCollapsed(screens) }
    guard screens.count <= 2 else {
      throw UIKitError.noPlace(name(of: screens[2]), in: name(of: self))
    }
    viewControllers = screens
  }

  private func setCollapsed(_ screens: [UIViewController]) throws {
    guard screens.count <= 2, let first = screens.first else {
      throw UIKitError.noPlace(
        screens.last.map { name(of: $0) } ?? "nothing", in: name(of: self))
    }
    let second = screens.dropFirst().first
    if second != nil { try checkPushing(onto: first) }
    let isStack = second is UINavigationController
    if let second, !isStack { try first.checkKind(of: second) }
    if first !== viewControllers.first { viewControllers = [first] }
    // The collapse may have put it there.
    guard let second, !second.isInside(self) else { return }
    // NB: `showDetailViewController` hands a navigation controller to `show`, which presents it. A
    // navigation controller enters another's stack only in a collapse. If the delegate rejects it
    // then, the primary decides, as in UIKit without a delegate.
    // See 'The primary takes the secondary in' in Docs/Maintainers/UIKitRules.md.
    if isStack {
      viewControllers = [first, second]
      if !second.isInside(self) { first.collapseSecondaryViewController(second, for: self) }
    } else {
      showDetailViewController(second, sender: nil)
    }
  }
}

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
    var isNarrow = isCollapsed
    if viewIfLoaded?.window == nil, !isCollapsed {
      // It may collapse as it comes on display: the width is that of the nearest container that is there.
      var around = parent
      while let screen = around, screen.viewIfLoaded?.window == nil { around = screen.parent }
      guard let around else { return true }
      isNarrow = around.traitCollection.horizontalSizeClass == .compact
    }
    let showsCompactColumn = isNarrow && viewController(for: .compact) != nil
    return column == .compact ? isNarrow : !showsCompactColumn
  }

  /// Whether the compact column is the only one that is on display, or will be in the window as narrow as it is.
  private var isLeftToCompactColumn: Bool { hasColumns && !hasPlace(for: .primary) }

  /// The children, on display or not.
  var members: [UIViewController] {
    if !hasColumns { return viewControllers }
    if isCollapsed {
      // Notes their stacks: a column that is put aside later may be in no other relation to its screen.
      let columns = columns.compactMap(content)
      return viewControllers + (hasPlace(for: .secondary) ? columns.filter(isAside) : [])
    }
    var members: [UIViewController] = []
    for column in isLeftToCompactColumn ? [.compact] : allColumns {
      if let member = member(for: column), !members.contains(where: { $0 === member }) {
        members.append(member)
        NotedScreen.note(self, of: member)
      }
    }
    return members
  }

  /// Whether the user has left a column of a collapsed split view.
  private func isAside(_ column: UIViewController) -> Bool {
    if column.isInside(self) { return false }
    NotedScreen.note(self, of: column)
    return true
  }

  /// All columns, also those that UIKit keeps for another width.
  private var keptColumns: [Column] { hasColumns ? allColumns + [.compact] : [] }

  /// The screens of the columns, or the navigation controllers around them, on display or not.
  var screensOfColumns: [any Screen] {
    keptColumns.compactMap(content)
  }

  /// The column of a screen, or of the navigation controller around it, on display or not.
  func column(inside screen: UIViewController) -> Column? {
    keptColumns.first { content(of: $0)?.isInside(screen) ?? false }
  }

  /// A column's screen or, if UIKit has wrapped it in a navigation controller, that controller, also when the screen
  /// has left it: the screens pushed there come and go with it.
  @inline(never)
  func content(of column: Column) -> UIViewController? {
    guard let screen = viewController(for: column) else { return nil }
    if screen.parent == nil, stack(of: screen) == nil { noteStacksThatScreensHaveLeft() }
    return stack(of: screen) ?? screen
  }

  /// The navigation controller around a column's screen, or the one that it is, as far as the screen or a note tells.
  private func stack(of screen: UIViewController) -> UINavigationController? {
    if let stack = screen as? UINavigationController { return stack }
    if let stack = screen.parent as? UINavigationController { NotedScreen.note(stack, of: screen) }
    return NotedScreen.of(screen) as? UINavigationController
  }

  /// Notes the stacks that screens of columns have left before anything was read. UIKit keeps both in the same order.
  private func noteStacksThatScreensHaveLeft() {
    let known = keptColumns.compactMap(viewController).compactMap(stack)
    let common = isCollapsed ? (children.first as? UINavigationController)?.viewControllers : nil
    let left = (children + (common ?? [])).compactMap { $0 as? UINavigationController }
      .filter { stack in !known.contains { $0 === stack } }
    let lost = allColumns.compactMap(viewController)
      .filter { $0.parent == nil && stack(of: $0) == nil }
    for (screen, stack) in zip(lost, left) { NotedScreen.note(stack, of: screen) }
  }

  /// The child that holds a column's screen: often a navigation controller that UIKit made.
  func member(for column: Column) -> UIViewController? {
    guard hasColumns, var screen = content(of: column) else { return nil }
    while let parent = screen.parent, parent !== self { screen = parent }
    return screen.parent === self || viewIfLoaded?.window == nil ? screen : nil
  }

  /// Checks that UIKit can wrap a screen in a navigation controller, if it does so here.
  /// See 'Columns have stacks' in Docs/Maintainers/UIKitRules.md.
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
    // See 'Columns have stacks' in Docs/Maintainers/UIKitRules.md.
    if column != .compact, viewController(for: column) != nil {
      setViewController(nil, for: column)
      // Another column may have come on display in its place. UIKit tells it in the next turn that it has appeared, and
      // it must not leave before.
      if awaitsAppearance { try await nextTurn() }
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

  var containedScreens: [any Screen] {
    @inline(never) get {
      if let content = split.content(of: column) { [content] } else { [] }
    }
  }

  /// Those on display, or under other columns there, rather than put aside by a collapsed split view.
  var visibleScreens: [any Screen] {
    guard let content = split.content(of: column), !split.isCollapsed || content.isInside(split)
    else { return [] }
    return [content]
  }

  func presentScreen(_ screen: any Screen, animated: Bool) async throws {
    try await split.presentScreen(screen, animated: animated)
  }

  func dismissPresentedScreen(animated: Bool) async throws {
    try await split.dismissPresentedScreen(animated: animated)
  }

  func makeVisible(_ screen: any Screen, animated: Bool) async throws {
    try await show(animated: animated)
  }

  func setContainedScreens(_ screens: [any Screen], animated: Bool) async throws {
    let screens = try screens.map(controller)
    try await split.comeToRest(replacing: self)
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
    try await show(animated: animated)
  }

  /// Makes the column visible.
  func show(animated: Bool) async throws {
    try await split.comeToRest()
    _ = try await split.carryOut(animated: animated) { [split, column] in
      split.show(column)
    } until: { [split, column] in
      split.content(of: column)?.isInside(split) != false && split.motion == .still
    }
    // Off display, UIKit decides later which columns are children.
    guard split.viewIfLoaded?.window != nil, let screen = split.content(of: column),
      !screen.isInside(split)
    else { return }
    throw UIKitError.noPlace(name(of: screen), in: name(of: split))
  }
}
