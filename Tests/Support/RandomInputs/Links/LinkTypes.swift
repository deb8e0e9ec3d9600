import Foundation
import SimulatedWorld
import SwitchbackLinks

/// A value that can be made of any of its texts, also of one that it does not read.
protocol MadeOfText: LinkValue {
  static func made(of text: String) -> Self?
}

extension MadeOfText {
  static func made(of text: String) -> Self? { Self(linkText: text) }
}

/// A parameter whose values are made of texts.
protocol TextualParameter: LinkParameter where Single: MadeOfText {}

extension TextualParameter {
  fileprivate var texts: [String] { linkValues.map { $0.linkText } }
}

extension Optional: TextualParameter where Wrapped: MadeOfText {}
extension Array: TextualParameter where Element: MadeOfText {}
extension String: MadeOfText, TextualParameter {}
extension Int: MadeOfText, TextualParameter {}
extension Int8: MadeOfText, TextualParameter {}
extension UInt64: MadeOfText, TextualParameter {}
extension Bool: MadeOfText, TextualParameter {}
extension Double: MadeOfText, TextualParameter {}
extension Character: MadeOfText, TextualParameter {}
extension UUID: MadeOfText, TextualParameter {}

enum Order: String, CaseIterable, MadeOfText, TextualParameter { case price, name, a }
enum Level: Int, MadeOfText, TextualParameter { case low = 1, high = 5 }
enum Nothing: String, CaseIterable, MadeOfText, TextualParameter {
  case nothing

  static var allCases: [Nothing] { [] }

  init?(linkText: String) { nil }
}

/// Reads any text but "new" and the empty one.
struct Slug: MadeOfText, TextualParameter {
  let linkText: String

  init?(linkText: String) {
    guard linkText != "new", !linkText.isEmpty else { return nil }
    self.linkText = linkText
  }
}

/// Reads at most five bytes.
struct Brief: MadeOfText, TextualParameter {
  let linkText: String

  init?(linkText: String) {
    guard linkText.utf8.count <= 5 else { return nil }
    self.linkText = linkText
  }
}

/// Reads texts without lower case.
struct Upper: MadeOfText, TextualParameter {
  let linkText: String

  init?(linkText: String) {
    guard !linkText.utf8.contains(where: { (0x61...0x7A).contains($0) }) else { return nil }
    self.linkText = linkText
  }
}

/// Prints texts that it does not read: those of an odd number of bytes.
struct Even: MadeOfText, TextualParameter {
  let linkText: String

  init?(linkText: String) {
    guard linkText.utf8.count.isMultiple(of: 2) else { return nil }
    self.linkText = linkText
  }

  private init(any text: String) { linkText = text }

  static func made(of text: String) -> Even? { Even(any: text) }
}

/// A type of a parameter, without its number of occurrences.
enum TextualType: CaseIterable {
  case text, int, small, big, truth, decimal, letter, id, order, level, nothing, slug, brief, upper,
    even

  /// The types of a parameter after the third: there is a declaration for each list of types, and the
  /// program never forgets it.
  static let few: [TextualType] = [.text, .int]

  func parameter(_ occurrence: LinkOccurrence) -> any TextualParameter.Type {
    func type<Value: MadeOfText & TextualParameter>(
      _ value: Value.Type
    ) -> any TextualParameter.Type {
      switch occurrence {
      case .once: Value.self
      case .optional: Value?.self
      case .repeated: [Value].self
      }
    }
    return switch self {
    case .text: type(String.self)
    case .int: type(Int.self)
    case .small: type(Int8.self)
    case .big: type(UInt64.self)
    case .truth: type(Bool.self)
    case .decimal: type(Double.self)
    case .letter: type(Character.self)
    case .id: type(UUID.self)
    case .order: type(Order.self)
    case .level: type(Level.self)
    case .nothing: type(Nothing.self)
    case .slug: type(Slug.self)
    case .brief: type(Brief.self)
    case .upper: type(Upper.self)
    case .even: type(Even.self)
    }
  }

