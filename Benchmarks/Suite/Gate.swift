/// What a run on any machine must not lose: orders of growth and counts, never times.
///
/// The limits are loose, as the machine may be busy, and tight enough that a lost order of growth, a
/// walk for each step or an allocation for each screen goes beyond them.
struct Gate {
  private static let ratios: [String: Double] = [
    "search-absent": 8, "search-narrow": 5, "search-wide": 4, "search-tabs": 4,
    "search-modals": 10, "search-deep": 20, "chain-absent": 20, "deep-link": 15, "machinery": 25,
    "links": 25, "uikit-absent": 40, "uikit-wide": 40, "uikit-visible": 4, "uikit-chain": 80,
  ]
  private static let allocations: [String: Int] = [
    "search-absent": 40, "search-narrow": 60, "search-wide": 40, "search-tabs": 40,
    "search-deep": 80, "chain-visible": 40, "deep-link": 110,
  ]

  /// What went beyond its limit, a sentence each.
  func violations(in rows: [Row]) -> [String] {
    var violations: [String] = []
    for row in rows {
      let title = "\(row.name) of \(row.screens) screens and \(row.steps) steps"
      if let limit = Self.ratios[row.name], row.ratio > limit {
        violations.append("\(title): \(rounded(row.ratio)) times the floor, not \(rounded(limit))")
      }
      if let limit = Self.allocations[row.name], let count = row.allocations, count > limit {
        violations.append("\(title): \(count) allocations, not \(limit)")
      }
    }
    return violations + lostOrders(rows)
  }

  /// A case of ten times the size may take up to forty times as long, and not a hundred times.
  private func lostOrders(_ rows: [Row]) -> [String] {
    var violations: [String] = []
    for small in rows {
      for large in rows where large.name == small.name {
        let growth = Double(large.screens + large.steps) / Double(small.screens + small.steps)
        guard growth >= 5 else { continue }
        let time = large.medianNanoseconds / small.medianNanoseconds
        if time > growth * 4 {
          violations.append(
            "\(small.name): \(rounded(growth)) times the size takes \(rounded(time)) times as long")
        }
      }
    }
    return violations
  }
}
