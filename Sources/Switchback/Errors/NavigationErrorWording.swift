extension NavigationError: CustomStringConvertible {
  /// The message, followed by the chain with the failing step marked.
  public var description: String {
    guard let trace else { return message }
    return "\(trace.destination) was not reached. \(message)\n\(trace)"
  }

  /// The problem and its remedy, without the chain.
  public var message: String {
    switch self {
    case .unresolved(let error, _):
      sentence(error)
    case .blocked(let screen, _):
      "\(screen) refuses to go. Nothing has changed."
    case .intercepted(let name, let error, _):
      "\(name) ended the navigation: \(sentence(error))"
    case .timedOut(let name, let limit, _):
      "\(name) did not answer within \(limit). Nothing has changed."
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
          : "Not undone: \(notUndone.joined(separator: "; ")).")
    case .goneAgain(let screen, _):
      "\(screen) was shown, and was removed again before the navigation ended."
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

/// An error's text with a full stop, unless it has several lines.
private func sentence(_ error: any Error) -> String {
  let text = "\(error)"
  let isSentence = text.last.map { ".!?".contains($0) } ?? false
  return isSentence || text.contains("\n") ? text : text + "."
}
