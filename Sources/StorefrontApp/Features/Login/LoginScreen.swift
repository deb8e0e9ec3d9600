import Switchback
import SwitchbackModel

/// Asks for user name and password. Its result is whether the user has logged in.
package final class LoginScreen: ModelScreen, ResultScreen {
  package let results = Results<Bool>()
  private let session: Session
  private let leave: @MainActor () async throws -> Void

  /// - Parameters:
  ///   - session: The session to log in.
  ///   - leave: Shows the next screen after a successful log-in.
  init(session: Session, leave: @escaping @MainActor () async throws -> Void) {
    self.session = session
    self.leave = leave
    super.init()
  }

  /// The action of the button "Log in".
  package func logIn() async throws {
    session.isLoggedIn = true
    results.give(true)
    try await leave()
  }

  /// The action of the button "Cancel".
  package func cancel() async throws {
    results.give(false)
    var root: ModelScreen = self
    while let parent = root.parent { root = parent }
    try await root.presenter?.dismissPresentedScreen(animated: true)
  }
}

/// Helps users who have forgotten their password.
final class ForgotPasswordScreen: ModelScreen {
  /// The address that receives the help, if a link filled it in.
  private(set) var address: String?

  override var name: String { address.map { "ForgotPassword(\($0))" } ?? "ForgotPassword" }

  override func savingState() -> (@MainActor () -> Void)? {
    let address = address
    return { [unowned self] in self.address = address }
  }
}

extension ForgotPasswordScreen: ContextAccepting {
  func setUp(with context: String?) {
    if let context { address = context }
  }
}
