/// A clock that shows the world's time, which passes only when the world says so.
struct WorldClock: Clock {
  struct Instant: InstantProtocol {
    var offset = Duration.zero

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (some: Instant, other: Instant) -> Bool { some.offset < other.offset }
  }

  let time: WorldTime

  var now: Instant { time.now }
  var minimumResolution: Duration { .nanoseconds(1) }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try await time.sleep(until: deadline)
  }
}

/// The time of a world, and the sleepers in it.
final class WorldTime: @unchecked Sendable {
  // NB: unchecked, as all code of a world runs on one thread.
  private(set) var now = WorldClock.Instant()
  private(set) var seconds = 0
  private var sleepers:
    [(number: Int, deadline: WorldClock.Instant, CheckedContinuation<Void, any Error>)] = []
  private var last = 0

  var hasSleepers: Bool { !sleepers.isEmpty }

  func sleep(until deadline: WorldClock.Instant) async throws {
    if deadline <= now { return }
    last += 1
    let number = last
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation {
        (continuation: CheckedContinuation<Void, any Error>) in
        if Task.isCancelled { return continuation.resume(throwing: CancellationError()) }
        sleepers.append((number, deadline, continuation))
      }
    } onCancel: {
      guard let index = sleepers.firstIndex(where: { $0.number == number }) else { return }
      sleepers.remove(at: index).2.resume(throwing: CancellationError())
    }
  }

  /// Lets time pass. The sleepers whose time has come wake up, the earliest first.
  func pass(seconds: Int) {
    self.seconds += seconds
    now.offset += .seconds(seconds)
    if sleepers.isEmpty { return }
    let due = sleepers.filter { $0.deadline <= now }
      .sorted { ($0.deadline.offset, $0.number) < ($1.deadline.offset, $1.number) }
    sleepers.removeAll { $0.deadline <= now }
    for sleeper in due { sleeper.2.resume() }
  }
}
