#if !canImport(UIKit)
import Foundation
import SwitchbackUIKit
import Testing
import UIKitSimulator

@MainActor
struct OtherTransitionsTests {
  // snippet begin: delegate
  final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    private(set) var count = 0

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.2 }

    func animateTransition(
      using transitionContext: any UIViewControllerContextTransitioning
    ) {
      count += 1
      // Change the views of the two controllers here.
      UIView.animate(withDuration: 0.2, animations: {}) { _ in
        // UIKit calls this on the main actor, but does not declare it so.
        MainActor.assumeIsolated { transitionContext.completeTransition(true) }
      }
    }
  }

  final class Fading: NSObject, UINavigationControllerDelegate {
    let fade = Fade()

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { fade }
  }
  // snippet end

  // snippet begin: stack
  @MainActor
  enum Chains {
    static let fading = Fading()  // UIKit references it weakly

    static let stack = StepAssembly(
      finder: ScreenFinder<UINavigationController, Void>(),
      factory: NavigationControllerFactory { stack in stack.delegate = fading }
    )
    .using(
      .replaceRoot(animated: .transitionFlipFromLeft, duration: 0.5)
    )
    .from(.root())

    static let account = StepAssembly(AccountViewController.self)
      .using(.push())
      .from(stack)

    static let bag = StepAssembly(BagViewController.self)
      .using(.push())
      .from(stack)
  }
  // snippet end

  @Test func `The root flips, and a push fades`() async throws {
    try await Simulation.run { simulation in
      let window = await simulation.show(LaunchViewController())
      let router = window.router
      // snippet begin: navigate
      print(try router.plan(to: Chains.account).sentences.joined(separator: "\n"))
      try await router.navigate(to: Chains.account)
      // snippet end
      // output: root
      prints(
        """
        build UINavigationController (AccountViewController)
        perform ReplaceRootWithTransition with UINavigationController on LaunchViewController, animated
        """)
      try await router.navigate(to: Chains.bag)
      print(window.drawing)
      prints(
        """
        window
        └─ UINavigationController
           ├─ AccountViewController
           └─ BagViewController*
        """)
      #expect(Chains.fading.fade.count == 1)
      try await router.navigate(to: Chains.account, animated: false)
      #expect(Chains.fading.fade.count == 1)
    }
  }
}
#endif
