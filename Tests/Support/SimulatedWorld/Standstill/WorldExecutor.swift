import MainActorJobs

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The main actor's executor inside a world: a list of jobs, run one after the other on the thread
/// that runs the world.
///
/// So a world stands still exactly when the list is empty, and jobs run in the order in which they
/// were enqueued, whatever else the process and the machine do. Nothing yields, sleeps or guesses.
///
/// Jobs that need no actor (an `async` function outside any actor, a clock) come to the same list.
/// `Task.yield()` does not, since the runtime hands its job to a thread of its own. Code inside a world
/// must not use it: the world would not know of the wait or, at worst, end with what `enqueue` says.
package final class WorldExecutor: SerialExecutor, @unchecked Sendable {
  // NB: unchecked, as both the list and all jobs in it belong to the one thread that runs the world.
  private var jobs: [(job: UnownedJob, needsMainActor: Bool)] = []
  private var next = 0
  /// The number of times a main loop would have turned for the main actor's jobs: a turn runs what was
  /// enqueued before it began.
  package private(set) var turnCount = 0
  /// The number of jobs that have begun. Within one, no other code runs.
  package private(set) var jobCount = 0
  private var endOfTurn = 0
  private var interruption: (jobs: Int, body: @MainActor () -> Void)?
  private let thread = pthread_self()
  /// Whether what is left is never run: it would not come to an end.
  private var isAbandoned = false

  /// The executor of the world that runs on the main thread.
  nonisolated(unsafe) private static var current: WorldExecutor?

  package func enqueue(_ job: consuming ExecutorJob) {
    precondition(
      pthread_equal(pthread_self(), thread) != 0,
      "Code inside a world has called Task.yield(), so that a number no longer decides everything.")
    jobs.append((UnownedJob(job), true))
  }

  package func checkIsolated() {}

  /// Does something in between the jobs that run next, at the latest when none is left.
  package func interrupt(after jobs: Int, with body: @escaping @MainActor () -> Void) {
    interruption = (jobs, body)
  }

  /// - Returns: Whether something was done.
  @MainActor
  private func interruptIfDue(isLast: Bool) -> Bool {
    guard let (jobs, body) = interruption else { return false }
    if jobs > 0, !isLast {
      interruption = (jobs - 1, body)
      return false
    }
    interruption = nil
    body()
    return true
  }

  /// Runs jobs until none is left.
  ///
  /// - Parameter limit: The number of jobs after which the world is taken for one that never rests.
  /// - Returns: Whether the world stands still.
  @MainActor
  package func runJobs(limit: Int = 100_000) -> Bool {
    var count = 0
    while !isAbandoned {
      if interruptIfDue(isLast: next >= jobs.count) { continue }
      if next >= jobs.count { break }
      let (job, needsMainActor) = jobs[next]
      if needsMainActor, next >= endOfTurn {
        turnCount += 1
        endOfTurn = jobs.count
      }
      next += 1
      count += 1
      jobCount += 1
      if count > limit {
        isAbandoned = true
        return false
      }
      if needsMainActor {
        job.runSynchronously(on: asUnownedSerialExecutor())
      } else {
        run_job_without_actor(unsafeBitCast(job, to: UnsafeMutableRawPointer.self))
      }
    }
    if isAbandoned { return false }
    jobs.removeAll(keepingCapacity: true)
    next = 0
    endOfTurn = 0
    return true
  }

  /// Runs a function with this executor as the main actor's, and whatever it starts.
  @MainActor
  package static func run<Value>(_ body: @escaping @MainActor (WorldExecutor) -> Value) -> Value {
    let executor = WorldExecutor()
    let outer = current
    current = executor
    let (identity, witness) = unsafeBitCast(
      executor.asUnownedSerialExecutor(), to: (UnsafeRawPointer?, UnsafeRawPointer?).self)
    main_actor_redirect(identity, witness) { job in
      let job = unsafeBitCast(job, to: UnownedJob.self)
      WorldExecutor.current?.jobs.append((job, false))
    }
    defer {
      main_actor_restore()
      current = outer
    }
    var value: Value?
    // In a task, as all code of the app has to find this executor to be the one it runs on.
    Task { @MainActor in value = body(executor) }
    _ = executor.runJobs(limit: .max)
    return value!
  }
}
