extension NavigationError: CustomStringConvertible {
  public var description: String {
    guard let trace else { return headline }
    return "\(trace.destination) was not reached: \(headline)\n\(trace)"
  }

  private var headline: String {
    switch self {
    case .unresolved(let error, _):
      "\(error)"
    case .blocked(let screen, _):
      "\(screen) would have to go, and refuses. Nothing has changed."
    case .intercepted(let error, _):
      "an interceptor ended the navigation: \(error)"
    case .timedOut(let name, let limit, _):
      "\(name) did not answer within \(limit). Nothing has changed."
    case .unbuilt(let error, _):
      "a screen could not be built: \(error)"
    case .unsettled:
      "the screens of the window kept changing while new ones were built. Nothing has changed."
    case .uncommitted(let error, let notUndone, _):
      notUndone.isEmpty
        ? "the screen could not be changed, and everything is as it was: \(error)"
        : "the screen could not be changed: \(error) This could not be undone: "
          + notUndone.joined(separator: "; ") + "."
    case .cancelled:
      "The navigation was cancelled. Nothing has changed."
    case .superseded:
      "A newer navigation took the place of this one. Nothing has changed."
    case .rejected:
      "Another navigation is going on in this window, and the policy is to reject. Nothing has "
        + "changed."
    case .windowGone:
      "The router's window is gone. Make a router for the window that is on screen."
    }
  }
}
