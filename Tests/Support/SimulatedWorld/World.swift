/// A world: made from a number, run, and looked at.
///
///     let outcome = World.run(seed: 42)
///     print(outcome.failure ?? "nothing is wrong")
///
/// `Explorer` of the test kit is another thing: it takes an app as it is and visits each of its trees once,
/// when all is at rest. A world makes up the app, its user and its faults, and lets them act at any turn.
package struct WorldOutcome: Sendable {
  /// The world with the events that have happened.
  package var script: WorldScript
  package var failure: WorldFailure?
  /// Everything that happened, if the log was kept.
  package var log: [String]
  package var coverage: Coverage
}

/// The toolkits on which worlds are made up.
package enum WorldToolkit: String, Sendable, CaseIterable {
  case model, uiKit, swiftUI
}

@MainActor
package enum World {
  /// How many events there are in a world. What happens in the same moment counts as several.
  package static let eventCount = 40

  /// Makes the world of a number and lets it happen.
  package static func run(
    seed: Int, on toolkit: WorldToolkit = .model, keepsLog: Bool = false
  ) -> WorldOutcome {
    var maker = WorldMaker(seed: seed, on: toolkit)
    let script = maker.app()
    var events = EventMaker(maker: maker, remaining: eventCount)
    switch toolkit {
    case .model: return run(script, ModelHost.self, keepsLog: keepsLog) { events.next(in: $0) }
    case .uiKit: return run(script, UIKitHost.self, keepsLog: keepsLog) { events.next(in: $0) }
    case .swiftUI: return run(script, SwiftUIHost.self, keepsLog: keepsLog) { events.next(in: $0) }
    }
  }

  /// Makes the world of a number, and only plans in it: along each of its chains, with some contexts.
  package static func plan(seed: Int, on toolkit: WorldToolkit = .model) -> WorldOutcome {
    var maker = WorldMaker(seed: seed, on: toolkit)
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
    switch script.host {
    case .model: return run(script, ModelHost.self, keepsLog: keepsLog) { _ in events.popFirst() }
    case .uiKit: return run(script, UIKitHost.self, keepsLog: keepsLog) { _ in events.popFirst() }
    case .swiftUI:
      return run(script, SwiftUIHost.self, keepsLog: keepsLog) { _ in events.popFirst() }
    }
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
