import Foundation
import Switchback

extension UITabBarController {
  /// Whether the app has set `tabs` rather than `viewControllers`.
  // NB: UIKit may make a tab for each of `viewControllers`.
  // See 'Tabs and groups since iOS 18' in Docs/UIKitRules.md.
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

  /// Replaces the tabs with those of the screens. A new tab takes its title and image from the
  /// screen's `tabBarItem`.
  ///
  /// - Returns: Whether the app has set `tabs`.
  func replaceTabs(with screens: [any Screen], animated: Bool) -> Bool {
    guard #available(iOS 18, tvOS 18, visionOS 2, *), isDrivenByTabs else { return false }
    var new: [UITab] = []
    for screen in screens {
      guard let tab = tab(of: screen)?.outermost ?? (screen as? UIViewController).map(UITab.init)
      else { continue }
      if !new.contains(where: { $0 === tab }) { new.append(tab) }
    }
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
    guard isDrivenByTabs else { return nil }
    return tabs.lazy.compactMap { $0.tab(of: screen, in: self) }.first
  }
}

extension UIViewController {
  /// The tab bar controller that has an unselected tab for this screen.
  var controllerOfUnseenTab: UITabBarController? {
    guard #available(iOS 18, tvOS 18, visionOS 2, *) else { return nil }
    return tab?.tabBarController
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
    MadeScreen.note(screen, of: self)
  }

  fileprivate var outermost: UITab {
    var tab = self
    while let parent = tab.parent { tab = parent }
    return tab
  }

  /// Makes the screen if UIKit has not made it yet, as selecting the tab would.
  func makeScreen() -> UIViewController? {
    guard let screen = viewController else { return nil }
    MadeScreen.note(screen, of: self)
    return screen
  }

  /// The screen, if a selection or this library has made it.
  func madeScreen(in controller: UITabBarController) -> UIViewController? {
    if let child = controller.children.first(where: { $0.tab === self }) { return child }
    // For a moment the selected screen may not be a child.
    if let screen = controller.selectedScreen, screen.tab === self { return screen }
    return MadeScreen.of(self)
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

  /// The screens of this tab, and of the tabs inside it, that the tab bar controller itself holds,
  /// rather than a stack that shows a group.
  fileprivate func screens(in controller: UITabBarController) -> [any Screen] {
    let made = madeScreen(in: controller)
    guard let group = self as? UITabGroup else { return [made ?? TabPlace.of(self)] }
    var screens: [any Screen] = []
    if let made { screens.append(made) }
    if let stack = group.managingNavigationController { screens.append(stack) }
    screens += group.children.flatMap { $0.screens(in: controller) }
    return screens.filter { screen in
      guard let parent = (screen as? UIViewController)?.parent else { return true }
      return parent === controller
    }
  }
}

/// The tab screens that this library has made: asking UIKit for them would make them.
@available(iOS 18, tvOS 18, visionOS 2, *)
@MainActor
private struct MadeScreen {
  private weak var tab: UITab?
  private weak var screen: UIViewController?

  private static var known: [ObjectIdentifier: MadeScreen] = [:]

  static func note(_ screen: UIViewController, of tab: UITab) {
    known = known.filter { $0.value.tab != nil }
    known[ObjectIdentifier(tab)] = MadeScreen(tab: tab, screen: screen)
  }

  static func of(_ tab: UITab) -> UIViewController? {
    guard let made = known[ObjectIdentifier(tab)], made.tab === tab else { return nil }
    return made.screen
  }
}
