import Switchback
import SwitchbackMaps

/// An event that a replay has begun again.
@MainActor
struct Repetition {
  let event: RecordedEvent
  let company: Company
  /// The questions, if the event is a navigation.
  var questions: Questions?
  let attempt: Attempt
  /// Whether the recording has the screens after the event: it was made before an action changed them.
  let isCompared: Bool
}

/// The events that took place while a navigation was in progress.
struct Company {
  /// The navigations that the app began inside it, directly or not.
  var inside: [RecordedEvent] = []
  /// The other events in the window that had their turn meanwhile.
  var beside: [RecordedEvent] = []
}

/// The events of a recording in the order in which they had their turn.
struct Course {
  let events: [RecordedEvent]
  /// The navigations that began directly inside each one.
  private var inner: [Int: [RecordedEvent]] = [:]

  init(_ recording: Recording) {
    events = recording.events.sorted { ($0.beginning, $0.number) < ($1.beginning, $1.number) }
    for event in recording.events {
      if let outer = event.navigation?.outer { inner[outer, default: []].append(event) }
    }
  }

  /// The next event in the window of one.
  func event(after position: Int) -> RecordedEvent? {
    events[(position + 1)...].first { $0.window == events[position].window }
  }

  /// The change behind an action, which the action may have made itself: it was recorded before it acted.
  func change(behindActionAt position: Int) -> RecordedEvent? {
    let action = events[position]
    guard case .action = action.kind, let next = event(after: position), case .change = next.kind,
      next.before == action.after
    else { return nil }
    return next
  }

  /// - Complexity: O(*m* log *m*), where *m* is the number of events that had their turn meanwhile, or
  ///   began inside it.
  func company(ofEventAt position: Int) -> Company {
    let event = events[position]
    guard event.navigation != nil else { return Company() }
    var company = Company()
    var pending = [event]
    while let outer = pending.popLast() {
      let found = inner[outer.number, default: []].filter {
        $0.number > outer.number && $0.window == event.window
      }
      company.inside += found
      pending += found
    }
    company.inside.sort { $0.number < $1.number }
    let inside = Set(company.inside.map(\.number))
    company.beside = events[(position + 1)...].prefix { $0.beginning < event.end }.filter {
      $0.number > event.number && $0.window == event.window && $0.time < event.end
        && $0.beginning > event.beginning && !$0.hadNoTurn && !inside.contains($0.number)
    }
    company.beside.sort { $0.number < $1.number }
    return company
  }
}

extension RecordedEvent {
  /// The moment at which the event had its turn, in seconds since the recording began.
  var beginning: Double {
    time + (navigation?.durations.first { $0.stage == .waiting }?.seconds ?? 0)
  }

  /// The moment at which the event ended, in seconds since the recording began.
  var end: Double {
    time + (navigation?.durations.reduce(0) { $0 + $1.seconds } ?? 0)
  }

  /// The latest moment at which the navigation may have had its answers: before it built screens.
  var lastAnswer: Double {
    navigation?.durations.reduce(end) {
      $1.stage == .build || $1.stage == .commit ? $0 - $1.seconds : $0
    } ?? end
  }

  /// Whether the event is a navigation that ended before it was its turn: rejected, or in the queue.
  var hadNoTurn: Bool {
    guard let navigation else { return false }
    return switch navigation.outcome {
    case .reached, .alreadyThere, .running: false
    case .failed, .rejected, .replaced, .cancelled:
      navigation.durations.allSatisfy { $0.stage == .waiting }
    }
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
  var obstacle: String? {
    switch kind {
    case .change(let change):
      change.moves == nil ? "no navigation, and no move that can be repeated, led there." : nil
    case .action(let action):
      action.json == nil ? "\(action.type) is not Encodable, or was redacted." : nil
    case .navigation(let navigation):
      switch navigation.outcome {
      case .rejected, .replaced, .cancelled:
        "it was \(navigation.outcome.rawValue), which depends on the other navigations."
      case .failed where hadNoTurn:
        "it failed before its turn, which depends on the other navigations."
      case .running: "it had not ended."
      case .reached, .alreadyThere, .failed:
        navigation.json == nil
          ? navigation.type.map {
            "its destination, of type \($0), is not Codable, or was redacted."
          }
            ?? "its destination was not recorded. Navigate to a Codable Destination, not by its chain."
          : nil
      }
    }
  }
}

/// Something that is repeated, for a limited time.
@MainActor
final class Attempt {
  /// The difference from the recording, in words, if there is one.
  private(set) var result: String?
  /// The screens at the end.
  private(set) var tree: WindowTree?
  private let limit: Swift.Duration
  private var task: Task<Void, Never>?
  /// What is repeated in the turn of the main actor in which this ends.
  private var next: (@MainActor () async -> Void)?

