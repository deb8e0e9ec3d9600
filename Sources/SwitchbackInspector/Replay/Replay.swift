import Switchback
import SwitchbackMaps

extension Recording {
  /// Replays the recording in an app that starts in the recorded state, and compares the screens
  /// after each event with the recorded ones: by identity and shape, not by names alone.
  ///
  ///     let report = try await recording.replay {
  ///       let app = try await Storefront()
  ///       return ReplayStart(window: app.window, navigator: app.navigator)
  ///     }
  ///     #expect(report.isSame, "\(report)")
  ///
  /// Destinations, changes by the user and the app's actions run through the app's own chains. The
  /// report names the events that cannot be repeated: a destination that is not `Codable`, a
  /// navigation that was rejected or superseded because another one was in progress, a change with
  /// new screens. The replay ends at such an event if it changed the screens. Only events of the
  /// first window are repeated.
  ///
  /// - Parameters:
  ///   - redact: The closure that the recorder had, to redact the names of screens.
  ///   - start: Makes the app.
  /// - Throws: The errors of `start`.
  @MainActor
  public func replay<Destination: Decodable>(
    redacting redact: (@MainActor (RecordedText, String) -> String)? = nil,
    from start: @MainActor () async throws -> ReplayStart<Destination>
  ) async throws -> ReplayReport {
    var replay = Replay(try await start(), redacting: redact)
    for event in events where event.window == 0 {
      guard await replay.go(on: event) else { break }
    }
    return replay.report
  }
}

/// A replay in progress.
@MainActor
struct Replay<Destination: Decodable> {
  private(set) var report = ReplayReport()
  private let session: ReplaySession<Destination>
  private let recorder: NavigationRecorder
  private var correspondence = ScreenCorrespondence()

  init(
    _ start: ReplayStart<Destination>,
    redacting redact: (@MainActor (RecordedText, String) -> String)?
  ) {
    session = ReplaySession(start)
    recorder = NavigationRecorder(redacting: redact)
  }

  /// Repeats an event.
  ///
  /// - Returns: Whether the replay can continue.
  mutating func go(on event: RecordedEvent) async -> Bool {
    // The app itself repeats the navigations that it began inside another one.
    if event.navigation?.outer != nil { return true }
    guard matches(event.before, event, "Before it: ") else { return false }
    if let reason = event.obstacle {
      let isEnd = event.before != event.after
      report.omissions.append(
        .init(event: event.number, title: event.title, reason: reason, isEnd: isEnd))
      return !isEnd
    }
    if let reason = await `repeat`(event) { return differ(event, event.after, reason) }
    report.repeatedCount += 1
    return matches(event.after, event, "")
  }

  /// - Returns: A description of the different result, or `nil`.
  private func `repeat`(_ event: RecordedEvent) async -> String? {
    switch event.kind {
    case .navigation(let navigation):
      return await navigate(navigation)
    case .action(let action):
      do {
        try await session.perform(action.type, action.json ?? "")
      } catch {
        return "\(error)"
      }
    case .change(let change):
      // An action may have done it already.
      var copy = correspondence
      if copy.difference(from: event.after, to: recorder.read(session.window)) == nil { return nil }
      let lines = Dictionary(
        uniqueKeysWithValues: event.before.nodes.enumerated().map { ($1.id, $0 + 1) })
      do {
        try await session.repeatMoves { moves in
          for move in change.moves ?? [] {
            switch move {
            case .show(let screen, _): try await moves.show(line: lines[screen] ?? 0)
            case .arrange(let screens, let container):
              try await moves.arrange(
                lines: screens.map { lines[$0] ?? 0 }, in: lines[container] ?? 0)
            case .dismiss(let presenter): try await moves.dismiss(line: lines[presenter] ?? 0)
            }
          }
        }
      } catch {
        return "\(error)"
      }
    }
    return nil
  }

  private func navigate(_ navigation: RecordedNavigation) async -> String? {
    let ended: (outcome: RecordedNavigation.Outcome, words: String)
    do {
      let outcome = try await session.navigate(
        to: navigation.json ?? "", animated: navigation.isAnimated)
      ended = (outcome.isAlreadyThere ? .alreadyThere : .reached, "\(outcome).")
    } catch let error as NavigationError {
      ended = (.failed, error.message)
      if let failure = navigation.failure, failure != error.stageName {
        return "it was \(failure), and is \(error.stageName) now: \(error.message)"
      }
    } catch {
      return "\(error)"
    }
    return ended.outcome == navigation.outcome
      ? nil : "it was \(navigation.outcome.rawValue), and now: \(ended.words)"
  }

  private mutating func matches(
    _ tree: WindowTree, _ event: RecordedEvent, _ when: String
  ) -> Bool {
    let found = recorder.read(session.window)
    guard let reason = correspondence.difference(from: tree, to: found) else { return true }
    return differ(event, tree, when + reason)
  }

  private mutating func differ(
    _ event: RecordedEvent, _ tree: WindowTree, _ reason: String
  ) -> Bool {
    report.difference = .init(
      event: event.number, title: event.title, reason: reason, recorded: tree,
      found: recorder.read(session.window))
    return false
  }
}

extension RecordedEvent {
  /// The event in a few words.
  var title: String {
    switch kind {
    case .navigation(let navigation): navigation.link ?? navigation.title
    case .change(let change): change.title
    case .action(let action): action.text
    }
  }

  /// The reason why the event cannot be repeated, or `nil` if it can.
  fileprivate var obstacle: String? {
    switch kind {
    case .change(let change):
      change.moves == nil ? "the app has shown new screens, and no navigation did so." : nil
    case .action(let action):
      action.json == nil ? "\(action.type) is not Encodable, or was redacted." : nil
    case .navigation(let navigation):
      switch navigation.outcome {
      case .rejected, .replaced, .cancelled:
        "it was \(navigation.outcome.rawValue), which depends on the other navigations."
      case .running: "it had not ended."
      case .reached, .alreadyThere, .failed:
        navigation.json == nil
          ? navigation.type.map {
            "its destination, of type \($0), is not Codable, or was redacted."
          } ?? "its destination was not recorded. Navigate with recorder.recording(navigator)."
          : nil
      }
    }
  }
}
