#if !canImport(UIKit)
import Switchback
import SwitchbackUIKit
import Testing
import UIKitSimulator

// The view controllers of the examples that do not bring their own.

final class LaunchViewController: UIViewController {}
final class HomeViewController: UIViewController {}
final class AccountViewController: UIViewController {}
final class BagViewController: UIViewController {}
final class LoginViewController: UIViewController {}
final class ForgotPasswordViewController: UIViewController {}

final class ProductViewController: UIViewController, ContextChecking, NamedScreen {
  let id: Int

  init(id: Int) {
    self.id = id
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  var screenName: String { "Product(\(id))" }

  func isTarget(for context: Int) -> Bool { id == context }
}

extension Simulation {
  /// A window at rest.
  func show(_ root: UIViewController) async -> UIWindow {
    let window = makeWindow(root: root)
    await untilIdle()
    return window
  }
}
#endif
