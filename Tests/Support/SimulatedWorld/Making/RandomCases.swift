import Foundation

/// The cases of a randomised test, each made from a seed alone.
///
/// To replay one, give its seed, which a failing test prints:
///
///     SWITCHBACK_SEED=1234 swift test --filter SearchReferenceTests
///
/// With `SWITCHBACK_LONG_TESTS=1` there are twenty times as many, and others in each run.
package enum RandomCases {
  private static let environment = ProcessInfo.processInfo.environment

  package static let areMany = environment["SWITCHBACK_LONG_TESTS"] != nil

  /// Whether only one case is run, which cannot show all that there is to see.
  package static let isReplay = seed != nil

  private static let seed = environment["SWITCHBACK_SEED"].flatMap { Int($0) }

  /// Runs cases until one fails.
  ///
  /// - Parameters:
  ///   - count: How many cases to run in the usual mode.
  ///   - body: Tries the case with this seed; returns what went wrong, with everything that is
  ///     needed to understand it.
  @MainActor
  package static func firstFailure(
    _ count: Int, _ body: (Int) async throws -> String?
  ) async rethrows -> String? {
    if let seed {
      return try await body(seed).map { "seed \(seed)\n\($0)" }
    }
    let first = areMany ? Int.random(in: 0..<1_000_000_000) : 0
    for seed in first..<first + (areMany ? 20 * count : count) {
      // All tests share the main actor, and some have a time limit.
      await Task.yield()
      if let failure = try await body(seed) {
        return "seed \(seed) (replay: SWITCHBACK_SEED=\(seed) swift test --filter …)\n\(failure)"
      }
    }
    return nil
  }
}
