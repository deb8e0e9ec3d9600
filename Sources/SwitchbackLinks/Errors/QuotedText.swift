import Switchback

extension String {
  /// The text in quotation marks, cut to a line, with invisible characters escaped.
  var quoted: String { "\"\(abridged)\"" }

  /// The text, cut to a line, with invisible characters escaped.
  var abridged: String { abridged(by: \.escaped) }

  /// The same of a value's description, which needs no further escapes of quotation marks and backslashes.
  var visible: String { abridged(by: \.visible) }

  private func abridged(by escaped: (Unicode.Scalar) -> String) -> String {
    let limit = 120
    var text = ""
    var count = 0
    for character in unicodeScalars {
      if count == limit {
        return text + "… (\(utf8.count) bytes)"
      }
      text += escaped(character)
      count += 1
    }
    return text
  }

  /// The text with invisible characters escaped.
  var escaped: String { unicodeScalars.map(\.escaped).joined() }
}

extension Unicode.Scalar {
  /// The code point, as in U+202E.
  var code: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// The character, or its escape if it is a quotation mark, a backslash or invisible.
  fileprivate var escaped: String {
    switch self {
    case "\"", "\\": "\\\(self)"
    default: visible
    }
  }

  /// The character, or its escape if it is invisible.
  fileprivate var visible: String {
    switch self {
    case _ where isControl || properties.isWhitespace && self != " ":
      "\\u{\(String(value, radix: 16, uppercase: true))}"
    default: String(self)
    }
  }
}

extension [String] {
  /// The texts as a choice: `a`, `a or b`, `a, b or c`.
  var choice: String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " or " + last
  }
}
