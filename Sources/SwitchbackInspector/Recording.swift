import Foundation
import SwitchbackMaps

/// The navigations of an app, and the changes between them: values to keep, to inspect and to
/// replay elsewhere.
///
///     let recording = recorder.recording
///     try recording.json().write(to: file)
///     try Data(recording.page().utf8).write(to: page)
///
/// A ``NavigationRecorder`` makes a recording. It holds no screens: it identifies each screen by a
/// number that stays the same throughout the recording.
///
/// - SeeAlso: ``page(map:)``, ``replay(timeLimit:from:)``
public struct Recording: Equatable, Sendable {
  /// The app and its version, as text.
  public var app: String

  /// The device and its system, as text.
  public var device: String

  /// The moment at which the recorder was made.
  public var began: Date { Date(timeIntervalSince1970: secondsAtBeginning) }

  /// Since 1970, as in a file: `Date` counts from 2001, and rounds otherwise.
  private let secondsAtBeginning: Double

  /// The names of the windows, by the number that events have.
  public let windows: [String]

  /// The number of older events that were dropped to make room.
  public let droppedCount: Int

  /// The events, oldest first.
  public internal(set) var events: [RecordedEvent]

  init(
    app: String, device: String, began: Date, windows: [String], droppedCount: Int,
    events: [RecordedEvent]
  ) {
    self.app = app
    self.device = device
    secondsAtBeginning = began.timeIntervalSince1970
    self.windows = windows
    self.droppedCount = droppedCount
    self.events = events
  }
}

/// Something that happened in a window.
public struct RecordedEvent: Equatable, Sendable {
  /// The kinds of events.
  public enum Kind: Equatable, Sendable {
    /// A navigation.
    case navigation(RecordedNavigation)
    /// A change by the user, or by the app without the router, recorded when the next navigation
    /// began or when the app reported it.
    case change(RecordedChange)
    /// Something that the app has recorded with ``NavigationRecorder/note(_:in:)``.
    case action(RecordedAction)
  }

  /// The position in the whole session, from 1. It stays the same when older events are dropped.
  public let number: Int
  /// The window's index in ``Recording/windows``.
  public let window: Int
  /// The seconds since the recording began.
  public let time: Double
  /// The kind of event, with its data.
  public internal(set) var kind: Kind
  /// The screens before.
  public internal(set) var before: WindowTree
  /// The screens after.
  public internal(set) var after: WindowTree

  /// The navigation, if the event is one.
  public var navigation: RecordedNavigation? {
    if case .navigation(let navigation) = kind { navigation } else { nil }
  }
}

/// A change of the screens that was not made by a navigation.
public struct RecordedChange: Equatable, Codable, Sendable {
  /// A user's move from one tree to the next. Screens are given by their numbers.
  public enum Move: Equatable, Codable, Sendable {
    /// Makes a contained screen visible: selects a tab, goes back in a stack.
    case show(Int, in: Int)
    /// Puts existing screens into a container.
    case arrange([Int], in: Int)
    /// Dismisses what the screen presents.
    case dismiss(presentedBy: Int)
  }

  /// The change in a few words.
  public var title: String
  /// The moves that lead there; `nil` if there are new screens, or another root, if a screen has
  /// another name or container or is leaving, or if a container shows more or fewer screens at a time.
  public var moves: [Move]?
}

/// An action of the app that navigations depend on: a log-out, a fault that a test injects.
public struct RecordedAction: Equatable, Codable, Sendable {
  /// The type of the action.
  public var type: String
  /// The action, as text.
  public var text: String
  /// The action as JSON, for a replay; `nil` if it was redacted or cannot be encoded.
  public var json: String?
}
