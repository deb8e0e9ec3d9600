/// Builds nothing, but requires the screen: the finder must find it, either on screen or among the
/// screens that the navigation builds behind this step.
///
///     StepAssembly(finder: ClassFinder(options: .currentVisible),
///                  factory: FinderFactory(ClassFinder<AccountScreen, Void>()))
///       .from(tabs)
///       .assemble()
///
/// Like ``NilFactory``, except that a missing screen does not skip the step: the navigation ends in
/// an error before anything has changed.
public struct FinderFactory<F: Finder>: AbstractFactory {
  public typealias Target = F.Target
  public typealias Context = F.Context

  let finder: F

  /// - Parameter finder: Finds the screen if the step's own finder has not.
  public init(_ finder: F) {
    self.finder = finder
  }
}
