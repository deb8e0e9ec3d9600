import Foundation
import Switchback

/// A tab bar controller holds a screen for each tab, one of which is visible.
///
/// Its tabs are read and changed as `viewControllers` or, if the app has set them, as `tabs`.
/// Screens under "More" count as its own; the list that "More" shows does not. A placeholder with
/// the tab's title represents a screen that UIKit has not made yet: see ``TabFinder``.
extension UITabBarController: TabContainer, ListingContainer, ChoosingContainer {
  public var containedScreens: [any Screen] { screensOfTabs ?? viewControllers ?? [] }

  public var visibleScreens: [any Screen] {
    if let visibleController { [visibleController] } else { [] }
  }

  package func addVisibleScreens(to screens: inout [any Screen]) {
    if let visibleController { screens.append(visibleController) }
  }

  package func addContainedScreens(to screens: inout [any Screen]) -> Bool {
    if let controllers = viewControllers, !controllers.isEmpty { return screens.add(controllers) }
    return false
  }

  /// Checks that no tab of a group goes alone: only a whole group does.
  package func checkPlaces(of children: [ChildScreen]) throws {
    guard #available(iOS 18, tvOS 18, visionOS 2, *), isDrivenByTabs else { return }
    var kept = IdentitySet()
    for child in children { if let screen = child.screen { _ = kept.insert(screen) } }
    for tab in tabs where tab is UITabGroup {
      let screens = tab.screens(in: self)
      guard let stays = screens.first(where: { kept.contains($0) }),
        let goes = screens.first(where: { !kept.contains($0) })
      else { continue }
      throw UIKitError.inGroup(
        Switchback.name(of: goes), tab.identifier, beside: Switchback.name(of: stays))
    }
  }

  package var outermostVisible: [any Screen] {
    if let visibleController { return [visibleController] }
    guard let list = listOfMore, list.navigationController?.topViewController === list else {
      return []
    }
    return [list]
  }

  private var visibleController: UIViewController? {
    guard let selectedScreen, hasTab(of: selectedScreen) else { return nil }
    if selectedScreen.parent !== self { NotedScreen.note(self, of: selectedScreen) }
    return isOnListOfMore(insteadOf: selectedScreen) ? nil : selectedScreen
  }

  func hasTab(of screen: UIViewController) -> Bool {
    if let controllers = viewControllers, !controllers.isEmpty { return holds(controllers, screen) }
    return screensOfTabs?.contains { $0 === screen } ?? false
  }

  /// Whether the user has gone back from the selected screen to the list of "More", and is in no tab.
  /// See 'More than five tabs' in Docs/Maintainers/UIKitRules.md.
  private func isOnListOfMore(insteadOf screen: UIViewController) -> Bool {
    screen.viewIfLoaded?.window == nil && listOfMore?.viewIfLoaded?.window != nil
  }

  /// The list of "More", where there are so many tabs that UIKit may show it.
  private var listOfMore: UIViewController? {
    #if os(tvOS)
    return nil
    #else
    let count = viewControllers?.count ?? 0
    guard count == 0 || count > 5, (count == 0 ? containedScreens.count : count) > 5 else {
      return nil
    }
    return moreNavigationController.viewControllers.first
    #endif
  }

  /// The selected screen. UIKit's property is `unowned(unsafe)`, so that nothing else here uses it.
  var selectedScreen: UIViewController? {
    get { unsafe selectedViewController }
    set { unsafe selectedViewController = newValue }
  }

  /// Selects the tab of a screen, or of the one that the app has put it into. Goes back to the list of "More" if the
  /// screen is that list.
  ///
  /// - Throws: ``UIKitError``.
  public func makeVisible(_ screen: any Screen, animated: Bool) async throws {
    if let list = listOfMore, list === screen {
      try await comeToRest()
      return try await change { [self] in
        list.navigationController?.popToRootViewController(animated: false)
        selectedScreen = list.navigationController
        return list
      }
    }
    _ = try content(around: screen)
    try await comeToRest()
    let screen = try content(around: screen)
    try await change { [self] in
      if !selectTab(of: screen) { selectedScreen = try controller(screen) }
      return inTabs(screen) as? UIViewController
    }
  }

