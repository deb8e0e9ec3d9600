import Foundation

/// The numbers of random cases. In the long mode there are twenty times as many, and others in each run.
///
/// To replay one, give the number that a failing test prints:
///
///     SWITCHBACK_SEED=1234 swift test --filter HostComparisonTests
nonisolated func seeds(_ count: Int, from first: UInt64 = 0) -> Range<UInt64> {
  if let replayedSeed { return replayedSeed..<replayedSeed + 1 }
  if ProcessInfo.processInfo.environment["SWITCHBACK_LONG_TESTS"] == nil {
    return first..<first + UInt64(count)
  }
  let first = UInt64.random(in: 0..<1_000_000_000)
  return first..<first + UInt64(count * 20)
}

/// Whether only one case is run, which cannot show all that there is to see.
let isReplay = replayedSeed != nil

nonisolated private let replayedSeed = ProcessInfo.processInfo.environment["SWITCHBACK_SEED"]
  .flatMap {
    UInt64($0)
  }
