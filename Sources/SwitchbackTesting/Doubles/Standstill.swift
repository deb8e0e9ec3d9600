import Switchback

/// Interceptors that do not return until a test lets them.
///
///     try await Standstill.during { standstill in
///       let slow = router.adding(standstill.interceptor(for: Void.self))
///       let navigation = slow.go(to: orders)
///       try await standstill.waitUntilReached()
///       try await router.navigate(to: bag, policy: .replace)
///       …
///     }
///
/// Pending calls are released at the end: a test leaves no task behind. They wait even if their
/// task is cancelled, as the worst interceptors do.
@MainActor
public final class Standstill {
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var error: (any Error)?

  private init() {}

  /// Runs a test, and releases the pending calls at its end.
  public static func during<Value>(
    _ body: @MainActor (Standstill) async throws -> Value
  ) async rethrows -> Value {
    let standstill = Standstill()
    defer { standstill.release() }
    return try await body(standstill)
  }

  /// An interceptor that does not return. Add it to a chain or to a router.
  ///
  /// - Parameter waitsForUser: See ``/Switchback/RoutingInterceptor``.
  public func interceptor<Context>(
    for context: Context.Type = Context.self, waitsForUser: Bool = false
  ) -> some RoutingInterceptor<Context> {
    StandstillInterceptor(standstill: self, waitsForUser: waitsForUser)
  }

  /// Waits until an interceptor waits here, or until the pending calls are released.
  ///
  /// - Parameter limit: The time limit, as in ``NavigationTester/waitForScreen(_:limit:fileID:line:)``.
  /// - Throws: ``NavigationTestFailure`` if the limit has passed; `CancellationError` if the task was cancelled.
  public func waitUntilReached(
    limit: Duration = .seconds(10), fileID: String = #fileID, line: Int = #line
  ) async throws {
    try await SourcePlace(fileID: fileID, line: line).wait(limit) {
      isOpen || !waiting.isEmpty ? () : nil
    } orFail: {
      "No interceptor was reached within \(limit)"
    }
  }

  /// Releases the pending calls, and all later ones.
  ///
  /// - Parameter error: The error that the interceptors throw, or `nil` to let the navigation
  ///   continue.
  public func release(throwing error: (any Error)? = nil) {
    isOpen = true
    self.error = error
    let released = waiting
    waiting = []
    for continuation in released { continuation.resume() }
  }

  fileprivate func pass() async throws {
    if !isOpen {
      await withCheckedContinuation { continuation in
        if isOpen { return continuation.resume() }
        waiting.append(continuation)
      }
    }
    if let error { throw error }
  }
}

/// An interceptor that does not return until it is released.
private struct StandstillInterceptor<Context>: RoutingInterceptor {
  fileprivate let standstill: Standstill
  let waitsForUser: Bool

  func perform(with context: Context) async throws {
    try await standstill.pass()
  }
}
