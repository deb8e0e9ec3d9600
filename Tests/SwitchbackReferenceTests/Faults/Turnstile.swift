/// A place that code waits at until a test lets it go on. It cares about no cancellation.
@MainActor
final class Turnstile {
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

  /// Lets everybody go on, now and from now on.
  func open() {
    isOpen = true
    for continuation in inside { continuation.resume() }
    inside = []
  }

  /// Waits until so many have come.
  func reached(_ count: Int = 1) async {
    while entries < count {
      await withCheckedContinuation { continuation in
        if entries < count { watchers.append(continuation) } else { continuation.resume() }
      }
    }
  }
}

/// Lets all other tasks do what they can do now.
@MainActor
func settle() async {
  for _ in 0..<6 {
    for _ in 0..<10 { await Task.yield() }
    // Behind what waits for other threads.
    await Task.detached(priority: .background) {}.value
  }
}

/// A clock that stands still until a test lets time pass.
///
/// It always shows zero, so that a sleep lasts until so much time has passed in the test.
struct ManualClock: Clock {
  struct Instant: InstantProtocol {
    var offset = Duration.zero

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (some: Instant, other: Instant) -> Bool { some.offset < other.offset }
  }

  private let sleepers = Sleepers()

  var now: Instant { Instant() }
  var minimumResolution: Duration { .nanoseconds(1) }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try await sleepers.sleep(until: deadline)
  }

  /// Lets time pass for those who sleep.
  func wake(after duration: Duration) async {
    await sleepers.wake(at: Instant(offset: duration))
  }

  /// Waits until somebody sleeps.
  func sleepBegins() async {
    await sleepers.begins()
  }

  /// How many sleep.
  var sleeperCount: Int {
    get async { await sleepers.count }
  }
}

private actor Sleepers {
  private var sleepers:
    [Int: (deadline: ManualClock.Instant, CheckedContinuation<Void, any Error>)] =
      [:]
  private var watchers: [CheckedContinuation<Void, Never>] = []
  private var number = 0

  var count: Int { sleepers.count }

  func sleep(until deadline: ManualClock.Instant) async throws {
    number += 1
    let number = number
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation {
        (continuation: CheckedContinuation<Void, any Error>) in
        if Task.isCancelled { return continuation.resume(throwing: CancellationError()) }
        sleepers[number] = (deadline, continuation)
        for watcher in watchers { watcher.resume() }
        watchers = []
      }
    } onCancel: {
      Task { await self.cancel(number) }
    }
  }

  func begins() async {
    if !sleepers.isEmpty { return }
    await withCheckedContinuation { continuation in
      if sleepers.isEmpty { watchers.append(continuation) } else { continuation.resume() }
    }
  }

  func wake(at time: ManualClock.Instant) {
    for (number, sleeper) in sleepers where sleeper.deadline <= time {
      sleepers[number] = nil
      sleeper.1.resume()
    }
  }

  private func cancel(_ number: Int) {
    sleepers.removeValue(forKey: number)?.1.resume(throwing: CancellationError())
  }
}
