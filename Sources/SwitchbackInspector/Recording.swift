import Foundation
import SwitchbackMaps

/// The navigations of an app, and what happened between them: kept as values, to be looked at and run
/// again elsewhere.
///
///     let recording = recorder.recording
///     try recording.json().write(to: file)
///     try Data(recording.page().utf8).write(to: page)
///
/// A ``NavigationRecorder`` makes one. It holds no screens: a screen is a number, which stays the same
/// throughout the recording.
///
/// - SeeAlso: ``page(map:)``, ``replay(redacting:from:)``
public struct Recording: Equatable, Sendable {
  /// The app and its version, for people.
  public var app: String

  /// The device and its system, for people.
  public var device: String

  /// The moment at which the recorder was made.
  public let began: Date

  /// The names of the windows, by the number that events have.
  public let windows: [String]

  /// How many older events are missing, because there was no room for them.
  public let droppedCount: Int

  /// The events, oldest first.
  public internal(set) var events: [RecordedEvent]
}

/// Something that happened in a window.
public struct RecordedEvent: Equatable, Sendable {
  /// The kinds of events.
  public enum Kind: Equatable, Sendable {
    /// A navigation.
    case navigation(RecordedNavigation)
    /// A change by the user, or by the app behind the router's back: seen when the next navigation
    /// began, or when the app said so.
    case change(RecordedChange)
    /// Something that the app has noted with ``NavigationRecorder/note(_:in:)``.
    case action(RecordedAction)
  }

  /// The place in the whole session, from 1. It stays the same when older events are dropped.
  public let number: Int
  /// The window, by its place in ``Recording/windows``.
  public let window: Int
  /// Seconds since the recording began.
  public let time: Double
  /// The kind of event, with what is known about it.
  public internal(set) var kind: Kind
  /// The screens before.
  public internal(set) var before: WindowTree
  /// The screens after.
  public internal(set) var after: WindowTree

  /// The navigation, if it is one.
  public var navigation: RecordedNavigation? {
    if case .navigation(let navigation) = kind { navigation } else { nil }
  }
}

/// A change of the screens that no navigation has made.
public struct RecordedChange: Equatable, Codable, Sendable {
  /// What a user can do to get from one tree to the next. Screens are given by their numbers.
  public enum Move: Equatable, Codable, Sendable {
    /// Brings a contained screen on display: selects a tab, goes back in a stack.
    case show(Int, in: Int)
    /// Puts these screens into a container. All are there already.
    case arrange([Int], in: Int)
    /// Dismisses what the screen presents.
    case dismiss(presentedBy: Int)
  }

  /// The change in a few words.
  public var title: String
  /// The moves that lead there; `nil` if there are new screens, or the root is another.
  public var moves: [Move]?
}

/// An action of the app that navigations depend on: a log-out, a fault that a test injects.
public struct RecordedAction: Equatable, Codable, Sendable {
  /// The type of the action.
  public var type: String
  /// The action, for people.
  public var text: String
  /// The action as JSON, for a replay; `nil` if it was redacted or cannot be encoded.
  public var json: String?
}
