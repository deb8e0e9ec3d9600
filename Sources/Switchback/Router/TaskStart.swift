/// How a navigation starts the app's code and its own changes, which run in tasks of their own.
package enum TaskStart {
  /// Whether a task starts at once where the platform can do that. Tests switch it off, to see what
  /// happens where the platform cannot.
  @TaskLocal package static var isAtOnce = true
}

/// Starts work at once, on this actor: it runs until it first has to wait before this
/// returns, where the platform can do so.
///
/// A task that is only enqueued costs a turn of the main loop, which is a thousand times as much.
@MainActor
func startNow(_ work: Work) -> Task<Void, Never> {
  if TaskStart.isAtOnce, #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
    Task.immediate { @MainActor in await work.run() }
  } else {
    SpareTask.current?.take(work) ?? Task { @MainActor in await work.run() }
  }
}

/// Starts a whole navigation at once, on this actor.
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

/// A task that is enqueued right behind that of a navigation, for the code that the navigation then
/// wants to run in a task of its own: both run in one turn of the main loop.
@MainActor
private final class SpareTask {
  @TaskLocal static var current: SpareTask?

  private var task: Task<Void, Never>?
  private var work: Work?
  private var ticket: NavigationTicket?

  func enqueue() {
    task = Task { @MainActor in
      // From here on it is too late.
      task = nil
      await NavigationTicket.$current.withValue(ticket) { await work?.run() }
      (work, ticket) = (nil, nil)
    }
  }

  /// Runs work in the task.
  ///
  /// - Returns: The task, or `nil` if it has run already.
  func take(_ work: Work) -> Task<Void, Never>? {
    guard let task, self.work == nil else { return nil }
    self.work = work
    ticket = NavigationTicket.current
    return task
  }
}
