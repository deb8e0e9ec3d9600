/// An interceptor for another context than its own. Made by ``RoutingInterceptor/adapting(_:)``.
public struct AdaptedInterceptor<Base: RoutingInterceptor, Context>: RoutingInterceptor {
  private var base: Base
  private let transform: @MainActor (Context) throws -> Base.Context

  fileprivate init(
    base: Base, transform: @escaping @MainActor (Context) throws -> Base.Context
  ) {
    self.base = base
    self.transform = transform
  }

  public var waitsForUser: Bool { base.waitsForUser }
  public var timeLimit: Duration? { base.timeLimit }

  public mutating func prepare(with context: Context) throws {
    try base.prepare(with: transform(context))
  }

  public func perform(with context: Context) async throws {
    try await base.perform(with: transform(context))
  }
}

extension RoutingInterceptor {
  /// The same interceptor for another context.
  ///
  ///     .adding(CheckStock().adapting { (photo: Photo) in photo.product })
  public func adapting<Other>(
    _ transform: @escaping @MainActor (Other) throws -> Context
  ) -> AdaptedInterceptor<Self, Other> {
    AdaptedInterceptor(base: self, transform: transform)
  }
}

extension RoutingInterceptor where Context == Void {
  /// The same interceptor for any context: one that needs none can stand in every chain.
  ///
  ///     .adding(LogIn(session: session).adapting())
  public func adapting<Other>(
    to context: Other.Type = Other.self
  ) -> AdaptedInterceptor<Self, Other> {
    AdaptedInterceptor(base: self) { _ in }
  }
}

/// An interceptor that is another one in other clothes: in plans and errors it goes by that one's
/// name.
@MainActor
private protocol InterceptorWrapper {
  static var wrapped: Any.Type { get }
}

extension AdaptedInterceptor: InterceptorWrapper {
  fileprivate static var wrapped: Any.Type { Base.self }
}

extension TimeLimitedInterceptor: InterceptorWrapper {
  fileprivate static var wrapped: Any.Type { Base.self }
}

/// The name of an interceptor in plans and errors.
@MainActor
func interceptorName(_ type: Any.Type) -> String {
  var type = type
  while let wrapper = type as? any InterceptorWrapper.Type { type = wrapper.wrapped }
  return baseName(type)
}
