import Foundation

extension TransitionMapError: LocalizedError {
  /// The error's description.
  public var errorDescription: String? { description }
}

extension TransitionNotAllowed: LocalizedError {
  /// The error's description.
  public var errorDescription: String? { description }
}