  /// The content of a tab that is a screen or a placeholder, or that contains the screen.
  private func content(around screen: any Screen) throws(UIKitError) -> any Screen {
    let screen = inTabs(screen)
    if let controller = screen as? UIViewController { return try member(around: controller) }
    guard containedScreens.contains(where: { $0 === screen }) else {
      throw .notContained(Switchback.name(of: screen), in: name(of: self))
    }
    return screen
  }

  /// Replaces all tabs. The selected screen stays selected if it is still there.
  ///
  /// - Throws: ``UIKitError``.
  public func setContainedScreens(_ screens: [any Screen], animated: Bool) async throws {
    try await comeToRest(replacing: self)
    let screens = screens.map(inTabs)
    try checkContaining(screens.controllers)
    let before = containedScreens.controllers
    if containedScreens.elementsEqual(screens, by: { $0 === $1 }) { return }
    let animated = animates(animated)
    try await change { [self] in
      if try !replaceTabs(with: screens, animated: animated) {
        setViewControllers(try screens.map(controller), animated: animated)
      }
      return selectedScreen
    }
    try checkChange(to: screens.map(inTabs).controllers, from: before)
  }

  /// Changes the tabs or the selection, and waits until a screen is selected, and on display if the tab
  /// bar controller is.
  ///
  /// - Parameter body: Returns the screen; `nil` if the last tab is gone.
  private func change(_ body: () throws -> UIViewController?) async throws {
    var screen: UIViewController?
    let isDone = try await carryOut {
      screen = try body()
    } until: { [self] in
      screen.map(isShowing) ?? true
    }
    if isDone { return }
    throw UIKitError.notChanged(
      name(of: self), wanted: screen.map { name(of: $0) } ?? "nothing",
      found: selectedScreen.map { name(of: $0) } ?? "nothing")
  }

  private func isShowing(_ screen: UIViewController) -> Bool {
    let isSelected =
      selectedScreen === screen || screen.parent === selectedScreen
    guard let window = viewIfLoaded?.window else { return isSelected }
    return isSelected && screen.viewIfLoaded?.window === window
  }

  /// Whether a screen's tab is under "More".
  func holdsUnderMore(_ screen: UIViewController) -> Bool {
    screen.parent !== self && hasTab(of: screen)
  }
}

/// Whether a list holds a screen.
///
/// Not isolated, so that comparing two screens does not ask each time which actor this is.
private func holds(_ screens: [UIViewController], _ screen: UIViewController) -> Bool {
  screens.contains { $0 === screen }
}

/// A placeholder for a tab's screen that UIKit has not made yet.
///
/// Reading `UITab.viewController` makes the screen, so searches and plans do not read it: otherwise
/// an app with ten tabs would make ten screens to find one. A ``TabFinder`` knows its tab, and
/// makes only that tab's screen.
@available(iOS 18, tvOS 18, visionOS 2, *)
final class TabPlace: Screen, NamedScreen {
  weak var tab: UITab?

  private init(_ tab: UITab) { self.tab = tab }

  /// The placeholder of a tab: always the same object.
  static func of(_ tab: UITab) -> TabPlace {
    if let place = known[tab] { return place }
    let place = TabPlace(tab)
    known[tab] = place
    return place
  }

  /// The placeholder of each tab, and for a screen that of the tab which it has left.
  fileprivate static let known = ObjectNotes<TabPlace>()

  var screenName: String { tab?.title ?? "tab" }
  var parentScreen: (any Screen)? { tab?.tabBarController }
  var presentedScreen: (any Screen)? { nil }
  var presentingScreen: (any Screen)? { nil }
  var isBeingDismissed: Bool { false }
  var unsearchedContent: UnsearchedContent? { .notMadeYet }

