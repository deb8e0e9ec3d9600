import Switchback
import SwitchbackModel

extension Expedition {
  /// Makes a move, and checks what has become of it.
  ///
  /// - Parameter number: The move's place among those of the app; `nil` if nobody is going to look
  ///   around, so that what can be checked has to be checked at once.
  func make(_ move: Move, number: Int?, in place: Place) async {
    switch move.kind {
    case .destination(let destination):
      result.progress.checks += 1
      await check(destination, move, number, in: place)
    case .back(let way):
      await goBack(way, move, in: place)
    case .own(let isPossible, let perform):
      guard isPossible() else { return }
      result.progress.moves += 1
      do {
        try await perform()
      } catch {
        note(.ownMoveSucceeds, "\"\(move.name)\" fails: \(error)", at: place.tree, after: move.name)
      }
      arrive(place.world.key(&tables), from: place, by: move.name)
    }
  }

  /// Makes a move of the user's. What the model refuses, the user cannot do.
  func makeUserMove(_ move: UserMove, in place: Place) {
    do { try move.perform() } catch { return }
    result.progress.moves += 1
    let tree = arrive(place.world.key(&tables), from: place, by: move.name)
    if move.isBack, place.world.app.waysBack.isEmpty { ways.add(from: place.tree, to: tree) }
  }

  private func goBack(_ way: BackStep, _ move: Move, in place: Place) async {
    do {
      try await place.world.app.router.navigateBack(way)
    } catch {
      if error.underlyingError is NothingBehindError { return }
      result.progress.moves += 1
      // Whoever is asked and says no has a way back all the same.
      ways.isUpToUser(place.tree)
      return refuse(error, move, [], in: place)
    }
    result.progress.moves += 1
    let tree = arrive(place.world.key(&tables), from: place, by: move.name)
    ways.add(from: place.tree, to: tree)
  }

  private func check(
    _ destination: Move.Destination, _ move: Move, _ number: Int?, in place: Place
  ) async {
    let app = place.world.app
    let window = place.world.window
    let plan = try? app.router.plan(to: destination.step)
    if !place.world.isStill(at: place.tree) {
      note(
        .planIsRight, "Planning \"\(move.name)\" changes the screens.", at: place.tree,
        after: move.name)
    }
    result.progress.moves += 1
    let outcome: NavigationOutcome
    do {
      outcome = try await app.router.navigate(to: destination.step)
    } catch {
      if let number, let source = repeats.answer(number, in: place.tree, isIdle: false) {
        noteRepeating(move, at: source, error)
      }
      return refuse(error, move, destination.refusals, in: place)
    }
    let tree = arrive(place.world.key(&tables), from: place, by: move.name)
    if let failing = destination.failure(of: outcome.destination, in: window) {
      note(.isShown, "\"\(move.name)\" \(failing)", at: place.tree, after: move.name)
    }
    if let plan {
      if let surprise = plan.surprise(outcome, in: window, changed: place) {
        note(
          .planIsRight, "\"\(move.name)\" does not do what was planned: \(surprise)",
          at: place.tree, after: move.name)
      }
      checkOwn(
        ExploredNavigation(move: move.name, plan: plan, outcome: outcome, window: window),
        in: place)
    }
    await checkRepeating(
      destination, move, number: number, outcome, leadingTo: tree, in: place)
  }

  private func refuse(
    _ error: NavigationError, _ move: Move, _ refusals: [Refusal], in place: Place
  ) {
    if let refusal = (refusals + place.world.app.refusals).first(where: { $0.matches(error) }) {
      result.refusals[refusal.reason, default: 0] += 1
    } else {
      note(
        .isReached, "\"\(move.name)\" is refused: \(error.message)", at: place.tree,
        after: move.name)
    }
    let key = place.world.key(&tables)
    if key == place.key { return }
    // An interceptor may show screens before it says no.
    if case .intercepted = error {
    } else {
      note(
        .refusalChangesNothing, "\"\(move.name)\" is refused and changes the screens all the same.",
        at: place.tree, after: move.name)
    }
    arrive(key, from: place, by: move.name)
  }

  private func checkOwn(_ navigation: ExploredNavigation, in place: Place) {
    for invariant in place.world.app.navigationInvariants {
      if let text = broken(invariant.sentence, { try invariant.holds(navigation) }) {
        note(.own(invariant.sentence), text, at: place.tree, after: navigation.move)
      }
    }
  }
}

extension Move.Destination {
  /// What is wrong with a screen that was navigated to, after the name of the move.
  @MainActor
  fileprivate func failure(of screen: any Screen, in window: ModelWindow) -> String? {
    if !window.isOnDisplay(screen) {
      return "ends with \(Switchback.name(of: screen)), which is not on display."
    }
    return isExpected(screen)
      ? nil : "shows \(Switchback.name(of: screen)), and not \(expected)."
  }
}

extension NavigationPlan {
  /// What has become of the navigation that the plan did not say. Of what interceptors do, a plan
  /// knows nothing.
  fileprivate func surprise(
    _ outcome: NavigationOutcome, in window: ModelWindow, changed place: Expedition.Place
  ) -> String? {
    if hasInterceptors { return nil }
    let isUnchanged = place.world.isStill(at: place.tree)
    if changesNothing != isUnchanged {
      return changesNothing
        ? "nothing was to change, and something has." : "something was to change, and nothing has."
    }
    guard case .reached(_, let reused, let built) = outcome else { return nil }
    if reused.first !== anchor { return "it was to go on from \(name(of: anchor))." }
    if built.count != builtTypes.count {
      return "\(builtTypes.count) screens were to be built, and \(built.count) were."
    }
    for screen in dismissed + removed where (screen as? ModelScreen)?.window === window {
      return "\(name(of: screen)) was to go, and is still there."
    }
    return nil
  }
}
