/// The reason why a new screen cannot be integrated at its place in the chain.
public enum SourceError: Error, Hashable, Sendable {
  /// The screen to start from is of another type than the action works on.
  case wrongType(found: String, wanted: String, action: String)

  /// Neither the step's screen nor anything around it is a container of the type that the action
  /// works on.
  case noContainer(around: String, wanted: String, action: String)

  /// A finder has returned a screen that is not on display in this window, or is being dismissed.
  case notInWindow(found: String)

  /// The destination does not exist, nothing builds it, and no built screen contains it.
  case destinationMissing(String)
}

extension SourceError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .wrongType(let found, let wanted, let action):
      "\(action) needs \(article(wanted)), and found only \(found). Let the step that "
        + "comes after \(action), in from, find or build \(article(wanted))."
    case .noContainer(let around, let wanted, let action):
      "\(action) needs \(article(wanted)), and neither \(around) nor anything around it is "
        + "one. Let the chain build \(article(wanted)) around it."
    case .notInWindow(let found):
      "The finder has found \(found), which is not in this router's window. Use the router of the "
        + "window that shows it, or search only the hierarchy passed to the finder."
    case .destinationMissing(let target):
      "\(target) was not found, and nothing in the chain builds it. Give its step a factory, or "
        + "continue from a step that builds its container."
    }
  }
}
