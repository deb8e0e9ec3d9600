import SwitchbackModel

/// Lets customers pass, and asks all other users to log in.
///
/// It shows the login screen by a navigation of its own and waits for the user. Afterwards the
/// router searches again, since logging in may have replaced the screens.
struct LoginInterceptor: RoutingInterceptor {
  let session: Session
  let person: any Person
  let router: WindowRouter
  let login: DestinationStep<LoginScreen, Void>

  var waitsForUser: Bool { true }
  var key: AnyHashable? { "log in" }

  func perform(with context: Void) async throws {
    if session.isLoggedIn { return }
    let isLoggedIn = try await router.result(of: login) { screen in
      Task { [person] in try await person.answer(screen) }
    }
    guard isLoggedIn == true else { throw LoginError.refused }
  }
}

/// The error of a visitor who does not log in.
package enum LoginError: Error, Hashable, CustomStringConvertible {
  /// The user has closed the login screen, or navigated elsewhere.
  case refused

  package var description: String {
    "This is for customers who have logged in, and the login screen was closed."
  }
}
