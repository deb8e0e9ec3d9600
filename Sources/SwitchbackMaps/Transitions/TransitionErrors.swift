/// The reason why a ``TransitionMap`` could not be made.
public enum TransitionMapError: Error, Hashable, Sendable {
  /// Nothing is in the map.
  case empty
  /// Nothing is in the section of a screen.
  case noTransitions(screen: String)
  /// A screen has two transitions of one name. Carries both, with where they lead.
  case declaredTwice(screen: String, first: String, second: String)
}

extension TransitionMapError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .empty:
      "The map is empty. Say with From what each screen may start."
    case .noTransitions(let screen):
      "Nothing stands in From(\(screen)). Give it a transition, or leave it out."
    case .declaredTwice(let screen, let first, let second):
      "Two transitions from \(screen) have the same name. Leave one out, or rename it.\n"
        + "- \(first)\n- \(second)"
    }
  }
}

/// A screen has started a transition that the map does not have for it.
public struct TransitionNotAllowed: Error, Hashable, Sendable {
  /// The name of the transition, without its payload.
  public let transition: String

  /// The name of the screen.
  public let screen: String

  /// The name of the screen's class.
  public let screenType: String

  /// The names of the transitions that the screen may start.
  public let allowed: [String]
}

extension TransitionNotAllowed: CustomStringConvertible {
  public var description: String {
    let list = allowed.joined(separator: ", ")
    return "\(screen) may not start \(transition). "
      + (allowed.isEmpty ? "The map has nothing for it. " : "It may start: \(list). ")
      + "List the transition in From(\(screenType).self)."
  }
}
