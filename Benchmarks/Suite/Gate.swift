/// What a run on any machine must not lose: orders of growth and turns, never times.
///
/// The limits are loose, as the machine may be busy, and tight enough that a lost order of growth or
/// a walk for each step goes beyond them.
@MainActor
struct Gate {
  private static let ratios: [String: Double] = [
    "search-absent": 6, "search-narrow": 3.5, "search-wide": 2.5, "search-tabs": 2.5,
    "search-modals": 6, "search-topmost": 6, "search-deep": 12, "chain-absent": 10, "deep-link": 10,
    "deep-link-plain": 10, "machinery": 15, "links": 25, "uikit-absent": 10, "uikit-wide": 6,
    "uikit-visible": 1, "uikit-chain": 50,
    "uikit-narrow": 12, "uikit-deep": 20, "uikit-modals": 8, "uikit-switch": 10,
    "uikit-deep-link": 15, "uikit-navigate": 25,
    "explore": 1,
  ]

  /// Something that went beyond its limit.
  struct Violation {
    let name: String
    let sentence: String
  }

  /// What went beyond its limit.
  ///
  /// On a busy machine, a few samples may. So such a case is measured again, with more of them: what has lost
  /// its order of growth goes beyond its limit each time.
  func violations(in rows: [Row], _ options: Options) async throws -> [Violation] {
    var violations = violations(in: rows)
    var options = options
    options.samples = 31
    for _ in 0..<3 {
      var again: [Row] = []
      for name in Set(violations.map(\.name)).sorted() {
        options.only = name
        again += try await Suite(options: options).run().filter { $0.name == name }
      }
      violations = self.violations(in: again)
    }
    return violations
  }

  private func violations(in rows: [Row]) -> [Violation] {
    var violations: [Violation] = []
    for row in rows {
      let title = "\(row.name) of \(row.screens) screens and \(row.steps) steps"
      if let limit = Self.ratios[row.name], row.ratio > limit {
        violations.append(
          Violation(
            name: row.name,
            sentence: "\(title): \(rounded(row.ratio)) times the floor, not \(rounded(limit))"))
      }
      // What waits for UIKit goes on in a turn of its own.
      let waits = row.floorTurns ?? 0 > 0
      if let turns = row.turns, let byHand = row.floorTurns, turns > byHand + (waits ? 1 : 0) {
        violations.append(
          Violation(
            name: row.name, sentence: "\(title): \(turns) turns of the main loop, by hand \(byHand)"
          ))
      }
    }
    return violations + lostOrders(rows)
  }

  /// A case of ten times the size may take up to forty times as long, and not a hundred times. What is the
  /// same in both, as the window of navigations that wait in a line, is no part of the size.
  private func lostOrders(_ rows: [Row]) -> [Violation] {
    var violations: [Violation] = []
    for small in rows {
      for large in rows where large.name == small.name {
        let growth =
          large.screens == small.screens
          ? Double(large.steps) / Double(small.steps)
          : Double(large.screens + large.steps) / Double(small.screens + small.steps)
        guard growth >= 5 else { continue }
        let time = large.medianNanoseconds / small.medianNanoseconds
        if time > growth * 4 {
          violations.append(
            Violation(
              name: small.name,
              sentence:
                "\(small.name): \(rounded(growth)) times the size takes \(rounded(time)) times as long"
            ))
        }
      }
    }
    return violations
  }
}
