import Foundation
import Switchback

/// Makes the screen the root of the window, with an animated transition.
///
/// Like ``/Switchback/ReplaceRoot``, which dissolves one root into the other, but with a choice of
/// transition.
public struct ReplaceRootWithTransition: Action {
  public typealias Source = any Screen

  private let transition: RootTransition

  init(_ transition: RootTransition) {
    self.transition = transition
  }

  public var replacesRoot: Bool { true }

  /// - Throws: ``/Switchback/ReplaceRootError`` if the source is not the root.
  public func screensTakenAway(
    from source: any Screen, in window: any ScreenWindow
  ) throws -> [any Screen] {
    try ReplaceRoot().screensTakenAway(from: source, in: window)
  }

  /// - Throws: ``UIKitError``.
  public func perform(
    with screen: any Screen, on source: any Screen, in window: any ScreenWindow, animated: Bool
  ) async throws {
    guard let window = window as? UIWindow else {
      return try await window.setRootScreen(screen, animated: animated)
    }
    try await window.setRoot(controller(screen), with: animated ? transition : nil)
  }
}

extension GeneralAction {
  /// Makes the screen the root of the window, with an animated transition.
  ///
  ///     .using(GeneralAction.replaceRoot(animated: .transitionFlipFromLeft))
  ///
  /// - Parameters:
  ///   - options: The animation options of the transition.
  ///   - duration: The duration in seconds.
  public static func replaceRoot(
    animated options: UIView.AnimationOptions, duration: TimeInterval = 0.3
  ) -> ReplaceRootWithTransition {
    ReplaceRootWithTransition(RootTransition(duration: duration, options: options))
  }
}

extension Action where Self == ReplaceRootWithTransition {
  /// Makes the screen the root of the window, with an animated transition: the short form of
  /// ``GeneralAction/replaceRoot(animated:duration:)``.
  public static func replaceRoot(
    animated options: UIView.AnimationOptions, duration: TimeInterval = 0.3
  ) -> Self {
    GeneralAction.replaceRoot(animated: options, duration: duration)
  }
}
