/// Finds a screen that is already there.
///
/// A finder looks; it changes nothing. Its target and context must agree with those of the factory
/// in the same step, so that what is found and what would be built are the same kind of screen.
///
/// Most finders only judge one screen at a time: conform to ``StackIteratingFinder`` then. Conform to
/// `Finder` itself to look elsewhere, or to search in a way of your own:
///
///     struct ModalBagFinder: Finder {
///       func findScreen(with context: Void, in hierarchy: Hierarchy) throws -> BagScreen? {
///         try hierarchy.first(BagScreen.self) { $0.presentingScreen != nil }
///       }
///     }
///
/// For a closure, use ``ClosureFinder``.
@MainActor
public protocol Finder<Target, Context> {
  /// The type of screen that is looked for.
  associatedtype Target
  /// The value that tells one screen of that type from another.
  associatedtype Context

  /// The screen, or `nil` if it is not there.
  ///
  /// - Throws: Any error that makes looking for the screen pointless. It ends the navigation before
  ///   anything has changed.
  func findScreen(with context: Context, in hierarchy: Hierarchy) throws -> Target?
}

/// A finder that judges screens one at a time.
///
///     struct ProductFinder: StackIteratingFinder {
///       func isTarget(_ screen: ProductScreen, with context: Int) -> Bool { screen.id == context }
///     }
///
/// It sees only screens that can be cast to ``Finder/Target``, each at most once, in the order of
/// ``SearchOptions``.
@MainActor
public protocol StackIteratingFinder<Target, Context>: Finder {
  // NB: declared again, or conformers' types are not inferred from `isTarget`.
  associatedtype Target
  associatedtype Context

  /// The screens to look at. All of them by default.
  var options: SearchOptions { get }

  /// The screen to begin at. The topmost layer's root by default.
  var startingPoint: StartingPoint { get }

  /// Whether this is the screen that is looked for.
  func isTarget(_ screen: Target, with context: Context) -> Bool
}

extension StackIteratingFinder {
  public var options: SearchOptions { .everywhere }

  public var startingPoint: StartingPoint { .topmost }

  public func findScreen(with context: Context, in hierarchy: Hierarchy) throws -> Target? {
    try hierarchy.first(Target.self, options, from: startingPoint) {
      isTarget($0, with: context)
    }
  }
}
