#if !canImport(UIKit)
import Foundation
import UIKitSimulator

/// A presentation that covers the presenter, with an animation that it ends itself, or never.
final class Curtain: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  private(set) var count = 0
  private let ends: Bool

  init(ends: Bool = true) { self.ends = ends }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.2 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    count += 1
    if !ends { return }
    UIView.animate(withDuration: 0.2, animations: {}) { _ in
      transitionContext.completeTransition(true)
    }
  }
}
#endif
