/// Whether a task was cancelled, as code of another task may ask at once.
struct Cancellation: Sendable {
  // NB: `Task.isCancelled` speaks of the task that asks, and a handler of the cancellation may run on
  // any thread. A stream that has ended is a flag that any thread may set, on every platform version.
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
