#if !canImport(UIKit)
/// How the doubtful parts of SwiftUI behave: what has been seen to vary, and what no source says.
package struct SwiftUISettings: Sendable, Hashable, CustomStringConvertible {
  /// When SwiftUI writes what the user has begun.
  package enum Moment: Sendable, CaseIterable {
    case beginning, end
  }

  /// What becomes of a request that comes in the middle of a transition.
  package enum Untimely: Sendable, CaseIterable {
    case queued, dropped
  }

  /// How many turns a transition takes.
  package var animationTurns = 3
  /// How many turns one takes that is not animated.
  package var unanimatedTurns = 1
  /// When the binding of a sheet gets `nil`.
  package var nilIsWritten = Moment.end
  /// Whether `nil` is written once more when the sheet has gone.
  package var writesNilTwice = false
  /// After how many turns a `nil` comes once more, for the sheet that has gone.
  package var lateNil: Int?
  /// Whether `onDismiss` is called.
  package var callsOnDismiss = true
  /// What becomes of a presentation while another one is leaving.
  package var presentationWhileLeaving = Untimely.dropped
  /// Whether all layers go at once, or one after another from the top.
  package var layersGoAtOnce = true
  /// What becomes of a path that changes while the stack moves.
  package var pathWhileMoving = Untimely.queued
  /// When a path is written after Back.
  package var pathIsWritten = Moment.beginning
  /// Whether a new stack writes an empty path before it appears.
  package var writesEmptyPath = false
  /// Whether what was written for a new stack's path is what it shows: else it stays at its root.
  package var showsInitialPath = true
  /// Whether the views in tabs say that they have appeared.
  package var tabsTellOfAppearance = true
  /// How often an attempt to drag down a sheet that is held is told: UIKit tells it once, if SwiftUI leaves
  /// the delegate of the presentation alone.
  package var attemptsTold = 1
  /// Whether going to the background empties paths.
  package var emptiesPathsInBackground = false

  package init() {}

  package var description: String {
    let standard = SwiftUISettings()
    let all = zip(Mirror(reflecting: self).children, Mirror(reflecting: standard).children)
    let other = all.filter { "\($0.value)" != "\($1.value)" }.map {
      "\($0.0.label ?? ""): \($0.0.value)"
    }
    return other.isEmpty ? "as usual" : other.joined(separator: ", ")
  }
}

extension SwiftUISettings {
  /// Each switch, as changes of the settings to each of its positions.
  static let switches: [[@Sendable (inout SwiftUISettings) -> Void]] = [
    [{ $0.animationTurns = 3 }, { $0.animationTurns = 1 }, { $0.animationTurns = 12 }],
    [{ $0.unanimatedTurns = 1 }, { $0.unanimatedTurns = 5 }],
    [{ $0.nilIsWritten = .end }, { $0.nilIsWritten = .beginning }],
    [{ $0.writesNilTwice = false }, { $0.writesNilTwice = true }],
    [{ $0.lateNil = nil }, { $0.lateNil = 1 }, { $0.lateNil = 3 }],
    [{ $0.callsOnDismiss = true }, { $0.callsOnDismiss = false }],
    [{ $0.presentationWhileLeaving = .dropped }, { $0.presentationWhileLeaving = .queued }],
    [{ $0.layersGoAtOnce = true }, { $0.layersGoAtOnce = false }],
    [{ $0.pathWhileMoving = .queued }, { $0.pathWhileMoving = .dropped }],
    [{ $0.pathIsWritten = .beginning }, { $0.pathIsWritten = .end }],
    [{ $0.writesEmptyPath = false }, { $0.writesEmptyPath = true }],
    [{ $0.tabsTellOfAppearance = true }, { $0.tabsTellOfAppearance = false }],
    [{ $0.attemptsTold = 1 }, { $0.attemptsTold = 0 }, { $0.attemptsTold = 2 }],
  ]

  /// Settings in which each pair of positions of two switches comes up at least once, made from a seed.
  package static func pairs(seed: UInt64) -> [SwiftUISettings] {
    struct Pair: Hashable {
      let first: Int
      let second: Int
    }
    var random = SeededNumbers(seed: seed)
    var missing: Set<Pair> = []
    // A position is numbered by its switch and its place in it.
    func number(_ index: Int, _ position: Int) -> Int { index * 8 + position }
    for (first, positions) in switches.enumerated() {
      for (second, others) in switches.enumerated() where second > first {
        for position in positions.indices {
          for other in others.indices {
            missing.insert(Pair(first: number(first, position), second: number(second, other)))
          }
        }
      }
    }
    func covered(_ row: [Int]) -> Set<Pair> {
      var pairs: Set<Pair> = []
      for first in row.indices {
        for second in row.indices where second > first {
          pairs.insert(Pair(first: number(first, row[first]), second: number(second, row[second])))
        }
      }
      return pairs
    }
    var rows: [[Int]] = []
    while !missing.isEmpty {
      // The best of some rows at random. One is built around a pair that is missing.
      let wanted = missing.min { ($0.first, $0.second) < ($1.first, $1.second) }
      let candidates = (0..<30).map { _ in
        var row = switches.map { Int.random(in: $0.indices, using: &random) }
        if let wanted {
          row[wanted.first / 8] = wanted.first % 8
          row[wanted.second / 8] = wanted.second % 8
        }
        return row
      }
      let best = candidates.max {
        covered($0).intersection(missing).count < covered($1).intersection(missing).count
      }
      guard let best else { break }
      missing.subtract(covered(best))
      rows.append(best)
    }
    return rows.map { row in
      var settings = SwiftUISettings()
      for (index, position) in row.enumerated() { switches[index][position](&settings) }
      return settings
    }
  }
}

/// Numbers that are the same for the same seed.
package struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var number = state
    number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
    number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
    return number ^ (number >> 31)
  }
}
#endif
