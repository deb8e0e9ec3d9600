/// A tag, or the text between two tags, of XML.
enum Markup: Equatable {
  case start(String, [String: String])
  case end(String)
  case text(String)

  /// The parts of a text, by the strict rules of XML; `nil` if it is not well-formed.
  static func parts(of text: String) -> [Markup]? {
    var parts: [Markup] = []
    var open: [String] = []
    var rest = Array(text.utf8)[...]
    while let first = rest.first {
      guard first == UInt8(ascii: "<") else {
        let run = rest.prefix { $0 != UInt8(ascii: "<") }
        guard let text = decoded(run), !open.isEmpty || text == "\n" else { return nil }
        parts.append(.text(text))
        rest = rest[run.endIndex...]
        continue
      }
      guard let close = rest.firstIndex(of: UInt8(ascii: ">")) else { return nil }
      var tag = rest[(rest.startIndex + 1)..<close]
      rest = rest[(close + 1)...]
      if tag.first == UInt8(ascii: "/") {
        let name = String(decoding: tag.dropFirst(), as: UTF8.self)
        guard open.popLast() == name else { return nil }
        parts.append(.end(name))
        continue
      }
      let isEmpty = tag.last == UInt8(ascii: "/")
      if isEmpty { tag.removeLast() }
      let name = String(decoding: tag.prefix { (0x61...0x7A).contains($0) }, as: UTF8.self)
      guard !name.isEmpty, !open.isEmpty || parts.isEmpty,
        let attributes = attributes(tag.dropFirst(name.utf8.count))
      else { return nil }
      parts.append(.start(name, attributes))
      if isEmpty { parts.append(.end(name)) } else { open.append(name) }
    }
    return open.isEmpty ? parts : nil
  }

  private static func attributes(_ tag: ArraySlice<UInt8>) -> [String: String]? {
    var (attributes, tag) = ([String: String](), tag)
    while !tag.isEmpty {
      guard tag.popFirst() == UInt8(ascii: " "), let equals = tag.firstIndex(of: UInt8(ascii: "="))
      else { return nil }
      let key = String(decoding: tag[..<equals], as: UTF8.self)
      tag = tag[(equals + 1)...]
      guard tag.popFirst() == UInt8(ascii: "\""),
        let quote = tag.firstIndex(of: UInt8(ascii: "\"")),
        let value = decoded(tag[..<quote]), attributes[key] == nil
      else { return nil }
      attributes[key] = value
      tag = tag[(quote + 1)...]
    }
    return attributes
  }

  /// A text with the five entities of XML decoded; `nil` if it has another, or a character that XML does not
  /// allow.
  private static func decoded(_ text: ArraySlice<UInt8>) -> String? {
    var result: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      if byte < 0x20 && byte != 10 { return nil }
      // U+FFFE and U+FFFF.
      if byte == 0xEF, rest.starts(with: [0xBF, 0xBE]) || rest.starts(with: [0xBF, 0xBF]) {
        return nil
      }
      guard byte == UInt8(ascii: "&") else {
        result.append(byte)
        continue
      }
      let name = rest.prefix { $0 != UInt8(ascii: ";") }
      switch String(decoding: name, as: UTF8.self) {
      case "amp": result.append(UInt8(ascii: "&"))
      case "lt": result.append(UInt8(ascii: "<"))
      case "gt": result.append(UInt8(ascii: ">"))
      case "quot": result.append(UInt8(ascii: "\""))
      case "apos": result.append(UInt8(ascii: "'"))
      default: return nil
      }
      guard name.endIndex < rest.endIndex else { return nil }
      rest = rest[(name.endIndex + 1)...]
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension String {
  /// The text as one line: line breaks as a space, and what is not displayed or changes the direction as
  /// U+FFFD.
  var line: String {
    var line = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case "\t", "\n", "\u{B}", "\u{C}", "\r", "\u{85}", "\u{2028}", "\u{2029}":
        if line.last != " " { line.append(" ") }
      case "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}",
        "\u{2068}", "\u{2069}", "\u{61C}", "\u{200E}", "\u{200F}":
        line.append("\u{FFFD}")
      default:
        let isLost =
          scalar.properties.generalCategory == .control || scalar.value & 0xFFFE == 0xFFFE
        line.append(isLost ? "\u{FFFD}" : scalar)
      }
    }
    return String(line)
  }

  /// Equality of each character: two spellings of a name are two.
  func isExactly(_ other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}

extension [String] {
  func isExactly(_ other: [String]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.isExactly($1) }
  }
}

/// A line of Mermaid or DOT: its text, in which `"` stands for each quoted string, and these strings decoded.
struct QuotedLine {
  var text = ""
  var strings: [String] = []

  /// - Parameters:
  ///   - line: The line.
  ///   - decode: Decodes what is between two quotation marks, up to the second; `nil` if it is not right.
  init?(
    _ line: Substring, decode: (inout Substring.UnicodeScalarView) -> String?
  ) {
    var rest = line.unicodeScalars
    while let scalar = rest.popFirst() {
      text.unicodeScalars.append(scalar)
      if scalar == "\"" {
        guard let string = decode(&rest) else { return nil }
        strings.append(string)
      }
    }
  }

  /// A string of Mermaid: plain characters, numbers of characters, and line breaks.
  static func mermaid(_ rest: inout Substring.UnicodeScalarView) -> String? {
    var result = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"": return String(result)
      case "#":
        let digits = rest.prefix { ("0"..."9").contains($0) }
        guard let code = UInt32(String(digits)), let scalar = Unicode.Scalar(code) else {
          return nil
        }
        rest = rest[digits.endIndex...]
        guard rest.popFirst() == ";" else { return nil }
        result.append(scalar)
      case "<":
        guard rest.starts(with: "br/>".unicodeScalars) else { return nil }
        rest = rest.dropFirst(4)
        result.append("\n")
      case "a"..."z", "A"..."Z", "0"..."9", " ", ",", "(", ")", "_", "-": result.append(scalar)
      default:
        guard !scalar.isASCII else { return nil }
        result.append(scalar)
      }
    }
    return nil
  }

  /// A string of YAML in Mermaid's front matter.
  static func yaml(_ rest: inout Substring.UnicodeScalarView) -> String? {
    escaped(&rest, newline: false, entities: false)
  }

  /// A string of DOT, in which Graphviz decodes entities of HTML.
  static func dot(_ rest: inout Substring.UnicodeScalarView) -> String? {
    escaped(&rest, newline: true, entities: true)
  }

  private static func escaped(
    _ rest: inout Substring.UnicodeScalarView, newline: Bool, entities: Bool
  ) -> String? {
    var result = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"": return String(result)
      case "\\":
        guard let next = rest.popFirst(), next == "\"" || next == "\\" || newline && next == "n"
        else {
          return nil
        }
        result.append(next == "n" ? "\n" : next)
      case "&" where entities:
        guard rest.starts(with: "amp;".unicodeScalars) else { return nil }
        rest = rest.dropFirst(4)
        result.append("&")
      default: result.append(scalar)
      }
    }
    return nil
  }
}
