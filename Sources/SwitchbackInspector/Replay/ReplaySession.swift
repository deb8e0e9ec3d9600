import Foundation
import Switchback
import SwitchbackFoundation
import SwitchbackMaps

/// The start of a replay: the app in the state in which the recording began, in a window of any
/// host.
///
///     try await recording.replay {
///       let app = try await Storefront()
///       return ReplayStart(window: app.window, navigator: app.navigator)
///     }
@MainActor
public struct ReplayStart<Destination: Decodable> {
  let window: any ScreenWindow
  let navigator: Navigator<Destination>
  let recorder: NavigationRecorder?
  let perform: @MainActor (_ type: String, _ json: Data) async throws -> Void
  let answer: (@MainActor (RecordedNavigation.Question) async throws -> Void)?
  let redact: (@MainActor (RecordedText, String) -> String)?

  /// - Parameters:
  ///   - window: The window, with the screens of the start.
  ///   - navigator: Navigates to the recorded destinations.
  ///   - recorder: The recorder of the app's routers, if it has one: the replay then compares the
  ///     navigations that the app begins inside others.
  ///   - perform: Performs an action that the app has recorded with
  ///     ``NavigationRecorder/note(_:in:)``, with its changes of the screens and without its navigations, which are
  ///     events of their own. Takes the type and the value as JSON.
  ///   - answer: Acts as the user when an interceptor has begun, or a screen is asked whether it may
  ///     be dismissed, and the replay has repeated what the recording has before the answer. Takes the
  ///     recorded question, with its answer. Not needed if the app answers by itself, or has recorded
  ///     what the user did as an action.
  ///   - redact: The closure that the recorder of the recording had: the replay redacts the screens
  ///     before it compares them.
  public init(
    window: any ScreenWindow, navigator: Navigator<Destination>,
    recorder: NavigationRecorder? = nil,
    performing perform: @escaping @MainActor (_ type: String, _ json: Data) async throws -> Void =
      { type, _ in throw ReplayError.cannotPerform(type) },
    answering answer: (@MainActor (RecordedNavigation.Question) async throws -> Void)? = nil,
    redacting redact: (@MainActor (RecordedText, String) -> String)? = nil
  ) {
    self.window = window
    self.navigator = navigator
    self.recorder = recorder
    self.perform = perform
    self.answer = answer
    self.redact = redact
  }
}

/// The error of an event that cannot be repeated.
public enum ReplayError: Error, Equatable, Sendable, DescribedError {
  /// The start of the replay has no closure for actions. Carries the type of the action.
  case cannotPerform(String)
  /// A screen to move does not exist.
  case noScreen(line: Int)

  public var description: String {
    switch self {
    case .cannotPerform(let type):
      "The recording has an action of type \(type), and the start of the replay performs none. Give it "
        + "a closure."
    case .noScreen(let line):
      "There is no screen to be moved in line \(line) of the window's drawing. The screens are others "
        + "than in the recording."
    }
  }
}

/// Repeats events in an app: for a replay, and for a test that was copied from the page.
@MainActor
public final class ReplaySession<Destination: Decodable> {
  /// The window, as it is now.
  public let window: any ScreenWindow
  private let start: ReplayStart<Destination>

  /// Creates a session that begins at the start.
  public init(_ start: ReplayStart<Destination>) {
    window = start.window
    self.start = start
  }

  /// The drawing of the window's screens, redacted as those of the recording.
  public var drawing: String {
    NavigationRecorder(redacting: start.redact).read(window).drawing
  }

  /// Navigates to a destination.
  ///
  /// - Parameters:
  ///   - json: The destination as JSON, or the name of a way back as JSON, in quotation marks:
  ///     `#""BackStep.previous""#`.
  ///   - animated: Whether the navigation may animate.
  /// - Throws: `NavigationError`, or `DecodingError` if the JSON is not a destination of the app.
  @discardableResult
  public func navigate(
    to json: String, animated: Bool = true
  ) async throws -> NavigationOutcome {
    try await navigate(to: json, animated: animated) { _ in }
  }

  func navigate(
    to json: String, animated: Bool, observer: @escaping @MainActor (NavigationEvent) -> Void
  ) async throws -> NavigationOutcome {
    let navigator = start.navigator.observing(observer)
    let data = Data(json.utf8)
    if let name = try? JSONDecoder().decode(String.self, from: data),
      let way = BackStep(named: name)
    {
      return try await navigator.router.navigateBack(way, animated: animated)
    }
    let destination = try JSONDecoder().decode(Destination.self, from: data)
    return try await navigator.navigate(to: destination, animated: animated)
  }

  /// Performs an action of the app.
  ///
  /// - Throws: The errors of the app.
  public func perform(_ type: String, _ json: String) async throws {
    try await start.perform(type, Data(json.utf8))
  }

  /// Moves screens as the user did. All lines refer to the drawing before the moves.
  ///
  /// - Throws: ``ReplayError/noScreen(line:)``, and the errors of the host.
  public func repeatMoves(_ moves: @MainActor (ReplayMoves) async throws -> Void) async throws {
    try await moves(ReplayMoves(window))
  }

  /// Repeats recorded moves.
  ///
  /// - Parameter position: Returns the position of a recorded screen among those of the window.
  func repeatMoves(
    _ recorded: [RecordedChange.Move], _ position: (_ screen: Int) -> Int?
  ) async throws {
    func line(_ screen: Int) -> Int { position(screen).map { $0 + 1 } ?? 0 }
    let moves = ReplayMoves(window)
    for move in recorded {
      switch move {
      case .show(let screen, _): try await moves.show(line: line(screen))
      case .arrange(let screens, let container):
        try await moves.arrange(lines: screens.map(line), in: line(container))
      case .dismiss(let presenter): try await moves.dismiss(line: line(presenter))
      }
    }
  }
}

extension BackStep {
  /// A way back that is the same in every app, by the name in recordings.
  init?(named name: String) {
    switch name {
    case "BackStep.previous": self = .previous
    case "BackStep.popToRoot": self = .popToRoot
    case "BackStep.dismissal": self = .dismissal
    case "BackStep.dismissAll": self = .dismissAll
    case "BackStep.start": self = .start
    default: return nil
    }
  }
}

extension NavigationRecorder {
  /// Records a way back like a destination, unless a destination has fallen back to it.
  func noteWayBack(_ trace: ChainTrace, in navigation: inout RecordedNavigation) {
    guard navigation.type == nil, navigation.error == nil, BackStep(named: trace.destination) != nil
    else { return }
    navigation.json = redaction.json(json(of: trace.destination))
  }
}
