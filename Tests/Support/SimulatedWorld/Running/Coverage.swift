/// What has happened in worlds, counted.
package struct Coverage: Sendable {
  package private(set) var counts: [String: Int] = [:]

  package init() {}

  package mutating func note(_ what: String, _ count: Int = 1) {
    counts[what, default: 0] += count
  }

  package mutating func add(_ other: Coverage) {
    for (what, count) in other.counts { counts[what, default: 0] += count }
  }

  /// A line for each kind, in the order of their names.
  package var lines: [String] {
    counts.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
  }
}
