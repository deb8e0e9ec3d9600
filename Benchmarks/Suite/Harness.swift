import AllocationCounter

/// One measured case.
struct Row: Encodable {
  let name: String
  let question: String
  let screens: Int
  let steps: Int
  let medianNanoseconds: Double
  let floorNanoseconds: Double
  let ratio: Double
  /// A quarter of the samples took less than the first, a quarter more than the second.
  let quartileNanoseconds: [Double]
  let examined: Int?
  let allocations: Int?
  let floorAllocations: Int?
  /// How often the main loop has turned, where that is counted.
  var turns: Int?
  var floorTurns: Int?
  let goal: String
  let isReached: Bool

  enum CodingKeys: String, CodingKey {
    case name = "case"
    case question, screens, steps, medianNanoseconds, floorNanoseconds, ratio, quartileNanoseconds
    case examined, allocations, floorAllocations, turns, floorTurns, goal, isReached
  }
}

/// What a case is held to.
enum Goal {
  /// So many times the floor.
  case ratio(Double)
  /// So many nanoseconds on the machine for which the goals were set.
  case nanoseconds(Double)
  /// The floor, and so many nanoseconds for each step.
  case floorAndSteps(Double)
  /// So many nanoseconds for each step.
  case perStep(Double)
  /// So many screens a second, or whatever stands in their place.
  case perSecond(Double)
  /// Only reported.
  case none
}

/// Times an engine and its hand-written rival in turn, so that both see the same machine.
@MainActor
struct Harness {
  let isQuick: Bool
  let samples: Int
  private var sampleNanoseconds: Double { isQuick ? 300_000 : 3_000_000 }

  /// Times two operations that leave everything as it was.
  func compare(
    _ name: String, _ question: String, screens: Int, steps: Int, goal: Goal,
    examined: Int? = nil,
    floor: @MainActor () async throws -> Void, engine: @MainActor () async throws -> Void
  ) async throws -> Row {
    try await compare(
      name, question, screens: screens, steps: steps, goal: goal, examined: examined,
      floor: floor, afterFloor: {}, engine: engine, afterEngine: {}, isClean: true)
  }

  /// Times two operations, each with a clean-up that is not timed.
  func compare(
    _ name: String, _ question: String, screens: Int, steps: Int, goal: Goal,
    examined: Int? = nil,
    floor: @MainActor () async throws -> Void, afterFloor: @MainActor () async throws -> Void,
    engine: @MainActor () async throws -> Void, afterEngine: @MainActor () async throws -> Void,
    isClean: Bool = false
  ) async throws -> Row {
    let floorCount = try await repetitions(floor, afterFloor)
    let engineCount = try await repetitions(engine, afterEngine)
    var floors: [Double] = []
    var engines: [Double] = []
    for _ in 0..<samples {
      let floorTime = try await time(floorCount, floor, afterFloor, isClean)
      let engineTime = try await time(engineCount, engine, afterEngine, isClean)
      floors.append(floorTime)
      engines.append(engineTime)
    }
    let floorAllocations = try await allocations(floor, afterFloor)
    let allocations = try await allocations(engine, afterEngine)
    return row(
      name, question, screens: screens, steps: steps, goal: goal, examined: examined,
      floors: floors, engines: engines, floorAllocations: floorAllocations, allocations: allocations
    )
  }

  /// What an operation took that measures itself.
  struct Sample {
    let nanoseconds: Double
    let allocations: Int?
    let turns: Int
  }

  /// Compares two operations that measure themselves, and leave everything as it was.
  func compareSamples(
    _ name: String, _ question: String, screens: Int, steps: Int, goal: Goal,
    floor: @MainActor () throws -> Sample, engine: @MainActor () throws -> Sample
  ) throws -> Row {
    // The first run warms up caches and lazy statics.
    _ = try (floor(), engine())
    var (floors, engines): ([Sample], [Sample]) = ([], [])
    for _ in 0..<samples {
      let count = isQuick ? 5 : 100
      floors.append(median(try (0..<count).map { _ in try floor() }))
      engines.append(median(try (0..<count).map { _ in try engine() }))
    }
    var row = row(
      name, question, screens: screens, steps: steps, goal: goal, examined: nil,
      floors: floors.map(\.nanoseconds), engines: engines.map(\.nanoseconds),
      floorAllocations: floors.last?.allocations, allocations: engines.last?.allocations)
    row.turns = engines.map(\.turns).max()
    row.floorTurns = floors.map(\.turns).min()
    return row
  }

