import Foundation

extension ExplorerError: LocalizedError {
  /// What the error's description says.
  public var errorDescription: String? { description }
}

extension Exploration.Violation: LocalizedError {
  /// What the error's description says.
  public var errorDescription: String? { description }
}

extension Exploration.Violations: LocalizedError {
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
