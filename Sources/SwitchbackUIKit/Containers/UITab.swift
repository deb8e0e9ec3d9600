import Foundation
import Switchback

extension UITabBarController {
  /// The screens of the tabs, also of those that have not been selected yet; `nil` if it is driven by
  /// `viewControllers`.
  var screensOfTabs: [any Screen]? {
    guard #available(iOS 18, tvOS 18, visionOS 2, *), !tabs.isEmpty else { return nil }
    return tabs.flatMap { $0.screens(in: self) }
  }

  /// Selects the tab of a screen.
  ///
  /// - Returns: Whether there is one.
  func selectTab(of screen: UIViewController) -> Bool {
    guard #available(iOS 18, tvOS 18, visionOS 2, *), !tabs.isEmpty else { return false }
    guard let tab = tabs.lazy.compactMap({ $0.tab(of: screen) }).first else { return false }
    selectedTab = tab
    return true
  }

  /// Replaces the tabs by those of the screens. A new one takes its title and picture from the
  /// screen's `tabBarItem`.
  ///
  /// - Returns: Whether the controller is driven by tabs.
  func replaceTabs(with screens: [UIViewController], animated: Bool) -> Bool {
    guard #available(iOS 18, tvOS 18, visionOS 2, *), !tabs.isEmpty else { return false }
    var new: [UITab] = []
    for screen in screens {
      let tab = tabs.first { $0.tab(of: screen) != nil } ?? UITab(showing: screen)
      if !new.contains(where: { $0 === tab }) { new.append(tab) }
    }
    setTabs(new, animated: animated)
    return true
  }
}

extension UIViewController {
  /// The tab bar controller in which this screen has a tab that has not been selected yet.
  var controllerOfUnseenTab: UITabBarController? {
    guard #available(iOS 18, tvOS 18, visionOS 2, *) else { return nil }
    return tab?.tabBarController
  }
}

@available(iOS 18, tvOS 18, visionOS 2, *)
extension UITab {
  /// A tab for a screen that is there.
  fileprivate convenience init(showing screen: UIViewController) {
    self.init(
      title: screen.tabBarItem.title ?? screen.title ?? "", image: screen.tabBarItem.image,
      identifier: UUID().uuidString
    ) { _ in screen }
  }

  /// The tab of a screen: this one, or one inside.
  fileprivate func tab(of screen: UIViewController) -> UITab? {
    if let group = self as? UITabGroup {
      if group.managingNavigationController === screen { return group }
      for child in group.children {
        if let tab = child.tab(of: screen) { return tab }
      }
    }
    return viewController === screen ? self : nil
  }

  /// The screens of this tab and of those inside that stand in the tab bar controller itself, and not
  /// in a stack that shows a group.
  fileprivate func screens(in controller: UITabBarController) -> [UIViewController] {
    var screens: [UIViewController] = []
    if let group = self as? UITabGroup {
      if let stack = group.managingNavigationController { screens.append(stack) }
      screens += group.children.flatMap { $0.screens(in: controller) }
    }
    if let own = viewController { screens.insert(own, at: 0) }
    return screens.filter { $0.parent == nil || $0.parent === controller }
  }
}
