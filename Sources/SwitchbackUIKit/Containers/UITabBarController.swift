import Switchback

/// A tab bar controller holds a screen for each tab, one of which is visible.
///
/// Its tabs are read and changed as `viewControllers` or, if the app has set them, as `tabs`.
/// Screens under "More" count as its own; the list that "More" shows does not. A placeholder with
/// the tab's title represents a screen that UIKit has not made yet: see ``TabFinder``.
extension UITabBarController: TabContainer, ListingContainer {
  public var containedScreens: [any Screen] { screensOfTabs ?? viewControllers ?? [] }

  public var visibleScreens: [any Screen] { visibleController.map { [$0] } ?? [] }

  package func addVisibleScreens(to screens: inout [any Screen]) {
    if let visibleController { screens.append(visibleController) }
  }

  package func addContainedScreens(to screens: inout [any Screen]) -> Bool {
    if let controllers = viewControllers, !controllers.isEmpty { return screens.add(controllers) }
    return false
  }

  private var visibleController: UIViewController? {
    guard let selectedScreen else { return nil }
    let isContained =
      if let controllers = viewControllers, !controllers.isEmpty {
        holds(controllers, selectedScreen)
      } else {
        containedScreens.contains { $0 === selectedScreen }
      }
    return isContained ? selectedScreen : nil
  }

  /// The selected screen. UIKit's property is `unowned(unsafe)`, so that nothing else here uses it.
  var selectedScreen: UIViewController? {
    get { unsafe selectedViewController }
    set { unsafe selectedViewController = newValue }
  }

  /// Selects the tab of a screen, or of the one that the app has put it into.
  ///
  /// - Throws: ``UIKitError``.
  public func makeVisible(_ screen: any Screen, animated: Bool) async throws {
    _ = try content(around: screen)
    try await comeToRest()
    let screen = try content(around: screen)
    try await endCoveringSearch()
    if !selectTab(of: screen) { selectedScreen = try controller(screen) }
    try await wait(for: inTabs(screen) as? UIViewController)
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
    let screens = screens.map(inTabs)
    try await comeToRest()
    try checkContaining(screens.compactMap { $0 as? UIViewController })
    let before = containedScreens.compactMap { $0 as? UIViewController }
    if containedScreens.elementsEqual(screens, by: { $0 === $1 }) { return }
    try await endCoveringSearch()
    if !replaceTabs(with: screens, animated: animated) {
      setViewControllers(try screens.map(controller), animated: animated)
    }
    try await wait(for: selectedScreen)
    try checkChange(to: screens.compactMap { inTabs($0) as? UIViewController }, from: before)
  }

  /// Waits until a screen is selected, and on display if the tab bar controller is.
  ///
  /// - Parameter screen: `nil` if the last tab is gone.
  private func wait(for screen: UIViewController?) async throws {
    let isDone = { [self] in screen.map(isShowing) ?? true }
    guard try await wait(until: isDone) else {
      throw UIKitError.notChanged(
        name(of: self), wanted: screen.map { name(of: $0) } ?? "nothing",
        found: selectedScreen.map { name(of: $0) } ?? "nothing")
    }
    // NB: the appearance calls of a switch end in the next turn. A change before that unbalances
    // them.
    // See 'Appearance calls come in pairs' in Docs/UIKitRules.md.
    if viewIfLoaded?.window == nil { return }
    try await nextTurn()
    // The selected screen may be removed for a moment: see 'Tabs of SwiftUI's' there.
    try await wait { [self] in isDone() && motion == .still }
  }

  private func isShowing(_ screen: UIViewController) -> Bool {
    let isSelected =
      selectedScreen === screen || screen.parent === selectedScreen
    guard let window = viewIfLoaded?.window else { return isSelected }
    return isSelected && screen.viewIfLoaded?.window === window
  }

  /// Whether a screen's tab is under "More".
  func holdsUnderMore(_ screen: UIViewController) -> Bool {
    screen.parent !== self && (viewControllers ?? []).contains { $0 === screen }
  }
}

/// Whether a list holds a screen.
///
/// Not isolated, so that comparing two screens does not ask each time which actor this is.
private func holds(_ screens: [UIViewController], _ screen: UIViewController) -> Bool {
  screens.contains { $0 === screen }
}