  func presentScreen(_ screen: any Screen, animated: Bool) async throws {
    throw UIKitError.foreign("TabPlace")
  }

  func dismissPresentedScreen(animated: Bool) async throws {
    throw UIKitError.foreign("TabPlace")
  }
}

/// Finds a screen in a tab by the tab's identifier, even if the user has not opened that tab yet.
///
///     TabFinder<BagViewController, Void>("bag")
///
/// UIKit makes the screen of a tab when it is first needed, and other finders skip a tab until
/// then. This one makes the screen of its own tab, and of no other.
@available(iOS 18, tvOS 18, visionOS 2, *)
public struct TabFinder<Target: UIViewController, Context>: Finder, CustomStringConvertible {
  private let identifier: String

  /// The finder with its identifier, for errors and plans: `TabFinder("bag")`.
  public nonisolated var description: String { "TabFinder(\"\(identifier)\")" }

  /// - Parameter identifier: The tab's identifier.
  public init(_ identifier: String) {
    self.identifier = identifier
  }

  /// - Returns: The screen of the tab or, if that is of another class, the first screen inside it
  ///   of the class `Target`.
  public func findScreen(with context: Context, in hierarchy: Hierarchy) throws -> Target? {
    let tabs = try hierarchy.first(UITabBarController.self) {
      $0.isDrivenByTabs && $0.tab(forIdentifier: identifier) != nil
    }
    guard let tab = tabs?.tab(forIdentifier: identifier), let screen = tab.makeScreen() else {
      return nil
    }
    return try Hierarchy(root: screen).first(Target.self)
  }
}

@available(iOS 18, tvOS 18, visionOS 2, *)
extension Finder {
  /// Finds a screen in a tab by the tab's identifier: the short form of ``TabFinder``.
  public static func tab<Target, Context>(
    _ identifier: String
  ) -> Self where Self == TabFinder<Target, Context> { TabFinder(identifier) }
}

extension UITabBarController {
  /// Whether the app has set `tabs` rather than `viewControllers`.
  // NB: UIKit may make a tab for each of `viewControllers`.
  // See 'Tabs and groups since iOS 18' in Docs/Maintainers/UIKitRules.md.
  var isDrivenByTabs: Bool {
    guard #available(iOS 18, tvOS 18, visionOS 2, *) else { return false }
    return (viewControllers ?? []).isEmpty && !tabs.isEmpty
  }

  /// The screens of the tabs, with a placeholder for each that UIKit has not made yet; `nil` if the
  /// app has set `viewControllers`.
  var screensOfTabs: [any Screen]? {
    guard #available(iOS 18, tvOS 18, visionOS 2, *), isDrivenByTabs else { return nil }
    return tabs.flatMap { $0.screens(in: self) }
  }

  /// Selects the tab of a screen, or of a placeholder.
  ///
  /// - Returns: Whether there is such a tab.
  func selectTab(of screen: any Screen) -> Bool {
    guard #available(iOS 18, tvOS 18, visionOS 2, *), let tab = tab(of: screen) else {
      return false
    }
    selectedTab = tab
    return true
  }

  /// Replaces the tabs with those of the screens. A screen has the tab that it had before, or a new one with the title
  /// and image of its `tabBarItem`.
  ///
  /// - Returns: Whether the app has set `tabs`.
  /// - Throws: ``UIKitError`` for a screen that no tab can show.
  func replaceTabs(with screens: [any Screen], animated: Bool) throws(UIKitError) -> Bool {
    guard #available(iOS 18, tvOS 18, visionOS 2, *), isDrivenByTabs else { return false }
    var new: [UITab] = []
    for screen in screens {
      let place = screen as? TabPlace ?? TabPlace.known[screen]
      var tab = tab(of: screen) ?? place?.tab
      if tab == nil, !(screen is TabPlace) {
        let screen = try controller(screen)
        tab = UITab(showing: screen)
        // It is a child, and knows its tab, when it has been selected.
        NotedScreen.note(self, of: screen)
      }
      guard let tab = tab?.outermost, !new.contains(where: { $0 === tab }) else { continue }
      new.append(tab)
    }
    for tab in tabs where !new.contains(where: { $0 === tab }) { tab.noteScreens(in: self) }
    setTabs(new, animated: animated)
    return true
  }

  /// The entry of the tabs for a screen: the screen, or the placeholder if UIKit has not made the
  /// screen yet or has released it.
  func inTabs(_ screen: any Screen) -> any Screen {
    guard #available(iOS 18, tvOS 18, visionOS 2, *), let tab = (screen as? TabPlace)?.tab else {
      return screen
    }
    return tab.madeScreen(in: self) ?? screen
  }

  @available(iOS 18, tvOS 18, visionOS 2, *)
  private func tab(of screen: any Screen) -> UITab? {
    if !isDrivenByTabs { return nil }
    for outermost in tabs {
      if let tab = outermost.tab(of: screen, in: self) { return tab }
    }
    return nil
  }
}

