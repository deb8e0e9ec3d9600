import Foundation
import Switchback
import SwitchbackMaps

/// Records the navigations of an app, in a test, while debugging, or in production.
///
///     let recorder = NavigationRecorder(app: "Storefront 3.2")
///     window.router = recorder.recording(window.router)
///     let navigator = Navigator<ShopDestination>(router: window.router)
///
///     try Data(recorder.recording.page().utf8).write(to: file)
///
/// The first line records the navigations, the second one also the destinations, which a replay
/// needs. One recorder can serve several windows. It does not affect navigations, and keeps no
/// screen alive.
///
/// It keeps the newest events, within its ``Limits``. To keep something out of the recording, pass
/// a closure: the recorder hands it each text before storing it, and a text with escapes, such as those of
/// quotation marks in JSON, once more without them.
///
///     NavigationRecorder(app: "Storefront 3.2") { kind, text in
///       text.replacing(/voucher \w+/, with: "voucher \(NavigationRecorder.redacted)")
///     }
///
/// The closure cannot recognize what the app puts into the sentences of its errors. With a closure,
/// the recorder therefore stores the type and the case of an error that carries values, and the
/// number of changes that were not undone.
@MainActor
public final class NavigationRecorder {
  /// The limits of a recorder.
  public struct Limits: Hashable, Sendable {
    /// The maximum number of events.
    public var events: Int
    /// The maximum size of the events, in bytes, estimated on the high side.
    public var bytes: Int

    /// Defaults to 500 events in 4 MB.
    public init(events: Int = 500, bytes: Int = 4_000_000) {
      self.events = events
      self.bytes = bytes
    }
  }

  /// A mark that the page shows as redacted text.
  public nonisolated static let redacted = "▒▒▒"

  /// The app and its version, as text.
  public var app: String
  /// The device and its system, as text.
  public var device: String
  /// The error after which the recorder has appended nothing more to its file: see
  /// ``append(to:limit:)``.
  public internal(set) var appendingError: (any Error)?

  let limits: Limits
  let began: Date
  let start: ContinuousClock.Instant
  let redaction: Redaction
  var numbers = ScreenNumbers()
  var windows: [RecordedWindow] = []
  var log = EventLog()
  /// The file to which events are appended.
  var lines: RecordingLines?
  /// The navigations that have not ended.
  var pending: [Int: PendingNavigation] = [:]
  /// The navigation that ended last.
  var lastEnded: (number: Int, event: Int)?

  /// - Parameters:
  ///   - app: The app and its version, as text.
  ///   - device: The device and its system, as text.
  ///   - limits: The maximum number and size of the events.
  ///   - redact: Returns the text to store instead. Defaults to storing each text unchanged.
  public init(
    app: String = "", device: String = "", limits: Limits = Limits(),
    redacting redact: (@MainActor (RecordedText, String) -> String)? = nil
  ) {
    self.app = app
    self.device = device
    self.limits = limits
    began = Date()
    start = .now
    redaction = Redaction(redact)
  }

  /// Records a link with the first navigation that the code begins, also in tasks that it starts.
  ///
  /// For an app that does more with a link than to open it with a table of links, which is recorded
  /// by itself:
  ///
  ///     NavigationRecorder.opening(url.absoluteString) { router.go(to: ShopDestination.bag) }
  @discardableResult
  public static func opening<Result>(
    _ link: String, _ code: () throws -> Result
  ) rethrows -> Result {
    try OpenedLink.$current.withValue(OpenedLink(link), operation: code)
  }

  /// Returns the router with recording of its navigations.
  public func recording(_ router: WindowRouter) -> WindowRouter {
    router.probed(by: router.probedWindow.map { WindowProbe(self, $0) } ?? self)
  }

  /// Records the changes that the user, or the app without the router, has made to the screens.
  ///
  /// Each navigation does so when it begins. Call this when the app learns of a change earlier, for
  /// example in the delegate of a stack, to record several changes separately.
  public func noteChanges(in window: any ScreenWindow) {
    guard !isBusy(known(window)) else { return }
    see(window)
  }

  /// Records something that navigations depend on: a log-out, an injected fault. Call this before you do it.
  ///
  /// The recorder records the changes that it makes to the screens as the next event. A replay accepts them from the
  /// closure of ``ReplayStart``.
  public func note<Action: Encodable>(_ action: Action, in window: any ScreenWindow) {
    let index = known(window)
    let tree = isBusy(index) ? seeResult(in: index) : see(window)
    let recorded = redaction(action, json: json(of: action))
    append(
      log.add(
        window: index, time: seconds, .action(recorded), before: tree, after: tree, limits: limits))
  }

  /// The events so far.
  public var recording: Recording {
    Recording(
      app: redaction(.sentence, app), device: redaction(.sentence, device), began: began,
      windows: windows.map(\.name), droppedCount: log.droppedCount, events: log.events)
  }

  /// Whether navigations are in progress in a window. The changes of its screens are then theirs.
  func isBusy(_ window: Int) -> Bool { pending.values.contains { $0.event.window == window } }

  /// The text of an error, as it is recorded.
  func text(of error: NavigationError) -> String {
    redaction(.sentence, error.message(redacting: redaction.naming))
  }

  var seconds: Double { Self.seconds(.now - start) }

  static func seconds(_ duration: Swift.Duration) -> Double {
    Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
  }

  func json(of value: some Encodable) -> String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) }
  }
}
