import SimulatedWorld
import SwitchbackLinks

/// A table of links, links to read with it, and destinations to print.
package struct LinkInput {
  /// A typed part of a declaration.
  struct Part {
    enum Place { case path, query, fragment }

    var place: Place
    var name: String
    var type: TextualType
    var occurrence: LinkOccurrence
    /// The literal segments after a part of the path.
    var literals: String?
  }

  /// A declaration.
  struct Entry {
    var path: String
    var parts: [Part] = []
    var isReadOnly = false
  }

  /// A destination: the values of a declaration, each parameter as its texts.
  struct Found: Hashable, Sendable {
    var entry: Int
    var texts: [[String]]
  }

  var schemes: [String] = []
  var hosts: [LinkHost] = []
  var rules = LinkRules()
  var entries: [Entry] = []
  var links: [String] = []
  var destinations: [Found] = []
}

/// A host as it is declared, with the ones that links may contain.
struct LinkHost: Hashable {
  var declared: String
  /// As links are printed and read with it; none if it is no host.
  var read: [String]

  static let all = [
    LinkHost(
      declared: "h.example", read: ["h.example", "H.Example", "h.example:443", "h%2Eexample"]),
    LinkHost(declared: "H.example:8443", read: ["h.example:8443", "H.EXAMPLE:08443"]),
    LinkHost(declared: "h.example:443", read: ["h.example", "h.example:"]),
    LinkHost(declared: "[::1]", read: ["[::1]"]),
    LinkHost(declared: "[2001:DB8::1]:80", read: ["[2001:db8::1]:80", "[2001:DB8::1]:80"]),
    LinkHost(
      declared: "bücher.example", read: ["xn--bcher-kva.example", "b%C3%BCcher.example"]),
  ]
  static let flawed = [
    "h/x", "h?x", "h#x", "u@h", "", "h x", "h:x", "https://h", "[h", ".", "h]", "*.h", "h..x",
  ]
  .map { LinkHost(declared: $0, read: []) }
}

// Making one

extension LinkInput: RandomInput {
  package static let requiredKinds = [
    "table made", "table: sameLink", "table: neverMatches", "table: usedTwice", "table: notHost",
    "table: notScheme", "table: noAddress", "read", "printed", "link: tooLong", "link: malformed",
    "link: unknownScheme", "link: unknownHost", "link: unknownLink", "link: wrongType",
    "link: missing", "link: repeatedItem", "link: controlCharacter", "link: undeclaredItem",
    "link: undeclaredFragment", "print: unprintable", "print: noForm", "print: unknownDestination",
    "print: tooLong",
  ]

  package init(seed: Int) {
    var random = RandomSource(seed: seed)
    makeAddresses(&random)
    if random.chance(20) { rules.refusesUndeclaredItems = true }
    if random.chance(20) { rules.allowsControlCharacters = true }
    if random.chance(5) { rules.maximumLength = random.number(8..<60) }
    for _ in 0..<random.number(1..<5) { entries.append(Entry(&random)) }
    for _ in 0..<6 { links.append(link(&random)) }
    for _ in 0..<3 {
      let entry = random.number(0..<entries.count)
      destinations.append(Found(entry: entry, texts: entries[entry].texts(&random)))
    }
  }

  private mutating func makeAddresses(_ random: inout RandomSource) {
    switch random.number(0..<20) {
    case 0: schemes = ["Store", "a+b-c.d"]
    case 1: schemes = [random.element(of: ["https", "http", "", "1a", "a b", "é", "a:", "a/b"])]
    case 2...5: break
    default: schemes = ["store"]
    }
    switch random.number(0..<20) {
    case 0: hosts = [random.element(of: LinkHost.flawed)]
    case 1...3: break
    case 4, 5: hosts = [random.element(of: LinkHost.all), random.element(of: LinkHost.all)]
    case 6...9: hosts = [random.element(of: LinkHost.all)]
    default: hosts = [LinkHost.all[0]]
    }
  }

  /// A link of one of the declarations, in one of its spellings, often with mistakes.
  private func link(_ random: inout RandomSource) -> String {
    if random.chance(3) { return random.hostileText(upTo: 12) }
    let entry = random.element(of: entries)
    var link = entry.spelling(entry.texts(&random), in: self, &random)
    for _ in 0..<max(0, random.number(-3..<4)) { link = link.mutated(&random) }
    return link
  }
}

