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
  /// - Throws: Any error that makes the search pointless. It ends the navigation, which has
  ///   changed nothing.
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

/// The screens that a search visits, relative to its starting screen.
///
/// The order of a search is always the same, whatever the options: the starting screen, its
/// parents, its descendants (depth first, in each container the visible children before the
/// others), the layers above from the bottom up, the layers below from the top down. Each other
/// layer is searched from its root with the same options.
///
///     ClassFinder<BagScreen, Any?>(options: [.current, .visible])   // only if the user sees it
///     ClassFinder<BagScreen, Any?>()                                 // wherever it is: .everywhere
///
/// ``visible`` and ``contained`` together mean ``contained``.
public struct SearchOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The starting screen itself; in the other layers their roots.
  public static let current = SearchOptions(rawValue: 1 << 0)

  /// The visible children of containers, all the way down: what the user sees of a layer.
  public static let visible = SearchOptions(rawValue: 1 << 1)

  /// All children of containers, all the way down, visible or not.
  public static let contained = SearchOptions(rawValue: 1 << 2)

  /// The layers below that of the starting screen: their roots with ``current``, their content with
  /// ``visible`` or ``contained``. Alone, it finds nothing.
  public static let presenting = SearchOptions(rawValue: 1 << 3)

  /// The layers above that of the starting screen: their roots with ``current``, their content with
  /// ``visible`` or ``contained``. Alone, it finds nothing.
  public static let presented = SearchOptions(rawValue: 1 << 4)

  /// The containers that hold the starting screen.
  public static let parent = SearchOptions(rawValue: 1 << 5)

  /// Everything in the window: ``current``, ``contained``, ``presenting`` and ``presented``.
  public static let everywhere: SearchOptions = [.current, .contained, .presenting, .presented]

  /// The older name of ``everywhere``.
  public static let fullStack = everywhere

  /// All that is visible in any layer: ``current``, ``visible``, ``presenting`` and ``presented``.
  public static let allVisible: SearchOptions = [.current, .visible, .presenting, .presented]

  /// The visible screens of the starting layer: ``current`` and ``visible``.
  public static let currentVisible: SearchOptions = [.current, .visible]

  /// Everything in the starting layer: ``current`` and ``contained``.
  public static let currentLayer: SearchOptions = [.current, .contained]
}

extension SearchOptions: CustomStringConvertible {
  public var description: String {
    var names: [String] = []
    // In the order of their bits.
    for (bit, name) in ["current", "visible", "contained", "presenting", "presented", "parent"]
      .enumerated() where rawValue >> bit & 1 == 1
    {
      names.append(name)
    }
    return names.isEmpty ? "nowhere" : names.joined(separator: ", ")
  }
}

/// The screen at which a search begins.
///
///     ClassFinder<LoginScreen, Void>(options: .currentVisible, from: .root)
public indirect enum StartingPoint {
  /// The root of the topmost layer, which the user sees.
  case topmost

  /// The root of the lowest layer.
  case root

  /// A given screen. From one that is not in the window, a search sees only the layer that the screen is in.
  /// What it finds there is no place to navigate to.
  ///
  /// The closure prevents the configuration from holding a screen: capture it weakly.
  // NB: the short form of `ClosureFactory` explains why the closure is not `@MainActor`.
  case screen(() -> (any Screen)?)
}

extension StartingPoint: CustomStringConvertible {
  public var description: String {
    switch self {
    case .topmost: "from the topmost layer"
    case .root: "from the window's root"
    case .screen: "from a given screen"
    }
  }
}
