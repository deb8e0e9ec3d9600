extension NavigationError: CustomStringConvertible {
  /// The message, followed by the chain with the failing step marked.
  public var description: String {
    guard let trace else { return message }
    return "\(trace.destination) was not reached. \(message)\n\(trace)"
  }

  /// The problem and its remedy, without the chain.
  public var message: String { message(redacting: nil) }

  /// The message with redacted names of screens. It then contains no words of the app or of a host:
  /// only the type and the case of their errors, and the number of changes that were not undone.
  package func message(redacting redact: ((String) -> String)?) -> String {
    let name = redact ?? { $0 }
    let sentence = { (error: any Error) in
      Switchback.sentence(redact.map { error.redacted(by: $0) } ?? "\(error)")
    }
    return switch self {
    case .unresolved(let error, _):
      sentence(error)
    case .blocked(let screen, _):
      "\(name(screen)) refuses to go. Nothing has changed."
    case .intercepted(let interceptor, let error, _):
      "\(interceptor) ended the navigation: \(sentence(error))"
    case .timedOut(let asked, let limit, _):
      "\(name(asked)) did not answer within \(limit). Nothing has changed."
    case .unbuilt(let error, let trace):
      "\(trace.failing ?? "A screen") could not be prepared: \(sentence(error)) "
        + "Nothing has changed."
    case .unsettled:
      "The window's screens kept changing while new ones were built. Navigate again when they no "
        + "longer change."
    case .uncommitted(let error, let notUndone, _):
      "The screens could not be changed: \(sentence(error)) "
        + (notUndone.isEmpty
          ? "All changes were undone."
          : "Not undone: \(redact == nil ? notUndone.joined(separator: "; ") : count(notUndone)).")
    case .goneAgain(let screen, _):
      "\(name(screen)) was shown, and was removed again before the navigation ended."
    case .deadlock(let waits):
      "The navigation would wait for itself: \(waits.joined(separator: ", ")). Nothing has changed. "
        + "Start one of them after the other has ended."
    case .cancelled:
      "The navigation was cancelled. Nothing has changed."
    case .superseded:
      "A newer navigation superseded this one. Nothing has changed."
    case .rejected:
      "Another navigation or a transition is running in this window, and the policy is to reject. "
        + "Nothing has changed."
    case .windowGone:
      "The router's window is gone. Make a router for the window that is on screen."
    }
  }
}

private func count(_ changes: [String]) -> String {
  changes.count == 1 ? "1 change" : "\(changes.count) changes"
}

/// A text with a full stop, unless it has several lines.
private func sentence(_ text: String) -> String {
  let isSentence = text.last.map { ".!?".contains($0) } ?? false
  return isSentence || text.contains("\n") ? text : text + "."
}

extension Error {
  /// The text with redacted names, or else the error's type and case, unless it carries no values.
  fileprivate func redacted(by redact: (String) -> String) -> String {
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
