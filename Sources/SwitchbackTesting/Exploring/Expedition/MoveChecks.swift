import Switchback
import SwitchbackModel

extension Expedition {
  /// Makes a move once for each answer that the user can give, and checks the result.
  ///
  /// - Parameters:
  ///   - answers: The user's answers; `nil` for all.
  ///   - number: The move's number among those of the app; `nil` if the tree will not be visited,
  ///     so that everything must be checked at once.
  func make(
    _ move: Explorer.Move, _ answers: [String]? = nil, number: Int?, in place: inout Place
  ) async throws {
    var open = [answers ?? []]
    var number = number
    while let wanted = open.popLast() {
      let others = try await make(move, answering: wanted, number: number, in: place)
      if answers != nil { return }
      open += others
      // The first variant has told the result of repeating it.
      number = nil
      if !open.isEmpty {
        try checkTime()
        try await comeBack(to: &place)
      }
    }
  }

  /// Makes a move, and checks the result.
  ///
  /// - Returns: The other answers that the user could have given.
  private func make(
    _ move: Explorer.Move, answering wanted: [String], number: Int?, in place: Place
  ) async throws -> [[String]] {
    switch move.kind {
    case .destination(let destination):
      result.progress.checks += 1
      return try await check(destination, move, wanted, number, in: place)
    case .back(let way):
      return try await goBack(way, move, wanted, in: place)
    case .own(let isPossible, let perform):
      guard isPossible() else { return [] }
      result.progress.moves += 1
      let made = try await run(in: place, answers: wanted) { [world = place.world] in
        try await perform()
        await world.endNavigations()
      }
      let name = try place.world.name(of: move, with: made.answers)
      switch made.end {
      case .success: break
      case .failure(let error):
        note(.ownMoveSucceeds, "\"\(name)\" fails: \(error)", at: place.tree, after: name)
      case .waiting(let what):
        noteWaiting(name, for: what, at: place.tree)
        return made.others
      }
      arrive(place.world.key(), from: place, by: name)
      return made.others
    }
  }

  /// Performs an operation to its end, or for as long as a move may wait. What it has begun comes to rest, such as a
  /// dismissal in a post-routing task.
  func run<Value>(
    in place: Place, answers: [String] = [], _ work: @escaping @MainActor () async throws -> Value
  ) async throws -> MadeMove<Value> {
    let made = try await place.world.run(
      answers: answers, limit: explorer.bounds.navigation, work, goesOn: checkTime)
    await place.world.rest()
    return made
  }

  /// Records that a move does not end.
  func noteWaiting(_ move: String, for name: String?, at tree: Int) {
    let text =
      name.map {
        "\"\(move)\" does not end: \($0) still waits. Add the user's answer with "
          + "answering(_:if:_:)."
      } ?? "\"\(move)\" does not end."
    note(.ends, text, at: tree, after: move)
  }

  /// Makes a move of the user's. The user cannot make moves that the model refuses.
  func makeUserMove(_ move: UserMove, in place: Place) async throws {
    if place.world.move(move.name) != nil { throw ExplorerError.ambiguousMove(move.name) }
    do { try await move.perform() } catch { return }
    await place.world.rest()
    result.progress.moves += 1
    let tree = arrive(place.world.key(), from: place, by: move.name)
    if move.isBack, place.world.app.waysBack.isEmpty { ways.add(from: place.tree, to: tree) }
  }

  private func goBack(
    _ way: BackStep, _ move: Explorer.Move, _ wanted: [String], in place: Place
  ) async throws -> [[String]] {
    let router = place.world.router
    let made = try await run(in: place, answers: wanted) { try await router.navigateBack(way) }
    let name = try place.world.name(of: move, with: made.answers)
    switch made.end {
    case .success:
      result.progress.moves += 1
      let tree = arrive(place.world.key(), from: place, by: name)
      ways.add(from: place.tree, to: tree)
    case .failure(let error):
      if (error as? NavigationError)?.underlyingError is NothingBehindError { break }
      result.progress.moves += 1
      // A screen that refuses has a way back all the same.
      ways.isUpToUser(place.tree)
      refuse(error, name, in: place)
    case .waiting(let what):
      ways.isUpToUser(place.tree)
      noteWaiting(name, for: what, at: place.tree)
    }
    return made.others
  }

