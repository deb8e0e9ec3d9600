import Switchback
import SwitchbackModel

/// Asks for user name and password.
package final class LoginScreen: ModelScreen {
  private let session: Session
  private let leave: @MainActor (LoginScreen) async throws -> Void
  private var questions: [Question] = []

  /// - Parameters:
  ///   - session: Becomes the customer's.
  ///   - leave: Shows what comes after a successful log-in.
  init(
    session: Session, leave: @escaping @MainActor (LoginScreen) async throws -> Void
  ) {
    self.session = session
    self.leave = leave
    super.init()
  }

  /// Whether the user has logged in, once it is known.
  ///
  /// Ends without an answer if the screen goes away without one: swiped down, or dismissed by another
  /// navigation. Wait for it without holding the screen.
  func answers() -> AsyncStream<Bool> {
    let (answers, continuation) = AsyncStream<Bool>.makeStream()
    questions.append(Question(continuation))
    return answers
  }

  /// What the button "Log in" does.
  package func logIn() async throws {
    session.isLoggedIn = true
    defer { finish() }
    try await leave(self)
  }

  /// What the button "Cancel" does.
  package func cancel() async throws {
    defer { finish() }
    try await close()
  }

  /// Takes the screen away, with the layer it is in and all above it.
  func close() async throws {
    var root: ModelScreen = self
    while let parent = root.parent { root = parent }
    try await root.presenter?.dismissPresentedScreen(animated: true)
  }

  private func finish() {
    for question in questions { question.continuation.yield(session.isLoggedIn) }
    questions = []
  }
}

/// Somebody who waits for the answer. Gone with the screen, the question ends.
private final class Question: Sendable {
  let continuation: AsyncStream<Bool>.Continuation

  init(_ continuation: AsyncStream<Bool>.Continuation) {
    self.continuation = continuation
  }

  deinit { continuation.finish() }
}

/// Helps those who cannot remember their password.
final class ForgotPasswordScreen: ModelScreen {
  /// Where the help is sent, if it has been filled in.
  private(set) var address: String?

  override var name: String { address.map { "ForgotPassword(\($0))" } ?? "ForgotPassword" }
}

extension ForgotPasswordScreen: ContextAccepting {
  func setUp(with context: String?) {
    if let context { address = context }
  }
}
