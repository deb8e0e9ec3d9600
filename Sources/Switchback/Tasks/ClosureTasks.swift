/// An interceptor made of a closure.
///
///     .adding(.intercept { (id: Int) in try await catalogue.load(id) })
public struct ClosureInterceptor<Context>: RoutingInterceptor {
  public let waitsForUser: Bool
  public let timeLimit: Duration?
  private let closure: @MainActor (Context) async throws -> Void

  /// - Parameters:
  ///   - waitsForUser: See ``RoutingInterceptor/waitsForUser``.
  ///   - timeLimit: The time limit, or `nil` for none.
  ///   - closure: Performs the interception; throws to end the navigation.
  public init(
    waitsForUser: Bool = false, timeLimit: Duration? = nil,
    _ closure: @escaping @MainActor (Context) async throws -> Void
  ) {
    self.waitsForUser = waitsForUser
    self.timeLimit = timeLimit
    self.closure = closure
  }

  public func perform(with context: Context) async throws {
    try await closure(context)
  }
}

/// A context task made of a closure.
///
///     .adding(.contextTask { (screen: ProductScreen, id: Int) in screen.opened.append(id) })
public struct ClosureContextTask<Target, Context>: ContextTask {
  private let closure: @MainActor (Target, Context) async throws -> Void

  /// - Parameter closure: Performs the task; throws to end the navigation.
  public init(_ closure: @escaping @MainActor (Target, Context) async throws -> Void) {
    self.closure = closure
  }

  public func perform(on screen: Target, with context: Context) async throws {
    try await closure(screen, context)
  }
}

/// A post-routing task made of a closure.
///
///     .adding(.postRoutingTask { (screen: ProductScreen, id: Int, route) in report(id) })
public struct ClosurePostRoutingTask<Target, Context>: PostRoutingTask {
  private let closure: @MainActor (Target, Context, [any Screen]) -> Void

  /// - Parameter closure: Receives the screen, the context and the screens of the route.
  public init(_ closure: @escaping @MainActor (Target, Context, [any Screen]) -> Void) {
    self.closure = closure
  }

  public func perform(on screen: Target, with context: Context, route: [any Screen]) {
    closure(screen, context, route)
  }
}

/// An interceptor with a time limit.
struct TimeLimitedInterceptor<Base: RoutingInterceptor>: RoutingInterceptor {
  private(set) var base: Base
  private let limit: Duration

  init(base: Base, limit: Duration) {
    self.base = base
    self.limit = limit
  }

  var waitsForUser: Bool { base.waitsForUser }
  var timeLimit: Duration? { base.timeLimit.map { min($0, limit) } ?? limit }
  var key: AnyHashable? { base.key }

  mutating func prepare(with context: Base.Context) throws {
    try base.prepare(with: context)
  }

  func perform(with context: Base.Context) async throws {
    try await base.perform(with: context)
  }
}

extension RoutingInterceptor {
  /// The same interceptor with a time limit: when it has passed, the navigation ends in an error,
  /// whether the interceptor ever returns or not.
  public func limited(to limit: Duration) -> some RoutingInterceptor<Context> {
    TimeLimitedInterceptor(base: self, limit: limit)
  }

  /// An interceptor made of a closure: the short form of ``ClosureInterceptor``.
  public static func intercept<Context>(
    waitsForUser: Bool = false, timeLimit: Duration? = nil,
    _ closure: @escaping (Context) throws -> Void
  ) -> Self where Self == ClosureInterceptor<Context> {
    ClosureInterceptor(waitsForUser: waitsForUser, timeLimit: timeLimit) { try closure($0) }
  }

  /// An interceptor made of a closure that waits: the short form of ``ClosureInterceptor``.
  public static func intercept<Context>(
    waitsForUser: Bool = false, timeLimit: Duration? = nil,
    _ closure: nonisolated(nonsending) @escaping (Context) async throws -> Void
  ) -> Self where Self == ClosureInterceptor<Context> {
    ClosureInterceptor(waitsForUser: waitsForUser, timeLimit: timeLimit) { try await closure($0) }
  }
}

extension ContextTask {
  /// A context task made of a closure: the short form of ``ClosureContextTask``.
  public static func contextTask<Target, Context>(
    _ closure: @escaping (Target, Context) throws -> Void
  ) -> Self where Self == ClosureContextTask<Target, Context> {
    ClosureContextTask { try closure($0, $1) }
  }

  /// A context task made of a closure that waits: the short form of ``ClosureContextTask``.
  public static func contextTask<Target, Context>(
    _ closure: nonisolated(nonsending) @escaping (Target, Context) async throws -> Void
  ) -> Self where Self == ClosureContextTask<Target, Context> {
    ClosureContextTask { try await closure($0, $1) }
  }
}

extension PostRoutingTask {
  /// A post-routing task made of a closure: the short form of ``ClosurePostRoutingTask``.
  public static func postRoutingTask<Target, Context>(
    _ closure: @escaping (Target, Context, [any Screen]) -> Void
  ) -> Self where Self == ClosurePostRoutingTask<Target, Context> {
    ClosurePostRoutingTask { closure($0, $1, $2) }
  }
}
