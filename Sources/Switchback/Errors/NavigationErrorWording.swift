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
      "\(screen) would have to go and refuses to. Nothing has changed."
    case .intercepted(let name, let error, _):
      "\(name) ended the navigation: \(sentence(error))"
    case .timedOut(let name, let limit, _):
      "\(name) did not answer within \(limit). Nothing has changed."
    case .unbuilt(let error, let trace):
      "\(trace.failing ?? "A screen") could not be made ready: \(sentence(error)) "
        + "Nothing has changed."
    case .unsettled:
      "The screens of the window changed again and again while new ones were built. Navigate when "
        + "they have come to rest."
    case .uncommitted(let error, let notUndone, _):
      "What is on screen could not be changed: \(sentence(error)) "
        + (notUndone.isEmpty
          ? "Everything is as it was."
          : "Not everything is as it was: \(notUndone.joined(separator: "; ")).")
    case .goneAgain(let screen, _):
      "\(screen) was shown, and was taken away again before the navigation had ended."
    case .deadlock(let waits):
      "The navigation would wait for itself: \(waits.joined(separator: ", ")). Nothing has changed. "
        + "Begin one of them when the other has ended."
    case .cancelled:
      "The navigation was cancelled. Nothing has changed."
    case .superseded:
      "A newer navigation took the place of this one. Nothing has changed."
    case .rejected:
      "A navigation or a transition is going on in this window, and the policy is to reject. "
        + "Nothing has changed."
    case .windowGone:
      "The router's window is gone. Make a router for the window that is on screen."
    }
  }
}

/// An error's text with a full stop, unless it is more than a line.
private func sentence(_ error: any Error) -> String {
  let text = "\(error)"
  let isSentence = text.last.map { ".!?".contains($0) } ?? false
  return isSentence || text.contains("\n") ? text : text + "."
}
