/// Builds nothing: the step is skipped if its screen is not found.
///
///     SingleStep(finder: ClassFinder<ModelStack, Void>(), factory: NilFactory())
///
/// No action follows it, as there is no new screen to integrate. The router looks for a skipped
/// step again among the screens that the navigation builds behind it, and finds, for example, a
/// screen that a
/// ``CompleteFactoryAssembly`` puts into a new tab bar.
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
