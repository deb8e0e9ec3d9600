import Foundation
import SwitchbackLinks

/// What the documented rules say about an input: each mistake in it, or what has to come out.
///
/// The library reports one mistake. Which of several is not documented, so any of them is right.
struct LinkReference {
  let input: LinkInput
  /// The hosts that links may contain.
  private let knownHosts: Set<String>

  init(input: LinkInput) {
    self.input = input
    knownHosts = Set(
      input.hosts.flatMap(\.read).compactMap {
        Self.parts(of: "https://" + $0, limit: .max).parts?.host
      })
  }

  // Splitting a link

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

  // Reading a link

  /// The destination of a link, or the mistakes of which the library reports one.
  func destination(of link: LinkParts) -> (found: LinkInput.Found?, faults: Set<LinkFault>) {
    let isWeb = link.scheme == "https" || link.scheme == "http"
    if link.scheme == "https", !input.hosts.isEmpty {
      guard let host = link.host, knownHosts.contains(host) else { return (nil, [.unknownHost]) }
    } else if !input.schemes.contains(where: { lowercasedText($0) == link.scheme }) {
      return (nil, [.unknownScheme])
    }
    let host = isWeb ? nil : link.host
    let texts = (host.map { [$0] } ?? []) + link.segments
    let matches = input.entries.indices.compactMap { index in
      input.entries[index].match(texts, isFirstFolded: host != nil).map {
        (index: index, texts: $0)
      }
    }
    let whole = matches.filter { match in
      zip(input.entries[match.index].pathParts, match.texts).allSatisfy { part, texts in
        texts.allSatisfy { part.type.canonical($0) != nil }
      }
    }
    guard let (index, pathTexts) = whole.first ?? matches.first else {
      return (nil, [.unknownLink])
    }
    var (found, faults) = values(of: link, index, pathTexts)
    // Another declaration may begin with a segment that is no value of this one.
    if whole.isEmpty, matches.count > 1 || isLiteralElsewhere(texts, host != nil) {
      for match in matches.dropFirst() {
        faults.formUnion(values(of: link, match.index, match.texts).1)
      }
      faults.insert(.unknownLink)
    }
    return faults.isEmpty ? (found, []) : (nil, faults)
  }

  private func values(
    of link: LinkParts, _ index: Int, _ pathTexts: [[String]]
  ) -> (LinkInput.Found, Set<LinkFault>) {
    let entry = input.entries[index]
    // Only mistakes need it.
    var pattern: String { entry.pattern(address) }
    var found = LinkInput.Found(entry: index, texts: [])
    var faults: Set<LinkFault> = []
    var inPath = pathTexts.makeIterator()
    for part in entry.parts {
      let texts =
        switch part.place {
        case .path: inPath.next() ?? []
        case .query: link.items.filter { $0.name == part.name }.map { $0.value ?? "" }
        case .fragment: link.fragment.map { [$0] } ?? []
        }
      if texts.isEmpty, part.occurrence == .once { faults.insert(.missing(part.name, pattern)) }
      if texts.count > 1, part.occurrence != .repeated {
        faults.insert(.repeatedItem(part.name, pattern))
      }
      var values: [String] = []
      for text in texts {
        if let control = text.firstControl, !input.rules.allowsControlCharacters {
          faults.insert(.controlCharacter(control, part.name, pattern))
        }
        if let value = part.type.canonical(text) {
          values.append(value)
        } else {
          faults.insert(.wrongType(part.name, found: text, pattern))
        }
      }
      found.texts.append(values)
    }
    if input.rules.refusesUndeclaredItems {
      for item in link.items
      where !entry.parts.contains(where: { $0.place == .query && $0.name == item.name }) {
        faults.insert(.undeclaredItem(item.name, pattern))
      }
      if link.fragment != nil, !entry.parts.contains(where: { $0.place == .fragment }) {
        faults.insert(.undeclaredFragment(pattern))
      }
    }
    return (found, faults)
  }

