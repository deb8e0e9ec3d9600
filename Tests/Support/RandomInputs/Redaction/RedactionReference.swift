/// What a recording with secrets becomes when they are redacted: the same, but for the names.
struct RedactionReference {
  /// The secret names, the longest first.
  private let secrets: [String]
  private let redacted: String

  init(secrets: Set<String>, redacted: String) {
    self.secrets = secrets.sorted { $0.utf8.count > $1.utf8.count }
    self.redacted = redacted
  }

  /// The recording, as the reader of files reads it, without times and without what is omitted with a
  /// closure: values for a replay, and the sentences of errors that carry values.
  func reduced(_ recording: RecordingReference) -> [RecordingReference.Event] {
    recording.events.map { event in
      var event = event
      event.time = 0
      if event.kind == "action" { event.value = action(event.value) }
      event.value = reduced(event.value)
      for path in [\RecordingReference.Event.before, \.after] {
        event[keyPath: path] = event[keyPath: path].map { node in
          var node = node
          node.name = redact(node.name)
          return node
        }
      }
      return event
    }
  }

  /// An action of which a text is secret is recorded as JSON instead of as the app describes it, and so is
  /// one whose texts the description writes in another way.
  private func action(_ action: JSON) -> JSON {
    let isSecret = action["json"]?.text?.contains(RedactionInput.token) == true
    guard let json = action[isSecret ? "json" : "text"]?.text, let values = JSON(json)
    else { return action }
    return .members(("type", action["type"]), ("text", .text(reduced(values).written)))
  }

  private func reduced(_ value: JSON) -> JSON {
    switch value {
    case .object(let members):
      .object(
        members.compactMap { member in
          ["json", "seconds", "error", "durations"].contains(member.key)
            ? nil : JSON.Member(member.key, reduced(member.value))
        })
    case .list(let values): .list(values.map(reduced))
    case .text(let text): .text(redact(text))
    default: value
    }
  }

  private func redact(_ text: String) -> String {
    guard text.contains(RedactionInput.token) else { return text }
    return secrets.reduce(text) { text, secret in
      var (result, rest) = ([UInt8](), Array(text.utf8)[...])
      let (name, mark) = (Array(secret.utf8), Array(redacted.utf8))
      while let byte = rest.first {
        if rest.starts(with: name) {
          result += mark
          rest = rest.dropFirst(name.count)
        } else {
          result.append(byte)
          rest = rest.dropFirst()
        }
      }
      return String(decoding: result, as: UTF8.self)
    }
  }
}
