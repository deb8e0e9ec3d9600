import SwitchbackUIKit

@MainActor
final class Session {
  static let shared = Session()
  var user: String?
}

final class LoginViewController: UIViewController, ResultScreen {
  let results = Results<String>()

  func userTypedName(_ name: String) { results.give(name) }
}
