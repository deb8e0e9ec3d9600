import Switchback

/// Finds the navigation controller that holds a split view's secondary, to push screens onto it.
///
///     .using(UINavigationController.push())
///     .from(GeneralStep.custom(using: DetailNavigationFinder()))
///
/// In a collapsed split view, this is the controller that holds all screens, unless the secondary
/// came with one of its own.
public struct DetailNavigationFinder<Context>: Finder {
  private let options: SearchOptions
  private let startingPoint: StartingPoint

  /// - Parameters:
  ///   - options: Where to look for the split view. Everywhere by default.
  ///   - startingPoint: Where to begin.
  public init(options: SearchOptions = .everywhere, from startingPoint: StartingPoint = .topmost) {
    self.options = options
    self.startingPoint = startingPoint
  }

  public func findScreen(
    with context: Context, in hierarchy: Hierarchy
  ) throws -> UINavigationController? {
    let split = try hierarchy.first(UISplitViewController.self, options, from: startingPoint)
    return (try? split?.secondaryStack) as? UINavigationController
  }
}

extension Finder {
  /// Finds the navigation controller that holds a split view's secondary: the short form of
  /// ``DetailNavigationFinder``.
  public static func detailNavigation<Context>(
    options: SearchOptions = .everywhere
  ) -> Self where Self == DetailNavigationFinder<Context> {
    DetailNavigationFinder(options: options)
  }
}
