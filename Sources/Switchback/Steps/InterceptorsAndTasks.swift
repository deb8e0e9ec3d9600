/// An interceptor for another context, with another key or with a shorter time limit.
///
/// Plans and errors show the name of the one inside.
private struct WrappedInterceptor<Base: RoutingInterceptor, Context>: RoutingInterceptor {
  var base: Base
  var ownKey: AnyHashable?
  var limit: Duration?
  /// In a plan, it returns what the app has made of the context: its closure runs once.
  var transform: @MainActor (Context) throws -> Base.Context

  var waitsForUser: Bool { base.waitsForUser }
  var timeLimit: Duration? { [base.timeLimit, limit].compactMap(\.self).min() }
  var key: AnyHashable? { ownKey ?? base.key }

  mutating func prepare(with context: Context) throws {
    let own = try transform(context)
    transform = { _ in own }
    try base.prepare(with: own)
  }

  func perform(with context: Context) async throws {
    try await base.perform(with: transform(context))
  }

  func perform(with context: Context, in window: NavigationWindow) async throws {
    try await base.perform(with: transform(context), in: window)
  }
}

/// A wrapper around another interceptor.
@MainActor
protocol InterceptorWrapper {
  static var wrapped: Any.Type { get }

  /// The wrapped interceptor, behind all wrappers.
  var innermost: Any { get }

  /// The context of the wrapped interceptor, behind all wrappers; `nil` if it cannot be determined.
  func ownContext(behind context: Any) -> Any?
}

extension WrappedInterceptor: InterceptorWrapper {
  static var wrapped: Any.Type { Base.self }

  var innermost: Any { (base as? any InterceptorWrapper)?.innermost ?? base }

  func ownContext(behind context: Any) -> Any? {
    guard let context = context as? Context, let own = try? transform(context) else { return nil }
    return (base as? any InterceptorWrapper)?.ownContext(behind: own) ?? own
  }
}

extension RoutingInterceptor {
  /// The same interceptor for another context.
  ///
  ///     .adding(CheckStock().adapting { (photo: Photo) in photo.product })
  public func adapting<Other>(
    _ transform: @escaping @MainActor (Other) throws -> Context
  ) -> some RoutingInterceptor<Other> {
    WrappedInterceptor(base: self, transform: transform)
  }

  /// The same interceptor with a key: every interceptor with that key counts as the same one.
  ///
  ///     .adding(LogIn(session: session).keyed("log in"))
  ///
  /// - SeeAlso: ``RoutingInterceptor/key``
  public func keyed(_ key: some Hashable) -> some RoutingInterceptor<Context> {
    WrappedInterceptor(base: self, ownKey: AnyHashable(key)) { $0 }
  }

  /// The same interceptor with a time limit: when it has passed, the navigation ends in an error,
  /// whether the interceptor ever returns or not.
  public func limited(to limit: Duration) -> some RoutingInterceptor<Context> {
    WrappedInterceptor(base: self, limit: limit) { $0 }
  }
}

extension RoutingInterceptor where Context == Void {
  /// The same interceptor for any context: one that needs no context can be in every chain.
  ///
  ///     .adding(LogIn(session: session).adapting())
  public func adapting<Other>(
    to context: Other.Type = Other.self
  ) -> some RoutingInterceptor<Other> {
    WrappedInterceptor(base: self) { _ in }
  }
}

/// The name of an interceptor in plans and errors.
@MainActor
func interceptorName(_ type: Any.Type) -> String {
  var type = type
  while let wrapper = type as? any InterceptorWrapper.Type { type = wrapper.wrapped }
  return baseName(type)
}

/// An interceptor made of a closure.
///
///     .adding(.intercept { (id: Int) in try await catalogue.load(id) })
public struct ClosureInterceptor<Context>: RoutingInterceptor {
  public let waitsForUser: Bool
  public let timeLimit: Duration?
  private let closure: @MainActor (Context) async throws -> Void

  /// - Parameters:
  ///   - waitsForUser: See ``RoutingInterceptor/waitsForUser``.
  ///   - timeLimit: The time limit. If `nil`, the router's, or none if the interceptor waits for the user.
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

extension RoutingInterceptor {
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

/// A screen that can receive its context after it was built, or again when it was found.
///
///     extension CategoryScreen: ContextAccepting {
///       func setUp(with context: Category) throws { show(context) }
///     }
@MainActor
public protocol ContextAccepting<Context> {
  /// The value that the screen shows.
  associatedtype Context

  /// Refuses a context that the screen cannot show, before anything is built.
  ///
  /// - Throws: Any error. It ends the navigation, which has changed nothing.
  static func checkCompatibility(with context: Context) throws

  /// Shows the context.
  ///
  /// - Throws: Any error. It ends the navigation, which has changed nothing visible.
  func setUp(with context: Context) throws
}

extension ContextAccepting {
  public static func checkCompatibility(with context: Context) throws {}
}

/// Hands the context to each screen of its step.
///
///     StepAssembly(finder: ClassFinder(), factory: CategoryFactory())
///       .adding(ContextSettingTask())
public struct ContextSettingTask<Target: ContextAccepting>: ContextTask {
  public typealias Context = Target.Context

  /// Calls ``ContextAccepting/setUp(with:)`` of each screen.
  public init() {}

  public mutating func prepare(with context: Context) throws {
    try Target.checkCompatibility(with: context)
  }

  public func perform(on screen: Target, with context: Context) throws {
    try screen.setUp(with: context)
  }
}

extension ContextTask {
  /// Hands the context to each screen of its step: the short form of ``ContextSettingTask``.
  public static func settingContext<Target>() -> Self where Self == ContextSettingTask<Target> {
    ContextSettingTask()
  }
}
