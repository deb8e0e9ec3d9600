import Foundation
import Switchback

/// The transition from one root to another.
struct RootTransition {
  var duration: TimeInterval = 0.3
  var options: UIView.AnimationOptions = .transitionCrossDissolve

  /// Replaces the root in a transition of the window, without animations of the screens' own.
  @MainActor
  func run(
    in window: UIWindow, to screen: UIViewController, completion: @escaping @MainActor () -> Void
  ) {
    UIView.transition(
      with: window, duration: duration, options: options,
      animations: {
        let wereEnabled = UIView.areAnimationsEnabled
        UIView.setAnimationsEnabled(false)
        window.rootViewController = screen
        UIView.setAnimationsEnabled(wereEnabled)
      },
      // UIKit calls this on the main actor, but does not declare it so.
      completion: { _ in MainActor.assumeIsolated { completion() } })
  }
}
