import Switchback
import SwitchbackModel

// snippet begin: interceptor
/// Lets members pass, and asks other users to log in.
struct LogIn: RoutingInterceptor {
  let session: Session
  let router: any Router
  let login: DestinationStep<LoginScreen, Void>

  var waitsForUser: Bool { true }
  var key: AnyHashable? { "log in" }

  func perform(with context: Void) async throws {
    if session.user != nil { return }
    guard let user = try await router.result(of: login) else {
      throw LoginGivenUp()
    }
    session.user = user
  }
}

/// The error of a user who closes the log-in.
struct LoginGivenUp: Error, CustomStringConvertible {
  var description: String { "The log-in was closed." }
}
// snippet end

// snippet begin: screen
/// Asks for user name and password. Its result is the user's name, or `nil`.
final class LoginScreen: ModelScreen, ResultScreen {
  let results = Results<String>()

  func logIn(as user: String) { results.give(user) }
}
// snippet end

/// The user of the app.
@MainActor
final class Session {
  var user: String?
}
