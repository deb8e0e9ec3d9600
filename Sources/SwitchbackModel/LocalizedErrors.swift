import Foundation
// NB: linked with each host, for what Foundation wants of the engine's errors; exported for its log.
@_exported import SwitchbackFoundation

extension ModelError: LocalizedError {
  /// What the error's description says.
  public var errorDescription: String? { description }
}

extension ModelDrawingError: LocalizedError {
  /// What the error's description says.
  public var errorDescription: String? { description }
}
