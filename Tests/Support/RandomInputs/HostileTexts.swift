import SimulatedWorld

extension RandomSource {
  /// Texts, and pieces of texts, that readers and writers of all kinds have trouble with.
  static let hostilePieces = [
    "/", "//", "?", "&", "=", "#", ":", "@", "%", "%2", "%2F", "%00", "%0A", "%E2%80%AE", "%C3%A9",
    "%FF", "%zz", ".", "..", "/../", "%2e%2E", "+", ";", " ", "\0", "\n", "\r\n", "\t", "é",
    "e\u{301}", "\u{301}", "%3A%CC%81", "\u{202E}", "\u{200F}", "\u{2028}", "\u{FEFF}", "\u{FFFF}",
    "\u{1FFFE}", "\u{85}",
    "\\", "\\n", "\"", "'", "`", "{", "}", "[", "]", "<", ">", "|", "<script>alert(1)</script>",
    "</script>", "<!--", "-->", "]]>", "&amp;", "&lt", "&#60;", "#quot;", "#35;", "*b*", "_i_",
    "end",
    "subgraph x", "-->|x|", "---", "%%{init: {}}%%", "javascript:x", "store://a", "null", "▒▒▒",
    "👩‍👩‍👧", "א", "\u{1F1E6}", "\u{AD}", "\u{E0001}", "0", "-1", "1e999", "9223372036854775808",
  ]

  /// A text of characters that cause trouble, and of any others.
  package mutating func hostileText(upTo count: Int) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<number(0..<count + 1) {
      switch number(0..<8) {
      case 0, 1: text.append(contentsOf: element(of: Self.hostilePieces).unicodeScalars)
      case 2:
        if let scalar = Unicode.Scalar(UInt32(number(0..<0x11_0000))) { text.append(scalar) }
      default: text.append(Unicode.Scalar(UInt8(number(0x20..<0x7F))))
      }
    }
    return String(text)
  }
}
