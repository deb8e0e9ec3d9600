import SwitchbackMaps

/// The result of a replay.
public struct ReplayReport: Equatable, Sendable {
  /// The first event after which the screens differ from the recording.
  public struct Difference: Equatable, Sendable {
    /// The number of the event.
    public let event: Int
    /// The event in a few words.
    public let title: String
    /// The first difference.
    public let reason: String
    /// The screens in the recording.
    public let recorded: WindowTree
    /// The screens in the replay.
    public let found: WindowTree
  }

  /// An event that was not repeated.
  public struct Omission: Equatable, Sendable {
    /// The number of the event.
    public let event: Int
    /// The event in a few words.
    public let title: String
    /// The reason why it cannot be repeated.
    public let reason: String
    /// Whether the replay ended there, because the event had changed the screens.
    public let isEnd: Bool
  }

  /// The number of events that were repeated.
  public internal(set) var repeatedCount = 0
  /// The first difference, at which the replay ended.
  public internal(set) var difference: Difference?
  /// The events that were not repeated.
  public internal(set) var omissions: [Omission] = []

  /// Whether all events were repeated, at least one, and each of them did what was recorded.
  public var isSame: Bool { difference == nil && omissions.isEmpty && repeatedCount > 0 }
}

extension ReplayReport: CustomStringConvertible {
  public var description: String {
    var lines = [
      repeatedCount == 1 ? "1 event was repeated." : "\(repeatedCount) events were repeated."
    ]
    for omission in omissions {
      lines.append(
        "Event \(omission.event), \(omission.title), was not repeated: \(omission.reason)"
          + (omission.isEnd ? " The replay ended there." : ""))
    }
    if let difference {
      lines.append(
        "Event \(difference.event), \(difference.title), did something else than recorded: "
          + difference.reason)
      lines.append("recorded:\n\(difference.recorded.drawing)")
      lines.append("now:\n\(difference.found.drawing)")
    } else if isSame {
      lines.append("All did the same as recorded.")
    } else if repeatedCount > 0 {
      lines.append("What was repeated did the same as recorded.")
    } else {
      lines.append("There is nothing to compare.")
    }
    return lines.joined(separator: "\n")
  }
}
