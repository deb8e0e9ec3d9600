/// Finds an existing screen.
///
/// A finder looks; it changes nothing. Its target and context must agree with those of the factory
/// in the same step, so that the found screen and the built one are of the same kind.
///
/// Most finders only judge one screen at a time: conform to ``StackIteratingFinder`` then. Conform
/// to `Finder` itself to look elsewhere, or to search in another way:
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
  /// The type of screen to look for.
  associatedtype Target
  /// The value that distinguishes screens of that type.
  associatedtype Context

  /// The screen, or `nil` if there is none.
  ///
  /// - Throws: Any error that makes the search pointless. It ends the navigation before anything
  ///   has changed.
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

  /// The screens to visit. All of them by default.
  var options: SearchOptions { get }

  /// The screen to begin at. The topmost layer's root by default.
  var startingPoint: StartingPoint { get }

  /// Whether this is the wanted screen.
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
