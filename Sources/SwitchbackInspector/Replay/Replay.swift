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
  /// Destinations, changes by the user and the app's actions run through the app's own chains.
  /// An action that the app recorded while a navigation was in progress, such as a log-in, is
  /// performed while it is in progress again. The app itself repeats the navigations that it began
  /// inside another one; the replay compares them, too, if the start has a recorder, and otherwise
  /// the screens that they led to.
  ///
  /// The report lists the events that cannot be repeated: a destination that is not `Codable`, a
  /// navigation that was rejected or superseded because another one was in progress, a change with
  /// new screens, an event of another window than the first. The replay ends at such an event if it
  /// changed the screens.
  ///
  /// - Parameters:
  ///   - redact: The closure that the recorder had, to redact the names of screens.
  ///   - timeLimit: The time that an event may take. A navigation that takes longer is cancelled,
  ///     and is a difference.
  ///   - start: Makes the app.
  /// - Throws: The errors of `start`.
  @MainActor
  public func replay<Destination: Decodable>(
    redacting redact: (@MainActor (RecordedText, String) -> String)? = nil,
    timeLimit: Swift.Duration = .seconds(10),
    from start: @MainActor () async throws -> ReplayStart<Destination>
  ) async throws -> ReplayReport {
    var replay = Replay(try await start(), redacting: redact, timeLimit: timeLimit)
    await replay.run(self)
    return replay.report
  }
}

/// A replay in progress.
@MainActor
struct Replay<Destination: Decodable> {
  private(set) var report = ReplayReport()
  private let start: ReplayStart<Destination>
  private let recorder: NavigationRecorder
  private let timeLimit: Swift.Duration
  private var correspondence = ScreenCorrespondence()
  /// The events that are part of one that was repeated.
  private var included: Set<Int> = []

  init(
    _ start: ReplayStart<Destination>,
    redacting redact: (@MainActor (RecordedText, String) -> String)?, timeLimit: Swift.Duration
  ) {
    self.start = start
    self.timeLimit = timeLimit
    recorder = NavigationRecorder(redacting: redact)
  }

  mutating func run(_ recording: Recording) async {
    for (index, event) in recording.events.enumerated() where !included.contains(event.number) {
      if event.window != 0 {
        omit(event, "it was in \(recording.windows[event.window]), and a replay has one window.")
      } else if let outer = event.navigation?.outer {
        omit(event, "it began inside event \(outer), which was not repeated.")
      } else {
        let later = recording.events[(index + 1)...].filter { $0.window == 0 }
        guard await go(on: event, before: later) else { break }
      }
    }
  }

  /// Repeats an event.
  ///
  /// - Parameter later: The events that began later in the window.
  /// - Returns: Whether the replay can continue.
  private mutating func go(on event: RecordedEvent, before later: [RecordedEvent]) async -> Bool {
    guard matches(event.before, event, "Before it: ") else { return false }
    if let reason = event.obstacle {
      omit(event, reason, isEnd: event.before != event.after)
      return event.before == event.after
    }
    let inside = Inside(event, later)
    let known = start.recorder?.log.lastNumber ?? 0
    included.formUnion((inside.navigations + inside.actions).map(\.number))
    let attempt = attempt(event)
    for action in inside.actions {
      guard await answer(action, during: attempt) else { return false }
    }
    guard await attempt.wait() else {
      return differ(event, event.after, "it has not ended within \(timeLimit).")
    }
    if let reason = attempt.result { return differ(event, event.after, reason) }
    report.repeatedCount += 1
    return await compare(event, inside, since: known)
  }

  /// Begins to repeat an event.
  private func attempt(_ event: RecordedEvent) -> Attempt {
    let (session, start, recorder) = (ReplaySession(start), start, recorder)
    var copy = correspondence
    switch event.kind {
    case .navigation(let navigation):
      return Attempt(limit: timeLimit) {
        await navigation.difference(in: session, start, recorder)
      }
    case .action(let action):
      return Attempt(limit: timeLimit) {
        try await session.perform(action.type, action.json ?? "")
        return nil
      }
    case .change(let change):
      // An action may have done it already.
      let isDone = copy.difference(from: event.after, to: recorder.read(start.window)) == nil
      return Attempt(limit: timeLimit) {
        if !isDone { try await session.repeatMoves(change.moves ?? [], in: event.before) }
        return nil
      }
    }
  }

