extension World {
  /// What there is to say of a world that has failed: what is wrong, the smallest world in which it
  /// is, as it went, and a test of it to paste.
  package static func report(on outcome: WorldOutcome, seed: Int) -> String {
    guard let failure = outcome.failure else { return "Nothing is wrong in world \(seed)." }
    let smallest = shrunk(outcome.script)
    // What happens behind the failure is its consequence, or the end.
    let log = run(smallest, keepsLog: true).log
    let end = log.firstIndex { $0.hasPrefix("FAILURE") } ?? log.count - 1
    return """
      World \(seed): \(failure)

      The smallest world found in which this is wrong:

      \(log[...end].joined(separator: "\n"))

      \(test(of: smallest, seed: seed))
      """
  }

  /// A test of a world, as source.
  package static func test(of script: WorldScript, seed: Int) -> String {
    """
    @Test func `World \(seed)`() {
      let world = \(SwiftSource(script).text(indent: 2))
      #expect(World.run(world).failure == nil)
    }
    """
  }
}
