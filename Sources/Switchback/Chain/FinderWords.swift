/// A finder in words: its name and, unless that is everywhere, where it looks.
struct FinderWords {
  /// The search of a finder that finds nothing, ever.
  static let never = "never looked for"

  private let name: String
  private let place: String?
  private let isEverywhere: Bool
  private let isNever: Bool

  @MainActor
  init<F: Finder>(_ finder: F) {
    isNever = finder is NilFinder<F.Target, F.Context>
    name = (finder as? any CustomStringConvertible).map { "\($0)" } ?? baseName(F.self)
    guard let iterating = finder as? any StackIteratingFinder,
      !(finder is any CustomStringConvertible)
    else {
      (place, isEverywhere) = (nil, false)
      return
    }
    var isTopmost = false
    if case .topmost = iterating.startingPoint { isTopmost = true }
    isEverywhere = iterating.options == .fullStack && isTopmost
    place = isEverywhere ? nil : "\(iterating.options); \(iterating.startingPoint)"
  }

  /// The finder: `ClassFinder (current, visible; from the topmost layer)`.
  var text: String { name + (place.map { " (\($0))" } ?? "") }

  /// The search: `looked for everywhere by ClassFinder`.
  var search: String {
    isNever ? Self.never : "looked for \(isEverywhere ? "everywhere " : "")by \(text)"
  }
}
