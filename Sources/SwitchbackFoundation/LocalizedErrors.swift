// The engine does not import Foundation, so what Foundation wants of its errors is said here, once
// for all hosts: every app with a host links this.
//
// NB: without it `localizedDescription` is "The operation could not be completed".

import Foundation
import Switchback

extension NavigationError: LocalizedError {
  /// What the error's description says.
  public var errorDescription: String? { description }
}

extension SourceError: LocalizedError {
  /// What the error's description says.
  public var errorDescription: String? { description }
}

extension HierarchyError: LocalizedError {
  /// What the error's description says.
  public var errorDescription: String? { description }
}

extension SwitchError: LocalizedError {
  /// What the error's description says.
  public var errorDescription: String? { description }
}

extension EndlessChainError: LocalizedError {
  /// What the error's description says.
  public var errorDescription: String? { description }
}

extension SplitError: LocalizedError {
  /// What the error's description says.
  public var errorDescription: String? { description }
}

extension ReplaceRootError: LocalizedError {
  /// What the error's description says.
  public var errorDescription: String? { description }
}

extension NoPresentingScreenError: LocalizedError {
  /// What the error's description says.
  public var errorDescription: String? { description }
}

extension NotAScreenError: LocalizedError {
  /// What the error's description says.
  public var errorDescription: String? { description }
}

extension NotShownError: LocalizedError {
  /// What the error's description says.
  public var errorDescription: String? { description }
}

extension NothingBehindError: LocalizedError {
  /// What the error's description says.
  public var errorDescription: String? { description }
}

extension WrongResultError: LocalizedError {
  /// What the error's description says.
  public var errorDescription: String? { description }
}

extension UnrecognizedInterceptorError: LocalizedError {
  /// What the error's description says.
  public var errorDescription: String? { description }
}

extension RestorationError: LocalizedError {
  /// What the error's description says.
  public var errorDescription: String? { description }
}

extension UndoneByUserError: LocalizedError {
  /// What the error's description says.
  public var errorDescription: String? { description }
}
