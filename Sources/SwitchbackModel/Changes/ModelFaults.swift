import Switchback

/// A fault waiting for its operation. ``ModelFaults/fail(_:on:number:with:effect:where:)`` returns
/// it.
@MainActor
public final class ModelFault {
  /// The way in which an operation fails.
  public enum Effect: Sendable {
    /// The operation throws and has changed nothing.
    case refused
    /// The operation throws although it has made its change.
    case changedButThrown
    /// The operation returns and has changed nothing, like a presentation that UIKit drops because
    /// it comes at the wrong time.
    case dropped
  }

  /// Whether the fault has occurred.
  public fileprivate(set) var hasOccurred = false

  let error: (any Error)?
  let effect: Effect
  fileprivate let operation: ModelOperation?
  fileprivate weak var receiver: ModelScreen?
  fileprivate let wantsReceiver: Bool
  fileprivate let predicate: ((ModelChange) -> Bool)?
  fileprivate var remaining: Int

  fileprivate init(
    _ operation: ModelOperation?, on receiver: ModelScreen?, number: Int, with error: (any Error)?,
    effect: Effect, where predicate: ((ModelChange) -> Bool)?
  ) {
    self.operation = operation
    self.receiver = receiver
    self.wantsReceiver = receiver != nil
    self.remaining = number
    self.error = error
    self.effect = effect
    self.predicate = predicate
  }

  fileprivate func matches(_ change: PendingChange) -> Bool {
    if let operation, operation != change.operation { return false }
    if wantsReceiver, receiver == nil || receiver !== change.receiver { return false }
    if let predicate, !predicate(change.description) { return false }
    return true
  }
}

/// The operations that are to fail.
///
/// Each window has its own list. Each fault occurs once, in an operation that obeys the rules.
///
///     window.faults.fail(.present)  // the next presentation
///     window.faults.fail(number: 3)  // the third operation from now
///     window.faults.fail(.makeVisible, on: tabBar, with: Offline())
///     window.faults.fail { $0.screens == ["Login"] }
///
/// To fail at each operation of a navigation in turn, count up until the fault no longer occurs:
///
///     for number in 1... {
///       let window = makeWindow()
///       let fault = window.faults.fail(number: number)
///       try? await navigate(in: window)
///       guard fault.hasOccurred else { break }
///     }
///
/// A container outside of all windows has ``ModelScreen/faults`` of its own. Set them to the
/// window's to count the container's operations too.
@MainActor
public final class ModelFaults {
  private var faults: [ModelFault] = []

  /// Creates an empty list of faults.
  public nonisolated init() {}

  /// Whether the list is empty.
  public var isEmpty: Bool { faults.isEmpty }

  /// Makes an operation fail.
  ///
  /// - Parameters:
  ///   - operation: The operation to fail, or `nil` for any.
  ///   - receiver: The receiver of the operation, or `nil` for any.
  ///   - number: The number of the matching operation, counted from now: 1 is the next.
  ///   - error: The error to throw, or `nil` for ``ModelError``.
  ///   - effect: The way in which the operation fails.
  ///   - predicate: A further condition on the operation.
  /// - Returns: The fault, which records whether it has occurred.
  @discardableResult
  public func fail(
    _ operation: ModelOperation? = nil, on receiver: ModelScreen? = nil, number: Int = 1,
    with error: (any Error)? = nil, effect: ModelFault.Effect = .refused,
    where predicate: ((ModelChange) -> Bool)? = nil
  ) -> ModelFault {
    precondition(number > 0, "The next operation is number 1.")
    let fault = ModelFault(
      operation, on: receiver, number: number, with: error, effect: effect, where: predicate)
    faults.append(fault)
    return fault
  }

  /// Forgets all faults that have not occurred.
  public func removeAll() {
    faults = []
  }

  /// The fault for an operation that is about to run. Every matching fault counts the operation.
  func next(for change: PendingChange) -> ModelFault? {
    var due: ModelFault?
    for fault in faults where fault.matches(change) {
      fault.remaining -= 1
      if fault.remaining <= 0 && due == nil { due = fault }
    }
    guard let due else { return nil }
    due.hasOccurred = true
    faults.removeAll { $0 === due }
    return due
  }
}

/// The remaining effect of a fault on the rest of the operation.
struct FaultInEffect {
  let dropsChange: Bool
  private let error: (any Error)?

  @MainActor
  init(_ fault: ModelFault?, in operation: ModelOperation) throws {
    guard let fault else {
      dropsChange = false
      error = nil
      return
    }
    dropsChange = fault.effect == .dropped
    let thrown = fault.error ?? ModelError.injected(operation)
    error = fault.effect == .changedButThrown ? thrown : nil
    if fault.effect == .refused { throw thrown }
  }

  func finish() throws {
    if let error { throw error }
  }
}
