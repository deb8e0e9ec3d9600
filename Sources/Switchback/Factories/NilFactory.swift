/// Builds nothing: the screen is either there, or the step is skipped.
///
///     SingleStep(finder: ClassFinder<ModelStack, Void>(), factory: NilFactory())
///
/// There is no action to give after it: what is not built need not be integrated. A step that was
/// skipped is looked for once more in what the navigation builds behind it, so a screen that a
/// ``CompleteFactoryAssembly`` puts into a new tab bar is found there.
public struct NilFactory<Target, Context>: AbstractFactory {
  /// Makes its step one that is only looked for.
  public init() {}
}

extension AbstractFactory {
  /// Builds nothing: the short form of ``NilFactory``.
  public static func `nil`<Target, Context>() -> Self where Self == NilFactory<Target, Context> {
    NilFactory()
  }
}
