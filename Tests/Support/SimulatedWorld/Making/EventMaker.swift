/// Chooses what happens next in a world: what can happen, more often than what cannot.
struct EventMaker {
  var maker: WorldMaker
  /// How many events there may still be; those in the same moment are counted one by one.
  var remaining: Int

  @MainActor
  mutating func next<Host: WorldHost>(in run: WorldRun<Host>) -> WorldEvent? {
    if remaining == 0 { return nil }
    let now = Situation(
      toolkit: maker.toolkit, window: maker.random.number(0..<max(1, run.windows.count)),
      windowCount: run.windows.count, waitCount: run.waits.waits.count,
      isAsking: run.waits.waits.contains { $0.place.kind == .guardedScreen },
      isMoving: run.isHostMoving, isHeld: run.isScreenHeld,
      routerWithWayBack: run.routerWithWayBack, isResultAwaited: run.isResultAwaited)
    let entry = maker.weighted(EventEntry.all(on: maker.toolkit)) {
      now.meets($0.need) ? $0.weight : 0
    }
    guard let entry else { return nil }
    run.coverage.note(entry.key)
    var event = entry.make(&maker, now)
    if case .atOnce(let events) = event, events.count > remaining {
      event = .atOnce(Array(events.prefix(remaining)))
    }
    remaining -= event.count
    return event
  }
}

extension WorldEvent {
  /// How many events this is.
  fileprivate var count: Int {
    if case .atOnce(let events) = self { events.count } else { 1 }
  }
}
