#if !canImport(UIKit)
import Foundation
import Switchback
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// What a navigation leaves alone, waits for and lets go: delegates, alert handlers, memory.
struct NavigationSurroundingsTests {
  @Test func `Delegates and gestures of a stack are the app's; its bar may be hidden`() async throws
  {
    final class Delegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
      UIAdaptivePresentationControllerDelegate
    {}
    try await inWindow(
      "window\n└─ tabs\n   ├─ Bag*\n   └─ stack\n      └─ Home*"
    ) { window, _ in
      let stack = try window.screen(UINavigationController.self)
      let tabs = try window.screen(UITabBarController.self)
      let delegate = Delegate()
      stack.delegate = delegate
      tabs.delegate = delegate
      stack.isNavigationBarHidden = true
      try await WindowRouter(window: window).navigate(
        to: GuideConfigurations.accountInVisibleStack())
      #expect(
        window.drawn == "window\n└─ tabs\n   ├─ Bag\n   └─ stack*\n      ├─ Home\n      └─ Account*"
      )
      #expect(stack.delegate === delegate)
      #expect(tabs.delegate === delegate)
      #expect(stack.interactivePopGestureRecognizer?.isEnabled == true)
    }
  }

  @Test func `A navigation that begins in an alert's handler, or with its tap, waits for its end`()
    async throws
  {
    for beginsWithTap in [true, false] {
      try await inWindow("window\n└─ Home") { window, simulation in
        let router = WindowRouter(window: window)
        var navigation: Task<NavigationOutcome, any Error>?
        let begin = { navigation = router.go(to: GuideConfigurations.login()) }
        let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
        alert.addAction(
          UIAlertAction(title: "OK", style: .default) { _ in if !beginsWithTap { begin() } })
        window.rootViewController?.present(alert, animated: true, completion: nil)
        await simulation.untilIdle()
        simulation.tap("OK", in: alert)
        if beginsWithTap { begin() }
        await simulation.untilIdle()
        _ = try await navigation?.value
        #expect(window.drawn == "window\n├─ Home\n└─ modal stack\n   └─ Login*")
      }
    }
  }

  /// Dismisses itself at some moment.
  private final class FleetingViewController: UIViewController {
    var moment = Moment.willAppear

    enum Moment: CaseIterable { case willAppear, completion, didAppear, postRoutingTask }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      if moment == .willAppear { dismiss(animated: true) }
      guard moment == .completion else { return }
      transitionCoordinator?.animate(alongsideTransition: nil) { _ in self.dismiss(animated: true) }
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      if moment == .didAppear { dismiss(animated: true) }
    }
  }

  // Docs/Troubleshooting.md
  @Test func `The error says when a screen has dismissed itself`() async throws {
    for moment in FleetingViewController.Moment.allCases {
      try await inWindow("window\n└─ Home") { window, simulation in
        let step = StepAssembly {
          let screen = FleetingViewController()
          screen.moment = moment
          return screen
        }
        .adding(
          ClosurePostRoutingTask { screen, _, _ in
            if moment == .postRoutingTask { screen.dismiss(animated: true) }
          }
        )
        .using(.presentModally())
        .from(.current())
        let error: NavigationError?
        do throws(NavigationError) {
          try await window.router.navigate(to: step)
          error = nil
        } catch let failure {
          error = failure
        }
        let message = error?.message ?? ""
        switch moment {
        case .willAppear:
          #expect(error == nil && simulation.warnings.count == 1)
          simulation.clearLog()
        case .completion, .didAppear:
          #expect(message.contains("is not on screen although every operation has succeeded"))
        case .postRoutingTask:
          #expect(message.contains("was removed or covered again before the navigation ended"))
        }
        await simulation.untilIdle()
      }
    }
  }

  @Test func `What a navigation takes away is let go`() async throws {
    try await inWindow(
      "window\n├─ stack\n│  ├─ Home\n│  └─ Account*\n├─ modal Bag\n└─ modal Login"
    ) { window, simulation in
      weak let account = try window.screen(AccountViewController.self)
      weak let bag = try window.screen(BagViewController.self)
      weak let login = try window.screen(LoginViewController.self)
      try await WindowRouter(window: window).navigate(
        to: existing(HomeViewController.self))
      await simulation.untilIdle()
      #expect(window.drawn == "window\n└─ stack\n   └─ Home*")
      #expect(account == nil)
      #expect(bag == nil)
      #expect(login == nil)
    }
  }
}
#endif
