/// Who uses the app: nobody in particular, or the customer.
@MainActor
public final class Session {
  /// Whether the customer has logged in.
  public internal(set) var isLoggedIn: Bool

  /// A session as it is when the app starts.
  public init(isLoggedIn: Bool = false) {
    self.isLoggedIn = isLoggedIn
  }
}
