/// The end of an exploration at one of its bounds.
struct BoundReached: Error {
  let ending: Exploration.Ending
}

/// Measures how long an exploration takes.
struct Stopwatch {
  private let clock = ContinuousClock()
  private let began: ContinuousClock.Instant
  private var told: ContinuousClock.Instant
  private var limit: Duration?

  init(limit: Duration?) {
    began = clock.now
    told = began
    self.limit = limit
  }

  var elapsed: Duration { clock.now - began }

  /// Whether the time is over.
  var isOver: Bool { limit.map { elapsed >= $0 } ?? false }

  /// Allows a tenth of the time more, to draw violations that were found in the last moment.
  mutating func allowMore() { limit = limit.map { $0 + $0 / 10 } }

  /// Whether a tenth of a second has passed since the progress was told.
  mutating func isTimeToTell() -> Bool {
    let now = clock.now
    guard now - told >= .milliseconds(100) else { return false }
    told = now
    return true
  }
}
