/// What has happened in worlds, counted.
package struct Coverage: Sendable {
  private var others: [String: Int] = [:]
  // NB: numbers, as making a text for each of them would take longer than all the rest.
  private var deeds = Array(
    repeating: 0, count: CodePlace.Kind.allCases.count * CodePlace.Deed.allCases.count)

  package init() {
    others.reserveCapacity(96)
  }

  /// How often each kind of thing has happened.
  package var counts: [String: Int] {
    var counts = others
    var index = 0
    for kind in CodePlace.Kind.allCases {
      for deed in CodePlace.Deed.allCases {
        if deeds[index] > 0 { counts["\(kind.name) \(deed)"] = deeds[index] }
        index += 1
      }
    }
    return counts
  }

  mutating func note(_ kind: CodePlace.Kind, _ deed: CodePlace.Deed) {
    deeds[kind.rawValue * CodePlace.Deed.allCases.count + deed.rawValue] += 1
  }

  package mutating func note(_ what: String, _ count: Int = 1) {
    others[what, default: 0] += count
  }

  package mutating func add(_ other: Coverage) {
    for (what, count) in other.others { others[what, default: 0] += count }
    for index in deeds.indices { deeds[index] += other.deeds[index] }
  }

  /// A line for each kind, in the order of their names. Events are in a table of their own.
  package var lines: [String] {
    counts.filter { !$0.key.hasPrefix("event ") }.sorted { $0.key < $1.key }
      .map { "\($0.key): \($0.value)" }
  }

  /// What can happen on a toolkit, with its weight and how often it has come.
  package func table(of toolkit: WorldToolkit) -> String {
    EventEntry.all(on: toolkit).map { entry in
      "event \(entry.name), weight \(entry.weight): \(counts[entry.key, default: 0])"
    }.joined(separator: "\n")
  }
}
