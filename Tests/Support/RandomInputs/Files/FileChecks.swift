import Foundation
import SwitchbackInspector
import SwitchbackMaps

extension FileInput {
  package func failure(noting coverage: inout InputCoverage) -> String? {
    let data = data
    let form = hasLines ? "lines" : "file"
    let damage = bytes.isEmpty ? cut == nil ? "" : "cut, " : "other bytes, "
    let recording: Recording
    do {
      recording = try Recording(json: Data(data))
    } catch {
      coverage.note("\(form): \(damage)refused")
      if !"\(error)".isSentence { return "no sentence: \(error)" }
      return bytes.isEmpty && expected != nil ? "a file was refused: \(error)" : nil
    }
    coverage.note("\(form): \(damage)read")
    if bytes.isEmpty {
      guard let expected else { return "a damaged file was read: \(recording)" }
      if let difference = recording.difference(from: expected) { return difference }
    }
    return writingFailure(of: recording)
  }

  /// The recording that the file has, if it has one.
  private var expected: RecordingReference? {
    let lengths = values.map { $0.written.utf8.count + (hasLines ? 1 : 0) }
    guard hasLines else {
      return (cut ?? .max) < lengths[0] ? nil : RecordingReference(value: values[0])
    }
    var end = 0
    let whole = zip(values, lengths).prefix { _, length in
      end += length
      return end <= cut ?? .max
    }
    return RecordingReference(lines: whole.map(\.0))
  }

  /// What was read is written and read again as the same.
  private func writingFailure(of recording: Recording) -> String? {
    guard let written = try? recording.json() else { return "not written: \(recording)" }
    guard (try? Recording(json: written)) == recording else {
      return "read back as another: \(recording)"
    }
    guard let value = JSON(String(decoding: written, as: UTF8.self)),
      let reference = RecordingReference(value: value)
    else { return "written wrongly: \(String(decoding: written, as: UTF8.self))" }
    return recording.difference(from: reference)
  }
}

extension Recording {
  /// What is not as the reference has it.
  fileprivate func difference(from reference: RecordingReference) -> String? {
    guard app == reference.app, device == reference.device, windows == reference.windows,
      droppedCount == reference.dropped,
      began == Date(timeIntervalSince1970: reference.began),
      events.count == reference.events.count
    else { return "another recording: \(self)\nnot \(reference)" }
    for (event, expected) in zip(events, reference.events) {
      guard event.number == expected.number, event.window == expected.window,
        event.time == expected.time, event.before.reference == expected.before,
        event.after.reference == expected.after, isSame(event.kind, expected)
      else { return "another event: \(event)\nnot \(expected)" }
    }
    return nil
  }

  private func isSame(_ kind: RecordedEvent.Kind, _ expected: RecordingReference.Event) -> Bool {
    switch kind {
    case .action(let action):
      expected.kind == "action" && action.type == expected.value["type"]?.text
        && action.text == expected.value["text"]?.text
        && action.json == expected.value["json"]?.text
    case .change(let change):
      expected.kind == "change" && change.title == expected.value["title"]?.text
        && change.moves?.count == expected.value["moves"]?.list?.count
    case .navigation(let navigation):
      expected.kind == "navigation" && navigation.title == expected.value["title"]?.text
        && navigation.link == expected.value["link"]?.text
        && navigation.outcome.rawValue == expected.value["outcome"]?.text
        && navigation.chain.map(\.words)
          == expected.value["chain"]?.list?.compactMap { $0["words"]?.text }
        && navigation.plan.map(\.text)
          == expected.value["plan"]?.list?.compactMap { $0["text"]?.text }
        && navigation.guards.map(\.name)
          == expected.value["guards"]?.list?.compactMap { $0["name"]?.text }
    }
  }
}

extension WindowTree {
  fileprivate var reference: [RecordingReference.Node] {
    nodes.map { node in
      RecordingReference.Node(
        id: node.id, name: node.name, type: node.type, kind: node.kind.rawValue,
        container: node.container, presenter: node.presenter, isVisible: node.isVisible,
        isLeaving: node.isLeaving)
    }
  }
}

extension String {
  /// Whether the text is for people: it ends as a sentence, and has no names of Foundation's.
  var isSentence: Bool {
    let foreign = ["Error", "NSCocoa", "Swift.", "CodingKeys", "Optional("]
    return hasSuffix(".") && !foreign.contains { contains($0) }
  }
}
