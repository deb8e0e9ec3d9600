/// A generator of random numbers that gives the same ones for the same seed on every machine.
package struct RandomSource: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: Int) {
    state = UInt64(truncatingIfNeeded: seed) &* 0x2545_F491_4F6C_DD1D
  }

  /// The next number of SplitMix64.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  package mutating func number(_ range: Range<Int>) -> Int {
    range.lowerBound + Int(truncatingIfNeeded: next() >> 33) % range.count
  }

  /// Yes in so many of a hundred cases.
  package mutating func chance(_ percent: Int) -> Bool {
    number(0..<100) < percent
  }

  package mutating func element<T>(of list: [T]) -> T {
    list[number(0..<list.count)]
  }

  package mutating func shuffled<T>(_ list: [T]) -> [T] {
    var list = list
    for index in list.indices.dropFirst().reversed() {
      list.swapAt(index, number(0..<index + 1))
    }
    return list
  }
}
