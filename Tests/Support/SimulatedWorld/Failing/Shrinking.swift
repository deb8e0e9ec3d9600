extension World {
  /// The smallest world that is found in which the same is wrong.
  ///
  /// - Parameter limit: How many worlds to try.
  package static func shrunk(_ script: WorldScript, limit: Int = 20_000) -> WorldScript {
    guard let failure = run(script).failure else { return script }
    return shrunk(script, limit: limit) { $0.failure?.invariant == failure.invariant }
  }

  /// The smallest world that is found of which something still holds.
  package static func shrunk(
    _ script: WorldScript, limit: Int, whileTrue isWanted: (WorldOutcome) -> Bool
  ) -> WorldScript {
    var smallest = script
    var tries = 0
    while tries < limit {
      // The candidates are looked at in turn, and again from the beginning when one was smaller.
      let smaller = smallest.reductions.first { candidate in
        guard candidate.isValid, tries < limit else { return false }
        tries += 1
        return isWanted(run(candidate))
      }
      guard let smaller else { break }
      smallest = smaller
    }
    return smallest
  }
}
