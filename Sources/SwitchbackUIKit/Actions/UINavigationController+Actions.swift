import Switchback

extension UINavigationController {
  /// Pushes the screen onto a navigation controller: the name that other libraries have for
  /// `push()`.
  ///
  ///     .using(UINavigationController.pushToNavigation())
  ///     .from(NavigationControllerStep())
  ///
  /// If the step's screen is of a subclass, use the short form `.push()`: it takes the class from
  /// the step.
  public static func pushToNavigation() -> Push<UINavigationController> { Push() }
}
