import Switchback

extension UITabBarController {
  /// Adds the screen as the last tab and selects it.
  ///
  ///     .using(UITabBarController.addTab())
  ///     .from(GeneralStep.custom(using: ClassFinder<UITabBarController, Any?>()))
  ///
  /// In a tab bar controller that is driven by `tabs`, the new one takes its title and picture from
  /// the screen's `tabBarItem`.
  public static func addTab() -> AddTab<UITabBarController> { AddTab() }

  /// Adds the screen as a tab and selects it.
  ///
  /// - Parameters:
  ///   - index: Where the tab goes, counted from 0. The end, if there are fewer tabs.
  ///   - isReplacing: Whether the tab at that index, if there is one, is removed.
  public static func add(
    at index: Int, replacing isReplacing: Bool = false
  ) -> AddTab<UITabBarController> {
    AddTab(at: index, replacing: isReplacing)
  }
}
