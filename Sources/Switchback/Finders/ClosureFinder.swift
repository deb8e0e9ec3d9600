/// A finder made of a closure.
///
///     ClosureFinder { (context: Int, hierarchy) in
///       try hierarchy.first(ProductScreen.self, .allVisible) { $0.id == context }
///     }
public struct ClosureFinder<Target, Context>: Finder {
  private let closure: @MainActor (Context, Hierarchy) throws -> Target?

  /// - Parameter closure: Returns the screen, or `nil` if it is not there.
  public init(_ closure: @escaping @MainActor (Context, Hierarchy) throws -> Target?) {
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
