/// A finder made of a closure.
///
///     ClosureFinder("a product on display") { (context: Int, hierarchy) in
///       try hierarchy.first(ProductScreen.self, .allVisible) { $0.id == context }
///     }
public struct ClosureFinder<Target, Context>: Finder, CustomStringConvertible {
  /// The name in plans and errors.
  public nonisolated let description: String
  private let closure: @MainActor (Context, Hierarchy) throws -> Target?

  /// - Parameters:
  ///   - name: The name of the finder in plans and errors.
  ///   - closure: Returns the screen, or `nil` if there is none.
  public init(
    _ name: String = "ClosureFinder",
    _ closure: @escaping @MainActor (Context, Hierarchy) throws -> Target?
  ) {
    description = name
    self.closure = closure
  }

  public func findScreen(with context: Context, in hierarchy: Hierarchy) throws -> Target? {
    try closure(context, hierarchy)
  }
}

extension Finder {
  /// A finder made of a closure: the short form of ``ClosureFinder``.
  public static func closure<Target, Context>(
    _ closure: @escaping (Context, Hierarchy) throws -> Target?
  ) -> Self where Self == ClosureFinder<Target, Context> {
    ClosureFinder { try closure($0, $1) }
  }
}
