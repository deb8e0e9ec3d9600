import Switchback

extension UINavigationController {
  /// Pushes the screen onto a navigation controller.
  ///
  ///     .using(UINavigationController.push())
  ///     .from(NavigationControllerStep())
  ///
  /// For a step whose screen is of a subclass, use the short form `.push()`: it takes the class from
  /// the step.
  public static func push() -> Push<UINavigationController> { Push() }

  /// Pushes the screen onto a navigation controller: another name for ``push()``.
  public static func pushToNavigation() -> Push<UINavigationController> { Push() }

  /// Makes the screen the only one in a navigation controller.
  public static func pushAsRoot() -> PushAsRoot<UINavigationController> { PushAsRoot() }

  /// Replaces the top of a navigation controller by the screen.
  public static func pushReplacingLast() -> PushReplacingLast<UINavigationController> {
    PushReplacingLast()
  }
}
