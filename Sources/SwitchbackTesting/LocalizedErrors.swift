import Foundation

extension ExplorerError: LocalizedError {
  /// The error's description.
  public var errorDescription: String? { description }
}

extension Exploration.Violation: LocalizedError {
  /// The error's description.
  public var errorDescription: String? { description }
}

extension Exploration.Violations: LocalizedError {
  /// The error's description.
  public var errorDescription: String? { description }
}

extension NavigationTestFailure: LocalizedError {
  /// The error's description.
  public var errorDescription: String? { description }
}

extension HostContract.Violation: LocalizedError {
  /// The error's description.
  public var errorDescription: String? { description }
}

extension RouteFaults: LocalizedError {
  /// The error's description.
  public var errorDescription: String? { description }
}
