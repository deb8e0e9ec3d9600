import Switchback
import SwitchbackUIKit

/// Asks the user to log in before a screen that needs it.
struct LogIn: RoutingInterceptor {
  let session: Session
  let destinations: Destinations
  var waitsForUser: Bool { true }
  var key: AnyHashable? { "log in" }

  func perform(with context: Any?) async throws {
    if session.isLoggedIn { return }
    guard let scene = destinations.scene else { throw NotLoggedIn() }
    let outcome = try await WindowSceneRouter(scene: scene).navigate(
      to: destinations.login)
    guard let login = outcome.destination as? LoginViewController,
      await login.result()
    else {
      throw NotLoggedIn()
    }
  }
}

/// The error of a user who closes the log-in.
struct NotLoggedIn: Error, CustomStringConvertible {
  var description: String { "The user has not logged in." }
}
