/// The difference of two texts, line by line: missing lines are marked with `-`, unexpected ones
/// with `+`.
///
///     print(TextDifference(expected: drawing, found: window.drawing))
///
///       window
///       └─ stack
///     -    └─ Home*
///     +    ├─ Home
///     +    └─ Bag*
public struct TextDifference: Hashable, Sendable {
  private enum Line: Hashable, Sendable {
    case same(Substring)
    case missing(Substring)
    case added(Substring)
  }

  private let lines: [Line]

  /// - Complexity: O(*n* · *d*), where *n* is the number of lines and *d* the number of
  ///   different lines.
  public init(expected: String, found: String) {
    let expected = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let found = found.split(separator: "\n", omittingEmptySubsequences: false)
    let difference = found.difference(from: expected)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [Line] = []
    var (left, right) = (0, 0)
    while left < expected.count || right < found.count {
      if removed.contains(left) {
        lines.append(.missing(expected[left]))
        left += 1
      } else if inserted.contains(right) {
        lines.append(.added(found[right]))
        right += 1
      } else {
        lines.append(.same(expected[left]))
        left += 1
        right += 1
      }
    }
    self.lines = lines
  }

  /// Whether the texts are the same.
  public var isEmpty: Bool {
    lines.allSatisfy { if case .same = $0 { true } else { false } }
  }
}

extension TextDifference: CustomStringConvertible {
  public var description: String {
    lines.map { line in
      switch line {
      case .same(let text): text.isEmpty ? "" : "  \(text)"
      case .missing(let text): "- \(text)"
      case .added(let text): "+ \(text)"
      }
    }
    .joined(separator: "\n")
  }
}
