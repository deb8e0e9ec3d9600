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
  /// are already redacted.
  case sentence
}

/// Applies the app's closure to each text before it is stored.
@MainActor
final class Redaction {
  private static let maximumNames = 10_000

  private let closure: (@MainActor (RecordedText, String) -> String)?
  private var names: [String: String] = [:]
  /// The names that were changed among those that texts may contain now: of the screens in the
  /// window, and of those that texts were made with since the navigations in progress began.
  private var current = NameTable()

  init(_ closure: (@MainActor (RecordedText, String) -> String)?) {
    self.closure = closure
  }

  /// Whether there is anything to redact.
  var isNeeded: Bool { closure != nil }

  func name(_ name: String) -> String {
    guard let closure else { return name }
    if let known = names[name] { return known }
    if names.count >= Self.maximumNames { names = [:] }
    let redacted = closure(.screenName, name)
    names[name] = redacted
    return redacted
  }

  /// The name, which texts may contain from now on.
  @discardableResult
  func note(_ name: String) -> String {
    let redacted = self.name(name)
    if redacted != name { current.add(name, redacted) }
    return redacted
  }

  /// The number of names that are looked for in others' words.
  var noteCount: Int { current.count }

  /// No text will contain the names that were noted so far.
  func forgetNames() { current = NameTable() }

  /// Has texts made in which each name is a redacted one.
  func made<Texts>(_ make: () -> Texts) -> Texts {
    guard isNeeded else { return make() }
    let outer = NamesInTexts.replacement
    NamesInTexts.replacement = { self.name($0) }
    defer { NamesInTexts.replacement = outer }
    return make()
  }

  /// A text of which every part is redacted already.
  func callAsFunction(_ kind: RecordedText, _ text: String) -> String {
    closure?(kind, text) ?? text
  }

  /// A text that was made before, by the app or a host, without its names.
  func words(_ text: String) -> String { current.replaced(in: text) }

  /// The JSON, or `nil` if the closure has redacted it.
  func json(_ json: String?) -> String? {
    json.flatMap { self(.json, words($0)) == $0 ? $0 : nil }
  }

  /// JSON in which each text is redacted as a name.
  func names(inJSON json: String) -> String {
    guard isNeeded,
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

/// Names, and what to say instead.
private struct NameTable {
  private var entries: [Character: [(name: String, redacted: String)]] = [:]

  var count: Int { entries.values.reduce(0) { $0 + $1.count } }

  mutating func add(_ name: String, _ redacted: String) {
    guard let first = name.first else { return }
    var known = entries[first, default: []]
    guard !known.contains(where: { $0.name == name }) else { return }
    // The longest first: a name may begin as another one.
    let place = known.firstIndex { $0.name.count < name.count } ?? known.endIndex
    known.insert((name, redacted), at: place)
    entries[first] = known
  }

  /// The text without the names, where they are words of their own.
  func replaced(in text: String) -> String {
    if entries.isEmpty { return text }
    var result = ""
    var rest = text[...]
    var isInWord = false
    while let character = rest.first {
      let match = isInWord ? nil : entries[character]?.first { rest.begins(withWord: $0.name) }
      result += match?.redacted ?? String(character)
      isInWord = (match?.name.last ?? character).isWordPart
      rest = rest.dropFirst(match?.name.count ?? 1)
    }
    return result
  }
}

extension Substring {
  /// Whether the text begins with a name that does not go on.
  fileprivate func begins(withWord name: String) -> Bool {
    guard hasPrefix(name) else { return false }
    let next = dropFirst(name.count).first
    return !(name.last?.isWordPart ?? false) || !(next?.isWordPart ?? false)
  }
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber || self == "_" }
}

extension NavigationError {
  /// The error with redacted names: those that it carries, and those in the words of others.
  @MainActor
  func redacted(by redaction: Redaction) -> NavigationError {
    let name = { redaction.name($0) }
    let words = { (error: any Error) in error.redacted(by: redaction) }
    return switch self {
    case .unresolved(let error, let trace): .unresolved(words(error), trace)
    case .blocked(let screen, let trace): .blocked(by: name(screen), trace)
    case .intercepted(let interceptor, let error, let trace):
      .intercepted(by: interceptor, words(error), trace)
    case .timedOut(let asked, let limit, let trace): .timedOut(name(asked), limit, trace)
    case .unbuilt(let error, let trace): .unbuilt(words(error), trace)
    case .uncommitted(let error, let notUndone, let trace):
      .uncommitted(words(error), notUndone: notUndone.map { redaction.words($0) }, trace)
    case .goneAgain(let screen, let trace): .goneAgain(name(screen), trace)
    case .deadlock(let waits): .deadlock(waits.map { redaction.words($0) })
    case .unsettled, .cancelled, .superseded, .rejected, .windowGone: self
    }
  }
}

extension Error {
  @MainActor
  fileprivate func redacted(by redaction: Redaction) -> any Error {
    // NB: not patterns of a cast error, with which the compiler crashes for Apple's platforms.
    if let error = self as? SourceError {
      return switch error {
      case .wrongType(let found, let wanted, let action):
        SourceError.wrongType(found: redaction.name(found), wanted: wanted, action: action)
      case .noContainer(let around, let wanted, let action):
        SourceError.noContainer(around: redaction.name(around), wanted: wanted, action: action)
      case .notInWindow(let found): SourceError.notInWindow(found: redaction.name(found))
      default: RedactedError(description: redaction.words("\(error)"))
      }
    }
    if case .cycle(let screen)? = self as? HierarchyError {
      return HierarchyError.cycle(redaction.name(screen))
    }
    return RedactedError(description: redaction.words("\(self)"))
  }
}

/// An error of the app or of a host, as text.
private struct RedactedError: Error, CustomStringConvertible {
  let description: String
}