  /// Performs an action that the app recorded while a navigation was in progress, when the screens
  /// are those of that moment.
  private mutating func answer(_ action: RecordedEvent, during attempt: Attempt) async -> Bool {
    let (correspondence, recorder, window) = (correspondence, recorder, start.window)
    _ = await attempt.wait {
      var copy = correspondence
      return copy.difference(from: action.before, to: recorder.read(window)) == nil
    }
    guard matches(action.before, action, "Before it: ") else { return false }
    if let reason = action.obstacle {
      omit(action, reason)
      return true
    }
    let answer = self.attempt(action)
    guard await answer.wait() else {
      return differ(action, action.after, "it has not ended within \(timeLimit).")
    }
    if let reason = answer.result { return differ(action, action.after, reason) }
    report.repeatedCount += 1
    return true
  }

  /// Compares the screens after an event, and the navigations that began inside it.
  private mutating func compare(
    _ event: RecordedEvent, _ inside: Inside, since known: Int
  ) async -> Bool {
    guard let last = inside.last else { return matches(event.after, event, "") }
    // The app may have begun it in a task that goes on.
    let (correspondence, recorder, window) = (correspondence, recorder, start.window)
    let now = start.recorder
    let rest = Attempt(limit: timeLimit) {
      try await Task.sleep(for: .seconds(86_400)); return nil
    }
    _ = await rest.wait {
      var copy = correspondence
      return copy.difference(from: last.after, to: recorder.read(window)) == nil
        && (now.map { $0.navigations(since: known).count >= inside.navigations.count } ?? true)
    }
    rest.cancel()
    if let now {
      let found = now.navigations(since: known)
      for (index, was) in inside.navigations.enumerated() {
        let reason =
          index < found.count
          ? was.navigation.flatMap { found[index].difference(from: $0) }
          : "the app no longer began it inside event \(event.number)."
        if let reason { return differ(was, was.after, reason) }
      }
      if found.count > inside.navigations.count {
        let title = found[inside.navigations.count].title
        return differ(event, event.after, "the app began another navigation inside it: \(title).")
      }
    }
    return matches(last.after, last, "")
  }

  private mutating func omit(_ event: RecordedEvent, _ reason: String, isEnd: Bool = false) {
    report.omissions.append(
      .init(event: event.number, title: event.title, reason: reason, isEnd: isEnd))
  }

  private mutating func matches(
    _ tree: WindowTree, _ event: RecordedEvent, _ when: String
  ) -> Bool {
    let found = recorder.read(start.window)
    guard let reason = correspondence.difference(from: tree, to: found) else { return true }
    return differ(event, tree, when + reason)
  }

  private mutating func differ(
    _ event: RecordedEvent, _ tree: WindowTree, _ reason: String
  ) -> Bool {
    report.difference = .init(
      event: event.number, title: event.title, reason: reason, recorded: tree,
      found: recorder.read(start.window))
    return false
  }
}

/// The events that took place while a navigation was in progress.
private struct Inside {
  /// The navigations that the app began inside it, directly or not.
  var navigations: [RecordedEvent] = []
  /// The app's actions, in order.
  var actions: [RecordedEvent] = []
  /// The event that ended last, if the app began navigations inside: the screens are its.
  var last: RecordedEvent?

  init(_ event: RecordedEvent, _ later: [RecordedEvent]) {
    guard event.navigation != nil else { return }
    var numbers: Set<Int> = [event.number]
    for event in later {
      if let outer = event.navigation?.outer, numbers.contains(outer) {
        numbers.insert(event.number)
        navigations.append(event)
      }
    }
    actions = later.filter { later in
      if case .action = later.kind { later.time < event.end } else { false }
    }
    if !navigations.isEmpty { last = (navigations + [event]).max { $0.end < $1.end } }
  }
}

/// Something that is repeated, for a limited time.
@MainActor
private final class Attempt {
  /// The difference from the recording, in words, if there is one.
  private(set) var result: String?
  private var isOver = false
  private let deadline: ContinuousClock.Instant
  private var task: Task<Void, Never>?

