/// Whether a task was cancelled, for other tasks to check immediately.
struct Cancellation: Sendable {
  // NB: `Task.isCancelled` describes the task that asks, and a cancellation handler may run on any
  // thread. A finished stream is a flag that any thread may set, on every platform version.
  private let stream: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation

  init() {
    (stream, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(0))
  }

  func occur() { continuation.finish() }

  var hasOccurred: Bool {
    if case .terminated = continuation.yield() { true } else { false }
  }
}
