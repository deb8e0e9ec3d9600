import Foundation

extension TransitionMapError: LocalizedError {
  /// What the error's description says.
  public var errorDescription: String? { description }
}

extension TransitionNotAllowed: LocalizedError {
  /// What the error's description says.
  public var errorDescription: String? { description }
}
