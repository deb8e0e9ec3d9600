import SimulatedWorld
import Testing

struct ShrinkingTests {
  @Test func `A world shrinks to the fewest screens, steps and events of which something holds`() {
    let commits = { (outcome: WorldOutcome) in outcome.coverage.counts["commit", default: 0] > 0 }
    let large = (0..<100).lazy.map { World.run(seed: $0) }.first { commits($0) }
    guard let large else {
      Issue.record("No world commits.")
      return
    }
    let small = World.shrunk(large.script, limit: 20_000, whileTrue: commits)
    #expect(commits(World.run(small)))
    #expect(small.events.count == 1)
    #expect(small.windows.count == 1)
    #expect(small.chains.count == 1)
    #expect(small.routers == [RouterScript()])
  }

  /// The engine plans a chain without an end, which no app can make, and the rules do not: that is the
  /// same promise broken as by the fault that the test makes up.
  @Test func `A world does not shrink to one in which something else is wrong`() {
    var tried: [WorldScript] = []
    let run = { (script: WorldScript) in
      tried.append(script)
      var outcome = World.run(script)
      let commits = outcome.coverage.counts["commit", default: 0]
      if outcome.failure == nil, commits > 0 {
        outcome.failure = WorldFailure(
          invariant: .planIsRight, text: "navigation \(commits) makes page \(commits) #7 too many")
      }
      return outcome
    }
    for seed in [3, 5, 8, 3_129] {
      tried = []
      let large = World.run(seed: seed).script
      guard let failure = run(large).failure else { continue }
      let small = World.shrunk(large, running: run)
      #expect(run(small).failure?.isSame(as: failure) == true, "world \(seed)")
      #expect(World.run(small).failure == nil, "world \(seed)")
      for script in tried {
        #expect(script.chains.allSatisfy { $0.parts.last.map { isEnd($0) } ?? false })
        #expect(script.routers.allSatisfy { $0.window < script.windows.count })
      }
    }
  }

  @Test func `The same is wrong if the same sentence says so, whatever its numbers`() {
    let failure = { WorldFailure(invariant: .isOnScreen, text: $0) }
    let hidden = failure("navigation 10 ends with page 0 #5: hidden in wizard 3 #7\nwindow\n└ page")
    #expect(hidden.isSame(as: failure("navigation 0 ends with form 1 #1: hidden in stack 2 #3")))
    #expect(!hidden.isSame(as: failure("navigation 10 ends with page 0 #5: not in the window")))
    #expect(
      !hidden.isSame(
        as: WorldFailure(invariant: .planIsRight, text: hidden.text)))
    #expect(failure("[1, 2] of [] run").isSame(as: failure("[] of [3] run")))
  }

  @Test func `The test of a world has its ways out, and is source`() {
    for seed in 0..<60 {
      let script = World.run(seed: seed).script
      let test = World.test(of: script, seed: seed)
      let ways = test.ranges(of: "otherwise: .init(").count
      #expect(ways == script.chains.count { $0.otherwise != nil }, "\(test)")
      #expect(test.ranges(of: "Script(").count == 1, "\(test)")
    }
  }

  private func isEnd(_ part: PartScript) -> Bool {
    switch part {
    case .start, .branch: true
    case .step, .transformer: false
    }
  }
}
