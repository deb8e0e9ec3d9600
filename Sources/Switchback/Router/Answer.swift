/// A result that is given once. Whatever is given later is dropped.
@MainActor
final class Answer<Value> {
  private var result: Result<Value, any Error>?
  private var waiter: CheckedContinuation<Void, Never>?

  var isFinished: Bool { result != nil }

  /// The value, if it has been given by now.
  var given: Value? { try? result?.get() }

  func finish(_ result: Result<Value, any Error>) {
    guard self.result == nil else { return }
    self.result = result
    waiter?.resume()
    waiter = nil
  }

  /// Waits until there is a result, whether the task is cancelled or not. For one caller at a time.
  func wait() async {
    if result == nil {
      await withCheckedContinuation { continuation in waiter = continuation }
    }
  }

  /// The result, as soon as there is one, or `CancellationError` as soon as the task is cancelled.
  /// For one caller at a time.
  func value() async throws -> Value {
    if result == nil {
      await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          if result == nil { waiter = continuation } else { continuation.resume() }
        }
      } onCancel: {
        Task { @MainActor in self.finish(.failure(CancellationError())) }
      }
    }
    guard let result else { throw CancellationError() }
    return try result.get()
  }
}

/// Starts an operation at once, on this actor: it runs until it first has to wait before this
/// returns, where the platform can do so.
///
/// A task that is only enqueued costs a turn of the main loop, which is a thousand times as much.
@MainActor
func startNow<Value: Sendable>(
  _ operation: @escaping @MainActor () async -> Value
) -> Task<Value, Never> {
  if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
    Task.immediate { @MainActor in await operation() }
  } else {
    Task { @MainActor in await operation() }
  }
}

/// Starts an operation that may fail at once, on this actor.
@MainActor
package func startNow<Value: Sendable>(
  _ operation: @escaping @MainActor () async throws -> Value
) -> Task<Value, any Error> {
  if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
    Task.immediate { @MainActor in try await operation() }
  } else {
    Task { @MainActor in try await operation() }
  }
}
