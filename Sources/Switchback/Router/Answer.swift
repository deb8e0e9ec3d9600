/// Work that runs in a task of its own.
@MainActor
class Work {
  func run() async {}
}

/// A result that is given once, by an operation or otherwise. Later results are dropped.
@MainActor
final class Answer<Value>: Work {
  private var operation: (@MainActor (Answer) async throws -> Value)?
  /// The code of the app that the operation is. It ends with the operation.
  private let code: RunningCode?
  private var result: Result<Value, any Error>?
  private var waiter: CheckedContinuation<Void, Never>?
  private var isHeld = false

  /// - Parameters:
  ///   - code: The code of the app that runs in the operation.
  ///   - operation: Gives the result when the answer is started.
  init(
    running code: RunningCode? = nil,
    of operation: (@MainActor (Answer) async throws -> Value)? = nil
  ) {
    self.code = code
    self.operation = operation
  }

  override func run() async {
    guard let operation else { return }
    self.operation = nil
    let result: Result<Value, any Error>
    do {
      result = .success(try await operation(self))
    } catch {
      result = .failure(error)
    }
    code?.end()
    finish(result)
  }

  var isFinished: Bool { result != nil }

  /// The value, if it has been given.
  var given: Value? { try? result?.get() }

  /// Ends the wait with an error, unless the operation has begun a part that it must end itself.
  ///
  /// - Returns: Whether the error is the result.
  @discardableResult
  func interrupt(_ error: any Error) -> Bool {
    if isHeld || result != nil { return false }
    finish(.failure(error))
    return true
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
