import Switchback
import SwitchbackModel

/// One run of an ``Explorer``: visits one tree after the other, the nearest to the start first.
@MainActor
final class Expedition {
  /// A tree to visit, and the way to return to it.
  struct Place {
    let tree: Int
    let key: TreeKey
    var world: RestorableApp
    var saved: SavedTree
    var values: [AnyHashable]
  }

  let explorer: Explorer
  private var watch: Stopwatch
  /// The screens at the start.
  private(set) var start = ""
  private var waiting = PlaceQueue()
  private var isTooFar = false
  let tables = Tables()
  var seen = SeenTrees()
  var ways = WaysBack()
  var repeats = Repeats()
  var sightings: [Sighting] = []
  var result = Exploration()

  /// - Parameter limit: The time limit, or `nil` for none.
  init(_ explorer: Explorer, limit: Duration?) {
    self.explorer = explorer
    watch = Stopwatch(limit: limit, clock: explorer.clock)
  }

  /// - Parameter other: The run with whose time limit it ends.
  init(within other: Expedition) {
    explorer = other.explorer
    watch = other.watch
  }

  func run(_ tell: (Exploration.Progress) -> Void) async throws -> Exploration {
    var hasWaysBack = false
    do {
      let first = try await begin()
      hasWaysBack = first.world.app.hasWaysBack
      waiting.append(first)
      while waiting.count > 0 {
        try checkBounds(tell)
        let trees = explorer.bounds.trees
        if result.progress.trees >= trees { throw BoundReached(ending: .trees(trees)) }
        if let place = waiting.popFirst() { try await lookAround(in: place, tell) }
      }
      if isTooFar { result.ending = .depth(explorer.bounds.depth) }
    } catch let reached as BoundReached {
      result.ending = reached.ending
    }
    try await answerRepeatsInTime()
    if hasWaysBack, let tree = ways.deadEnds.first {
      note(.hasWayBack, WaysBack.message, at: tree)
    }
    watch.allowMore()
    var counts: [String: Int] = [:]
    for sighting in nearestFirst(sightings) {
      var violation = try await draw(sighting, isRepeatable: isSeenAgain(sighting))
      violation.number = counts[violation.name, default: 0] + 1
      counts[violation.name] = violation.number
      result.violations.append(violation)
    }
    updateProgress()
    tell(result.progress)
    return result
  }

  /// Checks the bounds of the exploration before each move.
  private func checkBounds(_ tell: (Exploration.Progress) -> Void) throws {
    if sightings.count >= explorer.bounds.violations {
      throw BoundReached(ending: .violations(sightings.count))
    }
    try checkTime()
    if watch.isTimeToTell() {
      updateProgress()
      tell(result.progress)
    }
  }

  /// Throws if the time is over or the exploration is cancelled.
  func checkTime() throws {
    try Task.checkCancellation()
    if watch.isOver { throw BoundReached(ending: .time(explorer.bounds.time)) }
  }

  private func updateProgress() {
    result.progress.waiting = waiting.count
    result.progress.violations = sightings.count
    result.progress.time = watch.elapsed
  }

  private func answerRepeatsInTime() async throws {
    switch result.ending {
    case .complete, .depth, .time: return
    case .trees, .violations: break
    }
    do {
      try await answerRepeats()
    } catch let reached as BoundReached {
      result.ending = reached.ending
    }
  }

  /// Starts the app.
  func begin() async throws -> Place {
    let world = try RestorableApp(try await explorer.start(), tables)
    let key = world.key()
    start = world.drawing
    _ = seen.insert(key, from: nil, by: "")
    seen.setState(.waiting, of: 0)
    checkTree(0, in: world)
    return world.place(0, key)
  }

  /// Makes every move in a tree.
  private func lookAround(
    in place: Place, _ tell: (Exploration.Progress) -> Void
  ) async throws {
    var place = place
    result.progress.depth = seen.depth(of: place.tree)
    try await comeBack(to: &place)
    let isHome = place.world.app.isHome()
    for index in place.world.app.moves.indices {
      try checkBounds(tell)
      try await comeBack(to: &place)
      try await make(place.world.app.moves[index], number: index, in: &place)
    }
    try await comeBack(to: &place)
    for index in userMoves(in: place).indices {
      try checkBounds(tell)
      try await comeBack(to: &place)
      try await makeUserMove(userMoves(in: place)[index], in: place)
    }
    try Task.checkCancellation()
    // Only now is it known which moves continue from here, and which lead back.
    ways.note(place.tree, isHome: isHome)
    seen.setState(.done, of: place.tree)
    result.progress.trees += 1
  }

  func takeWaiting() -> Place? { waiting.popFirst() }

  func userMoves(in place: Place) -> [UserMove] {
    place.world.app.userMoves.possible(in: place.world.window)
  }

  /// Restores a tree, unless it is still there. If that fails, reaches it anew in a fresh app.
  func comeBack(to place: inout Place) async throws {
    if place.world.isSpoilt { return try await reachAnew(&place) }
    if place.world.isStill(at: place.tree), place.world.latestKey == place.key { return }
    if !place.world.restore(place) { try await reachAnew(&place) }
  }

  private func reachAnew(_ place: inout Place) async throws {
    let world = try RestorableApp(try await explorer.start(), tables)
    let path = seen.path(to: place.tree)
    for move in path {
      try await world.make(move, limit: explorer.bounds.navigation, goesOn: checkTime)
    }
    try Task.checkCancellation()
    if world.key() != place.key {
      let difference = TextDifference(expected: place.world.drawing, found: world.drawing)
      throw ExplorerError.notRepeatable(path, difference)
    }
    let anew = world.place(place.tree, place.key)
    for (old, new) in zip(place.saved.screens, anew.saved.screens)
    where name(of: old) != name(of: new) {
      result.rebuilt["\(type(of: new))", default: 0] += 1
    }
    place = anew
  }

  /// Records the tree that a move has led to, for a visit if it is new.
  @discardableResult
  func arrive(_ key: TreeKey, from place: Place, by move: String) -> Int {
    let (tree, isNew) = seen.insert(key, from: place.tree, by: move)
    guard isNew, checkTree(tree, in: place.world) else { return tree }
    if seen.depth(of: tree) > explorer.bounds.depth {
      isTooFar = true
    } else {
      let world = place.world
      seen.setState(.waiting, of: tree)
      waiting.append(
        Place(
          tree: tree, key: key, world: world, saved: SavedTree(of: world.window),
          values: world.values))
    }
    return tree
  }
}

/// The queue of trees to visit. Releases a tree that is taken out.
@MainActor
private struct PlaceQueue {
  private var places: [Expedition.Place?] = []
  private var head = 0

  var count: Int { places.count - head }

  mutating func append(_ place: Expedition.Place) {
    places.append(place)
  }

  mutating func popFirst() -> Expedition.Place? {
    guard head < places.count else { return nil }
    defer {
      places[head] = nil
      head += 1
      if head > 1_000, head > places.count / 2 {
        places.removeFirst(head)
        head = 0
      }
    }
    return places[head]
  }
}