  private func median(_ samples: [Sample]) -> Sample {
    samples.sorted { $0.nanoseconds < $1.nanoseconds }[samples.count / 2]
  }

  private func row(
    _ name: String, _ question: String, screens: Int, steps: Int, goal: Goal, examined: Int?,
    floors: [Double], engines: [Double], floorAllocations: Int?, allocations: Int?
  ) -> Row {
    let ratio = median(zip(engines, floors).map(/))
    let (median, floor) = (median(engines), median(floors))
    let (text, isReached) = judge(goal, median, floor, ratio, screens, steps)
    let sorted = engines.sorted()
    return Row(
      name: name, question: question, screens: screens, steps: steps, medianNanoseconds: median,
      floorNanoseconds: floor, ratio: ratio,
      quartileNanoseconds: [sorted[sorted.count / 4], sorted[sorted.count * 3 / 4]],
      examined: examined, allocations: allocations, floorAllocations: floorAllocations, goal: text,
      isReached: isReached)
  }

  private func judge(
    _ goal: Goal, _ median: Double, _ floor: Double, _ ratio: Double, _ screens: Int,
    _ steps: Int
  ) -> (String, Bool) {
    switch goal {
    case .ratio(let limit):
      return ("≤ \(rounded(limit)) × floor", ratio <= limit)
    case .nanoseconds(let limit):
      return ("≤ \(inWords(limit))", median <= limit)
    case .floorAndSteps(let each):
      return ("≤ floor + \(inWords(each)) a step", median <= floor + each * Double(steps))
    case .perStep(let limit):
      return ("≤ \(inWords(limit)) a step", median / Double(steps) <= limit)
    case .perSecond(let limit):
      let rate = Double(screens) * 1e9 / median
      return ("\(rounded(rate)) a second, ≥ \(rounded(limit))", rate >= limit)
    case .none:
      return ("", true)
    }
  }

  /// How often to run an operation for one sample.
  private func repetitions(
    _ body: () async throws -> Void, _ after: () async throws -> Void
  ) async throws -> Int {
    // The first run warms up caches and lazy statics.
    try await body()
    try await after()
    let once = try await time(1, body, after, false)
    return max(1, min(100_000, Int(sampleNanoseconds / max(once, 1))))
  }

  private func time(
    _ count: Int, _ body: () async throws -> Void, _ after: () async throws -> Void,
    _ isClean: Bool
  ) async throws -> Double {
    let clock = ContinuousClock()
    if isClean {
      let start = clock.now
      for _ in 0..<count { try await body() }
      return nanoseconds(clock.now - start) / Double(count)
    }
    var total = 0.0
    for _ in 0..<count {
      let start = clock.now
      try await body()
      total += nanoseconds(clock.now - start)
      try await after()
    }
    return total / Double(count)
  }

  private func allocations(
    _ body: () async throws -> Void, _ after: () async throws -> Void
  ) async throws -> Int? {
    let before = allocation_count()
    try await body()
    let count = allocation_count() - before
    try await after()
    return before < 0 ? nil : Int(count)
  }

  private func median(_ values: [Double]) -> Double {
    values.sorted()[values.count / 2]
  }

  private func nanoseconds(_ duration: Duration) -> Double {
    let (seconds, attoseconds) = duration.components
    return Double(seconds) * 1e9 + Double(attoseconds) / 1e9
  }
}

/// A time for people: `2.4 µs`.
func inWords(_ nanoseconds: Double) -> String {
  switch nanoseconds {
  case ..<1_000: "\(rounded(nanoseconds)) ns"
  case ..<1_000_000: "\(rounded(nanoseconds / 1e3)) µs"
  case ..<1_000_000_000: "\(rounded(nanoseconds / 1e6)) ms"
  default: "\(rounded(nanoseconds / 1e9)) s"
  }
}

/// Three digits, as far as they are needed.
func rounded(_ value: Double) -> String {
  if value >= 100 { return "\(Int(value.rounded()))" }
  let tenths = (value * (value >= 10 ? 10 : 100)).rounded() / (value >= 10 ? 10 : 100)
  return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
}
