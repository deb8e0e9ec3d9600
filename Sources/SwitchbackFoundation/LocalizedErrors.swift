// The engine does not import Foundation. These conformances give its errors a
// `localizedDescription`, once for all hosts: every app with a host links them.
//
// NB: without it `localizedDescription` is "The operation could not be completed".

import Foundation
import Switchback

extension NavigationError: LocalizedError {
  /// The error's description.
  public var errorDescription: String? { description }
}

extension SourceError: LocalizedError {
  /// The error's description.
  public var errorDescription: String? { description }
}

extension ChainError: LocalizedError {
  /// The error's description.
  public var errorDescription: String? { description }
}

extension GivenUpError: LocalizedError {
  /// The error's description.
  public var errorDescription: String? { description }
}

extension HierarchyError: LocalizedError {
  /// The error's description.
  public var errorDescription: String? { description }
}

extension NothingBehindError: LocalizedError {
  /// The error's description.
  public var errorDescription: String? { description }
}

extension RestorationError: LocalizedError {
  /// The error's description.
  public var errorDescription: String? { description }
}

extension UndoneByUserError: LocalizedError {
  /// The error's description.
  public var errorDescription: String? { description }
}
