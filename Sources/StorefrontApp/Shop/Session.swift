/// The user of the app: a visitor, or the customer.
@MainActor
package final class Session {
  /// Whether the customer has logged in.
  package var isLoggedIn: Bool

  /// Creates a session, by default that of a visitor.
  package init(isLoggedIn: Bool = false) {
    self.isLoggedIn = isLoggedIn
  }
}
