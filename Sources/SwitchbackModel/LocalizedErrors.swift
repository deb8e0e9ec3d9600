import Foundation
// NB: every host links and exports this, for the errors' `localizedDescription` and for the log.
@_exported import SwitchbackFoundation

extension ModelError: LocalizedError {
  /// The error's description.
  public var errorDescription: String? { description }
}

extension ModelDrawingError: LocalizedError {
  /// The error's description.
  public var errorDescription: String? { description }
}
