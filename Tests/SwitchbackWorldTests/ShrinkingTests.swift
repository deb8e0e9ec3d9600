import SimulatedWorld
import Testing

@MainActor
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
}