@available(iOS 18, tvOS 18, visionOS 2, *)
extension UITab {
  /// A tab for an existing screen.
  fileprivate convenience init(showing screen: UIViewController) {
    self.init(
      title: screen.tabBarItem.title ?? screen.title ?? "", image: screen.tabBarItem.image,
      identifier: UUID().uuidString
    ) { _ in screen }
    NotedScreen.note(screen, of: self)
  }

  fileprivate var outermost: UITab {
    var tab = self
    while let parent = tab.parent { tab = parent }
    return tab
  }

  /// Makes the screen if UIKit has not made it yet, as selecting the tab would.
  func makeScreen() -> UIViewController? {
    guard let screen = viewController else { return nil }
    NotedScreen.note(screen, of: self)
    return screen
  }

  /// The screen, if a selection or this library has made it.
  func madeScreen(in controller: UITabBarController) -> UIViewController? {
    if let child = controller.children.first(where: { $0.tab === self }) { return child }
    // "More" itself has no tab.
    let more = controller.children.first { $0.tab == nil }
    if let child = more?.children.first(where: { $0.tab === self }) { return child }
    // For a moment the selected screen may not be a child.
    if let screen = controller.selectedScreen, screen.tab === self {
      NotedScreen.note(screen, of: self)
    }
    return NotedScreen.of(self)
  }

  /// The tab of a screen, or of a placeholder: this tab, or one inside it.
  fileprivate func tab(of screen: any Screen, in controller: UITabBarController) -> UITab? {
    if (screen as? TabPlace)?.tab === self { return self }
    if let group = self as? UITabGroup {
      if group.managingNavigationController === screen { return group }
      for child in group.children {
        if let tab = child.tab(of: screen, in: controller) { return tab }
      }
    }
    return madeScreen(in: controller) === screen ? self : nil
  }

  /// Notes which screens were in this tab, and in the tabs inside it, should they come back.
  fileprivate func noteScreens(in controller: UITabBarController) {
    for case let screen as UIViewController in screens(in: controller) {
      guard let tab = tab(of: screen, in: controller) else { continue }
      TabPlace.known[screen] = .of(tab)
      if tab.madeScreen(in: controller) === screen { NotedScreen.note(screen, of: tab) }
    }
  }

  /// The screens of this tab, and of the tabs inside it, that the tab bar controller itself holds,
  /// rather than a stack that shows a group.
  fileprivate func screens(in controller: UITabBarController) -> [any Screen] {
    let made = madeScreen(in: controller)
    guard let group = self as? UITabGroup else { return [made ?? TabPlace.of(self)] }
    var screens: [any Screen] = []
    if let made { screens.append(made) }
    if let stack = group.managingNavigationController { screens.append(stack) }
    for child in group.children { screens += child.screens(in: controller) }
    return screens.filter { screen in
      guard let parent = (screen as? UIViewController)?.parent else { return true }
      return parent === controller
    }
  }
}
