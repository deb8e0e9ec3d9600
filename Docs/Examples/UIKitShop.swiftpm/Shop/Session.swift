/// Who is logged in.
@MainActor
public final class Session {
  /// Whether somebody is.
  public var isLoggedIn = false

  /// Nobody is logged in.
  public init() {}
}