  /// - Parameter previous: What is repeated first, in the same task.
  init(
    limit: Swift.Duration, after previous: Attempt?,
    reading read: @escaping @MainActor () -> WindowTree,
    _ operation: @escaping @MainActor () async throws -> String?
  ) {
    self.limit = limit
    let run: @MainActor () async -> Void = {
      do {
        self.result = try await operation()
      } catch {
        self.result = "\(error)"
      }
      self.tree = read()
      await self.next?()
    }
    previous?.next = run
    task = previous?.task ?? Task { await run() }
  }

  var isOver: Bool { tree != nil }

  /// Waits until it is over.
  ///
  /// - Returns: `false` if the time is over. What was repeated is cancelled then.
  func wait() async -> Bool {
    if await poll(for: limit, { isOver }) { return true }
    cancel()
    return false
  }

  func cancel() { task?.cancel() }
}

/// Waits until something is so.
///
/// Of the time in which the main actor is busy, only ten milliseconds of each turn count: other tests
/// that run there leave what is awaited as little time as this.
///
/// - Returns: `false` if the time is over.
@MainActor
func poll(for limit: Swift.Duration, _ isSo: @MainActor () -> Bool) async -> Bool {
  var (turns, waited) = (0, Swift.Duration.zero)
  while !isSo() {
    guard waited < limit else { return false }
    turns += 1
    let start = ContinuousClock.now
    if turns < 100 {
      await Task.yield()
    } else {
      try? await Task.sleep(for: .milliseconds(1))
    }
    waited += min(.now - start, .milliseconds(10))
  }
  return true
}

/// Lets the navigations in progress go on until they wait for something.
@MainActor
func settle() async {
  for _ in 0..<50 { await Task.yield() }
}

/// Gives the answers to the questions of a navigation, as they come: each one after the events that
/// began before it in the recording.
@MainActor
final class Questions {
  /// The events of the navigation in the recorder of the app, if it has one.
  private(set) var events: Set<Int> = []
  private let beside: [RecordedEvent]
  /// Those of the events beside the navigation that have to begin, or to end if they ended first.
  private var awaited: Set<Int>
  private var interceptors: ArraySlice<RecordedNavigation.Question>
  private var guards: ArraySlice<RecordedNavigation.Question>
  /// The moment in the recording at which the last question so far had its answer, at the earliest.
  private var answered: Double
  private let lastAnswer: Double
  private let recorder: NavigationRecorder?
  private var answer: (@MainActor (RecordedNavigation.Question) async throws -> Void)?

  init(
    of event: RecordedEvent, beside: [RecordedEvent], in recorder: NavigationRecorder?,
    _ answer: (@MainActor (RecordedNavigation.Question) async throws -> Void)?
  ) {
    answered = event.beginning
    lastAnswer = event.lastAnswer
    self.beside = beside
    awaited = Set(beside.map(\.number))
    self.recorder = recorder
    self.answer = answer
    interceptors = event.navigation?.interceptors[...] ?? []
    guards = event.navigation?.guards[...] ?? []
  }

  func note(_ event: NavigationEvent) {
    switch event.kind {
    case .began:
      if let own = recorder?.pending[event.navigation]?.event { events.insert(own.number) }
    case .intercepting: give(interceptors.popFirst())
    case .asking: give(guards.popFirst())
    default: break
    }
  }

  private func give(_ question: RecordedNavigation.Question?) {
    guard let question else { return }
    answered += question.seconds
    // A recording has no moments of answers, and little else takes time before the last one.
    let moment = interceptors.isEmpty && guards.isEmpty ? lastAnswer : answered
    let earlier = Set(beside.filter { $0.beginning < moment }.map(\.number))
    Task {
      if !earlier.isEmpty {
        while !awaited.isDisjoint(with: earlier) { try await Task.sleep(for: .milliseconds(1)) }
        await settle()
      }
      try await answer?(question)
    }
  }

  /// No longer waits for an event.
  func stopWaiting(for event: Int) { awaited.remove(event) }

  /// Gives no more answers.
  func end() {
    answer = nil
    awaited = []
  }
}
