import SwitchbackModel

// A host that does not do what it is asked for. These are ``ModelFaults`` in the words of a test.
extension ModelWindow {
  /// Lets operations return without having done anything, as UIKit drops a presentation that comes at
  /// the wrong time.
  ///
  ///     window.drops(.present)
  ///     await #expect(throws: NavigationError.self) { try await router.navigate(to: login) }
  ///
  /// - Parameters:
  ///   - operation: The kind of operation.
  ///   - count: How many of them, from now on.
  /// - Returns: The faults, to ask whether they have occurred.
  @discardableResult
  public func drops(_ operation: ModelOperation, count: Int = 1) -> [ModelFault] {
    (0..<count).map { _ in faults.fail(operation, effect: .dropped) }
  }

  /// Lets operations throw with nothing changed.
  ///
  /// - Parameters:
  ///   - operation: The kind of operation.
  ///   - error: What they throw.
  ///   - count: How many of them, from now on.
  /// - Returns: The faults, to ask whether they have occurred.
  @discardableResult
  public func refuses(
    _ operation: ModelOperation, with error: (any Error)? = nil, count: Int = 1
  ) -> [ModelFault] {
    (0..<count).map { _ in faults.fail(operation, with: error) }
  }

  /// Lets operations do what they are asked for, and throw all the same.
  ///
  /// - Parameters:
  ///   - operation: The kind of operation.
  ///   - error: What they throw.
  ///   - count: How many of them, from now on.
  /// - Returns: The faults, to ask whether they have occurred.
  @discardableResult
  public func throwsAfter(
    _ operation: ModelOperation, _ error: (any Error)? = nil, count: Int = 1
  ) -> [ModelFault] {
    (0..<count).map { _ in faults.fail(operation, with: error, effect: .changedButThrown) }
  }
}
