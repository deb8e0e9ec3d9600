import Foundation
import SwitchbackUIKit

/// Lets a screen appear out of the one below.
final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    UIView.transition(
      with: transitionContext.containerView, duration: 0.5,
      options: .transitionCrossDissolve
    ) {
      if let view = transitionContext.view(forKey: .to) {
        transitionContext.containerView.addSubview(view)
      }
    } completion: { _ in
      // UIKit calls this on the main actor, but does not declare it so.
      MainActor.assumeIsolated { transitionContext.completeTransition(true) }
    }
  }
}

/// Supplies the transition of modal screens, and of stacks.
final class Fading: NSObject, UIViewControllerTransitioningDelegate,
  UINavigationControllerDelegate
{
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Fade() }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Fade() }
}
