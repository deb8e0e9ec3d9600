extension String {
  /// The text in one line, shortened and with control characters escaped.
  ///
  /// - Parameter length: The number of bytes of the whole text, if this is only its beginning.
  func printable(limit: Int = 100, of length: Int? = nil) -> String {
    var text = ""
    for (count, character) in unicodeScalars.enumerated() {
      if count == limit { return text + "… (\(length ?? utf8.count) bytes)" }
      switch character.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
        text += "\\u{\(String(character.value, radix: 16, uppercase: true))}"
      default:
        text.unicodeScalars.append(character)
      }
    }
    return text
  }

  /// The text with blanks up to a width.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }

  /// The text with blanks before each line that is not empty.
  func indented(by count: Int) -> String {
    let margin = String(repeating: " ", count: count)
    return split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : margin + $0 }
      .joined(separator: "\n")
  }

  /// The text in lines of at most a width, broken between words where possible. The rest of a
  /// broken line is indented to its first word. Escape codes of colours do not count.
  func wrapped(to width: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { wrappedLine($0, to: width) }.joined(separator: "\n")
  }

  private func wrappedLine(_ line: Substring, to width: Int) -> String {
    if line.columns <= width { return String(line) }
    // The number of a list item and the sign of a result belong to the margin.
    let margin = line.withoutColours.prefix { $0.isNumber || " .✓=✗".contains($0) }.count
    let blanks = line.prefix { $0 == " " }
    var text = String(blanks)
    var column = blanks.count
    for (index, word) in line.dropFirst(column).split(separator: " ").enumerated() {
      if column > margin, column + 1 + word.columns > width {
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
}
