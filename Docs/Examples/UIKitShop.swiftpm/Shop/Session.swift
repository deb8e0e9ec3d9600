/// The state of the log-in.
@MainActor
public final class Session {
  /// Whether a user is logged in.
  public var isLoggedIn = false

  /// Starts without a user.
  public init() {}
}
