import Switchback
import SwitchbackModel

/// What happened, in order.
final class Log {
  private(set) var entries: [String] = []

  func note(_ entry: String) { entries.append(entry) }

  /// The entries so far, which are then forgotten.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// A place that code waits at until a test lets it continue, whether its task is cancelled or not.
final class Gate {
  private(set) var entries = 0
  private var isOpen = false
  private var inside: [CheckedContinuation<Void, Never>] = []
  private var watchers: [CheckedContinuation<Void, Never>] = []

  func pass() async {
    entries += 1
    for watcher in watchers { watcher.resume() }
    watchers = []
    if isOpen { return }
    await withCheckedContinuation { continuation in
      // NB: looked at again, here and below: other code of this actor may have run on the way here.
      if isOpen { continuation.resume() } else { inside.append(continuation) }
    }
  }

  /// Lets all code go on, now and from now on.
  func open() {
    isOpen = true
    for continuation in inside { continuation.resume() }
    inside = []
  }

  /// Waits until the gate has been entered so often.
  func reached(_ count: Int = 1) async {
    while entries < count {
      await withCheckedContinuation { continuation in
        if entries < count { watchers.append(continuation) } else { continuation.resume() }
      }
    }
  }
}

/// Lets all other tasks do what they can do now.
func settle() async {
  for _ in 0..<6 {
    for _ in 0..<10 { await Task.yield() }
    // Behind what waits for other threads.
    await Task.detached(priority: .background) {}.value
  }
}

/// A clock on which all time is over at once, and that counts who slept.
final class ImpatientClock: Clock, Sendable {
  struct Instant: InstantProtocol {
    var offset = Duration.zero

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (first: Instant, second: Instant) -> Bool { first.offset < second.offset }
  }

  var now: Instant { Instant() }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {}
}

/// A factory that notes that it was asked.
struct NotingFactory<Target: PlainScreen, Context>: Factory {
  let log: Log
  var error: Refusal?

  func build(with context: Context) throws -> Target {
    let target = Target()
    log.note("build \(target.name)")
    if let error { throw error }
    return target
  }
}

/// Makes the screen the first tab, and notes it.
struct NotingAddTab: ContainerAction {
  typealias Source = ModelTabs
  let log: Log
  let name: String

  func embed(_ screen: ChildScreen, in children: inout [ChildScreen]) {
    log.note(name)
    children.insert(screen, at: 0)
  }
}

/// An action that fails.
struct FailingAction: Action {
  func screensTakenAway(from source: any Screen, in window: any ScreenWindow) -> [any Screen] { [] }

  func perform(
    with screen: any Screen, on source: any Screen, in window: any ScreenWindow, animated: Bool
  ) async throws {
    throw Refusal("Not on this device.")
  }
}

/// An interceptor with a name of its own in logs and plans.
struct LoginInterceptor<Context>: RoutingInterceptor {
  var waitsForUser = false
  let logIn: @MainActor (Context) async throws -> Void

  func perform(with context: Context) async throws {
    try await logIn(context)
  }
}

/// How a task has ended once all others have done what they can: its error or outcome, or that it
/// still waits. One that waits is cancelled.
func ending<Value: Sendable>(of task: Task<Value, any Error>) async -> String {
  let ended = Log()
  let watcher = Task { @MainActor in
    switch await task.result {
    case .success(let outcome as NavigationOutcome): ended.note("\(outcome)")
    case .success(let value): ended.note("\(value)")
    case .failure(let error as NavigationError): ended.note(error.message)
    case .failure(let error): ended.note("\(error)")
    }
  }
  for _ in 0..<10 where ended.entries.isEmpty { await settle() }
  if let text = ended.entries.first { return text }
  task.cancel()
  watcher.cancel()
  return "still waits"
}

/// A display that shows every change immediately, and after the first one of a kind lets the app or the
/// user do something, before the operation has returned.
final class MeanwhileDisplay: ModelDisplay {
  private let operation: ModelOperation
  private var meanwhile: (@MainActor () async throws -> Void)?

  init(_ operation: ModelOperation, _ meanwhile: @escaping @MainActor () async throws -> Void) {
    self.operation = operation
    self.meanwhile = meanwhile
  }

  var isSettled: Bool { true }

  func settle() async -> Bool { true }

  func show(_ transition: ModelTransition) {
    transition.begin()
    transition.finish()
    guard transition.operation == operation, let meanwhile else { return }
    self.meanwhile = nil
    _ = startNow { try await meanwhile() }
  }
}

/// Puts the screen in the place of the last page.
struct ReplaceLast: Action {
  func screensTakenAway(from source: Pager, in window: any ScreenWindow) -> [any Screen] {
    Array(source.containedScreens.suffix(1))
  }

  func perform(
    with screen: any Screen, on source: Pager, in window: any ScreenWindow, animated: Bool
  ) async throws {
    try await source.setContainedScreens(
      Array(source.containedScreens.dropLast()) + [screen], animated: animated)
  }
}

/// An object that tells when it is freed.
final class Token: Sendable {
  private let whenFreed: @MainActor @Sendable () -> Void

  init(_ whenFreed: @escaping @MainActor @Sendable () -> Void = {}) {
    self.whenFreed = whenFreed
  }

  deinit { MainActor.assumeIsolated { whenFreed() } }
}
