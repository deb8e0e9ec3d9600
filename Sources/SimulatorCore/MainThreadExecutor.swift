/// Starts code that runs beside the loop, and keeps it on the main actor even where it calls
/// nonisolated functions.
@MainActor
package func runBesideLoop(
  _ operation: @escaping @MainActor @Sendable () async -> Void
) -> Task<Void, Never> {
  if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
    Task(executorPreference: MainThreadExecutor(), operation: operation)
  } else {
    Task(operation: operation)
  }
}

/// Runs all code on the main actor until it waits.
@MainActor
package func settleCode() async {
  await onMainThread {
    // Queues behind code that runs on other threads before it comes back, as a continuation does, or
    // a task outside a simulator's code. There are threads of each priority.
    await Task.detached(priority: .background) {}.value
    for _ in 0..<4 {
      await Task.detached(priority: Task.currentPriority) {}.value
      for _ in 0..<2 {
        await withCheckedContinuation { continuation in
          Task.detached { @MainActor in continuation.resume() }
        }
      }
    }
  }
}

/// Runs code that continues without another thread after each wait.
@MainActor
private func onMainThread(_ body: @MainActor () async -> Void) async {
  if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
    await withTaskExecutorPreference(MainThreadExecutor(), operation: body)
  } else {
    await body()
  }
}

/// Hands jobs that need no actor directly to the main actor: a detour by another thread would take
/// as long as the machine is busy.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private final class MainThreadExecutor: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    Task { @MainActor in
      // NB: this closure holds the executor while the job runs, and runs each job once.
      unsafe job.runSynchronously(on: self.asUnownedTaskExecutor())
    }
  }
}
