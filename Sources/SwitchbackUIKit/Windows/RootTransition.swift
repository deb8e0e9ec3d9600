import Foundation
import Switchback

/// How one root takes the place of another.
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
      // UIKit calls it on the main actor, but does not declare so.
      completion: { _ in MainActor.assumeIsolated { completion() } })
  }
}
