/// A finder in words: its name and, unless that is everywhere, where it looks.
struct FinderWords: Hashable {
  /// The search of a finder that finds nothing, ever.
  static let never = "never looked for"

  private let name: String
  private var place: String?
  private var isEverywhere: Bool
  /// Whether the finder finds nothing, ever.
  let isNever: Bool

  @MainActor
  init<F: Finder>(_ finder: F) {
    isNever = finder is NilFinder<F.Target, F.Context>
    (place, isEverywhere) = (nil, false)
    if let described = finder as? any CustomStringConvertible {
      name = described.description
      return
    }
    name = baseName(F.self)
    guard let iterating = finder as? any StackIteratingFinder else { return }
    var isTopmost = false
    if case .topmost = iterating.startingPoint { isTopmost = true }
    isEverywhere = iterating.options == .everywhere && isTopmost
    place = isEverywhere ? nil : "\(iterating.options); \(iterating.startingPoint)"
  }

  /// The finder: `ClassFinder (current, visible; from the topmost layer)`.
  var text: String { name + (place.map { " (\($0))" } ?? "") }

  /// The search: `looked for everywhere by ClassFinder`.
  var search: String {
    isNever ? Self.never : "looked for \(isEverywhere ? "everywhere " : "")by \(text)"
  }
}

/// Why a finder found nothing, in words.
@MainActor
func absence<F: Finder>(of finder: F, in hierarchy: Hierarchy) -> String {
  guard let iterating = finder as? any StackIteratingFinder else {
    return finder is NilFinder<F.Target, F.Context> ? FinderWords.never : "not found"
  }
  let (screens, matching) = hierarchy.examined(
    F.Target.self, iterating.options, from: iterating.startingPoint)
  let target = article(screenTypeName(F.Target.self))
  let plural = screenTypeName(F.Target.self) + "s"
  let looked = "not found: \(screens) \(screens == 1 ? "screen" : "screens") looked at, "
  return switch matching {
  case 0: looked + "none is \(target)"
  case 1: looked + "1 is \(target), but not the one"
  default: looked + "\(matching) are \(plural), but none is the one"
  }
}
