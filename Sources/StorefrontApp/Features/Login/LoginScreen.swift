import Switchback
import SwitchbackModel

/// Asks for user name and password.
public final class LoginScreen: ModelScreen {
  private let session: Session
  private let leave: @MainActor (LoginScreen) async throws -> Void
  private var waiting: [CheckedContinuation<Bool, Never>] = []

  /// - Parameters:
  ///   - session: Becomes the customer's.
  ///   - leave: Shows what comes after a successful log-in.
  public init(
    session: Session, leave: @escaping @MainActor (LoginScreen) async throws -> Void
  ) {
    self.session = session
    self.leave = leave
    super.init()
  }

  /// Waits until the user has logged in, or has closed the screen without doing so.
  public func answer() async -> Bool {
    await withCheckedContinuation { waiting.append($0) }
  }

  /// What the button "Log in" does.
  public func logIn() async throws {
    session.isLoggedIn = true
    defer { finish() }
    try await leave(self)
  }

  /// What the button "Cancel" does.
  public func cancel() async throws {
    defer { finish() }
    try await close()
  }

  /// Takes the screen away, with the layer it is in and all above it.
  public func close() async throws {
    var root: ModelScreen = self
    while let parent = root.parent { root = parent }
    try await root.presenter?.dismissPresentedScreen(animated: true)
  }

  private func finish() {
    for continuation in waiting { continuation.resume(returning: session.isLoggedIn) }
    waiting = []
  }
}

/// Helps those who cannot remember their password.
public final class ForgotPasswordScreen: ModelScreen {
  /// Where the help is sent, if it has been filled in.
  public private(set) var address: String?

  public override var name: String { address.map { "ForgotPassword(\($0))" } ?? "ForgotPassword" }
}

extension ForgotPasswordScreen: ContextAccepting {
  public func setUp(with context: String?) {
    if let context { address = context }
  }
}
