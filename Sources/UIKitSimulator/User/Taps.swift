extension Simulation {
  /// The user taps the back button.
  public func tapBack(in navigation: UINavigationController) {
    perform { _ in _ = navigation.popViewController(animated: true) }
  }

  /// The user holds the back button and chooses a screen further down.
  public func holdBack(in navigation: UINavigationController, choosing screen: UIViewController) {
    perform { _ in _ = navigation.popToViewController(screen, animated: true) }
  }

  /// The user taps a button of an alert.
  ///
  /// - Returns: Whether there is such a button, it is enabled, and the alert is on top and at rest.
  @discardableResult
  public func tap(_ title: String, in alert: UIAlertController) -> Bool {
    guard let action = alert.actions.first(where: { $0.title == title }), action.isEnabled,
      alert.shownBy != nil, alert.appearance == .appeared, !alert.isBeingDismissed,
      alert.presentationsAbove.isEmpty
    else { return false }
    perform { _ in alert.choose(action) }
    return true
  }

  /// The user taps the tab of a screen: one in the bar, or ``UITabBarController``'s "More".
  ///
  /// - Returns: Whether the delegate allows it.
  @discardableResult
  public func tap(_ screen: UIViewController, in tabs: UITabBarController) -> Bool {
    perform { _ in
      guard tabs.delegate?.tabBarController(tabs, shouldSelect: screen) ?? true else {
        return false
      }
      if screen === tabs.more {
        tabs.takeMoreIn()
        tabs.more.popToRootViewController(animated: false)
      }
      tabs.popStackOfSecondTap(on: screen)
      tabs.select(screen)
      tabs.delegate?.tabBarController(tabs, didSelect: screen)
      return true
    }
  }

  /// The user taps a tab.
  ///
  /// - Returns: Whether the tab is enabled and the delegate allows it.
  @discardableResult
  public func tap(_ tab: UITab, in tabs: UITabBarController) -> Bool {
    perform { _ in
      guard tab.isEnabled, tabs.delegate?.tabBarController(tabs, shouldSelectTab: tab) ?? true
      else { return false }
      let previous = tabs.selectedTab
      if let screen = tabs.displayed, previous === tab { tabs.popStackOfSecondTap(on: screen) }
      tabs.select(tab)
      tabs.delegate?.tabBarController(tabs, didSelectTab: tab, previousTab: previous)
      return true
    }
  }
}

extension UITabBarController {
  /// Pops the selected tab's stack to its first screen, if the tab is tapped again.
  /// See 'A second tap on a tab' in Docs/Maintainers/UIKitRules.md.
  fileprivate func popStackOfSecondTap(on screen: UIViewController) {
    guard simulation.settings.secondTapPopsStack, screen === displayed,
      let stack = screen as? UINavigationController, stack.running == nil
    else { return }
    stack.popToRootViewController(animated: true)
  }
}
