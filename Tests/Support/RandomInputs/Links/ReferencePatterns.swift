import Foundation
import SwitchbackLinks

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
      text.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false)
        .map { .literal(String($0)) }
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
          part.type.canonical(folded(text)) != nil
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
        if text.contains(where: { "{}?#%".contains($0) }) || text.first.map(":*<[".contains) == true
        {
          flaw("sign", text)
        }
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

extension String {
  /// The first C0 or C1 control, or mark of the bidirectional algorithm.
  var firstControl: Unicode.Scalar? {
    unicodeScalars.first { scalar in
      scalar.properties.generalCategory == .control
        || [0x61C, 0x200E, 0x200F, 0x2066, 0x2067, 0x2068, 0x2069].contains(scalar.value)
        || (0x202A...0x202E).contains(scalar.value)
    }
  }
}
