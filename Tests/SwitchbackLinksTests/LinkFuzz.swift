import SwitchbackLinks

/// Links that are nearly right: known ones with pieces exchanged, repeated, cut and inserted.
struct LinkFuzz {
  private static let pieces = [
    "/", "//", "?", "&", "=", "#", ":", "@", "%", "%2", "%2F", "%2f", "%00", "%0A", "%E2%80%AE",
    "%C3%A9", "%FF", "%zz", ".", "..", "/../", "/./", "%2e%2E", "+", ";", " ", "\0", "\n", "é",
    "\u{202E}", "\u{200F}", "store", "STORE:", "https:", "shop.example.com", ":443", ":8443",
    "u:p@",
    "[", "]", "[::1]", "product", "login", "help", "a", "42", "-1", "9223372036854775808", "sort=",
    "sort=name", "tag=x", "q", "stock=true", "\\", "{", "}", "xn--", "👩‍👩‍👧", "e\u{301}",
  ]

  private var links: [String] = []

  init(using generator: inout SeededGenerator) {
    links = LinkTableTests.links.flatMap {
      ["store://" + $0.1, "store:///" + $0.1, "https://shop.example.com/" + $0.1]
    }
  }

  mutating func next(using generator: inout SeededGenerator) -> String {
    var link = Array(generator.element(of: links).unicodeScalars)
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      let place = Int.random(in: 0...link.count, using: &generator)
      let end = min(link.count, place + Int.random(in: 0...3, using: &generator))
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: link.removeSubrange(place..<end)
      case 1: link.insert(contentsOf: link[place..<end], at: place)
      case 2:
        link.replaceSubrange(place..<end, with: generator.element(of: Self.pieces).unicodeScalars)
      default: link.insert(contentsOf: generator.element(of: Self.pieces).unicodeScalars, at: place)
      }
    }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: link)
    return String(text)
  }
}
