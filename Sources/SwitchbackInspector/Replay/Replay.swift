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
  /// Destinations, ways back, changes by the user and the app's actions run through the app's own chains.
  /// What took place while a navigation was in progress is repeated while it is in progress again:
  /// an action that the app recorded, such as a log-in, or another navigation, while this one waited
  /// for the user. The app itself repeats the navigations that it began inside another one; the
  /// replay compares them, too, if the start has a recorder, and otherwise the screens that they led
  /// to.
  ///
  /// What the app has begun again by itself, as a screen does that navigates when it appears, is not begun twice. The
  /// replay cannot know of what the app begins only later, by a timer: then both begin it.
  ///
  /// The report lists the events that cannot be repeated: a destination that is not `Codable`, a
  /// navigation that was rejected or superseded because another one was in progress, a change with
  /// new screens, an event of another window than the first. The replay ends at such an event if it
  /// changed the screens.
  ///
  /// - Parameters:
  ///   - timeLimit: The time that the replay waits for the end of an event. On a main actor that is
  ///     busy, such as that of many tests, it waits longer. A navigation that has not ended then is
  ///     cancelled, and is a difference.
  ///   - start: Makes the app.
  /// - Throws: The errors of `start`.
  @MainActor
  public func replay<Destination: Decodable>(
    timeLimit: Swift.Duration = .seconds(10),
    from start: @MainActor () async throws -> ReplayStart<Destination>
  ) async throws -> ReplayReport {
    var replay = Replay(try await start(), of: self, timeLimit: timeLimit)
    await replay.run()
    return replay.report
  }
}

/// A replay in progress.
@MainActor
struct Replay<Destination: Decodable> {
  private(set) var report = ReplayReport()
  private let start: ReplayStart<Destination>
  private let windows: [String]
  private let course: Course
  private let recorder: NavigationRecorder
  private let timeLimit: Swift.Duration
  private var correspondence = ScreenCorrespondence()
  /// The events that were begun again, by the replay or by the app inside another one.
  private var begun: Set<Int> = []
  /// The repetitions in progress.
  private var running: [Repetition] = []
  /// The change that the last action may have made itself, in whole or in part.
  private var changeOfAction: RecordedEvent?

  init(
    _ start: ReplayStart<Destination>, of recording: Recording, timeLimit: Swift.Duration
  ) {
    self.start = start
    windows = recording.windows
    course = Course(recording)
    self.timeLimit = timeLimit
    recorder = NavigationRecorder(redacting: start.redact)
  }

  mutating func run() async {
    await repeatEvents()
    for repetition in running {
      repetition.attempt.cancel()
      repetition.questions?.end()
    }
  }

  /// Begins and ends the events in the order in which they began and ended in the recording.
  private mutating func repeatEvents() async {
    for (position, event) in course.events.enumerated() {
      if event.window != 0 {
        omit(event, "it was in \(windows[event.window]), and a replay has one window.")
      } else if let outer = event.navigation?.outer {
        if begun.contains(outer) {
          begun.insert(event.number)
        } else {
          let isEnd = event.before != event.after
          omit(event, "it began inside event \(outer), which was not repeated.", isEnd: isEnd)
          if isEnd { return }
        }
      } else if let action = action(leadingTo: event) {
        guard await begin(event, at: position, after: action) else { return }
      } else {
        guard await endEvents(before: event.beginning), await begin(event, at: position)
        else { return }
      }
    }
    _ = await endEvents(before: .infinity)
  }

  /// The action in whose turn of the main actor a navigation begins: nothing has changed since, and
  /// a navigation that the action lets go on has its turn after it.
  private func action(leadingTo event: RecordedEvent) -> Attempt? {
    guard let last = running.last, case .action = last.event.kind, !last.attempt.isOver,
      event.navigation != nil, event.obstacle == nil, last.event.after == event.before,
      running.count > 1, running.dropLast().allSatisfy({ $0.event.end > event.beginning })
    else { return nil }
    return last.attempt
  }

