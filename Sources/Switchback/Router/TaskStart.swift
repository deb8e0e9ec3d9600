/// Starts the tasks in which the app's code and the changes of a navigation run.
package enum TaskStart {
  /// Whether a task starts immediately if the platform allows it. Tests switch it off, to see the
  /// behaviour on other platforms.
  @TaskLocal package static var isAtOnce = true
}

/// Starts an operation immediately, on this actor: if the platform allows it, the operation runs
/// until its first wait before this returns.
///
/// Enqueueing a task costs a turn of the main loop, which is a thousand times as much.
@MainActor
func startNow(_ work: Work) -> Task<Void, Never> {
  if TaskStart.isAtOnce, #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
    Task.immediate { @MainActor in await work.run() }
  } else {
    SpareTask.current?.take(work) ?? Task { @MainActor in await work.run() }
  }
}

/// Starts a whole navigation immediately, on this actor.
@MainActor
package func startNow<Value: Sendable>(
  _ operation: @escaping @MainActor () async throws -> Value
) -> Task<Value, any Error> {
  if TaskStart.isAtOnce, #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
    return Task.immediate { @MainActor in try await operation() }
  }
  let spare = SpareTask()
  let task = SpareTask.$current.withValue(spare) {
    Task { @MainActor in try await operation() }
  }
  spare.enqueue()
  return task
}

/// A task enqueued right behind that of a navigation, for the code that the navigation then runs in
/// a task of its own: both run in one turn of the main loop.
@MainActor
private final class SpareTask {
  @TaskLocal static var current: SpareTask?

  private var task: Task<Void, Never>?
  private var work: Work?
  private var code: RunningCode?

  func enqueue() {
    task = Task { @MainActor in
      // Too late from here on.
      task = nil
      await RunningCode.$current.withValue(code) { await work?.run() }
      (work, code) = (nil, nil)
    }
  }

  /// Runs work in the task.
  ///
  /// - Returns: The task, or `nil` if it has run already.
  func take(_ work: Work) -> Task<Void, Never>? {
    guard let task, self.work == nil else { return nil }
    self.work = work
    code = RunningCode.current
    return task
  }
}