  /// Whether a declaration has a literal that is the segment at the same place.
  private func isLiteralElsewhere(_ texts: [String], _ isFirstFolded: Bool) -> Bool {
    input.entries.contains { entry in
      zip(entry.segments, texts).enumerated().contains { place, pair in
        guard case .literal(let literal) = pair.0 else { return false }
        return (isFirstFolded && place == 0 ? lowercasedText(literal) : literal) == pair.1
      }
    }
  }

  // Printing a destination

  /// The mistakes of which the library reports one instead of printing a destination.
  func faults(of found: LinkInput.Found, as form: LinkForm?) -> Set<LinkFault> {
    let entry = input.entries[found.entry]
    guard !entry.isReadOnly else { return [.unknownDestination] }
    // Only mistakes need it.
    var pattern: String { entry.pattern(address) }
    var faults: Set<LinkFault> = []
    var missing: String?
    for (part, texts) in zip(entry.parts, found.texts) {
      for text in texts {
        func unprintable(_ defect: LinkPrintingDefect) {
          faults.insert(.unprintable(part.name, text, defect, pattern))
        }
        if part.type.canonical(text) != text { unprintable(.notReadBack) }
        if let control = text.firstControl, !input.rules.allowsControlCharacters {
          unprintable(.controlCharacter(control))
        }
        guard part.place == .path else { continue }
        if text == "." || text == ".." { unprintable(.dotSegment) }
        if let missing { unprintable(.afterMissing(missing)) }
      }
      if part.place == .path, texts.isEmpty { missing = missing ?? part.name }
    }
    if form == .app, input.schemes.isEmpty { faults.insert(.noForm(.app)) }
    if form == .web, input.hosts.isEmpty { faults.insert(.noForm(.web)) }
    return faults
  }

  // Making a table

  /// The mistakes of which the library reports one instead of making the table.
  var tableFaults: Set<LinkFault> {
    var faults: Set<LinkFault> = []
    if input.schemes.isEmpty, input.hosts.isEmpty { return [.noAddress] }
    for scheme in input.schemes {
      let name = lowercasedText(scheme).utf8
      let isScheme =
        name.first?.isLetter == true
        && name.allSatisfy { $0.isLetter || $0.isDigit || "+-.".utf8.contains($0) }
      if !isScheme || ["http", "https"].contains(lowercasedText(scheme)) {
        faults.insert(.notScheme(scheme))
      }
    }
    for host in input.hosts where host.read.isEmpty { faults.insert(.notHost(host.declared)) }
    guard faults.isEmpty else { return faults }
    for entry in input.entries { faults.formUnion(entry.flaws(address, input.rules)) }
    guard faults.isEmpty else { return faults }
    for isFirstFolded in input.schemes.isEmpty ? [false] : [true, false] {
      var shared: [(length: Int, first: Int, second: Int)] = []
      for first in input.entries.indices {
        for second in input.entries.indices where second > first {
          let length = input.entries[first].sharedLength(input.entries[second], isFirstFolded)
          if let length { shared.append((length, first, second)) }
        }
      }
      // The shortest link, and of several the patterns declared first.
      guard let shortest = shared.min(by: { $0 < $1 }) else { continue }
      return [
        .sameLink(
          input.entries[shortest.first].pattern(address),
          input.entries[shortest.second].pattern(address))
      ]
    }
    return []
  }

  /// The part of patterns before the path.
  private var address: String {
    if let scheme = input.schemes.first { return lowercasedText(scheme) + "://" }
    let host = Self.parts(of: "https://" + (input.hosts.first?.read.first ?? ""), limit: .max)
      .parts?.host
    return "https://\(host ?? "")/"
  }
}

/// A segment of a declaration's path.
enum ReferenceSegment {
  case literal(String)
  case part(LinkInput.Part)

  var occurrence: LinkOccurrence {
    if case .part(let part) = self { part.occurrence } else { .once }
  }
}

extension LinkInput.Entry {
  var pathParts: [LinkInput.Part] { parts.filter { $0.place == .path } }

