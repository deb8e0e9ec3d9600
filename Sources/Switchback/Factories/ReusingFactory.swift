/// A factory that builds nothing: its screen must exist, or be among the screens that the
/// navigation builds behind the step.
///
/// A step with such a factory is followed by `from`, without `using`. There are two: ``NilFactory``
/// and
/// ``FinderFactory``.
@MainActor
public protocol ReusingFactory<Target, Context>: AbstractFactory {
  // NB: declared again, or conformers' types are not inferred.
  associatedtype Target
  associatedtype Context

  /// Whether the navigation fails if the screen is missing, instead of skipping the step.
  var insists: Bool { get }

  /// Looks for the screen if the step's own finder has not found it.
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
