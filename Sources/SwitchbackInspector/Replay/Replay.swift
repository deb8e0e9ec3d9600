import Switchback
import SwitchbackMaps

extension Recording {
  /// Runs the recording again, in an app that starts where it began, and compares the screens after each
  /// event with those recorded: by identity and shape, not by names alone.
  ///
  ///     let report = try await recording.replay {
  ///       let app = try await Storefront()
  ///       return ReplayStart(window: app.window, navigator: app.navigator)
  ///     }
  ///     #expect(report.isSame, "\(report)")
  ///
  /// Destinations, changes by the user and the app's actions go through the app's own chains. What
  /// cannot be repeated is named: a destination that is not `Codable`, a navigation that was
  /// rejected or replaced as another one was going on, a change with new screens. If it changed
  /// the screens, the replay ends there. Only events of the first window are repeated.
  ///
  /// - Parameters:
  ///   - redact: The closure that the recorder had, for the names of screens.
  ///   - start: Makes the app.
  /// - Throws: What `start` throws.
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

/// A replay that is going on.
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
  /// - Returns: Whether the replay can go on.
  mutating func go(on event: RecordedEvent) async -> Bool {
    // What the app does inside a navigation it does again by itself.
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

  /// - Returns: What has ended differently, or `nil`.
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

  /// Why the event cannot be repeated, or `nil` if it can.
  fileprivate var obstacle: String? {
    switch kind {
    case .change(let change):
      change.moves == nil ? "the app has shown new screens, and no navigation did so." : nil
    case .action(let action):
      action.json == nil ? "\(action.type) is not Encodable, or was redacted." : nil
    case .navigation(let navigation):
      switch navigation.outcome {
      case .rejected, .replaced, .cancelled:
        "it was \(navigation.outcome.rawValue), which depends on what else was going on."
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
