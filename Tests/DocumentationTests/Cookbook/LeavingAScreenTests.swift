#if !canImport(UIKit)
import Foundation
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// Screens that go: all of them at a log-out, one that the user may want to keep, one that is swiped
/// away.
@MainActor
struct LeavingAScreenTests {
  // snippet begin: login
  @MainActor
  enum Chains {
    static let login = StepAssembly(
      finder: ScreenFinder(options: .current, from: .root),
      factory: ClassFactory<LoginViewController, Void>()
    )
    .using(.replaceRoot())
    .from(.root())
  }
  // snippet end

  // snippet begin: logout
  @MainActor func logOut(_ session: Session, _ router: WindowRouter) async throws
  {
    session.user = nil
    try await router.navigate(to: Chains.login, policy: .replace)
  }
  // snippet end

  @Test func `Logging out leaves nothing behind`() async throws {
    try await Simulation.run { simulation in
      weak var account: AccountViewController?
      let window = await {
        let screen = AccountViewController()
        account = screen
        let tabs = UITabBarController()
        tabs.viewControllers = [
          UINavigationController(rootViewController: HomeViewController()),
          BagViewController(),
        ]
        let window = await simulation.show(tabs)
        tabs.present(screen, animated: false, completion: nil)
        await simulation.untilIdle()
        return window
      }()
      let router = window.router
      print(window.drawing)
      prints(
        """
        window
        ├─ UITabBarController
        │  ├─ UINavigationController*
        │  │  └─ HomeViewController*
        │  └─ BagViewController
        └─ modal AccountViewController
        """)
      // snippet begin: clear
      let session = Session()
      try await logOut(session, router)
      print(window.drawing)
      // snippet end
      // output: after
      prints(
        """
        window
        └─ LoginViewController
        """)
      await simulation.untilIdle()
      #expect(account == nil && session.user == nil)
    }
  }

  // snippet begin: review
  final class ReviewViewController: UIViewController, LeaveGuard,
    UIAdaptivePresentationControllerDelegate
  {
    var hasText = false {
      didSet { isModalInPresentation = hasText }
    }

    // The router asks this before a navigation takes the screen away.
    func confirmLeaving() async -> Bool {
      guard hasText else { return true }
      return await Prompt.discarding("Discard your review?").isAgreed(above: self)
    }

    // UIKit calls this when the user tries to swipe the sheet away.
    func presentationControllerDidAttemptToDismiss(
      _ controller: UIPresentationController
    ) {
      navigateBack(.dismissal)
    }
  }

  @MainActor
  enum ReviewChains {
    static let review = StepAssembly(ReviewViewController.self)
      .using(
        GeneralAction.presentModally(style: .pageSheet) { screen in
          screen.presentationController?.delegate =
            screen as? ReviewViewController
        }
      )
      .from(.current())
  }
  // snippet end

  @Test func `The user's swipe asks the same question`() async throws {
    try await Simulation.run { simulation in
      let window = await simulation.show(HomeViewController())
      let router = window.router
      let outcome = try await router.navigate(to: ReviewChains.review)
      let review = try #require(outcome.destination as? ReviewViewController)
      review.hasText = true
      #expect(simulation.swipeAway(review) == nil)
      await simulation.untilIdle()
      print(window.drawing)
      prints(
        """
        window
        ├─ HomeViewController
        ├─ modal ReviewViewController
        └─ modal UIAlertController
        """)
      let alert = try #require(
        review.presentedViewController as? UIAlertController)
      simulation.tap("Discard", in: alert)
      await simulation.untilIdle()
      print(window.drawing)
      prints(
        """
        window
        └─ HomeViewController
        """)
    }
  }

  // snippet begin: picker
  final class ColourViewController: UIViewController, ResultScreen {
    let results = Results<String>()
  }

  @MainActor
  enum ColourChains {
    static let colour = StepAssembly(ColourViewController.self)
      .using(.presentModally(style: .pageSheet))
      .from(.current())
  }
  // snippet end

  @Test func `A screen that is swiped away has no result`() async throws {
    try await Simulation.run { simulation in
      let window = await simulation.show(HomeViewController())
      let router = window.router
      // snippet begin: ask
      let asking = Task { try await router.result(of: ColourChains.colour) }
      // snippet end
      await simulation.untilIdle()
      print(window.drawing)
      prints(
        """
        window
        ├─ HomeViewController
        └─ modal ColourViewController
        """)
      do {
        let sheet = try #require(
          window.rootViewController?.presentedViewController)
        simulation.swipeAway(sheet)?.complete()
      }
      // snippet begin: gone
      switch try await asking.value {
      case .some(let colour): print("The user has chosen \(colour).")
      case .none: print("The screen is gone, and nothing was chosen.")
      }
      // snippet end
      // output: gone
      prints(
        """
        The screen is gone, and nothing was chosen.
        """)
    }
  }

  // snippet begin: disappeared
  final class PlayerViewController: UIViewController {
    var onClose: (@MainActor () -> Void)?

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      if isBeingDismissed || isMovingFromParent { onClose?() }
    }
  }
  // snippet end

  @Test func `A screen can notice that it goes`() async throws {
    try await Simulation.run { simulation in
      let window = await simulation.show(HomeViewController())
      let player = PlayerViewController()
      player.modalPresentationStyle = .pageSheet
      var count = 0
      player.onClose = { count += 1 }
      window.rootViewController?.present(player, animated: true, completion: nil)
      await simulation.untilIdle()
      simulation.swipeAway(player)?.complete()
      await simulation.untilIdle()
      #expect(count == 1)
    }
  }
}
#endif
