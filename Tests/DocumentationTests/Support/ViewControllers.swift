#if !canImport(UIKit)
import SwitchbackUIKit
import Testing
import UIKitSimulator

// The view controllers of the examples that do not bring their own.

final class LaunchViewController: UIViewController {}
final class HomeViewController: UIViewController {}
final class AccountViewController: UIViewController {}
final class BagViewController: UIViewController {}
final class OrdersViewController: UIViewController {}
final class FilterViewController: UIViewController {}
final class FoldersViewController: UIViewController {}
final class InboxViewController: UIViewController {}
final class ForgotPasswordViewController: UIViewController {}

final class LoginViewController: UIViewController, ResultScreen {
  let results = Results<String>()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Log in",
      primaryAction: UIAction { [results] _ in results.give("Ada") })
  }
}

final class ProductViewController: UIViewController, ContextHolding {
  let context: Int

  init(_ id: Int) {
    context = id
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

final class MessageViewController: UIViewController, ContextHolding {
  let context: Int

  init(_ id: Int) {
    context = id
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
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
