import Switchback

/// The way that the user has come with a router.
struct WayBack {
  var steps: [(origin: Int, destination: Int)] = []
  /// How often the window had changed when the user was there last.
  var changes: Int?
  /// Whether the router's trail remembers nothing else.
  var isWhole = false
}

// Results, inboxes and trails.
extension WorldRun {
  func checkResult(_ result: Int?, _ record: NavigationRecord) {
    if let given = record.givenResult, result != given {
      fail(
        .resultsArrive,
        "navigation \(record.number) gets \(result.map { "\($0)" } ?? "nothing"), not \(given)")
    }
    guard result == nil, let picker = record.picker, let window = window(record.window),
      window.isSettled, screens(of: window).contains(where: { mark(of: $0).number == picker })
    else { return }
    fail(
      .resultsArrive,
      "navigation \(record.number) gets nothing, and #\(picker) is there and may give something")
  }

  /// At rest none waits for a screen that is freed or that has given a result.
  func checkAwaitedResult(_ record: NavigationRecord) {
    if let picker = record.picker, !census.contains(picker) {
      fail(.resultsArrive, "navigation \(record.number) waits for #\(picker), which is freed")
    }
    if record.givenResult != nil {
      fail(.resultsArrive, "navigation \(record.number) does not get its result")
    }
  }

  /// What the user sees: the innermost visible screen of the topmost layer.
  func seen(in window: Host.Window) -> Int? {
    guard var screen = try? naiveLayers(of: window).last else { return nil }
    while let inner = container(screen)?.visibleScreens.last { screen = inner }
    return mark(of: screen).number
  }

  /// Keeps the way that the user has come with a router, as long as nothing else happens.
  func noteForWayBack(_ record: NavigationRecord, _ outcome: NavigationOutcome) {
    let router = record.trip.router % script.routers.count
    guard let limit = record.router.trailLimit, limit > 0, !outcome.isAlreadyThere,
      case .reached(_, _, let built) = outcome
    else { return }
    let number = record.window % windows.count
    var way = departures[router] ?? WayBack()
    departures[router] = nil
    guard record.parent == nil, let origin = record.origin, let window = window(record.window),
      // Without a change of its own it would not have come here.
      allChanges[number] == (record.changesAtFirst ?? 0) + 1 + record.changeCount
        || !host.reportsChanges
    else { return }
    let destination = mark(of: outcome.destination).number
    let isWayBack = if case .whereICameFrom = record.trip.goal { true } else { false }
    let hasJustCome =
      way.changes == record.changesAtFirst && (way.steps.last?.destination ?? origin) == origin
    if way.changes != nil, !hasJustCome { way = WayBack() }
    let there = Set(
      NaiveSearch(.everywhere, from: .topmost, in: window).offered.map { mark(of: $0).number })
    if let last = way.steps.last, destination == last.origin {
      // The user is back.
      way.steps.removeLast()
    } else if built.isEmpty,
      isWayBack || !hasJustCome || !there.contains(origin)
        || showsEarlierColumn(outcome.destination, than: origin, in: window)
    {
      return
    } else {
      way.steps.append((origin, destination))
      way.isWhole = way.isWhole || way.steps.count >= limit
      way.steps = way.steps.suffix(limit)
    }
    way.changes = allChanges[number]
    // A screen that the navigation took away is no screen to go back to, nor is one in a layer that is
    // hidden together with its presenter.
    if way.steps.allSatisfy({ there.contains($0.origin) }) {
      departures[router] = way
    }
  }

  /// Whether a split view that shows one column at a time has gone back to one before that of a screen.
  private func showsEarlierColumn(
    _ destination: any Screen, than origin: Int, in window: Host.Window
  ) -> Bool {
    guard let origin = screens(of: window).first(where: { mark(of: $0).number == origin }) else {
      return false
    }
    func ancestors(_ screen: any Screen) -> [any Screen] {
      Array(sequence(first: screen) { $0.parentScreen })
    }
    let (inner, outer) = (ancestors(destination), ancestors(origin))
    guard
      let split = inner.first(where: { screen in outer.contains { $0 === screen } })
        as? any SplitContainer, split.isCollapsed
    else { return false }
    func column(_ screens: [any Screen]) -> Int? {
      split.containedScreens.firstIndex { column in screens.contains { $0 === column } }
    }
    return (column(inner) ?? 0) < (column(outer) ?? 0)
  }

  /// A router whose trail leads back from what the user sees.
  var routerWithWayBack: Int? {
    departures.keys.sorted().first { router in
      let window = script.routers[router].window
      return departures[router]?.changes == allChanges[window % windows.count]
    }
  }

  /// Where the way back leads right after a navigation.
  func checkWayBack(_ plan: NavigationPlan, _ record: NavigationRecord) {
    guard case .whereICameFrom = record.trip.goal, let limit = record.router.trailLimit,
      let window = window(record.window)
    else { return }
    let way = departures[record.trip.router % script.routers.count]
    let known =
      record.window < windows.count && way?.changes == allChanges[record.window] ? way : nil
    if let step = known?.steps.last, seen(in: window) == step.destination {
      coverage.note("way back compared")
      if mark(of: plan.anchor).number != step.origin {
        fail(
          .waysBack,
          "the way back leads to \(mark(of: plan.anchor).name), and the user came from "
            + "#\(step.origin)")
      }
    } else if limit == 0 || known?.isWhole == true && known?.steps.isEmpty == true {
      coverage.note("way back without a memory")
      if plan.anchor !== (try? naiveWayBack(.previous, in: window)) {
        fail(.waysBack, "a way back leads to \(name(of: plan.anchor)), and none is remembered")
      }
    }
  }
}
