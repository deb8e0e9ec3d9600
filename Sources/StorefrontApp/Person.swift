/// The person in front of the app.
///
/// The screens have no pixels and a command has no fingers: a person acts as the user when a screen
/// asks for it.
@MainActor
package protocol Person: Sendable {
  /// Uses a login screen that has come up: logs in or closes it.
  func answer(_ login: LoginScreen) async throws

  /// Decides whether the input of a checkout may be discarded.
  func discardsChanges(on checkout: CheckoutScreen) async -> Bool
}

/// A person who always does the same.
package struct ScriptedPerson: Person {
  /// Whether this person logs in when asked to. Otherwise the login screen is closed.
  package var logsIn: Bool
  /// Whether this person discards input.
  package var discardsChanges: Bool

  /// Creates a person who by default logs in and keeps input.
  package init(logsIn: Bool = true, discardsChanges: Bool = false) {
    self.logsIn = logsIn
    self.discardsChanges = discardsChanges
  }

  package func answer(_ login: LoginScreen) async throws {
    if logsIn { try await login.logIn() } else { try await login.cancel() }
  }

  package func discardsChanges(on checkout: CheckoutScreen) async -> Bool { discardsChanges }
}
