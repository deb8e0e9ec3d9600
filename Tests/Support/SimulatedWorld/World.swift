/// A world: made from a number, run, and looked at.
///
///     let outcome = World.run(seed: 42)
///     print(outcome.failure ?? "nothing is wrong")
package struct WorldOutcome: Sendable {
  /// The world with the events that have happened.
  package var script: WorldScript
  package var failure: WorldFailure?
  /// Everything that happened, if the log was kept.
  package var log: [String]
  package var coverage: Coverage
}

@MainActor
package enum World {
  /// How many events there are in a world.
  package static let eventCount = 40

  /// Makes the world of a number and lets it happen.
  package static func run(seed: Int, onUIKit: Bool = false, keepsLog: Bool = false) -> WorldOutcome
  {
    var maker = WorldMaker(seed: seed, isUIKit: onUIKit)
    let script = maker.app()
    var events = EventMaker(maker: maker, remaining: eventCount)
    if onUIKit {
      return run(script, UIKitHost.self, keepsLog: keepsLog) { events.next(in: $0) }
    }
    return run(script, ModelHost.self, keepsLog: keepsLog) { events.next(in: $0) }
  }

  /// Makes the world of a number, and only plans in it: along each of its chains, with some contexts.
  package static func plan(seed: Int, onUIKit: Bool = false) -> WorldOutcome {
    var maker = WorldMaker(seed: seed, isUIKit: onUIKit)
    var script = maker.app()
    for chain in script.chains.indices {
      for context in 0..<4 {
        script.events.append(
          .plan(TripScript(router: context, goal: .chain(chain, context: context))))
      }
    }
    return run(script)
  }

  /// Lets a world that is written down happen.
  package static func run(_ script: WorldScript, keepsLog: Bool = false) -> WorldOutcome {
    var events = script.events[...]
    if case .uiKit = script.host {
      return run(script, UIKitHost.self, keepsLog: keepsLog) { _ in events.popFirst() }
    }
    return run(script, ModelHost.self, keepsLog: keepsLog) { _ in events.popFirst() }
  }

  private static func run<Host: WorldHost>(
    _ script: WorldScript, _ host: Host.Type, keepsLog: Bool,
    _ nextEvent: @escaping (WorldRun<Host>) -> WorldEvent?
  ) -> WorldOutcome {
    WorldExecutor.run { executor in
      let run = WorldRun<Host>(script, executor: executor, keepsLog: keepsLog)
      var script = script
      script.events = []
      run.run { run in
        guard let event = nextEvent(run) else { return nil }
        script.events.append(event)
        return event
      }
      return WorldOutcome(
        script: script, failure: run.failure, log: run.log, coverage: run.coverage)
    }
  }
}
