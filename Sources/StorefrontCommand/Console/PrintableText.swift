extension String {
  /// The text in one line that shows what it says: cut, and with control characters escaped.
  ///
  /// - Parameter length: How many bytes there are, if this is only the beginning of the text.
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

  /// The text in lines of no more than a width, broken between words where they can be. The rest of a
  /// line that is broken stands under its first word. Colours take no room.
  func wrapped(to width: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { wrappedLine($0, to: width) }.joined(separator: "\n")
  }

  private func wrappedLine(_ line: Substring, to width: Int) -> String {
    if line.columns <= width { return String(line) }
    // The numbers of a list and the sign of a result stand in the margin, too.
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

  /// How many columns the text takes on a terminal, as far as each character takes one.
  fileprivate var columns: Int { withoutColours.count }
}
