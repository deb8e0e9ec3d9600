/// Finds one given screen, if it still exists.
///
///     InstanceFinder<BagScreen, Void>(bagScreen)
///
/// The finder does not retain the screen, and finds nothing once the screen is gone.
public struct InstanceFinder<Target, Context>: StackIteratingFinder {
  public let options: SearchOptions
  public let startingPoint: StartingPoint
  private let instance: () -> (any Screen)?

  /// - Parameters:
  ///   - instance: The screen.
  ///   - options: Where to look. Everywhere by default.
  ///   - startingPoint: Where to begin.
  public init(
    _ instance: any Screen, options: SearchOptions = .everywhere,
    from startingPoint: StartingPoint = .topmost
  ) {
    self.instance = { [weak instance] in instance }
    self.options = options
    self.startingPoint = startingPoint
  }

  public func isTarget(_ screen: Target, with context: Context) -> Bool {
    (screen as? any Screen) === instance()
  }

  public func findScreen(with context: Context, in hierarchy: Hierarchy) throws -> Target? {
    guard let instance = instance() else { return nil }
    return try hierarchy.first(instance, options, from: startingPoint) as? Target
  }
}

extension Finder {
  /// Finds one given screen: the short form of ``InstanceFinder``.
  public static func instance<Target, Context>(
    _ instance: any Screen, options: SearchOptions = .everywhere
  ) -> Self where Self == InstanceFinder<Target, Context> {
    InstanceFinder(instance, options: options)
  }
}
