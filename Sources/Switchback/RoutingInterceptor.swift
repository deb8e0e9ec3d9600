/// Runs before a navigation changes anything, and may stop it: log in, load, ask, redirect.
///
/// An interceptor may show screens and change the hierarchy, even replace the root: the destination
/// is looked for again afterwards. The interceptors also run if the chain
/// leads nowhere from where the user is, as it may do so afterwards. In one navigation an interceptor runs at most once, and not at all
/// in those that it begins itself.
///
///     struct LoginInterceptor: RoutingInterceptor {
///       let session: Session
///       var waitsForUser: Bool { true }
///       func perform(with context: Int) async throws {
///         if !session.isLoggedIn { try await session.logIn() }
///       }
///     }
///
/// Throwing ends the navigation. So does cancelling it, a newer one that replaces it, or a time
/// limit (``limited(to:)``), whether the interceptor ever answers or not.
@MainActor
public protocol RoutingInterceptor<Context> {
  /// The context of the step that the interceptor belongs to.
  associatedtype Context

  /// Whether the interceptor waits for something that the user does in the app. `false` unless a
  /// conformer says otherwise.
  ///
  /// The window is then free for other navigations in the meantime, so that the screen the
  /// interceptor shows can navigate as any other. They never run the same interceptor a second time
  /// beside it: they wait for it.
  var waitsForUser: Bool { get }

  /// How long the interceptor may take. `nil`, for ever, unless a conformer says otherwise.
  var timeLimit: Duration? { get }

  /// Gets ready while the chain is looked through. Called on a copy that belongs to one navigation.
  ///
  /// - Throws: Any error. It ends the navigation with nothing changed.
  mutating func prepare(with context: Context) throws

  /// Does the work; returns to let the navigation go on.
  ///
  /// - Throws: Any error, to end the navigation.
  func perform(with context: Context) async throws
}

extension RoutingInterceptor {
  public var waitsForUser: Bool { false }

  public var timeLimit: Duration? { nil }

  public mutating func prepare(with context: Context) throws {}
}
