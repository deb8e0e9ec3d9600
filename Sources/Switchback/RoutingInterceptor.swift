/// Runs before a navigation changes anything, and may stop it: log in, load, ask, redirect.
///
/// An interceptor may show screens and change the hierarchy, even replace the root: the destination
/// is looked for again afterwards. Interceptors run even if the chain cannot be resolved yet: what
/// they do (a log-in, say) may make it resolvable. In one navigation an interceptor runs at most once,
/// and not at all in those that it begins itself. What tells it from others is its ``key`` or, without
/// one, its place: the `adding` that put it into a chain.
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

  /// Whether the interceptor waits for the user. `false` by default.
  ///
  /// Other navigations can then run in the window meanwhile, so that the screen the interceptor shows can
  /// navigate. They do not run the same interceptor again: they wait for it.
  var waitsForUser: Bool { get }

  /// The time limit for the interceptor, including the navigations that it starts in its window. The
  /// router's limit if `nil`, as by default.
  var timeLimit: Duration? { get }

  /// The identity of the interceptor, for chains that are made anew and for chains that share it. Its
  /// place in the chain if `nil`, as by default.
  ///
  /// Interceptors with the same key count as one: it runs once in a navigation, whatever chains contain
  /// it. Two navigations in a window that come to it while it waits for the user share its
  /// answer: when it returns, both go on; when it throws, both end. Without a key, two that come to
  /// the same place with the same context end together, and otherwise it runs for one after the
  /// other.
  ///
  ///     struct LogIn: RoutingInterceptor {
  ///       var key: AnyHashable? { "log in" }
  ///       …
  ///     }
  ///
  /// Give a key where a closure makes a chain anew each time it is asked (a closure case of a
  /// ``SwitchAssembly``): an interceptor without one cannot be recognised there. It runs twice at
  /// most, and then the navigation ends in an ``UnrecognizedInterceptorError``.
  ///
  /// - SeeAlso: ``RoutingInterceptor/keyed(_:)``
  var key: AnyHashable? { get }

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

  public var key: AnyHashable? { nil }

  public mutating func prepare(with context: Context) throws {}
}
