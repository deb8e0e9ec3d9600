// The screens of a shop, its window and its router, for UIKit. Copy this file
// into your app, and replace its parts.
import SwitchbackUIKit

/// Your app's scene, window and router. The scene delegate sets the first two.
@MainActor var scene: UIWindowScene!
@MainActor var window: UIWindow!
@MainActor var router: WindowRouter { window.router }

final class LaunchViewController: UIViewController {}
final class HomeViewController: UIViewController {}
final class BagViewController: UIViewController {}
final class AccountViewController: UIViewController {}
final class OrdersViewController: UIViewController {}
final class FilterViewController: UIViewController {}
final class FoldersViewController: UIViewController {}
final class InboxViewController: UIViewController {}
final class ForgotPasswordViewController: UIViewController {}

/// One product, which is found by its number.
final class ProductViewController: UIViewController, ContextHolding {
  let context: Int

  init(_ id: Int) {
    context = id
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

/// One message, which is found by its number.
final class MessageViewController: UIViewController, ContextHolding {
  let context: Int

  init(_ id: Int) {
    context = id
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

/// The log-in. Its result is the name of the user.
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

/// The user who has logged in.
@MainActor
final class Session {
  var user: String?
}

/// Notes what the user sees.
@MainActor
final class Analytics {
  func log(_ line: String) { print(line) }
}
