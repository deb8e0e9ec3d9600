import SwitchbackModel

/// Asks for user name and password. Its result is whether the user has logged in.
package final class LoginScreen: ModelScreen, ResultScreen, DestinationScreen {
  package let results = Results<Bool>()
  package let destination = ShopLink.login
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
    try await parent?.presenter?.dismissPresentedScreen(animated: true)
  }
}

/// Helps users who have forgotten their password.
final class ForgotPasswordScreen: ModelScreen, ContextAccepting, DestinationScreen {
  /// The address that receives the help, if a link filled it in.
  private var address: String?

  override var name: String { address.map { "ForgotPassword(\($0))" } ?? "ForgotPassword" }

  var destination: ShopLink { .forgotPassword(email: address) }

  override func savingState() -> (@MainActor () -> Void)? {
    { [unowned self, address] in self.address = address }
  }

  func setUp(with context: String?) { address = context ?? address }
}
