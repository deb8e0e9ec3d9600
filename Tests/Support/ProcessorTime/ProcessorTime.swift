import Foundation

/// The time that a piece of work takes its thread, not counting others that run meanwhile.
package func shortest(of times: Int, _ body: () throws -> Void) rethrows -> Duration {
  func now() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
  return try (0..<times).reduce(.seconds(1_000)) { best, _ in
    let start = now()
    try body()
    return min(best, now() - start)
  }
}
