import SimulatedWorld
import Testing

/// The same number gives the same world, whatever else happens in the process. Other processes are
/// compared by `.ci/checks/same-worlds`.
struct SameWorldTests {
  @Test func `A world happens twice in the same way, line by line`() async {
    for seed in 0..<40 {
      let first = World.run(seed: seed, keepsLog: true)
      // Other code of the main actor runs in between.
      await Task.yield()
      let second = World.run(seed: seed, keepsLog: true)
      #expect(first.log == second.log, "world \(seed)")
      #expect(first.script == second.script)
    }
  }

  @Test func `A world that is written down happens as the one it was written down from`() {
    for seed in 0..<40 {
      let made = World.run(seed: seed, keepsLog: true)
      let written = World.run(made.script, keepsLog: true)
      #expect(made.log == written.log, "world \(seed)")
    }
  }

  @Test func `A log has no address in it`() {
    let text = World.run(seed: 7, keepsLog: true).log.joined(separator: "\n")
    #expect(!text.contains("0x"))
    #expect(!text.contains("ObjectIdentifier"))
  }
}
