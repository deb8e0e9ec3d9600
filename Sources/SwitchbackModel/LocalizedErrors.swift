import Foundation
// NB: linked with each host, for the errors of the engine.
import SwitchbackFoundation

extension ModelError: LocalizedError {
  /// What the error's description says.
  public var errorDescription: String? { description }
}

extension ModelDrawingError: LocalizedError {
  /// What the error's description says.
  public var errorDescription: String? { description }
}
