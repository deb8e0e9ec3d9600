import Foundation

extension ExplorerError: LocalizedError {
  /// What the error's description says.
  public var errorDescription: String? { description }
}

extension Violation: LocalizedError {
  /// What the error's description says.
  public var errorDescription: String? { description }
}

extension Violations: LocalizedError {
  /// What the error's description says.
  public var errorDescription: String? { description }
}

extension NavigationTestFailure: LocalizedError {
  /// What the error's description says.
  public var errorDescription: String? { description }
}

extension HostContract.Violation: LocalizedError {
  /// What the error's description says.
  public var errorDescription: String? { description }
}

extension RouteFaults: LocalizedError {
  /// What the error's description says.
  public var errorDescription: String? { description }
}
