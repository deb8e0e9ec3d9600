import SwitchbackModel

// A host that fails at its operations: ``ModelFaults`` under names for tests.
extension ModelWindow {
  /// Makes operations return without an effect, as UIKit drops a presentation that comes at the
  /// wrong time.
  ///
  ///     window.drops(.present)
  ///     await #expect(throws: NavigationError.self) { try await router.navigate(to: login) }
  ///
  /// - Parameters:
  ///   - operation: The kind of operation.
  ///   - count: The number of operations, from now on: 0 or more.
  /// - Returns: The faults, which record whether they have occurred.
  @discardableResult
  public func drops(_ operation: ModelOperation, count: Int = 1) -> [ModelFault] {
    fail(operation, count: count, effect: .dropped)
  }

  /// Makes operations throw with nothing changed.
  ///
  /// - Parameters:
  ///   - operation: The kind of operation.
  ///   - error: The error to throw.
  ///   - count: The number of operations, from now on: 0 or more.
  /// - Returns: The faults, which record whether they have occurred.
  @discardableResult
  public func refuses(
    _ operation: ModelOperation, with error: (any Error)? = nil, count: Int = 1
  ) -> [ModelFault] {
    fail(operation, with: error, count: count, effect: .refused)
  }

  private func fail(
    _ operation: ModelOperation, with error: (any Error)? = nil, count: Int,
    effect: ModelFault.Effect
  ) -> [ModelFault] {
    checkCount(count, "operations")
    return (0..<count).map { _ in faults.fail(operation, with: error, effect: effect) }
  }
}
