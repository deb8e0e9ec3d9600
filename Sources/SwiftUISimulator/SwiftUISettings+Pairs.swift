extension SwiftUISettings {
  /// The usual settings, and those with one doubt decided in another way: each position of each switch.
  ///
  /// They leave out what is no doubt: ``lifeCycle``, ``tabsInBar``, and how long transitions take.
  public static let each: [SwiftUISettings] =
    [SwiftUISettings()]
    + doubts.flatMap { positions in
      positions.dropFirst().map { position in
        var settings = SwiftUISettings()
        position(&settings)
        return settings
      }
    }

  /// Settings in which any two positions of two switches occur together: for a journey that is worth it.
  /// ``lifeCycle`` and ``tabsInBar`` are as usual.
  public static let pairs: [SwiftUISettings] = pairs(of: doubts, seed: 1)

  /// A switch, as changes of the settings to each of its positions. The first is the usual one.
  private typealias Switch = [@Sendable (inout SwiftUISettings) -> Void]

  private static let durations: [Switch] = [
    [{ $0.animationTurns = 3 }, { $0.animationTurns = 1 }, { $0.animationTurns = 12 }],
    [{ $0.unanimatedTurns = 1 }, { $0.unanimatedTurns = 5 }],
  ]

  private static let writesAndPresentations: [Switch] = [
    [{ $0.nilIsWritten = .end }, { $0.nilIsWritten = .beginning }],
    [{ $0.writesNilTwice = false }, { $0.writesNilTwice = true }],
    [{ $0.lateNil = nil }, { $0.lateNil = 1 }, { $0.lateNil = 3 }],
    [{ $0.callsOnDismiss = true }, { $0.callsOnDismiss = false }],
    [{ $0.presentationWhileLeaving = .dropped }, { $0.presentationWhileLeaving = .queued }],
    [{ $0.layersGoAtOnce = true }, { $0.layersGoAtOnce = false }],
    [{ $0.pathWhileMoving = .queued }, { $0.pathWhileMoving = .dropped }],
    [{ $0.pathIsWritten = .beginning }, { $0.pathIsWritten = .end }],
    [{ $0.writesEmptyPath = false }, { $0.writesEmptyPath = true }],
    [{ $0.showsInitialPath = true }, { $0.showsInitialPath = false }],
    [{ $0.tabsTellOfAppearance = true }, { $0.tabsTellOfAppearance = false }],
    [{ $0.rootChange = .fades }, { $0.rootChange = .atOnce }, { $0.rootChange = .moves }],
    [{ $0.attemptsTold = 1 }, { $0.attemptsTold = 0 }, { $0.attemptsTold = 2 }],
  ]

  private static let lifeCycles: Switch = [
    { $0.lifeCycle = .swiftUI }, { $0.lifeCycle = .uiKit }, { $0.lifeCycle = .withoutUIKit },
    { $0.lifeCycle = .appKit },
  ]

  private static let firstPhases: Switch = [
    { $0.setsFirstPhase = true }, { $0.setsFirstPhase = false },
  ]

  private static let widths: Switch = [{ $0.tabsInBar = 5 }, { $0.tabsInBar = 3 }]

  private static let tabsUnderMore: Switch = [
    { $0.showsTabsUnderMore = true }, { $0.showsTabsUnderMore = false },
  ]

  private static let promptActions: Switch = [
    { $0.promptActionRuns = .beginning }, { $0.promptActionRuns = .end },
  ]

  private static let pathsInBackground: Switch = [
    { $0.emptiesPathsInBackground = false }, { $0.emptiesPathsInBackground = true },
  ]

  private static let widthsInBackground: Switch = [
    { $0.flipsWidthInBackground = true }, { $0.flipsWidthInBackground = false },
  ]

  private static let dismissalsInSplits: Switch = [
    { $0.dismissGoesBackInSplit = true }, { $0.dismissGoesBackInSplit = false },
  ]

  private static let covers: Switch = [
    { $0.coverHidesWindow = true }, { $0.coverHidesWindow = false },
  ]

  /// What is in doubt for every app.
  private static let doubts =
    writesAndPresentations
    + [
      firstPhases, tabsUnderMore, promptActions, pathsInBackground, dismissalsInSplits,
      widthsInBackground, covers,
    ]

  // NB: the numbers of worlds depend on the order.
  private static let switches =
    durations + writesAndPresentations + [
      lifeCycles, firstPhases, widths, tabsUnderMore, promptActions, pathsInBackground,
      dismissalsInSplits, widthsInBackground, covers,
    ]

  /// How many settings have a number.
  package static let numberOfAll = switches.reduce(1) { $0 * $1.count }

  /// The settings with a number: 0 is as usual.
  package init(number: Int) {
    self.init()
    var rest = number
    for positions in Self.switches {
      positions[rest % positions.count](&self)
      rest /= positions.count
    }
  }

  /// Settings in which each pair of positions of two switches comes up at least once, made from a seed.
  package static func pairs(seed: UInt64) -> [SwiftUISettings] { pairs(of: switches, seed: seed) }

  private static func pairs(of switches: [Switch], seed: UInt64) -> [SwiftUISettings] {
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
