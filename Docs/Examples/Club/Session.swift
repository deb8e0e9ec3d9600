import SwitchbackModel

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
