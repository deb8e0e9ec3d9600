/// A factory made of a closure.
///
///     ClosureFactory { (id: Int) in ProductScreen(id: id) }
public struct ClosureFactory<Target, Context>: Factory {
  private let closure: @MainActor (Context) async throws -> Target

  /// - Parameter closure: Builds the screen.
  public init(_ closure: @escaping @MainActor (Context) async throws -> Target) {
    self.closure = closure
  }

  public func build(with context: Context) async throws -> Target {
    try await closure(context)
  }
}

extension AbstractFactory {
  /// A factory made of a closure: the short form of ``ClosureFactory``.
  public static func closure<Target, Context>(
    _ closure: nonisolated(nonsending) @escaping (Context) async throws -> Target
  ) -> Self where Self == ClosureFactory<Target, Context> {
    ClosureFactory { try await closure($0) }
  }
}
