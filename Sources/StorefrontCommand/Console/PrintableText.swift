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
}
