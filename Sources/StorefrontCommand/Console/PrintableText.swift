import SwitchbackTesting

extension String {
  /// The text in one line, shortened and with characters escaped that are not shown.
  ///
  /// - Parameter length: The number of bytes of the whole text, if this is only its beginning.
  func printable(limit: Int = 100, of length: Int? = nil) -> String {
    var text = ""
    for (count, character) in unicodeScalars.enumerated() {
      if count == limit { return text + "… (\(length ?? utf8.count) bytes)" }
      text += character.isShown ? "\(character)" : "\\u{\(character.hexadecimal)}"
    }
    return text
  }

  /// The text with blanks up to a width.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }

  /// The text in lines of at most a width, broken between words where possible. The rest of a
  /// broken line is indented to its first word or, in a table, to its last column. Escape codes of
  /// colours do not count.
  func wrapped(to width: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { wrappedLine($0, to: width) }.joined(separator: "\n")
  }

  private func wrappedLine(_ line: Substring, to width: Int) -> String {
    if line.columns <= width { return String(line) }
    let margin = line.margin(width: width)
    let head = line.prefix(columns: margin)
    var text = String(head)
    var column = margin
    for (index, word) in line[head.endIndex...].split(separator: " ").enumerated() {
      if index > 0, column + 1 + word.columns > width {
        text += "\n" + String(repeating: " ", count: margin) + word
        column = margin + word.columns
      } else {
        text += (index == 0 ? "" : " ") + word
        column += word.columns + (index == 0 ? 0 : 1)
      }
    }
    return text
  }
}

extension Substring {
  fileprivate var withoutColours: Substring { replacing(/\u{1B}\[[0-9]*m/, with: "") }

  /// The number of columns on a terminal, if each character takes one.
  fileprivate var columns: Int { withoutColours.count }

  /// The column to which the rest of a broken line is indented.
  fileprivate func margin(width: Int) -> Int {
    let text = withoutColours
    // Two blanks separate the columns of a table. The last one needs room for its words.
    if let cell = text.matches(of: /[^ ] {2,}(?=[^ ])/).last?.range.upperBound {
      let column = text.distance(from: text.startIndex, to: cell)
      let longest = text[cell...].split(separator: " ").map(\.count).max() ?? 0
      if column + Swift.max(20, longest) <= width { return column }
    }
    // The number of a list item and the sign of a result belong to the margin.
    return text.prefix { $0.isNumber || " .✓=✗".contains($0) }.count
  }

  /// The beginning of the line with this number of columns.
  fileprivate func prefix(columns: Int) -> Substring {
    var (end, column) = (startIndex, 0)
    while column < columns, end < endIndex {
      if let code = self[end...].prefixMatch(of: /\u{1B}\[[0-9]*m/) {
        end = code.range.upperBound
      } else {
        end = index(after: end)
        column += 1
      }
    }
    return self[..<end]
  }
}
