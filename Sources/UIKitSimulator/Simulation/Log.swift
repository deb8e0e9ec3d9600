extension Simulation {
  /// A line that UIKit would have printed. The operation had no effect, or one that UIKit
  /// discourages.
  public struct Warning: Sendable, Equatable, CustomStringConvertible {
    /// The subject of a warning.
    public enum Kind: Sendable, Hashable {
      /// Presented by a screen that already presents.
      case alreadyPresenting
      /// Presented while another presentation or dismissal runs in the window.
      case presentationInProgress
      /// Presented by a screen whose view is in no window.
      case notInWindow
      /// Presented by a screen that nothing contains.
      case detached
      /// Dismissed while a presentation or dismissal runs.
      case dismissalInProgress
      /// Pushed while the stack animates.
      case nestedStackChange
      /// Appearance calls that do not match.
      case unbalancedAppearance
      /// A property that has no meaning in the present configuration.
      case ignoredProperty
    }

    /// The subject.
    public let kind: Kind

    /// UIKit's words.
    public let text: String

    /// Creates a line to compare with.
    public init(kind: Kind, text: String) {
      self.kind = kind
      self.text = text
    }

    /// UIKit's words.
    public var description: String { text }
  }
}

extension Simulation {
  /// A use that UIKit raises an exception for. It had no effect.
  public struct Misuse: Sendable, Equatable, CustomStringConvertible {
    /// The exception's name.
    public enum Kind: String, Sendable, Hashable {
      /// An argument that UIKit does not accept.
      case invalidArgument = "NSInvalidArgumentException"
      /// A state that UIKit does not allow.
      case internalInconsistency = "NSInternalInconsistencyException"
      /// Views and controllers that contradict each other.
      case hierarchyInconsistency = "UIViewControllerHierarchyInconsistency"
      /// Raised without a specific name.
      case generic = "NSGenericException"
    }

    /// The exception's name.
    public let kind: Kind

    /// The exception's reason.
    public let text: String

    /// Creates an exception to compare with.
    public init(kind: Kind, text: String) {
      self.kind = kind
      self.text = text
    }

    /// The exception's name and reason.
    public var description: String { "\(kind.rawValue): \(text)" }
  }
}
