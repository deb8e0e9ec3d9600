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
