extension LinkDefect {
  /// Determines why Foundation refused a text.
  init(of text: String) {
    var offset = 0
    let bytes = text.utf8
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      if byte == UInt8(ascii: "%") {
        let digits = bytes[index...].dropFirst().prefix(2)
        guard digits.count == 2, digits.allSatisfy(\.isHexadecimalDigit) else {
          self = .percentSign(offset: offset)
          return
        }
      } else if !byte.isAllowedInURI {
        self = .character(text.unicodeScalars[index], offset: offset)
        return
      }
      bytes.formIndex(after: &index)
      offset += 1
    }
    self = .syntax
  }

  var text: String {
    switch self {
    case .character(let character, let offset):
      "\(character.code) at byte \(offset) must be percent-encoded"
    case .percentSign(let offset):
      "the percent sign at byte \(offset) is not followed by two hexadecimal digits"
    case .syntax: "it is not a URI"
    case .noScheme: "it has no scheme"
    case .notUTF8(let part): "\(part.quoted) is not UTF-8"
    case .credentials: "it has a user before the host"
    case .host(let host): "it has the host \(host.quoted), which is no name"
    case .port(let port): "it has the port \(port), and only web links have one"
    }
  }
}

extension LinkPrintingDefect {
  func text(_ parameter: LinkPattern.Parameter) -> String {
    switch self {
    case .notReadBack: "which \(parameter.type) does not read back"
    case .controlCharacter(let character): "which has the control character \(character.code)"
    case .dotSegment: "which has a meaning of its own in a path"
    case .afterMissing(let name): "as the segment \(name.quoted) before it is missing"
    }
  }
}

extension LinkFlaw {
  var text: String {
    switch self {
    case .emptySegment:
      "it has an empty segment; a path is declared without a slash at its beginning and end"
    case .dotSegment(let text): "the segment \(text.quoted) is never in a link"
    case .sign(let sign, let text) where sign == "%":
      "the literal \(text.quoted) has \"%\", and patterns are not percent-encoded"
    case .sign(let sign, let text):
      "the literal \(text.quoted) has \"\(sign)\"; parameters are declared with .path, .query and "
        + ".fragment"
    case .controlCharacter(let character, let text):
      "the literal \(text.quoted) has the control character \(character.code)"
    case .afterOpenEnd(let segment, let parameter):
      "\(segment.quoted) follows \(parameter), which "
        + (parameter.occurrence == .repeated ? "takes all segments" : "may be missing")
    case .noValues(let parameter): "\(parameter.type) has no values"
    case .secondFragment(let parameter): "\(parameter) is a second fragment"
    case .repeatedFragment(let parameter): "\(parameter) is a fragment, and a link has only one"
    case .tooLong(let limit): "it is longer than the \(limit) bytes that links may have"
    }
  }
}

extension UInt8 {
  fileprivate var isHexadecimalDigit: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x46, 0x61...0x66: true
    default: false
    }
  }

  /// Whether RFC 3986 lists the character among the reserved and unreserved ones.
  fileprivate var isAllowedInURI: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: "-._~:/?#[]@!$&'()*+,;=".utf8.contains(self)
    }
  }
}
