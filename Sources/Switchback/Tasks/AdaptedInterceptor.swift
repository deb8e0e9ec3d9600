/// An interceptor for another context than its own.
struct AdaptedInterceptor<Base: RoutingInterceptor, Context>: RoutingInterceptor {
  private var base: Base
  private let transform: @MainActor (Context) throws -> Base.Context

  fileprivate init(
    base: Base, transform: @escaping @MainActor (Context) throws -> Base.Context
  ) {
    self.base = base
    self.transform = transform
  }

  var waitsForUser: Bool { base.waitsForUser }
  var timeLimit: Duration? { base.timeLimit }
  var key: AnyHashable? { base.key }

  mutating func prepare(with context: Context) throws {
    try base.prepare(with: transform(context))
  }

  func perform(with context: Context) async throws {
    try await base.perform(with: transform(context))
  }
}

extension RoutingInterceptor {
  /// The same interceptor for another context.
  ///
  ///     .adding(CheckStock().adapting { (photo: Photo) in photo.product })
  public func adapting<Other>(
    _ transform: @escaping @MainActor (Other) throws -> Context
  ) -> some RoutingInterceptor<Other> {
    AdaptedInterceptor(base: self, transform: transform)
  }
}

extension RoutingInterceptor where Context == Void {
  /// The same interceptor for any context: one that needs no context can be in every chain.
  ///
  ///     .adding(LogIn(session: session).adapting())
  public func adapting<Other>(
    to context: Other.Type = Other.self
  ) -> some RoutingInterceptor<Other> {
    AdaptedInterceptor(base: self) { _ in }
  }
}

/// An interceptor with a key.
struct KeyedInterceptor<Base: RoutingInterceptor>: RoutingInterceptor {
  private var base: Base
  let key: AnyHashable?

  fileprivate init(base: Base, key: AnyHashable) {
    self.base = base
    self.key = key
  }

  var waitsForUser: Bool { base.waitsForUser }
  var timeLimit: Duration? { base.timeLimit }

  mutating func prepare(with context: Base.Context) throws {
    try base.prepare(with: context)
  }

  func perform(with context: Base.Context) async throws {
    try await base.perform(with: context)
  }
}

extension RoutingInterceptor {
  /// The same interceptor with a key: every interceptor with that key counts as the same one.
  ///
  ///     .adding(LogIn(session: session).keyed("log in"))
  ///
  /// - SeeAlso: ``RoutingInterceptor/key``
  public func keyed(_ key: some Hashable) -> some RoutingInterceptor<Context> {
    KeyedInterceptor(base: self, key: AnyHashable(key))
  }
}

/// A wrapper around another interceptor; plans and errors show the wrapped one's name.
@MainActor
protocol InterceptorWrapper {
  static var wrapped: Any.Type { get }

  /// The context of the wrapped interceptor, behind all wrappers; `nil` if it cannot be determined.
  func ownContext(behind context: Any) -> Any?
}

extension InterceptorWrapper {
  fileprivate func context(_ context: Any, behind base: Any) -> Any {
    (base as? any InterceptorWrapper)?.ownContext(behind: context) ?? context
  }
}

extension AdaptedInterceptor: InterceptorWrapper {
  static var wrapped: Any.Type { Base.self }

  func ownContext(behind context: Any) -> Any? {
    guard let context = context as? Context, let own = try? transform(context) else { return nil }
    return self.context(own, behind: base)
  }
}

extension KeyedInterceptor: InterceptorWrapper {
  static var wrapped: Any.Type { Base.self }
  func ownContext(behind context: Any) -> Any? { self.context(context, behind: base) }
}

extension TimeLimitedInterceptor: InterceptorWrapper {
  static var wrapped: Any.Type { Base.self }
  func ownContext(behind context: Any) -> Any? { self.context(context, behind: base) }
}

/// The name of an interceptor in plans and errors.
@MainActor
func interceptorName(_ type: Any.Type) -> String {
  var type = type
  while let wrapper = type as? any InterceptorWrapper.Type { type = wrapper.wrapped }
  return baseName(type)
}
