/// The end of an exploration at one of its bounds.
struct BoundReached: Error {
  let ending: Exploration.Ending
}

/// Measures the time of an exploration.
struct Stopwatch {
  private let measure: () -> Duration
  private var told = Duration.zero
  private var limit: Duration?

  init(limit: Duration?, clock: some Clock<Duration>) {
    let began = clock.now
    measure = { began.duration(to: clock.now) }
    self.limit = limit
  }

  var elapsed: Duration { measure() }

  /// Whether the time limit has passed.
  var isOver: Bool { limit.map { elapsed >= $0 } ?? false }

  /// Adds a tenth to the time limit, to draw violations that were found at the last moment.
  mutating func allowMore() { limit = limit.map { $0 + $0 / 10 } }

  /// Whether a tenth of a second has passed since the last report of progress.
  mutating func isTimeToTell() -> Bool {
    let now = elapsed
    guard now - told >= .milliseconds(100) else { return false }
    told = now
    return true
  }
}
