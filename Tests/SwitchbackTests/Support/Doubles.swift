import Switchback
import SwitchbackModel

/// What happened, in order.
@MainActor
final class Log {
  private(set) var entries: [String] = []

  func note(_ entry: String) { entries.append(entry) }

  /// The entries so far, which are then forgotten.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// Where a test holds back what it tests.
@MainActor
final class Gate {
  private var isOpen = false
  private var waiters: [CheckedContinuation<Void, Never>] = []
  private var observers: [CheckedContinuation<Void, Never>] = []

  /// Waits until the gate is opened, whether the task is cancelled or not.
  func pass() async {
    if isOpen { return }
    await withCheckedContinuation { waiter in
      waiters.append(waiter)
      for observer in observers { observer.resume() }
      observers = []
    }
  }

  /// Waits until somebody stands before the gate.
  func isReached() async {
    if !waiters.isEmpty { return }
    await withCheckedContinuation { observers.append($0) }
  }

  func open() {
    isOpen = true
    for waiter in waiters { waiter.resume() }
    waiters = []
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
  typealias Source = any Screen

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
