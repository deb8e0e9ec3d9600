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

  @Test(arguments: WorldToolkit.allCases)
  func `In random worlds everything holds that is promised`(on toolkit: WorldToolkit) async throws {
    if let seed = Self.seed {
      return expectNothing(wrongIn: World.run(seed: seed, on: toolkit), seed)
    }
    // A toolkit takes longer for a world, and there is less to see in it.
    let isModel = toolkit == .model
    let (coverage, count) = try await run(
      for: .seconds(isModel ? 12 : 4), or: isModel ? 1_000_000 : 100_000
    ) { World.run(seed: $0, on: toolkit) }
    if wantedCount != nil { print(coverage.lines.joined(separator: "\n")) }
    // The rarest kinds occur once in some hundred worlds.
    if count > 4_000, isModel { #expect(coverage.missingKinds == []) }
  }

  @Test(arguments: WorldToolkit.allCases)
  func `Plans along random chains are what the rules say`(on toolkit: WorldToolkit) async throws {
    if let seed = Self.seed {
      return expectNothing(wrongIn: World.plan(seed: seed, on: toolkit), seed)
    }
    let (coverage, _) = try await run(for: .seconds(toolkit == .model ? 3 : 1), or: 100_000) {
      World.plan(seed: $0, on: toolkit)
    }
    let kinds = ["dismisses", "removes", "reveals", "changes nothing", "builds", "with a look-up"]
    for kind in kinds { #expect(coverage.counts["plan \(kind)", default: 0] > 0, "\(kind)") }
  }

  /// Runs worlds for some time, of which other tests take no part, or many of them.
  private func run(
    for time: Duration, or many: Int, _ world: (Int) -> WorldOutcome
  ) async throws -> (Coverage, count: Int) {
    let clock = ContinuousClock()
    var taken = Duration.zero
    var coverage = Coverage()
    var count = 0
    while wantedCount.map({ count < min($0, many) }) ?? (taken < time) {
      let begin = clock.now
      let outcome = world(count)
      taken += clock.now - begin
      coverage.add(outcome.coverage)
      if outcome.failure != nil {
        expectNothing(wrongIn: outcome, count)
        break
      }
      count += 1
      // All tests share the main actor, and some have a time limit.
      await Task.yield()
    }
    print("\(count) worlds in \(taken)")
    return (coverage, count)
  }

  private func expectNothing(wrongIn outcome: WorldOutcome, _ seed: Int) {
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
