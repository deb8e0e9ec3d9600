/// A result that is given once. Later results are dropped.
@MainActor
final class Answer<Value> {
  private var result: Result<Value, any Error>?
  private var waiter: CheckedContinuation<Void, Never>?
  private var isHeld = false

  var isFinished: Bool { result != nil }

  /// The value, if it has been given.
  var given: Value? { try? result?.get() }

  /// Ends the wait with an error, unless the operation has begun a part that it must end itself.
  func interrupt(_ error: any Error) {
    if !isHeld { finish(.failure(error)) }
  }

  /// From here on nothing interrupts the wait: only the operation gives the result.
  ///
  /// - Returns: Whether there was no result yet.
  func hold() -> Bool {
    isHeld = result == nil
    return isHeld
  }

  func finish(_ result: Result<Value, any Error>) {
    guard self.result == nil else { return }
    self.result = result
    waiter?.resume()
    waiter = nil
  }

  /// Waits for the result, whether the task is cancelled or not. For one caller at a time.
  func wait() async {
    if result != nil { return }
    await withCheckedContinuation { continuation in
      // NB: checked again, as other code of this actor may have run before.
      if result == nil { waiter = continuation } else { continuation.resume() }
    }
  }

  /// The result, as soon as there is one, or `CancellationError` as soon as the task is cancelled.
  /// For one caller at a time.
  func value() async throws -> Value {
    if result == nil {
      await withTaskCancellationHandler {
        await wait()
      } onCancel: {
        Task { @MainActor in self.interrupt(CancellationError()) }
      }
    }
    guard let result else { throw CancellationError() }
    return try result.get()
  }
}
