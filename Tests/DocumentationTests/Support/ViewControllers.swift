import Switchback
import SwitchbackUIKit
import Testing
@_spi(Simulation) import UIKitSimulator

// The view controllers of the examples that do not bring their own.

final class LaunchViewController: UIViewController {}
final class HomeViewController: UIViewController {}
final class AccountViewController: UIViewController {}
final class BagViewController: UIViewController {}
final class LoginViewController: UIViewController {}
final class ForgotPasswordViewController: UIViewController {}

extension UIWindow {
  // The simulator has a drawing of its own, with more in it, for its own tests.
  var drawing: String { Hierarchy(of: self).drawing }
}

extension Simulation {
  /// A window at rest.
  func show(_ root: UIViewController) async -> UIWindow {
    let window = makeWindow(root: root)
    await untilIdle()
    return window
  }
}
