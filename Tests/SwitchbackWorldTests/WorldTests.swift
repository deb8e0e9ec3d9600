import Foundation
import SimulatedWorld
import Testing

/// Runs worlds, as many as there is time for. A world that fails says its number, the smallest world
/// in which the same is wrong, and a test of it.
///
///     SWITCHBACK_SEED=1234 swift test --filter WorldTests   // one world
///     SWITCHBACK_WORLDS=20000 swift test --filter WorldTests  // so many
///     SWITCHBACK_LONG_TESTS=1 swift test --filter WorldTests  // a million
@MainActor
@Suite(.timeLimit(.minutes(wantedCount == nil ? 10 : 600)))
struct WorldTests {
  private static let seed = number("SWITCHBACK_SEED")

  @Test func `In random worlds everything holds that is promised`() async throws {
    if let seed = Self.seed { return expectNothingWrong(seed) }
    let clock = ContinuousClock()
    let begin = clock.now
    var coverage = Coverage()
    var count = 0
    while wantedCount.map({ count < $0 }) ?? (clock.now - begin < .seconds(20)) {
      let outcome = World.run(seed: count)
      coverage.add(outcome.coverage)
      if outcome.failure != nil {
        Issue.record("\(World.report(on: outcome, seed: count))")
        return
      }
      count += 1
      // All tests share the main actor, and some have a time limit.
      if count.isMultiple(of: 4) { await Task.yield() }
    }
    print("\(count) worlds in \(clock.now - begin)")
    if wantedCount != nil { print(coverage.lines.joined(separator: "\n")) }
    // The rarest kinds occur once in some hundred worlds.
    if count > 4_000 { #expect(coverage.missingKinds == []) }
  }

  private func expectNothingWrong(_ seed: Int) {
    let outcome = World.run(seed: seed)
    if outcome.failure != nil { Issue.record("\(World.report(on: outcome, seed: seed))") }
  }
}

/// How many worlds to run, unless it is for as long as there is time.
private let wantedCount =
  number("SWITCHBACK_WORLDS")
  ?? (ProcessInfo.processInfo.environment["SWITCHBACK_LONG_TESTS"] == nil ? nil : 1_000_000)

private func number(_ variable: String) -> Int? {
  ProcessInfo.processInfo.environment[variable].flatMap { Int($0) }
}
