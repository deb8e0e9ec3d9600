/// A factory that builds nothing: its screen must be there already, or come with what the
/// navigation builds behind the step.
///
/// After a step with such a factory there is no `using`, only `from`. ``NilFactory`` and
/// ``FinderFactory`` are the two there are.
@MainActor
public protocol ReusingFactory<Target, Context>: AbstractFactory {
  // NB: declared again, or conformers' types are not inferred.
  associatedtype Target
  associatedtype Context

  /// Whether the navigation fails when the screen is nowhere, instead of passing the step over.
  var insists: Bool { get }

  /// Looks for the screen when the step's own finder has not found it.
  ///
  /// - Throws: Any error. It ends the navigation with nothing changed.
  func findScreen(with context: Context, in hierarchy: Hierarchy) throws -> Target?
}

extension NilFactory: ReusingFactory {
  public var insists: Bool { false }

  public func findScreen(with context: Context, in hierarchy: Hierarchy) -> Target? { nil }
}

extension FinderFactory: ReusingFactory {
  public var insists: Bool { true }

  public func findScreen(with context: Context, in hierarchy: Hierarchy) throws -> Target? {
    try finder.findScreen(with: context, in: hierarchy)
  }
}
