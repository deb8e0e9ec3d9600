/// What is saved of an app's screens, and what of it has to come back.
struct SavedReference {
  let input: SavedInput

  init(_ input: SavedInput) { self.input = input }

  /// The screens in the order in which they are opened: those that are hidden first.
  private var screens: [(place: SavedPlace?, stack: Int)] {
    let stacks = [[.home] + input.stacks[0], [.bag] + input.stacks[1]]
    return [1 - input.selected, input.selected].flatMap { stack in
      stacks[stack].map { ($0, stack) }
    } + (input.isLoggingIn ? [(.login, 2)] : [])
  }

  var destinations: [SavedPlace] { screens.compactMap(\.place) }

  /// The saved data.
  var json: JSON {
    var positions: [[Int]] = [[], [], []]
    var next = 0
    for (place, stack) in screens where place != nil {
      positions[stack].append(next)
      next += 1
    }
    return .members(
      ("version", .text("3")), ("destinations", .list(destinations.map(Self.json))),
      ("stacks", .list(positions.prefix(2).map { .ints($0) })),
      ("unsaved", .texts(screens.filter { $0.place == nil }.map { _ in "Advert" })))
  }

  static func json(_ place: SavedPlace) -> JSON {
    switch place {
    case .home: .members(("home", .object([])))
    case .bag: .members(("bag", .object([])))
    case .login: .members(("login", .object([])))
    case .product(let id): .members(("product", .members(("_0", .int(id)))))
    case .note(let text): .members(("note", .members(("_0", .text(text)))))
    }
  }

  /// What becomes of data.
  enum Fate: Equatable {
    case unreadable, otherVersion, tooMany
    case opened([SavedPlace], stacks: [[Int]])
  }

  /// - Parameter value: The data; `nil` if it is no JSON.
  static func fate(of value: JSON?, version: String) -> Fate {
    guard let value, let saved = value["version"]?.text,
      let destinations = value["destinations"]?.listOf(place),
      let stacks = (value["stacks"] ?? .list([])).listOf({ $0.listOf(\.int) }),
      (value["unsaved"] ?? .list([])).listOf(\.text) != nil
    else { return .unreadable }
    if saved != version { return .otherVersion }
    if destinations.count > 500 { return .tooMany }
    return .opened(destinations, stacks: stacks)
  }

  private static func place(_ value: JSON) -> SavedPlace? {
    guard case .object(let members) = value else { return nil }
    let known = members.filter { ["home", "bag", "login", "product", "note"].contains($0.key) }
    guard known.count == 1, case .object = known[0].value else { return nil }
    return switch known[0].key {
    case "home": .home
    case "bag": .bag
    case "login": .login
    case "product": known[0].value["_0"]?.int.map(SavedPlace.product)
    default: known[0].value["_0"]?.text.map(SavedPlace.note)
    }
  }
}
