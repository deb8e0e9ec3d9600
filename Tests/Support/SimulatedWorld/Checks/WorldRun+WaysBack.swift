import Switchback

/// Where a navigation came from.
struct Departure {
  let origin: Int
  let destination: Int
  /// How often the window had changed when the user was there last.
  var changes = 0
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

  /// At rest none waits for a screen that is freed, that has given a result, or that has been shown and has
  /// left its window for good.
  func checkAwaitedResult(_ record: NavigationRecord) {
    if let picker = record.picker, record.story.outcome != nil, foreignTasks == 0, !host.isMoving,
      unfinished.allSatisfy({ $0.isAwaitingResult || $0.window != record.window }),
      hasLeft(picker, window(record.window))
    {
      let since = record.goneSince ?? turnCount
      record.goneSince = since
      // A host that is not told of changes looks whenever its main loop has turned.
      if host.reportsChanges || turnCount > since {
        fail(
          .resultsArrive,
          "navigation \(record.number) waits for #\(picker), which has left its window")
      }
    } else {
      record.goneSince = nil
    }
    if let picker = record.picker, !census.contains(picker) {
      fail(.resultsArrive, "navigation \(record.number) waits for #\(picker), which is freed")
    }
    if record.givenResult != nil {
      fail(.resultsArrive, "navigation \(record.number) does not get its result")
    }
  }

  /// Whether a screen has left its window for good, or has gone with it.
  private func hasLeft(_ screen: Int, _ window: Host.Window?) -> Bool {
    guard let window else { return true }
    return window.isSettled && !screens(of: window).contains { mark(of: $0).number == screen }
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
    guard record.router.hasTrail, record.router.trailLimit > 0, !outcome.isAlreadyThere,
      case .reached(_, _, let built) = outcome
    else { return }
    let number = record.window % windows.count
    var way = departures[router] ?? []
    departures[router] = nil
    guard record.parent == nil, let origin = record.origin, let window = window(record.window),
      // Without a change of its own it would not have come here.
      allChanges[number] == (record.changesAtFirst ?? 0) + 1 + record.changeCount
        || !host.reportsChanges
    else { return }
    let destination = mark(of: outcome.destination).number
    if way.last?.changes != record.changesAtFirst || way.last?.destination != origin { way = [] }
    if let last = way.last, destination == last.origin {
      // The user is back.
      way.removeLast()
    } else if built.isEmpty {
      return
    } else {
      way.append(Departure(origin: origin, destination: destination))
    }
    if way.isEmpty { return }
    way[way.count - 1].changes = allChanges[number]
    // A screen that the navigation took away is no screen to go back to, nor is one in a layer that is
    // hidden together with its presenter.
    let there = NaiveSearch(.everywhere, from: .topmost, in: window).offered
    if way.allSatisfy({ step in there.contains { mark(of: $0).number == step.origin } }) {
      departures[router] = way.suffix(record.router.trailLimit)
    }
  }

  /// A router whose trail leads back from what the user sees.
  var routerWithWayBack: Int? {
    departures.keys.sorted().first { router in
      let window = script.routers[router].window
      return departures[router]?.last?.changes == allChanges[window % windows.count]
    }
  }

  /// Where the way back leads right after a navigation.
  func checkWayBack(_ plan: NavigationPlan, _ record: NavigationRecord) {
    if case .whereICameFrom = record.trip.goal, record.router.hasTrail,
      record.router.trailLimit == 0, let window = window(record.window),
      plan.anchor !== (try? naiveWayBack(.previous, in: window))
    {
      fail(.waysBack, "a way back leads to \(name(of: plan.anchor)), and none is remembered")
    }
    guard case .whereICameFrom = record.trip.goal, record.router.hasTrail,
      let departure = departures[record.trip.router % script.routers.count]?.last,
      let window = window(record.window), record.window < windows.count,
      departure.changes == allChanges[record.window],
      seen(in: window) == departure.destination
    else { return }
    coverage.note("way back compared")
    if mark(of: plan.anchor).number != departure.origin {
      fail(
        .waysBack,
        "the way back leads to \(mark(of: plan.anchor).name), and the user came from "
          + "#\(departure.origin)")
    }
  }
}