  init(
    limit: Swift.Duration, _ operation: @escaping @MainActor () async throws -> String?
  ) {
    deadline = .now + limit
    task = Task {
      do {
        self.result = try await operation()
      } catch {
        self.result = "\(error)"
      }
      self.isOver = true
    }
  }

  /// Waits until it is over, or until something else is so.
  ///
  /// - Returns: `false` if the time is over. What was repeated is cancelled then.
  func wait(until isSo: @MainActor () -> Bool = { false }) async -> Bool {
    var turns = 0
    while !isOver, !isSo() {
      guard ContinuousClock.now < deadline else {
        cancel()
        return false
      }
      turns += 1
      if turns < 100 {
        await Task.yield()
      } else {
        try? await Task.sleep(for: .milliseconds(1))
      }
    }
    return true
  }

  func cancel() { task?.cancel() }
}

extension RecordedNavigation {
  /// Navigates as recorded.
  ///
  /// - Returns: The difference from the recording, in words, or `nil`.
  @MainActor
  fileprivate func difference<Destination: Decodable>(
    in session: ReplaySession<Destination>, _ start: ReplayStart<Destination>,
    _ recorder: NavigationRecorder
  ) async -> String? {
    let questions = Questions(self, start.answer)
    var now = self
    do {
      let outcome = try await session.navigate(
        to: json ?? "", animated: isAnimated, observer: questions.answer)
      now.outcome = outcome.isAlreadyThere ? .alreadyThere : .reached
      now.summary = "\(outcome)."
      now.failure = nil
    } catch let error as NavigationError {
      now.outcome = .failed
      now.failure = error.stageName
      now.error = recorder.text(of: error)
    } catch {
      return "\(error)"
    }
    return now.difference(from: self)
  }

  /// The difference of the ends, in words, or `nil`.
  fileprivate func difference(from recorded: RecordedNavigation) -> String? {
    if title != recorded.title { return "it was to \(recorded.title), and is to \(title) now." }
    if outcome != recorded.outcome {
      let was = recorded.failure ?? recorded.outcome.rawValue
      return "it was \(was), and now: \(outcome == .failed ? error ?? "" : summary)"
    }
    guard outcome == .failed else { return nil }
    if let failure, let was = recorded.failure, was != failure {
      return "it was \(was), and is \(failure) now: \(error ?? "")"
    }
    if let error, let was = recorded.error, was != error {
      return "it failed with: \(was) Now it fails with: \(error)"
    }
    return nil
  }
}

/// Gives the answers to the questions of a navigation, as they come.
@MainActor
private final class Questions {
  private var interceptors: ArraySlice<RecordedNavigation.Question>
  private var guards: ArraySlice<RecordedNavigation.Question>
  private let answer: (@MainActor (RecordedNavigation.Question) async throws -> Void)?

  init(
    _ navigation: RecordedNavigation,
    _ answer: (@MainActor (RecordedNavigation.Question) async throws -> Void)?
  ) {
    interceptors = navigation.interceptors[...]
    guards = navigation.guards[...]
    self.answer = answer
  }

  func answer(_ event: NavigationEvent) {
    let question: RecordedNavigation.Question? =
      switch event.kind {
      case .intercepting: interceptors.popFirst()
      case .asking: guards.popFirst()
      default: nil
      }
    if let question, let answer { Task { try await answer(question) } }
  }
}

extension NavigationRecorder {
  /// The navigations after an event that began inside others.
  fileprivate func navigations(since number: Int) -> [RecordedNavigation] {
    log.events.compactMap { event in
      guard event.number > number, let navigation = event.navigation, navigation.outer != nil,
        navigation.outcome != .running
      else { return nil }
      return navigation
    }
  }
}

extension RecordedEvent {
  /// The moment at which the event ended, in seconds since the recording began.
  fileprivate var end: Double {
    time + (navigation?.durations.reduce(0) { $0 + $1.seconds } ?? 0)
  }

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
      change.moves == nil ? "no navigation, and no move that can be repeated, led there." : nil
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
          } ?? "its destination was not recorded. Navigate to a Destination, or with a Navigator."
          : nil
      }
    }
  }
}
