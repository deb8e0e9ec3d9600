/// Chooses what happens next in a world: what can happen, more often than what cannot.
struct EventMaker {
  var maker: WorldMaker
  var remaining: Int

  @MainActor
  mutating func next<Host: WorldHost>(in run: WorldRun<Host>) -> WorldEvent? {
    if remaining == 0 { return nil }
    remaining -= 1
    let window = maker.random.number(0..<max(1, run.windows.count))
    // What waits goes on, or nothing would come of it.
    let waits = run.waits.waits.count
    if waits > 0, maker.random.chance(30) {
      return .resume(maker.random.number(0..<waits), fails: maker.random.chance(12))
    }
    if run.isHostMoving, maker.random.chance(40) { return .step }
    switch maker.random.number(0..<100) {
    case 0..<38: return .navigate(maker.trip(), isGo: maker.random.chance(30))
    case 38..<42: return .plan(maker.trip())
    case 42..<50:
      return run.unfinished.isEmpty
        ? .navigate(maker.trip(), isGo: false) : .cancel(maker.random.number(0..<8))
    case 50..<58:
      return run.time.hasSleepers || maker.random.chance(20)
        ? .pass(seconds: maker.random.number(1..<25)) : .plan(maker.trip())
    case 58..<72: return .user(maker.random.element(of: UserAct.allCases), window: window)
    case 72..<80: return .app(maker.random.element(of: AppAct.allCases), window: window)
    case 80..<83:
      return .fault(
        maker.random.element(of: WorldEvent.Fault.allCases), number: maker.random.number(0..<3),
        window: window)
    case 83..<87: return .toggle(flag: maker.random.number(0..<4))
    case 87..<90: return .give(maker.random.number(0..<4))
    case 90..<94: return .receive(maker.trip())
    case 94..<96: return .openInbox
    case 96..<97: return .closeInbox
    case 97..<98: return run.windows.count > 1 ? .close(window: window) : .step
    default: return .step
    }
  }
}
