import Foundation
import SwitchbackLinks

// Splitting a link.
extension LinkReference {
  /// The parts of a link by RFC 3986 and the rules of `LinkParts`, or its mistakes.
  static func parts(of text: String, limit: Int) -> (parts: LinkParts?, faults: Set<LinkFault>) {
    let length = text.utf8.count
    guard length <= limit else { return (nil, [.tooLong]) }
    if let defect = strangeCharacter(in: text) { return (nil, [.malformed(defect)]) }
    let bytes = Array(text.utf8)
    let colon = bytes.firstIndex { ":/?#".utf8.contains($0) }
    guard let colon, bytes[colon] == UInt8(ascii: ":") else {
      return (nil, [.malformed(.noScheme), .malformed(.syntax)])
    }
    let scheme = bytes[..<colon]
    guard let first = scheme.first, first.isLetter,
      scheme.allSatisfy({ $0.isLetter || $0.isDigit || "+-.".utf8.contains($0) })
    else { return (nil, [.malformed(.noScheme), .malformed(.syntax)]) }
    var parts = LinkParts(scheme: lowercased(scheme), segments: [])
    var faults: Set<LinkFault> = []
    func decoded(_ part: ArraySlice<UInt8>) -> String {
      if let text = Self.decoded(part) { return text }
      faults.insert(.malformed(.notUTF8(String(decoding: part, as: UTF8.self))))
      return ""
    }
    func check(_ part: ArraySlice<UInt8>, _ others: String) {
      let isRight = part.allSatisfy { byte in
        byte.isLetter || byte.isDigit || "-._~%!$&'()*+,;=".utf8.contains(byte)
          || others.utf8.contains(byte)
      }
      if !isRight { faults.insert(.malformed(.syntax)) }
    }

    var rest = bytes[(colon + 1)...]
    if let mark = rest.firstIndex(of: UInt8(ascii: "#")) {
      let fragment = rest[(mark + 1)...]
      check(fragment, ":@/?")
      parts.fragment = decoded(fragment)
      rest = rest[..<mark]
    }
    if let mark = rest.firstIndex(of: UInt8(ascii: "?")) {
      let query = rest[(mark + 1)...]
      check(query, ":@/?")
      if !query.isEmpty {
        for item in query.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false) {
          let sign = item.firstIndex(of: UInt8(ascii: "="))
          let value = sign.map { decoded(item[($0 + 1)...]) }
          parts.items.append(
            URLQueryItem(name: decoded(item[..<(sign ?? item.endIndex)]), value: value))
        }
      }
      rest = rest[..<mark]
    }
    if rest.starts(with: "//".utf8) {
      rest = rest.dropFirst(2)
      let end = rest.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex
      parts.host = host(rest[..<end], of: parts.scheme, decoded, check) {
        faults.insert(.malformed($0))
      }
      rest = rest[end...]
    }
    check(rest, ":@/")
    if rest.first == UInt8(ascii: "/") { rest = rest.dropFirst() }
    var segments: [String] = []
    let all = rest.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map(
      decoded)
    for segment in all {
      if segment == ".." {
        _ = segments.popLast()
      } else if segment != "." {
        segments.append(segment)
      }
    }
    // A slash at the end is none.
    if all.last == "" { segments.removeLast() }
    parts.segments = segments
    return faults.isEmpty ? (parts, []) : (nil, faults)
  }

  private static func host(
    _ authority: ArraySlice<UInt8>, of scheme: String, _ decoded: (ArraySlice<UInt8>) -> String,
    _ check: (ArraySlice<UInt8>, String) -> Void, _ fault: (LinkDefect) -> Void
  ) -> String? {
    let isWeb = scheme == "https" || scheme == "http"
    var name = authority
    if let sign = name.lastIndex(of: UInt8(ascii: "@")) {
      fault(.credentials)
      check(name[..<sign], ":")
      name = name[(sign + 1)...]
    }
    var port: ArraySlice<UInt8>?
    if let colon = name.lastIndex(of: UInt8(ascii: ":")),
      !name[colon...].contains(UInt8(ascii: "]"))
    {
      port = name[(colon + 1)...]
      name = name[..<colon]
    }
    var host = lowercasedText(decoded(name))
    if name.first == UInt8(ascii: "["), name.last == UInt8(ascii: "]"), name.count > 1 {
      let address = name.dropFirst().dropLast()
      check(address, ":")
      let isAddress = address.allSatisfy { $0.isHexadecimal || ":.".utf8.contains($0) }
      if !isWeb || !isAddress { fault(.host(host)) }
      if !isAddress { fault(.syntax) }
    } else {
      check(name, "")
      if isWeb, name.contains(UInt8(ascii: "%")),
        host.unicodeScalars.contains(where: ":/?#[]@".unicodeScalars.contains)
      {
        fault(.host(host))
      }
    }
    if host == "." || host == ".." { fault(.host(host)) }
    guard let port, !port.isEmpty else { return host.isEmpty ? nil : host }
    guard port.allSatisfy(\.isDigit), let number = Int(String(decoding: port, as: UTF8.self)) else {
      fault(.syntax)
      return nil
    }
    if !isWeb { fault(.port(number)) }
    if number != (scheme == "https" ? 443 : 80) { host += ":\(number)" }
    return host.isEmpty ? nil : host
  }

  /// The first character that must be percent-encoded, or percent sign without two digits.
  private static func strangeCharacter(in text: String) -> LinkDefect? {
    var offset = 0
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      if scalar == "%" {
        let digits = scalars[(index + 1)...].prefix(2)
        guard digits.count == 2, digits.allSatisfy({ $0.isASCII && $0.properties.isASCIIHexDigit })
        else { return .percentSign(offset: offset) }
      } else if !scalar.isASCII || !allowed[Int(scalar.value)] {
        return .character(scalar, offset: offset)
      }
      offset += String(scalar).utf8.count
    }
    return nil
  }

  /// For each ASCII character, whether a URI may contain it.
  private static let allowed = (0..<128).map { code in
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~:/?#[]@!$&'()*+,;="
      .utf8.contains(code)
  }

  private static func decoded(_ part: ArraySlice<UInt8>) -> String? {
    var bytes: [UInt8] = []
    var index = part.startIndex
    while index < part.endIndex {
      if part[index] == UInt8(ascii: "%") {
        let digits = String(decoding: part[(index + 1)...(index + 2)], as: UTF8.self)
        bytes.append(UInt8(digits, radix: 16) ?? 0)
        index += 3
      } else {
        bytes.append(part[index])
        index += 1
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }
}

extension UInt8 {
  var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) && self < 0x80 }
  var isDigit: Bool { (0x30...0x39).contains(self) }
  var isHexadecimal: Bool { isDigit || (0x61...0x66).contains(self | 0x20) }
}

func lowercased(_ bytes: ArraySlice<UInt8>) -> String {
  String(decoding: bytes.map { (0x41...0x5A).contains($0) ? $0 + 32 : $0 }, as: UTF8.self)
}

func lowercasedText(_ text: String) -> String {
  lowercased(Array(text.precomposedStringWithCanonicalMapping.utf8)[...])
}
