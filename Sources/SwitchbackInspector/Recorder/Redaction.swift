/// The kinds of text in a recording, for a closure that redacts them.
public enum RecordedText: Sendable {
  /// The name of a screen.
  case screenName
  /// A context.
  case context
  /// A destination or a link, as shown.
  case destination
  /// A destination or an action as JSON. The recorder omits it if the closure changes it, because
  /// it could not be replayed.
  case json
  /// A sentence of a plan, of the chain or of an error. Its names are already redacted.
  case sentence
}

/// Applies the app's closure to each text before it is stored.
@MainActor
struct Redaction {
  /// The mark that the page shows as redacted.
  static let mark = "▒▒▒"
  private static let maximumNames = 10_000

  private let closure: (@MainActor (RecordedText, String) -> String)?
  private var names: [String: String] = [:]
  /// The names that were changed, the longest first.
  private var changed: [String] = []

  init(_ closure: (@MainActor (RecordedText, String) -> String)?) {
    self.closure = closure
  }

  mutating func name(_ name: String) -> String {
    guard let closure else { return name }
    if let known = names[name] { return known }
    if names.count >= Self.maximumNames {
      names = [:]
      changed = []
    }
    let redacted = closure(.screenName, name)
    names[name] = redacted
    if redacted != name {
      changed.append(name)
      changed.sort { $0.count > $1.count }
    }
    return redacted
  }

  func callAsFunction(_ kind: RecordedText, _ text: String) -> String {
    guard let closure else { return text }
    var text = text
    for name in changed where text.contains(name) {
      text = text.replacing(name, with: names[name] ?? Self.mark)
    }
    return closure(kind, text)
  }

  /// The JSON, or `nil` if the closure has redacted it.
  func json(_ json: String?) -> String? {
    json.flatMap { self(.json, $0) == $0 ? $0 : nil }
  }
}
