import Switchback

extension UINavigationController {
  /// Pushes the screen onto a navigation controller: the name of `push()` in other libraries.
  ///
  ///     .using(UINavigationController.pushToNavigation())
  ///     .from(NavigationControllerStep())
  ///
  /// For a step whose screen is of a subclass, use the short form `.push()`: it takes the class from
  /// the step.
  public static func pushToNavigation() -> Push<UINavigationController> { Push() }
}