extension LinkInput.Entry {
  private static let literals = [
    "a", "b", "a", "b", "new", "5", "price", "A", "New", "true", "é", "e\u{301}", "x y", "a+b",
    "café",
    "cafe\u{301}", "a:b", "xn--a",
  ]
  private static let flawedLiterals = [
    "", ".", "..", "{x}", ":x", "*", "a?b", "a#", "%2F", "\u{202E}", "a\0",
    String(repeating: "long", count: 2_500),
  ]

  init(_ random: inout RandomSource) {
    path = Self.literals(upTo: 2, &random)
    for index in 0..<random.element(of: [0, 0, 1, 1, 1, 2, 2, 3, 3, 4, 5]) {
      parts.append(LinkInput.Part(index, &random))
    }
    // Mostly, only the last of a path may be missing.
    if random.chance(90), let last = parts.lastIndex(where: { $0.place == .path }) {
      for index in parts.indices where index != last && parts[index].place == .path {
        parts[index].occurrence = .once
      }
      if parts[last].occurrence != .once { parts[last].literals = nil }
    }
    isReadOnly = random.chance(10)
  }

  static func literals(upTo count: Int, _ random: inout RandomSource) -> String {
    (0..<random.number(0..<count + 1)).map { _ in
      random.element(of: random.chance(1) ? flawedLiterals : literals)
    }.joined(separator: "/")
  }

  /// Texts of the values of all parameters, most of which fit.
  fileprivate func texts(_ random: inout RandomSource) -> [[String]] {
    parts.map { part in
      let count =
        switch part.occurrence {
        case .once: 1
        case .optional: random.number(0..<2)
        case .repeated: random.element(of: [0, 1, 2, 3])
        }
      return (0..<count).map { _ in part.type.text(using: &random) }
    }
  }

  /// A link with these texts.
  fileprivate func spelling(
    _ texts: [[String]], in input: LinkInput, _ random: inout RandomSource
  ) -> String {
    var segments = path.isEmpty ? [] : path.split(separator: "/").map(String.init)
    var items: [String] = []
    var fragment: String?
    for (part, texts) in zip(parts, texts) {
      switch part.place {
      case .path:
        segments += texts
        segments += (part.literals ?? "").split(separator: "/").map(String.init)
      case .query: items += texts.map { part.name.spelt(&random) + "=" + $0.spelt(&random) }
      case .fragment: fragment = texts.first
      }
    }
    var link: String
    let path = segments.map { $0.spelt(&random) }.joined(separator: "/")
    if let host = input.hosts.randomElement(using: &random), let spelling = host.read.first,
      random.chance(40)
    {
      link =
        "https://" + (random.chance(70) ? spelling : random.element(of: host.read)) + "/" + path
    } else {
      let scheme = input.schemes.randomElement(using: &random) ?? "store"
      link = scheme + random.element(of: ["://", "://", "://", ":///", ":/", ":", "://x/"]) + path
    }
    if random.chance(10) { items.append(random.element(of: ["utm=x", "", "a", "p0=1", "é=1"])) }
    if !items.isEmpty { link += "?" + random.shuffled(items).joined(separator: "&") }
    if random.chance(5) { fragment = fragment ?? "x" }
    if let fragment { link += "#" + fragment.spelt(&random) }
    return link
  }
}

extension LinkInput.Part {
  init(_ index: Int, _ random: inout RandomSource) {
    name = random.element(of: ["p\(index)", "p\(index)", "é\(index)", "a b=&\(index)", ""])
    if index == 0 { name = random.element(of: ["p0", "p0", "utm", "q/?", "e\u{301}"]) }
    // Now and then the same one twice.
    if random.chance(3) { name = "p0" }
    let usual: [TextualType] = [.text, .int, .slug, .text, .int]
    type =
      index > 2
      ? random.element(of: TextualType.few)
      : random.element(of: random.chance(60) ? usual : TextualType.allCases)
    occurrence = random.element(of: [.once, .once, .once, .optional, .repeated])
    switch random.number(0..<10) {
    case 0...5:
      place = .path
      let following = LinkInput.Entry.literals(upTo: 1, &random)
      literals = following.isEmpty ? nil : following
    case 6...8: place = .query
    default:
      place = .fragment
      if random.chance(90), occurrence == .repeated { occurrence = .optional }
    }
  }
}

