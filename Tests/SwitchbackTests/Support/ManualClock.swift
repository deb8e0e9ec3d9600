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

  /// Lets time pass for sleeping tasks.
  func wake(after duration: Duration) async {
    await sleepers.wake(at: Instant(offset: duration))
  }

  /// Waits until a task sleeps.
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
