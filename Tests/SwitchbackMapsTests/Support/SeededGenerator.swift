import Foundation

/// Random numbers that a seed repeats. Tests print the seed when they fail.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// The seeds to try: the one in the environment, or as many as are asked for.
  static func seeds(_ count: Int) -> [UInt64] {
    let environment = ProcessInfo.processInfo.environment
    if let seed = environment["SWITCHBACK_SEED"].flatMap(UInt64.init) { return [seed] }
    let factor = environment["SWITCHBACK_LONG_TESTS"] == "1" ? 50 : 1
    return (0..<count * factor).map { _ in UInt64.random(in: 0..<1_000_000) }
  }
}
