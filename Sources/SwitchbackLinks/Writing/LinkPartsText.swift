import Foundation

extension LinkParts: CustomStringConvertible {
  /// The link as text, percent-encoded. ``init(_:rules:)`` reads the same parts from it, unless no link has them,
  /// such as a segment `..`.
  public var description: String {
    var text = scheme + "://"
    if let host {
      text += host.encoded(isWeb ? .authority : .host)
    }
    for segment in segments { text += "/" + segment.encoded(.segment) }
    // The one trailing slash that readers ignore: after an empty segment, so that the segment stays
    // one.
    if segments.last?.isEmpty == true || segments.isEmpty && isWeb { text += "/" }
    if !items.isEmpty {
      text += "?"
      text += items.map { item in
        item.name.encoded(.item) + (item.value.map { "=" + $0.encoded(.item) } ?? "")
      }.joined(separator: "&")
    }
    if let fragment { text += "#" + fragment.encoded(.item) }
    return text
  }
}

extension String {
  fileprivate func encoded(_ allowed: CharacterSet) -> String {
    addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
  }

  /// Whether the text can be the host of a link without being changed.
  var isPlainHost: Bool {
    guard let first = utf8.first, first.isLowercaseOrDigit else { return false }
    return utf8.allSatisfy { $0.isLowercaseOrDigit || "-._~".utf8.contains($0) }
  }

  /// Whether links can have the text, decoded and in lower case, as the name of their host.
  var isHostName: Bool {
    !contains("..")
      && utf8.allSatisfy { $0 >= 0x80 || $0.isLowercaseOrDigit || "-._~".utf8.contains($0) }
  }
}

extension UInt8 {
  fileprivate var isLowercaseOrDigit: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }
}

// The plus sign is escaped everywhere, although a URI may contain it: web servers read it as a
// space.
extension CharacterSet {
  fileprivate static let host = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$'()*,")
  fileprivate static let authority = host.union(CharacterSet(charactersIn: "[]:"))
  fileprivate static let segment = host.union(CharacterSet(charactersIn: "@:"))
  fileprivate static let item = segment.union(CharacterSet(charactersIn: "/?"))
}
