/// Finds nothing: the step is always built.
///
///     SingleContainerStep(finder: NilFinder(), factory: StackFactory())
public struct NilFinder<Target, Context>: Finder {
  /// Makes its step one that is always built.
  public init() {}

  public func findScreen(with context: Context, in hierarchy: Hierarchy) -> Target? {
    nil
  }
}

extension Finder {
  /// Finds nothing: the short form of ``NilFinder``.
  public static func `nil`<Target, Context>() -> Self where Self == NilFinder<Target, Context> {
    NilFinder()
  }
}
