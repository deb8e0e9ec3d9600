import Foundation

/// A generator of random numbers that gives the same ones for the same seed on every machine.
struct RandomSource: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(truncatingIfNeeded: seed) &* 0x2545_F491_4F6C_DD1D
  }

  /// The next number of SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func number(_ range: Range<Int>) -> Int {
    range.lowerBound + Int(truncatingIfNeeded: next() >> 33) % range.count
  }

  /// Yes in so many of a hundred cases.
  mutating func chance(_ percent: Int) -> Bool {
    number(0..<100) < percent
  }

  mutating func element<T>(of list: [T]) -> T {
    list[number(0..<list.count)]
  }

  mutating func shuffled<T>(_ list: [T]) -> [T] {
    var list = list
    for index in list.indices.dropFirst().reversed() {
      list.swapAt(index, number(0..<index + 1))
    }
    return list
  }
}

/// The cases of a randomised test, each made from a seed alone.
///
/// To replay one, give its seed, which a failing test prints:
///
///     SWITCHBACK_SEED=1234 swift test --filter SearchReferenceTests
///
/// With `SWITCHBACK_LONG_TESTS=1` there are twenty times as many.
enum RandomCases {
  private static let environment = ProcessInfo.processInfo.environment

  static let areMany = environment["SWITCHBACK_LONG_TESTS"] != nil

  /// Whether only one case is run, which cannot show all that there is to see.
  static let isReplay = seed != nil

  private static let seed = environment["SWITCHBACK_SEED"].flatMap { Int($0) }

  /// Runs cases until one fails.
  ///
  /// - Parameters:
  ///   - count: How many cases to run in the usual mode.
  ///   - body: Tries the case with this seed; returns what went wrong, with everything that is
  ///     needed to understand it.
  @MainActor
  static func firstFailure(
    _ count: Int, _ body: (Int) async throws -> String?
  ) async rethrows -> String? {
    if let seed {
      return try await body(seed).map { "seed \(seed)\n\($0)" }
    }
    for seed in 0..<(areMany ? 20 * count : count) {
      // All tests share the main actor, and some have a time limit.
      await Task.yield()
      if let failure = try await body(seed) {
        return "seed \(seed) (replay: SWITCHBACK_SEED=\(seed) swift test --filter …)\n\(failure)"
      }
    }
    return nil
  }
}
