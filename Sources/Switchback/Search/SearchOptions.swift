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

  /// The layers below that of the starting screen.
  public static let presenting = SearchOptions(rawValue: 1 << 3)

  /// The layers above that of the starting screen.
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
    var text = ""
    func add(_ option: SearchOptions, _ name: String) {
      if !contains(option) { return }
      if !text.isEmpty { text += ", " }
      text += name
    }
    add(.current, "current")
    add(.visible, "visible")
    add(.contained, "contained")
    add(.presenting, "presenting")
    add(.presented, "presented")
    add(.parent, "parent")
    return text
  }
}
