import Foundation
import Switchback

/// The kinds of text in a recording, for a closure that redacts them.
public enum RecordedText: Sendable {
  /// The name of a screen, or a text in an action, which may be one: a value, or the key of a
  /// dictionary. The names of properties and cases are none.
  case screenName
  /// A context.
  case context
  /// A destination or a link, as shown.
  case destination
  /// A destination or an action as JSON. The recorder omits it if the closure changes it, because
  /// it could not be replayed.
  case json
  /// A sentence of a plan, of the chain, of an error or of an action. The names of screens in it
  /// are already redacted. Of an error that carries values, the sentence is that of the library, or
  /// the error's type and case.
  case sentence
}

/// Applies the app's closure to each text before it is stored.
@MainActor
final class Redaction {
  private static let maximumNames = 10_000

  private let closure: (@MainActor (RecordedText, String) -> String)?
  private var names: [String: String] = [:]

  init(_ closure: (@MainActor (RecordedText, String) -> String)?) {
    self.closure = closure
  }

  func name(_ name: String) -> String {
    guard let closure else { return name }
    if let known = names[name] { return known }
    if names.count >= Self.maximumNames { names = [:] }
    let redacted = closure(.screenName, name)
    names[name] = redacted
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

  /// A text of which every part is redacted already.
  func callAsFunction(_ kind: RecordedText, _ text: String) -> String {
    closure?(kind, text) ?? text
  }

  /// The JSON, or `nil` if the closure has redacted it.
  func json(_ json: String?) -> String? {
    json.flatMap { self(.json, $0) == $0 ? $0 : nil }
  }

  /// An action as JSON in which each text is redacted as a name.
  ///
  /// - Returns: `nil` if the closure has changed none.
  func names(in action: some Encodable) -> String? {
    guard closure != nil else { return nil }
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
    guard isChanged else { return nil }
    let data = try? JSONSerialization.data(
      withJSONObject: redacted, options: [.sortedKeys, .withoutEscapingSlashes, .fragmentsAllowed])
    return String(decoding: data ?? Data(), as: UTF8.self)
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

private struct PlainKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
