import Foundation

/// One wrong change of one place of a file, beside what is there.
struct Change {
  enum Kind: String, CaseIterable {
    /// A condition is taken for its opposite.
    case condition
    /// A statement is left out.
    case statement
    /// A statement comes before the one in front of it.
    case order
    /// Another operand, argument or value is used.
    case operand
    /// The function goes on where it should have returned, or gives back nothing.
    case earlyReturn = "early return"
  }

  let kind: Kind
  let file: String
  let function: String
  let line: Int
  /// The bytes of the file that are replaced.
  let range: Range<Int>
  let before: String
  let after: String
  /// The text that takes the place of these bytes, from the call that is true if the change is made.
  let text: (_ isMade: String) -> String

  /// The number under which it is switched on; 0 as long as it has none.
  var number = 0
  /// The part of the code from which it was picked.
  var stretch = 0
  /// Why it cannot be told apart from the original, if it cannot.
  var equivalence: String?
}

/// The changes that cannot be told apart from the original, by their file and text, each with the reason.
struct Equivalents {
  private var reasons: [String: String] = [:]

  /// - Parameter file: Entries with empty lines between them: the file, the texts, and the reason.
  init(file: URL) throws {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    for entry in text.components(separatedBy: "\n\n") {
      let lines = entry.split(separator: "\n").filter { !$0.hasPrefix("#") }
      if lines.isEmpty { continue }
      guard lines.count > 2 else { throw Problem(description: "No reason is given for \(entry)") }
      reasons["\(lines[0]) \(lines[1])".inOneLine] = lines[2...].joined(separator: " ").inOneLine
    }
  }

  func reason(for change: Change) -> String? {
    reasons["\(change.file) \(change.before) → \(change.after)".inOneLine]
  }

  /// The entries that are about none of these changes.
  func unused(by changes: [Change]) -> [String] {
    let texts = Set(changes.map { "\($0.file) \($0.before) → \($0.after)".inOneLine })
    return reasons.keys.filter { !texts.contains($0) }.sorted()
  }
}

/// A generator of random numbers that gives the same ones for the same seed on every machine.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(truncatingIfNeeded: seed) &* 0x2545_F491_4F6C_DD1D
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

struct Problem: Error, CustomStringConvertible {
  let description: String
}

extension String {
  /// In one line, as a cell of a table.
  var inOneLine: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  func write(to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(utf8).write(to: file)
  }
}
