/// Builds nothing, but insists: the screen must be found in what is there or in what the navigation
/// builds behind this step.
///
///     StepAssembly(finder: ClassFinder(options: .currentVisible),
///                  factory: FinderFactory(ClassFinder<AccountScreen, Void>()))
///       .from(tabs)
///       .assemble()
///
/// Like ``NilFactory``, except that a step is not skipped when its screen is missing: the
/// navigation ends in an error before anything has changed.
public struct FinderFactory<F: Finder>: AbstractFactory {
  public typealias Target = F.Target
  public typealias Context = F.Context

  let finder: F

  /// - Parameter finder: Finds the screen when the step's own finder has not.
  public init(_ finder: F) {
    self.finder = finder
  }
}
