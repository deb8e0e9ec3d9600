import Switchback

/// The ways back that a user has, by the names that the command knows.
package enum WayBack: String, CaseIterable, Sendable {
  case previous, root, modal, start, origin

  /// What it does, for people.
  package var summary: String {
    switch self {
    case .previous: "pops or dismisses, whichever it takes"
    case .root: "to the first screen of the stack"
    case .modal: "out of the topmost modal layer"
    case .start: "out of everything"
    case .origin: "to where the user came from"
    }
  }

  @MainActor
  func step(_ trail: Trail) -> BackStep {
    switch self {
    case .previous: .previous
    case .root: .popToRoot
    case .modal: .dismissal
    case .start: .start
    case .origin: .origin(in: trail)
    }
  }
}
