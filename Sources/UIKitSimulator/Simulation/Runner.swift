/// Starts the code that runs beside the loop, and keeps it on the main actor also where it calls
/// functions that are isolated to no actor.
@MainActor
final class Runner {
  private let jobs: AsyncStream<UnownedJob>.Continuation
  private let stream: AsyncStream<UnownedJob>

  init() {
    (stream, jobs) = AsyncStream.makeStream()
  }

  func start(_ operation: @escaping @MainActor @Sendable () async -> Void) -> Task<Void, Never> {
    if #available(macOS 15, iOS 18, tvOS 18, visionOS 2, *) {
      let executor = MainThreadExecutor(jobs: jobs)
      Task { @MainActor [stream] in
        for await job in stream {
          // NB: the executor is held by this closure for as long as the job runs, and each job is run
          // once, as the stream hands it out once.
          unsafe job.runSynchronously(on: executor.asUnownedTaskExecutor())
        }
      }
      return Task(executorPreference: executor, operation: operation)
    } else {
      return Task(operation: operation)
    }
  }

  func stop() {
    jobs.finish()
  }
}

/// Hands jobs that need no actor to a task on the main actor.
@available(macOS 15, iOS 18, tvOS 18, visionOS 2, *)
private final class MainThreadExecutor: TaskExecutor {
  private let jobs: AsyncStream<UnownedJob>.Continuation

  init(jobs: AsyncStream<UnownedJob>.Continuation) {
    self.jobs = jobs
  }

  func enqueue(_ job: consuming ExecutorJob) {
    jobs.yield(UnownedJob(job))
  }
}
