#if !canImport(UIKit)
import Foundation
import Testing
import UIKitSimulator

/// An animation that ends when the test says so.
private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
  var context: (any UIViewControllerContextTransitioning)?

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  )
    -> TimeInterval
  { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
  }
}

/// Supplies one animation for everything.
private final class Supplier: NSObject, UIViewControllerTransitioningDelegate,
  UINavigationControllerDelegate
{
  let animator = Animator()
  var operation: UINavigationController.Operation?

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func animationController(
    forDismissed dismissed: UIViewController
  )
    -> (any UIViewControllerAnimatedTransitioning)?
  { animator }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    self.operation = operation
    return animator
  }
}

@Suite(.simulated)
struct AnimatorTests {
  let simulation = Simulation.current
  private let supplier = Supplier()

  @Test func `A presentation with the app's own animation ends when the animation says so`() {
    let home = Page("Home")
    _ = simulation.window(home)
    let page = Page("Page")
    page.transitioningDelegate = supplier
    var isCompleted = false
    home.present(page, animated: true) { isCompleted = true }
    simulation.loop.turnUntilIdle()
    #expect(!isCompleted)
    #expect(page.isBeingPresented)
    #expect(supplier.animator.context?.viewController(forKey: .to) === page)
    supplier.animator.context?.completeTransition(true)
    #expect(isCompleted)
    #expect(!page.isBeingPresented)

    home.dismiss(animated: true, completion: nil)
    simulation.loop.turnUntilIdle()
    #expect(home.presentedViewController === page)
    supplier.animator.context?.completeTransition(true)
    #expect(home.presentedViewController == nil)
  }

  @Test func `A push with the app's own animation ends when the animation says so`() {
    let stack = makeStack("Home")
    stack.delegate = supplier
    _ = simulation.window(stack)
    let page = Page("Page")
    stack.pushViewController(page, animated: true)
    simulation.loop.turnUntilIdle()
    #expect(supplier.operation == .push)
    #expect(stack.transitionCoordinator != nil)
    #expect(supplier.animator.context?.view(forKey: .to) === page.view)
    supplier.animator.context?.completeTransition(true)
    #expect(stack.transitionCoordinator == nil)
    stack.popViewController(animated: true)
    simulation.loop.turnUntilIdle()
    #expect(supplier.operation == .pop)
    supplier.animator.context?.completeTransition(true)
    #expect(page.parent == nil)
  }
}
#endif
