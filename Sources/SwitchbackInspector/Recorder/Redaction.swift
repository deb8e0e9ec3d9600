import Foundation
import Switchback
import SwitchbackMaps

/// The kinds of text in a recording, for a closure that redacts them.
public enum RecordedText: Sendable {
  /// The name of a screen, or a text in an action, which may be one: a value, or the key of a
  /// dictionary. The names of properties and cases are none.
  case screenName
  /// A context.
  case context
  /// A destination, as shown, or a link, percent-decoded. The recorder stores a link as it came if the closure
  /// does not change it.
  case destination
  /// A destination or an action as JSON. The recorder omits it if the closure changes it, because
  /// it could not be replayed.
  case json
  /// A sentence of a plan, of the chain, of an error, of a change or of an action, the name of a type, of the app
  /// or of the device. The names of screens in it are already redacted. Of an error that carries values, the
  /// sentence is that of the library, or the error's type and case.
  case sentence
}

/// Applies the app's closure to each text before it is stored.
@MainActor
final class Redaction {
  private static let maximumCount = 10_000

  private let closure: (@MainActor (RecordedText, String) -> String)?
  private var known: [RecordedText: [String: String]] = [:]

  init(_ closure: (@MainActor (RecordedText, String) -> String)?) {
    self.closure = closure
  }

  func name(_ name: String) -> String { known(.screenName, name) }

  /// The name of a type. It is a sentence, as it may be written in one.
  func type(_ type: Any.Type) -> String { known(.sentence, "\(type)") }

  /// A text that comes again and again: the closure redacts it once.
  private func known(_ kind: RecordedText, _ text: String) -> String {
    guard let closure else { return text }
    if let redacted = known[kind]?[text] { return redacted }
    if known[kind, default: [:]].count >= Self.maximumCount { known[kind] = nil }
    let redacted = closure(kind, text)
    known[kind, default: [:]][text] = redacted
    return redacted
  }

  /// Redacts names in a message; `nil` if nothing is redacted.
  var naming: ((String) -> String)? { closure.map { _ in { self.name($0) } } }

  /// Has texts made in which each name is a redacted one.
  func made<Texts>(_ make: () -> Texts) -> Texts {
    guard closure != nil else { return make() }
    let outer = NamesInTexts.replacement
    NamesInTexts.replacement = { self.name($0) }
    defer { NamesInTexts.replacement = outer }
    return make()
  }

  /// A text of which every part is redacted already. The closure reads it once more without the escapes that
  /// values have in code and in JSON, if there are any: a text in it may be one that the closure redacts.
  func callAsFunction(_ kind: RecordedText, _ text: String) -> String {
    guard let closure else { return text }
    let redacted = closure(kind, text)
    if !redacted.utf8.contains(UInt8(ascii: "\\")) { return redacted }
    let plain = redacted.unescaped
    let other = closure(kind, plain)
    return other == plain ? redacted : other
  }

  /// A link. The closure reads it as a person does.
  func link(_ link: String) -> String {
    let plain = link.replacing(/(%[0-9A-Fa-f]{2})+/) { match in
      match.0.removingPercentEncoding ?? String(match.0)
    }
    let redacted = self(.destination, plain)
    return redacted == plain ? link : redacted
  }

  /// The JSON, or `nil` if the closure has redacted it.
  func json(_ json: String?) -> String? {
    json.flatMap { self(.json, $0) == $0 ? $0 : nil }
  }

  func callAsFunction(_ tree: WindowTree) -> WindowTree {
    guard closure != nil else { return tree }
    return tree.replacingTexts(names: name, types: { known(.sentence, $0) })
  }

  /// An action as it is recorded.
  ///
  /// Its description may contain what its JSON leaves out. With a closure, it is recorded only if each
  /// of its words was in a text that the closure has received; otherwise the JSON is, or the type.
  func callAsFunction<Action: Encodable>(_ action: Action, json: String?) -> RecordedAction {
    let type = type(Action.self)
    guard closure != nil else { return RecordedAction(type: type, text: "\(action)", json: json) }
    guard let (names, isChanged) = names(in: action) else {
      return RecordedAction(type: type, text: type)
    }
    let isKnown = Self.words("\(action)").isSubset(of: Self.words(names + " " + type))
    return RecordedAction(
      type: type, text: self(.sentence, isChanged || !isKnown ? names : "\(action)"),
      json: isChanged ? nil : self.json(json))
  }

  private static func words(_ text: String) -> Set<Substring> {
    Set(text.split { $0.isWhitespace || "()[]{}:,\"".contains($0) })
  }

  /// An action as JSON in which each text is redacted as a name, and whether that has changed one.
  ///
  /// - Returns: `nil` if the action cannot be encoded.
  private func names(in action: some Encodable) -> (json: String, isChanged: Bool)? {
    // JSON does not tell a key of a dictionary from a property, whose coding key is a case.
    let mark = UUID().uuidString
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .custom { path in
      let key = path[path.count - 1]
      let mirror = Mirror(reflecting: key)
      let isWritten = mirror.displayStyle == .enum && mirror.children.isEmpty
      return PlainKey(stringValue: isWritten ? mark + key.stringValue : key.stringValue)
    }
    guard let json = try? encoder.encode(action),
      let value = try? JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed)
    else { return nil }
    var isChanged = false
    let redacted = names(in: value, mark, &isChanged)
    let data = try? JSONSerialization.data(
      withJSONObject: redacted, options: [.sortedKeys, .withoutEscapingSlashes, .fragmentsAllowed])
    return data.map { (String(decoding: $0, as: UTF8.self), isChanged) }
  }

  private func names(in value: Any, _ mark: String, _ isChanged: inout Bool) -> Any {
    func redacted(_ text: String) -> String {
      let new = name(text)
      if new != text { isChanged = true }
      return new
    }
    switch value {
    case let text as String: return redacted(text)
    case let values as [Any]: return values.map { names(in: $0, mark, &isChanged) }
    case let values as [String: Any]:
      var all: [String: Any] = [:]
      var counts: [String: Int] = [:]
      for (key, value) in values.sorted(by: { $0.key < $1.key }) {
        let name = key.hasPrefix(mark) ? String(key.dropFirst(mark.count)) : redacted(key)
        // Two keys may be redacted alike.
        var other = name
        while all[other] != nil {
          counts[name, default: 1] += 1
          other = "\(name) \(counts[name] ?? 1)"
        }
        all[other] = names(in: value, mark, &isChanged)
      }
      return all
    default: return value
    }
  }
}

extension String {
  /// The text without the escapes of Swift and of JSON.
  fileprivate var unescaped: String {
    let escape = /\\(?:u\{([0-9A-Fa-f]{1,8})\}|u([0-9A-Fa-f]{4})|(.))/
    return replacing(escape.matchingSemantics(.unicodeScalar)) { match in
      if let digits = match.1 ?? match.2 {
        let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
        return scalar.map { String($0) } ?? String(match.0)
      }
      switch match.3 {
      case "n": return "\n"
      case "r": return "\r"
      case "t": return "\t"
      case let character?: return String(character)
      case nil: return ""
      }
    }
  }
}

private struct PlainKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
