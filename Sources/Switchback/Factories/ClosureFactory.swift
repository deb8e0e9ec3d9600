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

// NB: short forms take closures that are not `@MainActor`, one for each of the two kinds. The
// compiler refuses an isolated closure for a leading-dot member of a protocol, and infers isolation
// for one that waits in functions only. Elsewhere, write `ClosureFactory { … }`.
extension AbstractFactory {
  /// A factory made of a closure: the short form of ``ClosureFactory``.
  public static func closure<Target, Context>(
    _ closure: @escaping (Context) throws -> Target
  ) -> Self where Self == ClosureFactory<Target, Context> {
    ClosureFactory { try closure($0) }
  }

  /// A factory made of a closure that waits: the short form of ``ClosureFactory``.
  public static func closure<Target, Context>(
    _ closure: nonisolated(nonsending) @escaping (Context) async throws -> Target
  ) -> Self where Self == ClosureFactory<Target, Context> {
    ClosureFactory { try await closure($0) }
  }
}
