import SwitchbackUIKit

@MainActor
final class Session {
  static let shared = Session()
  var user: String?
}

final class LoginViewController: UIViewController, ResultScreen {
  let results = Results<String>()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Log in as Ada",
      primaryAction: UIAction { [results] _ in results.give("Ada") })
  }
}

extension Chains {
  // In a new stack, above everything that the user sees.
  static let login = StepAssembly(LoginViewController.self)
    .using(.push())
    .from(.newStack())

  static let orders = StepAssembly(OrdersViewController.self)
    .requiring(login, unless: { Session.shared.user != nil }) {
      Session.shared.user = $0
    }
    .using(.push())
    .from(home.stack())
}
