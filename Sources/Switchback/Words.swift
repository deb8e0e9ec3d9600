// The vocabulary of plans, errors and drawings.

/// The name of a screen in messages.
@MainActor
package func name(of screen: any Screen) -> String {
  let name =
    (screen as? any NamedScreen)?.screenName
    ?? nameWithContext("\(type(of: screen))", of: screen)
  return NamesInTexts.replacement?(name) ?? name
}

/// The names of screens as a list.
@MainActor
func names(of screens: [any Screen]) -> String {
  screens.map { name(of: $0) }.joined(separator: ", ")
}

/// A screen's name by its class, with texts that it shows and the context that it holds: `Product(42)`.
@MainActor
package func nameWithContext(
  _ name: String, showing texts: [String] = [], of screen: any Screen
) -> String {
  let shown = texts + (heldContext(of: screen).map { ["\($0)"] } ?? [])
  if shown.isEmpty { return name }
  return "\(name)(\(inOneLine(shown.joined(separator: ", "))))"
}

func inOneLine(_ text: String) -> String {
  text.split(whereSeparator: \.isNewline).joined(separator: " ")
}

/// The names of screens on their way into texts, for recorders, which redact them.
@MainActor
package enum NamesInTexts {
  /// Returns the name to write instead, while a recorder has texts made.
  package static var replacement: (@MainActor (String) -> String)?
}

/// A text that keeps the names of screens apart from its words, for a recorder that redacts them later.
///
/// In a literal, `\(name: …)` is a name, and everything else is words.
package struct Wording: Sendable, CustomStringConvertible {
  private enum Part {
    case words(String)
    case name(String)
  }

  private var parts: [Part] = []

  /// The text, with other names.
  package func text(naming name: (String) -> String) -> String {
    parts.map { part in
      switch part {
      case .words(let words): words
      case .name(let original): name(original)
      }
    }
    .joined()
  }

  package var description: String { text { $0 } }

  package static func + (start: Wording, end: Wording) -> Wording { "\(start)\(end)" }

  package static func += (start: inout Wording, end: Wording) { start.parts += end.parts }
}

/// An error whose text names screens.
package protocol NamingError: Error {
  var wording: Wording { get }
}

extension Wording: ExpressibleByStringInterpolation {
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var wording = Wording()

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ words: String) { wording.parts.append(.words(words)) }

    package mutating func appendInterpolation(_ words: String) { appendLiteral(words) }

    package mutating func appendInterpolation(name: String) { wording.parts.append(.name(name)) }

    package mutating func appendInterpolation(_ other: Wording) { wording.parts += other.parts }
  }

  package init(stringLiteral words: String) { parts = [.words(words)] }

  package init(stringInterpolation: StringInterpolation) { self = stringInterpolation.wording }
}

/// The name of a type without its type arguments: `ClassFinder`, not `ClassFinder<Home, Void>`.
package func baseName(_ type: Any.Type) -> String {
  let name = "\(type)"
  // NB: byte by byte, as finding the boundaries of characters takes many times as long.
  return name.utf8.firstIndex(of: UInt8(ascii: "<")).map { String(name[..<$0]) } ?? name
}

/// A screen that is named after what it wraps: users write the type of the view and not that of the screen around it.
package protocol WrappingScreen: Screen {
  nonisolated static var wrapped: Any.Type { get }
  /// What it wraps, of that type.
  var wrappedValue: Any { get }
  /// The context that it was made for, if there is one.
  var wrappedContext: Any? { get }
  /// Whether it was made for this context. One that was made for none counts for each.
  func isMade(for context: Any) -> Bool
}

/// The context that a screen holds, or that it was made for.
@MainActor
func heldContext(of screen: any Screen) -> Any? {
  (screen as? any WrappingScreen)?.wrappedContext ?? (screen as? any ContextHolding)?.context
}

/// The name of a screen type in messages.
package func screenTypeName(_ type: Any.Type) -> String {
  type == (any Screen).self
    ? "any screen" : "\((type as? any WrappingScreen.Type)?.wrapped ?? type)"
}

/// A name with its indefinite article.
package func article(_ name: String) -> String {
  switch name.first {
  case "a" where name.hasPrefix("any "): name
  case "U" where name.hasPrefix("UI"): "a \(name)"
  case "A", "E", "I", "O", "U": "an \(name)"
  default: "a \(name)"
  }
}

/// A text with a full stop, unless it has several lines.
func sentence(_ text: String) -> String {
  let isSentence = text.last.map { ".!?".contains($0) } ?? false
  return isSentence || text.contains("\n") ? text : text + "."
}

extension Error {
  /// The text with redacted names, or else the error's type and case, unless it carries no values.
  func redacted(by redact: (String) -> String) -> String {
    if let error = self as? any NamingError { return error.wording.text(naming: redact) }
    let mirror = Mirror(reflecting: self)
    let isEnum = mirror.displayStyle == .enum
    if mirror.children.isEmpty, isEnum || mirror.displayStyle == .struct { return "\(self)" }
    let label = isEnum ? mirror.children.first?.label.map { ".\($0)" } : nil
    return "\(type(of: self))\(label ?? "")"
  }
}

extension DecodingError {
  /// What is wrong with the data, and where, for people: `"version" is missing at screens.0.`
  package var reason: String {
    let (what, context): (String, Context)
    switch self {
    case .typeMismatch(_, let found): (what, context) = ("something else than expected", found)
    case .valueNotFound(_, let found): (what, context) = ("a value is missing", found)
    case .keyNotFound(let key, let found):
      (what, context) = ("\"\(key.stringValue)\" is missing", found)
    case .dataCorrupted(let found): (what, context) = ("it cannot be read", found)
    @unknown default: return "it cannot be read."
    }
    let path = context.codingPath.map { $0.intValue.map { "\($0)" } ?? $0.stringValue }
    return path.isEmpty ? "\(what)." : "\(what) at \(path.joined(separator: "."))."
  }
}

extension Unicode.Scalar {
  /// Whether the character controls the display of text instead of being displayed: C0 and C1 controls,
  /// and the marks, embeddings, overrides and isolates of the bidirectional algorithm.
  ///
  /// Joiners are not among them: emoji and several scripts need them.
  package var isControl: Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
