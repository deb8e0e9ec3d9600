/// Chooses what happens next in a world: what can happen, more often than what cannot.
struct EventMaker {
  var maker: WorldMaker
  /// How many events there may still be; those in the same moment are counted one by one.
  var remaining: Int

  @MainActor
  mutating func next<Host: WorldHost>(in run: WorldRun<Host>) -> WorldEvent? {
    if remaining == 0 { return nil }
    var event = chosen(in: run)
    if case .atOnce(let events) = event, events.count > remaining {
      event = .atOnce(Array(events.prefix(remaining)))
    }
    remaining -= event.count
    return event
  }

  @MainActor
  private mutating func chosen<Host: WorldHost>(in run: WorldRun<Host>) -> WorldEvent {
    let window = maker.random.number(0..<max(1, run.windows.count))
    // What waits goes on, or nothing would come of it; and before it does, others get in between.
    let waits = run.waits.waits.count
    let isMoving = run.isHostMoving
    if waits > 0 || isMoving, maker.random.chance(10) {
      let first: WorldEvent =
        isMoving
        ? .step : .resume(maker.random.number(0..<waits), fails: maker.random.chance(12))
      return .atOnce([first, disturbance(window)])
    }
    if isMoving, maker.random.chance(10) { return .plan(maker.trip()) }
    if let router = run.routerWithWayBack, maker.random.chance(20) {
      return .navigate(
        TripScript(router: router, goal: .whereICameFrom, isAnimated: false), isGo: false)
    }
    if maker.random.chance(3) { return planWhileSomethingLeaves(window) }
    if waits > 0, maker.random.chance(15) { return disturbance(window) }
    if waits > 0, maker.random.chance(30) {
      return .resume(maker.random.number(0..<waits), fails: maker.random.chance(12))
    }
    if isMoving, maker.random.chance(40) { return .step }
    switch maker.random.number(0..<100) {
    case 0..<6: return .atOnce([fault(window), .navigate(maker.trip(), isGo: false)])
    case 6..<28: return .navigate(maker.trip(), isGo: maker.random.chance(30))
    case 28..<32: return .plan(maker.trip())
    case 32..<39: return .cancel(maker.random.number(0..<8))
    case 39..<48: return .pass(seconds: maker.random.number(1..<25))
    case 48..<66: return .user(maker.random.element(of: UserAct.allCases), window: window)
    case 66..<78: return .app(maker.random.element(of: AppAct.allCases), window: window)
    case 78..<83: return fault(window)
    case 83..<86: return .toggle(flag: maker.random.number(0..<4))
    case 86..<88: return .keep(maker.random.number(0..<8), window: window)
    case 88..<91: return .give(maker.random.number(0..<4))
    case 91..<93: return .receive(maker.trip())
    case 93: return .openInbox
    case 94: return maker.random.chance(50) ? .closeInbox : .openInbox
    case 95:
      return maker.random.chance(50)
        ? .save(window: window)
        : .restore(router: maker.random.number(0..<3), isOtherVersion: maker.random.chance(10))
    case 96: return run.windows.count > 1 ? .close(window: window) : .step
    default: return .step
    }
  }

  private mutating func fault(_ window: Int) -> WorldEvent {
    .fault(
      maker.random.element(of: WorldEvent.Fault.allCases), number: maker.random.number(0..<3),
      window: window)
  }

  /// The app keeps screens, the user begins to dismiss them, and before that has ended the app plans.
  private mutating func planWhileSomethingLeaves(_ window: Int) -> WorldEvent {
    var events = (0..<4).map { WorldEvent.keep($0, window: window) }
    events.append(.user(.dismisses, window: window))
    for _ in 0..<2 { events.append(.plan(maker.trip())) }
    return .atOnce(events)
  }

  /// Something that the user or the app does without the router.
  private mutating func disturbance(_ window: Int) -> WorldEvent {
    maker.random.chance(50)
      ? .user(maker.random.element(of: UserAct.allCases), window: window)
      : .app(maker.random.element(of: AppAct.allCases), window: window)
  }
}

extension WorldEvent {
  /// How many events this is.
  fileprivate var count: Int {
    if case .atOnce(let events) = self { events.count } else { 1 }
  }
}
