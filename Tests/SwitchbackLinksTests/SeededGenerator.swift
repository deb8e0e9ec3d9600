import Foundation

/// Random numbers that come again with the same seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  mutating func element<Element>(of elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &self)]
  }

  /// A text of characters that links have trouble with, and of any others.
  mutating func text(atMost count: Int) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...count, using: &self) {
      let scalar: Unicode.Scalar? =
        switch Int.random(in: 0..<4, using: &self) {
        case 0:
          element(of: Array("/?#%:@&=+;.~- []{}\\\"'é½€👩\u{200D}\u{301}א\u{FEFF}".unicodeScalars))
        case 1: Unicode.Scalar(UInt32.random(in: 0..<0x11_0000, using: &self))
        default: Unicode.Scalar(UInt8.random(in: 0x20...0x7E, using: &self))
        }
      if let scalar { text.append(scalar) }
    }
    return String(text)
  }
}

/// A seed for this run: that of the environment, to repeat a failure, or a new one.
let seed: UInt64 =
  ProcessInfo.processInfo.environment["SWITCHBACK_SEED"].flatMap { UInt64($0) }
  ?? UInt64.random(in: 0...UInt64.max)

/// How many random cases to run: many in the long mode, which takes minutes.
func cases(_ usual: Int, long: Int) -> Int {
  ProcessInfo.processInfo.environment["SWITCHBACK_LONG_TESTS"] == nil ? usual : long
}