  /// Begins to repeat an event.
  ///
  /// - Parameter action: What is repeated first, in the same turn.
  /// - Returns: Whether the replay can continue.
  private mutating func begin(
    _ event: RecordedEvent, at position: Int, after action: Attempt? = nil
  ) async -> Bool {
    // Others decided on it, and the screens are theirs.
    if event.hadNoTurn {
      omit(event, event.obstacle ?? "")
      return true
    }
    if event.number == changeOfAction?.number {
      await settle()
      let found = recorder.read(start.window)
      // A change with new screens cannot be repeated: the action has to have made it.
      if agrees(event.after, found) || event.obstacle != nil && !agrees(event.before, found) {
        report.repeatedCount += 1
        return matches(event.after, found, event, "")
      }
    } else if await isDone(event) {
      report.repeatedCount += 1
      return matches(event.after, recorder.read(start.window), event, "")
    } else {
      if action == nil { await arrive(at: event) }
      guard matches(event.before, recorder.read(start.window), event, "Before it: ")
      else { return false }
    }
    changeOfAction = course.change(behindActionAt: position)
    let company = course.company(ofEventAt: position)
    if let reason = event.obstacle {
      let ended = company.beside.filter { $0.end < event.end }
      let before = ended.max { $0.end < $1.end }?.after ?? event.before
      omit(event, reason, isEnd: before != event.after)
      return before == event.after
    }
    begun.insert(event.number)
    for other in running where other.event.end < event.end {
      other.questions?.stopWaiting(for: event.number)
    }
    let isAction = if case .action = event.kind { true } else { false }
    let isCompared =
      !isAction || changeOfAction == nil && course.event(after: position) != nil
    running.append(repetition(of: event, company, after: action, isCompared: isCompared))
    return true
  }

  /// Whether the app has begun a navigation again by itself, as a screen does that navigates when it appears.
  private func isDone(_ event: RecordedEvent) async -> Bool {
    if event.navigation == nil || !running.isEmpty { return false }
    await settle()
    if agrees(event.before, recorder.read(start.window)) { return false }
    await start.window.settle()
    await settle()
    return agrees(event.after, recorder.read(start.window))
  }

  /// Waits for the screens before an event, as long as others are in progress.
  private func arrive(at event: RecordedEvent) async {
    if running.isEmpty { return }
    // It may answer what the others ask, which no screen may show.
    if event.navigation == nil { await settle() }
    let attempts = running.map(\.attempt)
    _ = await poll(for: timeLimit) {
      attempts.allSatisfy(\.isOver) || agrees(event.before, recorder.read(start.window))
    }
  }

  private func repetition(
    of event: RecordedEvent, _ company: Company, after action: Attempt?, isCompared: Bool
  ) -> Repetition {
    let (session, start, recorder) = (ReplaySession(start), start, recorder)
    var questions: Questions?
    let operation: @MainActor () async throws -> String?
    switch event.kind {
    case .navigation(let navigation):
      let repeated = company.beside.filter { $0.navigation?.outer == nil && $0.obstacle == nil }
      let asked = Questions(of: event, beside: repeated, in: start.recorder, start.answer)
      questions = asked
      operation = { await navigation.difference(in: session, asked, recorder) }
    case .action(let action):
      operation = {
        try await session.perform(action.type, action.json ?? "")
        return nil
      }
    case .change(let change):
      let known = correspondence
      operation = {
        // An action may have done it already, or a part.
        let now = recorder.read(start.window)
        if known.difference(from: event.after, to: now) == nil { return nil }
        try await session.repeatMoves(change.moves ?? []) { known.position(of: $0, in: now) }
        return nil
      }
    }
    let attempt = Attempt(
      limit: timeLimit, after: action, reading: { recorder.read(start.window) }, operation)
    return Repetition(
      event: event, company: company, questions: questions, attempt: attempt,
      isCompared: isCompared)
  }

