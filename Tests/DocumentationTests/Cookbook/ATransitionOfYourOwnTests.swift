#if !canImport(UIKit)
import Foundation
import SwitchbackUIKit
import Testing
import UIKitSimulator

@MainActor
struct ATransitionOfYourOwnTests {
  // snippet begin: blur
  final class Blur: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    private(set) var count = 0

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.2 }

    func animateTransition(
      using transitionContext: any UIViewControllerContextTransitioning
    ) {
      count += 1
      // Move the views of the two controllers here.
      UIView.animate(withDuration: 0.2, animations: {}) { _ in
        // UIKit calls this on the main actor, but does not declare it so.
        MainActor.assumeIsolated { transitionContext.completeTransition(true) }
      }
    }
  }
  // snippet end

  // snippet begin: chain
  @MainActor
  enum Chains {
    static let blur = Blur()

    static let login = StepAssembly(LoginViewController.self)
      .using(.presentModally(transitioningDelegate: blur))
      .from(.current())
  }
  // snippet end

  // snippet begin: configure
  @MainActor
  enum HelpChains {
    static let help = StepAssembly(LoginViewController.self)
      .using(
        GeneralAction.presentModally(
          style: .formSheet, isModalInPresentation: true
        ) { screen in
          screen.title = "Log in"
        }
      )
      .from(.current())
  }
  // snippet end

  @Test func `The transition is the app's`() async throws {
    try await Simulation.run { simulation in
      var window = await simulation.show(HomeViewController())
      var router = window.router
      try await router.navigate(to: Chains.login)
      print(window.drawing)
      prints(
        """
        window
        ├─ HomeViewController
        └─ modal LoginViewController
        """)
      #expect(Chains.blur.count == 1)

      window = await simulation.show(HomeViewController())
      router = window.router
      try await router.navigate(to: HelpChains.help)
      let screen = window.rootViewController?.presentedViewController
      #expect(screen?.title == "Log in")
      #expect(screen?.isModalInPresentation == true)
    }
  }
}
#endif