  var segments: [ReferenceSegment] {
    func literals(_ text: String) -> [ReferenceSegment] {
      text.split(separator: "/", omittingEmptySubsequences: false).map { .literal(String($0)) }
    }
    return (path.isEmpty ? [] : literals(path))
      + pathParts.flatMap { [.part($0)] + ($0.literals.map(literals) ?? []) }
  }

  /// The segments of a link, as one of the pattern's takes them, all but for their values.
  func match(_ texts: [String], isFirstFolded: Bool) -> [[String]]? {
    var rest = texts[...]
    var taken: [[String]] = []
    for (place, segment) in segments.enumerated() {
      switch segment {
      case .literal(let literal):
        guard let text = rest.popFirst(),
          text == (isFirstFolded && place == 0 ? lowercasedText(literal) : literal)
        else { return nil }
      case .part(let part) where part.occurrence == .repeated:
        taken.append(Array(rest))
        rest = []
      case .part(let part):
        if rest.isEmpty, part.occurrence == .once { return nil }
        taken.append(rest.popFirst().map { [$0] } ?? [])
      }
    }
    return rest.isEmpty ? taken : nil
  }

  /// The number of segments of the shortest link that two patterns share.
  func sharedLength(_ other: LinkInput.Entry, _ isFirstFolded: Bool) -> Int? {
    let (mine, others) = (segments, other.segments)
    return (0...max(mine.count, others.count)).first { length in
      guard let mine = mine.stretched(to: length), let others = others.stretched(to: length) else {
        return false
      }
      return zip(mine, others).enumerated().allSatisfy { place, pair in
        func folded(_ text: String) -> String {
          isFirstFolded && place == 0 ? lowercasedText(text) : text
        }
        return switch pair {
        case (.literal(let one), .literal(let other)): folded(one) == folded(other)
        case (.literal(let text), .part(let part)), (.part(let part), .literal(let text)):
          part.type.readsSpelling(of: folded(text))
        case (.part, .part): true
        }
      }
    }
  }

  /// The pattern as listings show it.
  func pattern(_ address: String) -> String {
    let path = segments.map { segment in
      switch segment {
      case .literal(let text): text
      case .part(let part): part.shown
      }
    }
    let items = parts.filter { $0.place == .query }.map { "\($0.name)=\($0.shown)" }
    return address + path.joined(separator: "/")
      + (items.isEmpty ? "" : "?" + items.joined(separator: "&"))
      + parts.filter { $0.place == .fragment }.map { "#" + $0.shown }.joined()
  }

  /// The reasons why no link can match, or why parameters cannot be told apart.
  func flaws(_ address: String, _ rules: LinkRules) -> Set<LinkFault> {
    var pattern: String { self.pattern(address) }
    var faults: Set<LinkFault> = []
    func flaw(_ kind: String, _ text: String) {
      faults.insert(.neverMatches(pattern, "\(kind) \(text)"))
    }
    let names = parts.map(\.name)
    for name in names where names.filter({ $0 == name }).count > 1 {
      faults.insert(.usedTwice(name, pattern))
    }
    var open: LinkInput.Part?
    var length = address.utf8.count
    for segment in segments {
      if let open, segment.occurrence == .once || open.occurrence == .repeated {
        flaw("afterOpenEnd", open.name)
      }
      switch segment {
      case .part(let part): if part.occurrence != .once { open = part }
      case .literal(let text):
        length += text.utf8.count + 1
        if text.isEmpty { flaw("emptySegment", "") }
        if text == "." || text == ".." { flaw("dotSegment", text) }
        if text.contains(where: { "{}?#%".contains($0) }) { flaw("sign", text) }
        if text.firstControl != nil { flaw("controlCharacter", text) }
      }
    }
    for part in parts where part.type == .nothing && part.occurrence == .once {
      flaw("noValues", part.name)
    }
    let fragments = parts.filter { $0.place == .fragment }
    if fragments.count > 1 { flaw("secondFragment", fragments[1].name) }
    if fragments.first?.occurrence == .repeated { flaw("repeatedFragment", fragments[0].name) }
    if length - 1 > rules.maximumLength { flaw("tooLong", "") }
    return faults
  }
}

