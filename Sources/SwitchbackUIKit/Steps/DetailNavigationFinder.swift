import Switchback

/// Finds the navigation controller in which a split view's secondary stands, so that a screen can be
/// pushed there.
///
///     .using(UINavigationController.push())
///     .from(GeneralStep.custom(using: DetailNavigationFinder()))
///
/// Collapsed, that is the one in which all screens stand, unless the secondary has come with one of
/// its own.
public struct DetailNavigationFinder<Context>: Finder {
  private let options: SearchOptions
  private let startingPoint: StartingPoint

  /// - Parameters:
  ///   - options: Where to look for the split view. Everywhere, if not given.
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
  /// Finds the navigation controller in which a split view's secondary stands: the short form of
  /// ``DetailNavigationFinder``.
  public static func detailNavigation<Context>(
    options: SearchOptions = .everywhere
  ) -> Self where Self == DetailNavigationFinder<Context> {
    DetailNavigationFinder(options: options)
  }
}