  /// Waits for the ends of the events that had ended at a time.
  private mutating func endEvents(before time: Double) async -> Bool {
    let ended = running.filter { $0.event.end < time }
    for repetition in ended.sorted(by: { $0.event.end < $1.event.end }) {
      guard await end(repetition) else { return false }
    }
    return true
  }

  private mutating func end(_ repetition: Repetition) async -> Bool {
    let (event, attempt) = (repetition.event, repetition.attempt)
    guard await attempt.wait() else {
      return differ(event, event.after, "it has not ended within \(timeLimit).")
    }
    if let reason = attempt.result { return differ(event, event.after, reason) }
    report.repeatedCount += 1
    running.removeAll { $0.event.number == event.number }
    for other in running { other.questions?.stopWaiting(for: event.number) }
    // A navigation in progress may have gone on because of an action.
    if event.navigation == nil, !running.isEmpty { return true }
    return repetition.isCompared ? await compare(repetition) : true
  }

  /// Compares the screens after an event, and the navigations that began inside it.
  private mutating func compare(_ repetition: Repetition) async -> Bool {
    let (event, inside) = (repetition.event, repetition.company.inside)
    // The event that ended last: the screens are its.
    let last = inside.isEmpty ? event : (inside + [event]).max { $0.end < $1.end } ?? event
    func tree() -> WindowTree {
      // Others may have changed the screens since.
      if last.number == event.number, let tree = repetition.attempt.tree,
        agrees(last.after, tree)
      {
        return tree
      }
      return recorder.read(start.window)
    }
    func found() -> [RecordedNavigation]? {
      start.recorder?.navigations(inside: repetition.questions?.events ?? [])
    }
    guard !inside.isEmpty else { return matches(last.after, tree(), last, "") }
    // The app may have begun them in a task that goes on.
    _ = await poll(for: timeLimit) {
      agrees(last.after, tree()) && found().map { $0.count >= inside.count } ?? true
    }
    if let found = found() {
      for (index, was) in inside.enumerated() {
        let reason =
          index < found.count
          ? was.navigation.flatMap { found[index].difference(from: $0) }
          : "the app no longer began it inside event \(event.number)."
        if let reason { return differ(was, was.after, reason) }
      }
      if found.count > inside.count {
        let title = found[inside.count].title
        return differ(event, event.after, "the app began another navigation inside it: \(title).")
      }
    }
    return matches(last.after, tree(), last, "")
  }

  private mutating func omit(_ event: RecordedEvent, _ reason: String, isEnd: Bool = false) {
    report.omissions.append(
      .init(event: event.number, title: event.title, reason: reason, isEnd: isEnd))
  }

  /// Whether screens are the recorded ones, as far as is known.
  private func agrees(_ tree: WindowTree, _ found: WindowTree) -> Bool {
    correspondence.difference(from: tree, to: found) == nil
  }

  private mutating func matches(
    _ tree: WindowTree, _ found: WindowTree, _ event: RecordedEvent, _ when: String
  ) -> Bool {
    if let reason = correspondence.difference(from: tree, to: found) {
      return differ(event, tree, when + reason)
    }
    correspondence.note(tree, found)
    return true
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

extension RecordedNavigation {
  /// Navigates as recorded.
  ///
  /// - Returns: The difference from the recording, in words, or `nil`.
  @MainActor
  fileprivate func difference<Destination: Decodable>(
    in session: ReplaySession<Destination>, _ questions: Questions,
    _ recorder: NavigationRecorder
  ) async -> String? {
    var now = self
    do {
      let outcome = try await session.navigate(
        to: json ?? "", animated: isAnimated, observer: questions.note)
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

extension NavigationRecorder {
  /// The navigations that began inside some events, directly or not, and have ended.
  fileprivate func navigations(inside events: Set<Int>) -> [RecordedNavigation] {
    var numbers = events
    return log.events.compactMap { event in
      guard let navigation = event.navigation, let outer = navigation.outer,
        numbers.contains(outer)
      else { return nil }
      numbers.insert(event.number)
      return navigation.outcome == .running ? nil : navigation
    }
  }
}