extension LinkInput.Part {
  fileprivate var shown: String {
    let type = "\(type.parameter(.once))"
    let suffix =
      switch occurrence {
      case .once: ""
      case .optional: "?"
      case .repeated: "..."
      }
    return "{\(name)\(type == "String" ? "" : ":" + type)\(suffix)}"
  }
}

extension [ReferenceSegment] {
  /// The segments that a link of this length has to fit, if it can have it.
  fileprivate func stretched(to length: Int) -> [ReferenceSegment]? {
    if length <= count {
      return self[length...].allSatisfy { $0.occurrence != .once } ? Array(self[..<length]) : nil
    }
    guard let last, last.occurrence == .repeated else { return nil }
    return self + Array(repeating: last, count: length - count)
  }
}

extension TextualType {
  /// The text of the value that a text stands for.
  func canonical(_ text: String) -> String? {
    switch self {
    case .text: text
    case .int: integer(text, in: Int128(Int.min)...Int128(Int.max))
    case .small: integer(text, in: -128...127)
    case .big: integer(text, in: 0...Int128(UInt64.max))
    case .truth: ["true", "false"].contains(text) ? text : nil
    // As the standard library reads it, which accepts other spellings.
    case .decimal: Double(text).flatMap { $0 - $0 == 0 ? "\($0)" : nil }
    case .letter: text.count == 1 ? text : nil
    case .id: id(text)
    case .order: ["price", "name", "a"].contains(text) ? text : nil
    case .level: TextualType.int.canonical(text).flatMap { ["1", "5"].contains($0) ? $0 : nil }
    case .nothing: nil
    case .slug: text == "new" || text.isEmpty ? nil : text
    case .brief: text.utf8.count <= 5 ? text : nil
    case .upper: text.utf8.contains { (0x61...0x7A).contains($0) } ? nil : text
    case .even: text.utf8.count.isMultiple(of: 2) ? text : nil
    }
  }

  /// Whether one of the spellings of a text is a value.
  func readsSpelling(of text: String) -> Bool {
    [
      text, text.precomposedStringWithCanonicalMapping, text.decomposedStringWithCanonicalMapping,
    ].contains { canonical($0) != nil }
  }

  private func integer(_ text: String, in range: ClosedRange<Int128>) -> String? {
    var digits = Array(text.utf8)[...]
    let sign = digits.first == UInt8(ascii: "-") ? -1 : 1
    if digits.first == UInt8(ascii: "-") || digits.first == UInt8(ascii: "+") {
      digits.removeFirst()
    }
    guard !digits.isEmpty, digits.allSatisfy(\.isDigit) else { return nil }
    var number: Int128 = 0
    for digit in digits {
      number = number * 10 + Int128(digit - UInt8(ascii: "0"))
      if number > 1 << 100 { return nil }
    }
    number *= Int128(sign)
    return range.contains(number) ? "\(number)" : nil
  }

  private func id(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    guard bytes.count == 36 else { return nil }
    for (place, byte) in bytes.enumerated() {
      let isDash = [8, 13, 18, 23].contains(place)
      guard isDash ? byte == UInt8(ascii: "-") : byte.isHexadecimal else { return nil }
    }
    return lowercasedText(text)
  }
}

extension String {
  /// The first C0 or C1 control, or mark of the bidirectional algorithm.
  fileprivate var firstControl: Unicode.Scalar? {
    unicodeScalars.first { scalar in
      scalar.properties.generalCategory == .control
        || [0x61C, 0x200E, 0x200F, 0x2066, 0x2067, 0x2068, 0x2069].contains(scalar.value)
        || (0x202A...0x202E).contains(scalar.value)
    }
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) && self < 0x80 }
  fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
  fileprivate var isHexadecimal: Bool { isDigit || (0x61...0x66).contains(self | 0x20) }
}

private func lowercased(_ bytes: ArraySlice<UInt8>) -> String {
  String(decoding: bytes.map { (0x41...0x5A).contains($0) ? $0 + 32 : $0 }, as: UTF8.self)
}

private func lowercasedText(_ text: String) -> String { lowercased(Array(text.utf8)[...]) }
