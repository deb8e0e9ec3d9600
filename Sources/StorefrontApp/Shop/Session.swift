/// The user of the app: a visitor, or the customer.
@MainActor
package final class Session {
  /// Whether the customer has logged in.
  package var isLoggedIn: Bool

  /// A session as it is when the app starts.
  package init(isLoggedIn: Bool = false) {
    self.isLoggedIn = isLoggedIn
  }
}