extension String {
  /// The text as a link may contain it: percent-encoded, and sometimes more than it must be.
  fileprivate func spelt(_ random: inout RandomSource) -> String {
    let isPlain = random.chance(80)
    var spelling = ""
    for byte in utf8 {
      let isLetter = (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte)
      if isPlain, isLetter || (0x41...0x5A).contains(byte) || byte == 0x2E || byte == 0x2D {
        spelling.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: isPlain)
        spelling += (byte < 16 ? "%0" : "%") + digits
      }
    }
    return spelling
  }

  /// The link with a piece removed, repeated, exchanged or inserted.
  fileprivate func mutated(_ random: inout RandomSource) -> String {
    var link = Array(unicodeScalars)
    let place = random.number(0..<link.count + 1)
    let end = min(link.count, place + random.number(0..<4))
    let pieces =
      random.chance(60)
      ? ["/", "/a", "a", "5", "new", "?", "&p0=1", "=", "#", ":", "@", "%", "//", "..", "[", "]"]
      : RandomSource.hostilePieces
    switch random.number(0..<4) {
    case 0: link.removeSubrange(place..<end)
    case 1: link.insert(contentsOf: link[place..<end], at: place)
    case 2: link.replaceSubrange(place..<end, with: random.element(of: pieces).unicodeScalars)
    default: link.insert(contentsOf: random.element(of: pieces).unicodeScalars, at: place)
    }
    return String(String.UnicodeScalarView(link))
  }
}

// Making it smaller

extension LinkInput {
  package var smaller: [LinkInput] {
    func changed<Value>(_ path: WritableKeyPath<LinkInput, Value>, _ values: [Value]) -> [LinkInput]
    {
      values.map { value in
        var input = self
        input[keyPath: path] = value
        return input
      }
    }
    return changed(\.links, links.isEmpty ? [] : [[]]) + changed(\.links, links.withoutOne)
      + changed(\.destinations, destinations.isEmpty ? [] : [[]])
      + changed(\.destinations, destinations.withoutOne)
      + changed(\.schemes, schemes.withoutOne) + changed(\.hosts, hosts.withoutOne)
      + changed(\.rules, rules == LinkRules() ? [] : [LinkRules()])
      + entries.indices.map { without($0) } + changed(\.entries, entries.changingOne(\.smaller))
      + entries.indices.flatMap { entry in
        entries[entry].parts.indices.map { without($0, of: entry) }
      }
      + changed(\.links, links.changingOne(\.smaller))
      + changed(\.destinations, destinations.changingOne(\.smaller))
  }

  private func without(_ entry: Int) -> LinkInput {
    var input = self
    input.entries.remove(at: entry)
    input.destinations = destinations.filter { $0.entry != entry }.map { found in
      var found = found
      if found.entry > entry { found.entry -= 1 }
      return found
    }
    return input
  }

  private func without(_ part: Int, of entry: Int) -> LinkInput {
    var input = self
    input.entries[entry].parts.remove(at: part)
    for index in destinations.indices where destinations[index].entry == entry {
      input.destinations[index].texts.remove(at: part)
    }
    return input
  }
}

extension LinkInput.Entry {
  fileprivate var smaller: [LinkInput.Entry] {
    var smaller = path.smaller.map { path in
      var entry = self
      entry.path = path
      return entry
    }
    for index in parts.indices {
      var entry = self
      entry.parts[index].literals = nil
      if parts[index].literals != nil { smaller.append(entry) }
    }
    return smaller
  }
}

extension LinkInput.Found {
  fileprivate var smaller: [LinkInput.Found] {
    texts.changingOne { $0.changingOne(\.smaller) }.map { LinkInput.Found(entry: entry, texts: $0) }
  }
}

extension LinkInput: CustomStringConvertible {
  package var description: String {
    var lines = ["schemes: \(schemes), hosts: \(hosts.map(\.declared)), rules: \(rules)"]
    for (index, entry) in entries.enumerated() {
      let parts = entry.parts.map { part in
        ", .\(part.place)(\(part.name.debugDescription), \(part.type.parameter(part.occurrence))"
          + "\(part.literals.map { ", then: \($0.debugDescription)" } ?? ""))"
      }
      let path = (entry.isReadOnly ? "readOnly: " : "") + entry.path.debugDescription
      lines.append("\(index): DeepLink(\(path)\(parts.joined()))")
    }
    lines += links.map { "link \($0.debugDescription)" }
    lines += destinations.map { "destination \($0)" }
    return lines.joined(separator: "\n")
  }
}
