import Switchback

extension String {
  /// The text in one line, without characters that would corrupt a format: controls, marks and changes
  /// of direction, and noncharacters.
  ///
  /// Line breaks become spaces; other control characters become U+FFFD, so that text cannot be
  /// spoofed.
  var inOneLine: String {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029:
        if result.last != " " { result.append(" ") }
      default:
        // The last two of each plane are noncharacters; XML allows them, its readers may not.
        let isKept = !scalar.isControl && scalar.value & 0xFFFE != 0xFFFE
        result.append(isKept ? scalar : "\u{FFFD}")
      }
    }
    return String(result)
  }
}

extension Diagram.Edge {
  /// Label and detail in one line.
  var caption: String {
    switch (label.isEmpty, detail.isEmpty) {
    case (_, true): label.inOneLine
    case (true, false): "(\(detail.inOneLine))"
    case (false, false): "\(label.inOneLine) (\(detail.inOneLine))"
    }
  }
}
