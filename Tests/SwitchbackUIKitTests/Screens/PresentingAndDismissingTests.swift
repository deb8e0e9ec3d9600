#if !canImport(UIKit)
import Foundation
import Switchback
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// The error that an operation throws, as text; never a hang.
func text(of operation: () async throws -> Void) async -> String {
  do {
    try await operation()
    return "no error"
  } catch {
    return "\(error)"
  }
}

/// Presenting and dismissing where UIKit drops, refuses or is still busy. See 'Presenting' in
/// Docs/Maintainers/UIKitRules.md.
struct PresentingAndDismissingTests {
  @Test func `A presentation that UIKit drops without a word is an error, not a hang`() async throws
  {
    try await inWindow("window\n└─ Home") { window, simulation in
      let home = try window.screen(HomeViewController.self)
      simulation.presentationsToDrop = 1
      let text = await text { try await home.presentScreen(page("Sheet"), animated: true) }
      #expect(
        text == "Attempt to present <Sheet> on <Home>, which UIKit dropped without a reason.")
      try await home.presentScreen(page("Sheet"), animated: true)
      #expect(home.presentedViewController?.title == "Sheet")
    }
  }

  @Test func `An animator that never ends is an error, not a hang`() async throws {
    try await inWindow("window\n└─ Home") { window, _ in
      let home = try window.screen(HomeViewController.self)
      let sheet = page("Sheet")
      let endless = Curtain(ends: false)
      sheet.transitioningDelegate = endless
      let first = await text { try await home.presentScreen(sheet, animated: true) }
      #expect(
        first == """
          Presenting <Sheet> began and does not end. Check that its animator calls \
          completeTransition(_:).
          """)
      let second = await text { try await sheet.presentScreen(page("Next"), animated: true) }
      #expect(second.hasPrefix("A transition around <Sheet> began and does not end."))
    }
  }

  @Test func `A presenter that is covered, or in no window, is named as UIKit does`() async throws {
    try await inWindow("window\n└─ tabs\n   ├─ Home\n   └─ Bag*") { window, _ in
      let home = try window.screen(HomeViewController.self)
      let text = await text { try await home.presentScreen(page("Sheet"), animated: true) }
      #expect(
        text == """
          Attempt to present <Sheet> on <UITabBarController> (from <Home>) whose view is not in the \
          window hierarchy!
          """)
    }
  }

  @Test func `What a screen presents already is named as UIKit does`() async throws {
    try await inWindow("window\n├─ Home\n└─ modal Bag") { window, _ in
      let home = try window.screen(HomeViewController.self)
      let text = await text { try await home.presentScreen(page("Sheet"), animated: true) }
      #expect(
        text == """
          Attempt to present <Sheet> on <Home> (from <Home>) which is already presenting <Bag>.
          """)
    }
  }

  @Test func `Asked twice, a dismissal closes no layer too many`() async throws {
    for nested in [Settings.NestedDismissal.refused, .reachesThePresenter] {
      var settings = Settings()
      settings.nestedDismissal = nested
      try await inWindow(
        "window\n├─ Home\n├─ modal Bag\n└─ modal Login", settings: settings
      ) { window, simulation in
        let bag = try window.screen(BagViewController.self)
        async let first: Void = bag.dismissPresentedScreen(animated: true)
        async let second: Void = bag.dismissPresentedScreen(animated: true)
        _ = try await (first, second)
        await simulation.untilIdle()
        #expect(window.drawn == "window\n├─ Home\n└─ modal Bag")
      }
    }
  }

  @Test func `A screen that presents nothing dismisses nothing, itself included`() async throws {
    try await inWindow("window\n├─ Home\n└─ modal Bag") { window, _ in
      let bag = try window.screen(BagViewController.self)
      let text = await text { try await bag.dismissPresentedScreen(animated: true) }
      #expect(text == "<Bag> presents no screen to dismiss.")
      #expect(window.drawn == "window\n├─ Home\n└─ modal Bag")
    }
  }

  @Test(arguments: [true, false])
  func `A foreign modal that is on its way out is waited for`(animated: Bool) async throws {
    try await inWindow(
      "window\n├─ Home\n├─ modal Bag\n└─ modal UIAlertController"
    ) { window, _ in
      let bag = try window.screen(BagViewController.self)
      bag.dismiss(animated: animated, completion: nil)
      try await WindowRouter(window: window).navigate(
        to: GuideConfigurations.login())
      #expect(
        window.drawn == """
          window
          ├─ Home
          ├─ modal Bag
          └─ modal stack
             └─ Login*
          """)
    }
  }

  @Test func `A sheet that the user swipes away while it is to be dismissed is dismissed`()
    async throws
  {
    try await inWindow("window\n├─ Home\n└─ modal Bag") { window, simulation in
      let home = try window.screen(HomeViewController.self)
      let swipe = simulation.swipeAway(try window.screen(BagViewController.self))
      simulation.loop.schedule(after: 4) { swipe?.complete() }
      try await home.dismissPresentedScreen(animated: true)
      #expect(window.drawn == "window\n└─ Home")
    }
  }

  @Test func `A screen that is presented, contained or a root is not presented`() async throws {
    try await inWindow(
      "window\n├─ stack\n│  ├─ Home\n│  └─ Account*\n├─ modal Bag\n└─ modal Login"
    ) { window, _ in
      let login = try window.screen(LoginViewController.self)
      for (screen, name) in [
        (try window.screen(HomeViewController.self), "Home"),
        (try window.screen(UINavigationController.self), "UINavigationController"),
      ] as [(UIViewController, String)] {
        let text = await text { try await login.presentScreen(screen, animated: true) }
        #expect(text == "Application tried to present modally an active controller <\(name)>.")
      }
      let bag = try window.screen(BagViewController.self)
      let text = await text { try await login.presentScreen(bag, animated: true) }
      #expect(
        text == """
          Application tried to present modally a view controller <Bag> that is already being \
          presented by <UINavigationController>.
          """)
    }
  }
}
#endif
