import Foundation

/// A link, split and decoded, for matching with patterns.
///
/// The text is split once; a table then reads only the parts:
///
///     let parts = try LinkParts("STORE://Product/caf%C3%A9/?page=2#top")
///     // scheme "store", host "product", segments ["café"], items page=2, fragment "top"
///     let destination = try links.destination(for: parts)
///
/// The rules follow [RFC 3986](https://www.rfc-editor.org/rfc/rfc3986):
/// * A link has a scheme and only the characters of a URI; others must be percent-encoded. Nothing
///   is repaired, and percent signs without two hexadecimal digits are refused.
/// * The letters A to Z of scheme and host are in lower case, the rest keeps its case.
/// * Segments are separated before they are decoded, so that `%2F` is text. The decoded text must
///   be UTF-8. A plus sign is a plus sign.
/// * Segments `.` and `..` are resolved, encoded or not.
/// * An empty segment is a segment, except one at the end: `/a/` is `/a`, and `/a//` ends in an
///   empty segment.
/// * An empty port, the port 443 of `https` and the port 80 of `http` count as no port. Any other port of a
/// web link belongs to ``host``; a link of an app's own scheme has none.
public struct LinkParts: Sendable, Hashable {
  /// The scheme, in lower case.
  public var scheme: String

  /// The host, in lower case, with a port other than the scheme's own; `nil` if it is missing or
  /// empty.
  public var host: String?

  /// The segments of the path, decoded.
  public var segments: [String]

  /// The items of the query, decoded.
  public var items: [URLQueryItem]

  /// The fragment, decoded.
  public var fragment: String?

  /// Makes a link from parts that are decoded, the scheme and the host in lower case.
  ///
  /// Checks nothing: split a link that comes from outside with ``init(_:rules:)``.
  public init(
    scheme: String, host: String? = nil, segments: [String], items: [URLQueryItem] = [],
    fragment: String? = nil
  ) {
    self.scheme = scheme
    self.host = host
    self.segments = segments
    self.items = items
    self.fragment = fragment
  }

  /// Splits a link.
  ///
  /// - Throws: ``LinkError/tooLong(length:limit:)`` or ``LinkError/malformed(link:defect:)``.
  /// - Complexity: Linear in the length of the text, and constant if that is above the limit.
  public init(_ text: String, rules: LinkRules = LinkRules()) throws(LinkError) {
    let length = text.utf8.count
    guard length <= rules.maximumLength else {
      throw .tooLong(length: length, limit: rules.maximumLength)
    }
    // NB: by default Foundation percent-encodes characters that are not allowed in a URI, including
    // broken percent signs; asked not to, it refuses such texts.
    guard let components = URLComponents(string: text, encodingInvalidCharacters: false) else {
      throw .malformed(link: text, defect: LinkDefect(of: text))
    }
    guard let scheme = components.scheme?.asciiLowercased else {
      throw .malformed(link: text, defect: .noScheme)
    }
    guard components.percentEncodedUser == nil, components.percentEncodedPassword == nil else {
      throw .malformed(link: text, defect: .credentials)
    }
    func decoded(_ encoded: some StringProtocol) throws(LinkError) -> String {
      guard encoded.utf8.contains(UInt8(ascii: "%")) else { return String(encoded) }
      guard let decoded = encoded.percentDecoded else {
        throw .malformed(link: text, defect: .notUTF8(String(encoded)))
      }
      return decoded
    }
    self.init(scheme: scheme, segments: [])
    if let encodedHost = components.encodedHost, !encodedHost.isEmpty {
      let name = try decoded(encodedHost).asciiLowercased
      // After decoding, the host of a web link must not look like one with a port or a path. In
      // brackets, Foundation accepts any text; such an IP address is no segment.
      guard name != ".", name != "..", !encodedHost.hasPrefix("[") || isWeb && name.isIPAddress,
        !isWeb || name == encodedHost.asciiLowercased
          || !name.utf8.contains(where: ":/?#[]@".utf8.contains)
      else { throw .malformed(link: text, defect: .host(name)) }
      host = name
    }
    // NB: Foundation drops a port that is no `Int`.
    if components.port == nil, let port = components.rangeOfPort, !port.isEmpty {
      throw .malformed(link: text, defect: .syntax)
    }
    if let port = components.port {
      switch scheme {
      case "https" where port == 443, "http" where port == 80: break
      case "https", "http": host = (host ?? "") + ":\(port)"
      default: throw .malformed(link: text, defect: .port(port))
      }
    }
    var path = components.percentEncodedPath[...]
    if path.utf8.first == UInt8(ascii: "/") { path = path.dropFirst() }
    for segment in path.split(separator: "/", omittingEmptySubsequences: false) {
      segments.append(try decoded(segment))
    }
    segments = segments.resolvingDotSegments()
    for item in components.percentEncodedQueryItems ?? [] {
      var value: String?
      if let encoded = item.value { value = try decoded(encoded) }
      items.append(URLQueryItem(name: try decoded(item.name), value: value))
    }
    if let encoded = components.percentEncodedFragment { fragment = try decoded(encoded) }
  }
}

extension String {
  /// The text with A to Z in lower case, as schemes and hosts are compared.
  var asciiLowercased: String {
    guard utf8.contains(where: { (0x41...0x5A).contains($0) }) else { return self }
    return String(
      decoding: composed.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  /// The text in Unicode's composed form (NFC). Equal texts have the same bytes then.
  var composed: String {
    utf8.allSatisfy { $0 < 0x80 } ? self : precomposedStringWithCanonicalMapping
  }
}

extension StringProtocol {
  /// The text with its percent-encoded bytes decoded; `nil` if that is not UTF-8.
  ///
  /// NB: Foundation's `removingPercentEncoding` drops a byte order mark at the beginning.
  fileprivate var percentDecoded: String? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    var rest = utf8.makeIterator()
    while let byte = rest.next() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.next()?.hexadecimalValue, let low = rest.next()?.hexadecimalValue
      else { return nil }
      bytes.append(high << 4 | low)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    // Decoding replaces bytes that are not UTF-8, which then differ.
    return text.utf8.elementsEqual(bytes) ? text : nil
  }
}

extension String {
  /// Whether the text has nothing between its brackets but what IP addresses have.
  fileprivate var isIPAddress: Bool {
    utf8.dropFirst().dropLast().allSatisfy { $0.hexadecimalValue != nil || ":.".utf8.contains($0) }
  }
}

extension UInt8 {
  fileprivate var hexadecimalValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}

extension [String] {
  /// The segments without `.` and `..` (RFC 3986, 5.2.4) and without an empty one at the end.
  fileprivate func resolvingDotSegments() -> [String] {
    var resolved: [String] = []
    resolved.reserveCapacity(count)
    for segment in self {
      switch segment {
      case ".": break
      case "..": _ = resolved.popLast()
      default: resolved.append(segment)
      }
    }
    if last == "" { resolved.removeLast() }
    return resolved
  }
}