  private func check(
    _ destination: Explorer.Move.Destination, _ move: Explorer.Move, _ wanted: [String],
    _ number: Int?,
    in place: Place
  ) async throws -> [[String]] {
    let window = place.world.window
    let plan = try? place.world.router.plan(to: destination.step)
    if !place.world.isStill(at: place.tree) {
      note(
        .planIsRight, "Planning \"\(move.name)\" changes the screens.", at: place.tree,
        after: move.name)
    }
    result.progress.moves += 1
    let router = place.world.router
    let made = try await run(in: place, answers: wanted) {
      try await router.navigate(to: destination.step)
    }
    let name = try place.world.name(of: move, with: made.answers)
    let outcome: NavigationOutcome
    switch made.end {
    case .success(let value): outcome = value
    case .failure(let error):
      if let number, let source = repeats.answer(number, in: place.tree, isIdle: false) {
        noteRepeating(name, at: source, error)
      }
      refuse(error, name, plan, destination.refusals, in: place)
      return made.others
    case .waiting(let what):
      noteWaiting(name, for: what, at: place.tree)
      return made.others
    }
    let tree = arrive(place.world.key(), from: place, by: name)
    if let failing = destination.failure(of: outcome.destination, in: window) {
      note(.isShown, "\"\(name)\" \(failing)", at: place.tree, after: name)
    }
    let watch = place.world.watch
    if let plan = watch.takePlan(insteadOf: plan) {
      let mayDiffer = place.world.isObserved ? watch.hasSurprises : plan.hasInterceptors
      if !mayDiffer, let surprise = plan.surprise(outcome, in: window, changed: place) {
        note(
          .planIsRight, "\"\(name)\" does not do what was planned: \(surprise)", at: place.tree,
          after: name)
      }
      checkOwn(
        ExploredNavigation(move: name, plan: plan, outcome: outcome, window: window), in: place)
    }
    try await checkRepeating(
      destination, name, number: made.answers.isEmpty ? number : nil, outcome, leadingTo: tree,
      in: place)
    return made.others
  }

  private func refuse(
    _ thrown: any Error, _ move: String, _ plan: NavigationPlan? = nil,
    _ refusals: [Explorer.Refusal] = [], in place: Place
  ) {
    guard let error = thrown as? NavigationError else {
      // An answer has failed.
      return note(.ownMoveSucceeds, "\"\(move)\" fails: \(thrown)", at: place.tree, after: move)
    }
    if let refusal = (refusals + place.world.app.refusals).first(where: { $0.matches(error) }) {
      result.refusals[refusal.reason, default: 0] += 1
    } else {
      note(
        .isReached, "\"\(move)\" is refused: \(error.message)", at: place.tree, after: move)
    }
    var kept = place.world.keptKey
    // It says that what others have put there stays.
    if case .goneAgain = error { kept = nil }
    if !place.world.isObserved {
      // Only the plan tells that interceptors may have shown screens.
      if case .intercepted = error { kept = nil }
      if plan?.hasInterceptors != false { kept = nil }
    }
    let key = place.world.key()
    if let kept, kept != key {
      note(
        .refusalChangesNothing, "\"\(move)\" is refused and changes the screens all the same.",
        at: place.tree, after: move)
    }
    arrive(key, from: place, by: move)
  }

  private func checkOwn(_ navigation: ExploredNavigation, in place: Place) {
    for invariant in place.world.app.navigationInvariants {
      if let text = broken(invariant.sentence, { try invariant.holds(navigation) }) {
        note(.own(invariant.sentence), text, at: place.tree, after: navigation.move)
      }
    }
  }
}

extension Explorer.Move.Destination {
  /// The problem with the screen that was navigated to, as the rest of a sentence after the move's
  /// name.
  @MainActor
  fileprivate func failure(of screen: any Screen, in window: any ScreenWindow) -> String? {
    if (try? window.isOnDisplay(screen)) != true {
      return "ends with \(Switchback.name(of: screen)), which is not on display."
    }
    return isExpected(screen)
      ? nil : "shows \(Switchback.name(of: screen)), and not \(expected)."
  }
}

extension NavigationPlan {
  /// The difference between the plan and the result.
  fileprivate func surprise(
    _ outcome: NavigationOutcome, in window: any ScreenWindow, changed place: Expedition.Place
  ) -> String? {
    let isUnchanged = place.world.isStill(at: place.tree)
    if changesNothing != isUnchanged {
      return changesNothing
        ? "nothing was to change, and something has." : "something was to change, and nothing has."
    }
    guard case .reached(_, let reused, let built) = outcome else { return nil }
    // None is reused in a window without a root.
    if let first = reused.first, first !== anchor {
      return "it was to continue from \(name(of: anchor))."
    }
    if built.count != builtTypes.count {
      return "\(builtTypes.count) screens were to be built, and \(built.count) were."
    }
    for screen in dismissed + removed where (try? window.holds(screen)) == true {
      // A narrow split view keeps a column that goes from its stack.
      if (screen.parentScreen as? any CollapsingContainer)?.isCollapsed == true { continue }
      return "\(name(of: screen)) was to go, and is still there."
    }
    return nil
  }
}
