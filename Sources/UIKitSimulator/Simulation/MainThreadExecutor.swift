/// Starts code that runs beside the loop, and keeps it on the main actor also where it calls functions
/// that are isolated to no actor.
@MainActor
func runBesideLoop(
  _ operation: @escaping @MainActor @Sendable () async -> Void
) -> Task<Void, Never> {
  if #available(macOS 15, iOS 18, tvOS 18, visionOS 2, *) {
    Task(executorPreference: MainThreadExecutor(), operation: operation)
  } else {
    Task(operation: operation)
  }
}

/// Runs code without another thread where it continues after a wait.
@MainActor
func onMainThread(_ body: @MainActor () async -> Void) async {
  if #available(macOS 15, iOS 18, tvOS 18, visionOS 2, *) {
    await withTaskExecutorPreference(MainThreadExecutor(), operation: body)
  } else {
    await body()
  }
}

/// Hands jobs that need no actor to the main actor, each directly: another thread on the way would take
/// as long as the machine is busy.
@available(macOS 15, iOS 18, tvOS 18, visionOS 2, *)
private final class MainThreadExecutor: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    Task { @MainActor in
      // NB: the executor is held by this closure for as long as the job runs, and each job is run once.
      unsafe job.runSynchronously(on: self.asUnownedTaskExecutor())
    }
  }
}
