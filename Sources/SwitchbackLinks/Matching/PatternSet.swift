/// A set of patterns, with a bit for each.
struct PatternSet {
  private var words: [UInt64]

  /// Makes an empty set for a number of patterns.
  init(count: Int) {
    words = Array(repeating: 0, count: (count + 63) / 64)
  }

  /// Makes the set of all patterns after one of them.
  init(after pattern: Int, count: Int) {
    words = Array(repeating: ~0, count: (count + 63) / 64)
    for word in 0..<(pattern / 64) { words[word] = 0 }
    words[pattern / 64] = (~0 << UInt64(pattern % 64)) & ~(1 << UInt64(pattern % 64))
    if count % 64 > 0 { words[words.count - 1] &= ~(~0 << UInt64(count % 64)) }
  }

  var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  func contains(_ pattern: Int) -> Bool { words[pattern / 64] >> UInt64(pattern % 64) & 1 == 1 }

  mutating func insert(_ pattern: Int) { words[pattern / 64] |= 1 << UInt64(pattern % 64) }

  /// The first pattern that is also in another set.
  func first(in other: PatternSet) -> Int? {
    for index in words.indices {
      let common = words[index] & other.words[index]
      if common != 0 { return index * 64 + common.trailingZeroBitCount }
    }
    return nil
  }

  /// Keeps the patterns that are in one of several sets.
  mutating func formIntersection(ofUnion sets: [PatternSet]) {
    for index in words.indices where words[index] != 0 {
      var union: UInt64 = 0
      for set in sets { union |= set.words[index] }
      words[index] &= union
    }
  }
}