  /// The text of a value. That of some values cannot be read.
  func text(using random: inout RandomSource) -> String {
    switch self {
    case .text, .even:
      random.chance(30) ? random.hostileText(upTo: 4) : random.element(of: Self.texts)
    case .int: random.element(of: ["0", "5", "-1", "\(Int.max)", "\(Int.min)", "42"])
    case .small: random.element(of: ["0", "5", "127", "-128"])
    case .big: random.element(of: ["0", "5", "\(UInt64.max)"])
    case .truth: random.element(of: ["true", "false"])
    case .decimal: random.element(of: ["0.0", "5.0", "-1.5", "1e+300", "5e-324", "0.1"])
    case .letter: random.element(of: ["a", "b", "5", "é", "/", "%", ".", "👩‍👩‍👧", "\u{202E}", "א"])
    case .id:
      random.element(of: [
        "12345678-9abc-def0-1234-56789abcdef0", "00000000-0000-0000-0000-000000000000",
      ])
    case .order: random.element(of: ["price", "name", "a"])
    case .level: random.element(of: ["1", "5"])
    case .nothing: "nothing"
    case .slug: random.element(of: ["a", "b", "5", "A", "x y", "..", "\u{202E}"])
    case .brief: random.element(of: ["", "a", "5", "é", "e\u{301}", "A", "/", "?", "café"])
    case .upper: random.element(of: ["", "A", "5", "NEW", "É", "%2F"])
    }
  }

  static let texts = [
    "a", "b", "new", "5", "", "A", "price", "true", "café", "cafe\u{301}", ".", "..",
  ]
}

/// A declaration to which parameters are added one by one.
///
/// NB: not one generic function that calls itself with one type more: the optimiser would make a version
/// for each list of types there could be.
private protocol GrowingLink {
  func adding(_ part: LinkInput.Part) -> any GrowingLink
  func link(_ entry: LinkInput.Entry, _ number: Int) -> DeepLink<LinkInput.Found>
}

private struct GrownLink<each Parameter: TextualParameter>: GrowingLink {
  let parts: (repeat LinkPart<each Parameter>)

  func adding(_ part: LinkInput.Part) -> any GrowingLink {
    func added<Next: TextualParameter>(_ type: Next.Type) -> any GrowingLink {
      let next: LinkPart<Next> =
        switch part.place {
        case .path: .path(part.name, type, then: part.literals)
        case .query: .query(part.name, type)
        case .fragment: .fragment(part.name, type)
        }
      return GrownLink<repeat each Parameter, Next>(parts: (repeat each parts, next))
    }
    return added(part.type.parameter(part.occurrence))
  }

  func link(_ entry: LinkInput.Entry, _ number: Int) -> DeepLink<LinkInput.Found> {
    if entry.isReadOnly {
      return DeepLink(readOnly: entry.path, repeat each parts) { (values: repeat each Parameter) in
        Self.found(number, repeat each values)
      }
    }
    return DeepLink(entry.path, repeat each parts) { (values: repeat each Parameter) in
      Self.found(number, repeat each values)
    } print: { found in
      found.entry == number ? Self.values(found.texts) : nil
    }
  }

  private static func found(
    _ number: Int, _ values: repeat each Parameter
  ) -> LinkInput.Found {
    var texts: [[String]] = []
    // NB: a key path in place of the function crashes Swift 6.3.
    for value in repeat each values { texts.append(value.texts) }
    return LinkInput.Found(entry: number, texts: texts)
  }

  private static func values(_ texts: [[String]]) -> (repeat each Parameter)? {
    var texts = texts.makeIterator()
    func next<Value: TextualParameter>(_ type: Value.Type) throws(NotMade) -> Value {
      let singles = (texts.next() ?? []).compactMap { Value.Single.made(of: $0) }
      guard let value = Value.reading(singles) else { throw NotMade() }
      return value
    }
    do {
      return (repeat try next((each Parameter).self))
    } catch {
      return nil
    }
  }
}

/// A text of which no value can be made.
private struct NotMade: Error {}

extension LinkInput.Entry {
  /// The declaration, whose destinations have its number.
  func link(_ number: Int) -> DeepLink<LinkInput.Found> {
    let none: GrownLink<> = GrownLink(parts: ())
    var growing: any GrowingLink = none
    for part in parts { growing = growing.adding(part) }
    return growing.link(self, number)
  }
}

extension TextualType {
  /// The text of the value that a text stands for.
  func canonical(_ text: String) -> String? {
    let text = text.precomposedStringWithCanonicalMapping
    return switch self {
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
