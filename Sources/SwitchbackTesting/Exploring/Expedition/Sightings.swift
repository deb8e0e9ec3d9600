import SwitchbackModel

/// A violation before its path is drawn.
struct Sighting {
  let rule: Exploration.Violation.Rule
  let message: String
  let tree: Int
  /// The move made in the tree; `nil` if the tree itself violates the rule.
  let move: String?
}

extension Expedition {
  /// Records a violation, unless the same one was seen nearer to the start.
  func note(
    _ rule: Exploration.Violation.Rule, _ message: String, at tree: Int, after move: String? = nil
  ) {
    let sighting = Sighting(rule: rule, message: message, tree: tree, move: move)
    let known = sightings.firstIndex {
      $0.rule == rule && $0.move == move && (move != nil || $0.message == message)
    }
    guard let known else { return sightings.append(sighting) }
    // The effect of a repetition may be seen later than one farther away.
    if seen.depth(of: tree) < seen.depth(of: sightings[known].tree) { sightings[known] = sighting }
  }

  func nearestFirst(_ sightings: [Sighting]) -> [Sighting] {
    let length = { [seen] (sighting: Sighting) in
      seen.depth(of: sighting.tree) + (sighting.move == nil ? 0 : 1)
    }
    return sightings.enumerated()
      .sorted { (length($0.element), $0.offset) < (length($1.element), $1.offset) }
      .map(\.element)
  }

  /// Repeats the path of a violation in a fresh app, and draws it while there is time.
  ///
  /// - Parameter isRepeatable: Whether the path in a fresh app shows a violation, as far as is known.
  func draw(
    _ sighting: Sighting, isRepeatable: Bool = true
  ) async throws -> Exploration.Violation {
    let path = path(of: sighting)
    var drawings: [String] = []
    do {
      try checkTime()
      let world = try RestorableApp(try await explorer.start(), tables)
      for move in path {
        try await world.make(move, limit: explorer.bounds.navigation, goesOn: checkTime)
        drawings.append(world.drawing)
      }
    } catch is BoundReached {}
    let steps = path.enumerated().map { index, move in
      Exploration.Violation.Step(
        move: move, drawing: index < drawings.count ? drawings[index] : nil)
    }
    let hint =
      " The same moves in a fresh app do not show it: it depends on state that the explorer does not "
      + "put back. Override savingState() in the screen that has the state, or add the state with "
      + "keeping(_:get:set:)."
    return Exploration.Violation(
      rule: sighting.rule, message: sighting.message + (isRepeatable ? "" : hint), start: start,
      steps: steps, isRepeatable: isRepeatable)
  }

  private func path(of sighting: Sighting) -> [String] {
    seen.path(to: sighting.tree) + (sighting.move.map { [$0] } ?? [])
  }

  /// Whether the path of a violation in a fresh app shows any violation, or there is no time to find out.
  func isSeenAgain(_ sighting: Sighting) async throws -> Bool {
    do {
      let expedition = Expedition(within: self)
      try await expedition.repeatMoves(path(of: sighting))
      return !expedition.sightings.isEmpty
    } catch is BoundReached {
      return true
    }
  }

  /// Makes moves one after the other, with all checks.
  ///
  /// - Returns: The first violation.
  func replay(_ names: [String]) async throws -> Exploration.Violation? {
    try await repeatMoves(names)
    guard let first = sightings.first else { return nil }
    return try await draw(first)
  }

  /// Makes moves one after the other, with all checks, until one shows a violation.
  private func repeatMoves(_ names: [String]) async throws {
    var place = try await begin()
    let start = place.key
    for name in names where sightings.isEmpty {
      try Task.checkCancellation()
      if let (move, answers) = place.world.move(name) {
        try await make(move, answers, number: nil, in: &place)
      } else if let move = userMoves(in: place).first(where: { $0.name == name }) {
        try await makeUserMove(move, in: place)
      } else {
        let possible = place.world.app.moves.map(\.name) + userMoves(in: place).map(\.name)
        throw ExplorerError.noSuchMove(name, possible: possible)
      }
      let key = place.world.key()
      place = place.world.place(arrive(key, from: place, by: name), key)
    }
    if sightings.isEmpty, try await !findsWayBack(from: place, to: start) {
      note(.hasWayBack, WaysBack.message, at: place.tree)
    }
  }

  /// Goes back as far as the app's ways back lead, or the user's if it has declared none.
  private func findsWayBack(from place: Place, to start: TreeKey) async throws -> Bool {
    let world = place.world
    guard world.app.hasWaysBack else { return true }
    var passed: Set<TreeKey> = []
    while world.key() != start, !world.app.isHome() {
      guard passed.insert(world.key()).inserted else { return false }
      if world.app.waysBack.isEmpty { await goBackAsUser(in: place) }
      ways: for way in world.app.waysBack {
        let made = try await run(in: place) { try await world.router.navigateBack(way) }
        switch made.end {
        case .success: break ways
        case .failure(let error as NavigationError)
        where !(error.underlyingError is NothingBehindError)
          && world.app.refusals.contains(where: { $0.matches(error) }):
          return true
        case .failure: break
        case .waiting: return true  // It is up to the user.
        }
      }
    }
    return true
  }

  /// Makes the first of the user's moves back that is not refused.
  private func goBackAsUser(in place: Place) async {
    for move in userMoves(in: place) where move.isBack {
      guard (try? await move.perform()) != nil else { continue }
      return await place.world.rest()
    }
  }
}
