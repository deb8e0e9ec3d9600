import Foundation
import Switchback

/// The kinds of text in a recording, for a closure that redacts them.
public enum RecordedText: Sendable {
  /// The name of a screen, or a text in an action, which may be one.
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

  /// JSON in which each text is redacted as a name.
  func names(inJSON json: String) -> String {
    guard closure != nil,
      let value = try? JSONSerialization.jsonObject(
        with: Data(json.utf8), options: .fragmentsAllowed),
      let data = try? JSONSerialization.data(
        withJSONObject: names(in: value),
        options: [.sortedKeys, .withoutEscapingSlashes, .fragmentsAllowed])
    else { return json }
    return String(decoding: data, as: UTF8.self)
  }

  private func names(in value: Any) -> Any {
    switch value {
    case let text as String: name(text)
    case let values as [Any]: values.map { names(in: $0) }
    case let values as [String: Any]: values.mapValues { names(in: $0) }
    default: value
    }
  }
}
