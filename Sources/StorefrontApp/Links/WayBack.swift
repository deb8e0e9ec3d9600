import Switchback

/// The ways back, with the names that the command uses.
package enum WayBack: String, CaseIterable, Sendable {
  case previous, root, modal, start, origin

  /// A description for the help text.
  package var summary: String {
    switch self {
    case .previous: "pops or dismisses the topmost screen"
    case .root: "to the first screen of the stack"
    case .modal: "below the topmost modal layer"
    case .start: "to the first screen of the lowest layer"
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
