extension World {
  /// The smallest world that is found in which the same is wrong, in the same sentence.
  ///
  /// - Parameters:
  ///   - limit: How many worlds to try.
  ///   - run: Runs a world.
  package static func shrunk(
    _ script: WorldScript, limit: Int = 20_000,
    running run: (WorldScript) -> WorldOutcome = { World.run($0) }
  ) -> WorldScript {
    guard let failure = run(script).failure else { return script }
    return shrunk(script, limit: limit, running: run) { $0.failure?.isSame(as: failure) == true }
  }

  /// The smallest world that is found of which something still holds.
  ///
  /// A world whose app cannot be made is not tried.
  package static func shrunk(
    _ script: WorldScript, limit: Int,
    running run: (WorldScript) -> WorldOutcome = { World.run($0) },
    whileTrue isWanted: (WorldOutcome) -> Bool
  ) -> WorldScript {
    var smallest = script
    var tries = 0
    func holds(in candidate: WorldScript) -> Bool {
      guard candidate.isValid, tries < limit else { return false }
      tries += 1
      return isWanted(run(candidate))
    }
    while tries < limit {
      // The candidates are looked at in turn, and again from the beginning when one was smaller.
      let smaller = smallest.reductions.first(where: holds) ?? smallest.pairs.first(where: holds)
      guard let smaller else { break }
      smallest = smaller
    }
    return smallest
  }
}

extension WorldFailure {
  /// Whether the same is wrong in another world: what must hold is the same, and the sentence that
  /// says what is wrong, but for the numbers, the screens and the lists in it.
  ///
  /// The same promise can be broken in many ways, and a smaller world must not lead to another one.
  package func isSame(as other: WorldFailure) -> Bool {
    invariant == other.invariant && sentence == other.sentence
  }

  /// The first line, without what differs from world to world.
  private var sentence: String {
    var plain = ""
    var depth = 0
    for character in text.prefix(while: { $0 != "\n" }) {
      switch character {
      case "[": depth += 1
      case "]": depth -= 1
      case _ where depth > 0 || character.isNumber: break
      default: plain.append(character)
      }
    }
    let words = plain.split(separator: " ").map { word in
      ScreenKind(rawValue: String(word)) == nil ? String(word) : "screen"
    }
    return words.joined(separator: " ")
  }
}
