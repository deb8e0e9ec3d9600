extension World {
  /// The smallest world that is found in which the same is wrong.
  ///
  /// - Parameter limit: How many worlds to try.
  package static func shrunk(_ script: WorldScript, limit: Int = 20_000) -> WorldScript {
    guard let failure = run(script).failure else { return script }
    var smallest = script
    var tries = 0
    var isSmaller = true
    while isSmaller, tries < limit {
      isSmaller = false
      var candidates = smallest.reductions[...]
      while let candidate = candidates.popFirst(), tries < limit {
        guard candidate.isValid else { continue }
        tries += 1
        guard run(candidate).failure?.invariant == failure.invariant else { continue }
        smallest = candidate
        isSmaller = true
        break
      }
    }
    return smallest
  }
}
