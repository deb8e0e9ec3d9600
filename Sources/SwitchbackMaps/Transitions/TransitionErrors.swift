import SwitchbackFoundation

/// The reason why a ``TransitionMap`` could not be made.
public enum TransitionMapError: Error, Hashable, Sendable {
  /// The map is empty.
  case empty
  /// The section of a screen is empty.
  case noTransitions(screen: String)
  /// A screen has two transitions of the same name. Carries both, with their destinations.
  case declaredTwice(screen: String, first: String, second: String)
}

extension TransitionMapError: DescribedError {
  public var description: String {
    switch self {
    case .empty:
      "The map is empty. List the transitions of each screen with From."
    case .noTransitions(let screen):
      "There is no transition in From(\(screen)). Add a transition, or remove it."
    case .declaredTwice(let screen, let first, let second):
      "Two transitions from \(screen) have the same name. Remove or rename one of them.\n"
        + "- \(first)\n- \(second)"
    }
  }
}

/// A screen has started a transition that the map does not contain for it, or whose closure takes
/// none with this payload.
public struct TransitionNotAllowed: Error, Hashable, Sendable {
  /// The name of the transition, without its payload: that of its type, if it is no enum.
  public let transition: String

  /// The name of the screen.
  public let screen: String

  /// The name of the screen's class.
  public let screenType: String

  /// The names of the transitions that the screen may start.
  public let allowed: [String]
}

extension TransitionNotAllowed: DescribedError {
  public var description: String {
    let list = allowed.joined(separator: ", ")
    return "\(screen) may not start \(transition). "
      + (allowed.isEmpty ? "The map lists no transitions for it. " : "It may start: \(list). ")
      + (allowed.contains(transition)
        ? "The closure of On(\"\(transition)\") returns nothing for this one: let it return the "
          + "payload."
        : "List the transition in From(\(screenType).self).")
  }
}
