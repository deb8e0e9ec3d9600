#if !canImport(UIKit)
import Foundation
import Switchback
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// The error that an operation throws, as text; never a hang.
@MainActor
func text(of operation: () async throws -> Void) async -> String {
  do {
    try await operation()
    return "no error"
  } catch {
    return "\(error)"
  }
}

/// Presenting and dismissing where UIKit drops, refuses or is still busy. See 'Presenting' in
/// Docs/UIKitRules.md.
@MainActor
struct PresentingAndDismissingTests {
  @Test func `A presentation that UIKit drops without a word is an error, not a hang`() async throws
  {
    try await Simulation.run { simulation in
      let window = try await simulation.window("window\n└─ Home")
      let home = try window.screen(HomeViewController.self)
      simulation.presentationsToDrop = 1
      let text = await text { try await home.presentScreen(page("Sheet"), animated: true) }
      #expect(
        text == "Attempt to present <Sheet> on <Home>, which UIKit dropped without a reason.")
      try await home.presentScreen(page("Sheet"), animated: true)
      #expect(home.presentedViewController?.title == "Sheet")
    }
  }

  @Test func `A navigation whose presentation is dropped says so, and all is as it was`()
    async throws
  {
    try await Simulation.run { simulation in
      let window = try await simulation.window("window\n└─ Home")
      simulation.presentationsToDrop = 1
      let router = WindowRouter(window: window)
      let text = await text {
        try await router.navigate(to: GuideConfigurations.login())
      }
      #expect(text.contains("which UIKit dropped without a reason."))
      #expect(window.drawn == "window\n└─ Home")
      try await router.navigate(to: GuideConfigurations.login())
    }
  }

  @Test func `An animator that never ends is an error, not a hang`() async throws {
    try await Simulation.run { simulation in
      let window = try await simulation.window("window\n└─ Home")
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
    try await Simulation.run { simulation in
      let window = try await simulation.window("window\n└─ tabs\n   ├─ Home\n   └─ Bag*")
      let home = try window.screen(HomeViewController.self)
      let text = await text { try await home.presentScreen(page("Sheet"), animated: true) }
      #expect(
        text == """
          Attempt to present <Sheet> on <UITabBarController> (from <Home>) whose view is not in the \
          window hierarchy!
          """)
      #expect(simulation.warnings == [])
    }
  }

  @Test func `A navigation before the root has appeared waits for it`() async throws {
    try await Simulation.run { simulation in
      let window = simulation.makeWindow(root: HomeViewController())
      try await WindowRouter(window: window).navigate(
        to: GuideConfigurations.login())
      #expect(simulation.warnings == [])
      #expect(try Hierarchy(of: window).layers.count == 2)
    }
  }

  @Test func `A sheet and an alert in one turn come one after the other`() async throws {
    try await Simulation.run { simulation in
      let window = try await simulation.window("window\n└─ Home")
      let home = try window.screen(HomeViewController.self)
      home.present(page("Foreign"), animated: true, completion: nil)
      try await WindowRouter(window: window).navigate(
        to: GuideConfigurations.login())
      #expect(
        window.drawn == """
          window
          ├─ Home
          ├─ modal Foreign
          └─ modal stack
             └─ Login*
          """)
      #expect(simulation.warnings == [])
    }
  }

  @Test func `What a screen presents already is named as UIKit does`() async throws {
    try await Simulation.run { simulation in
      let window = try await simulation.window("window\n├─ Home\n└─ modal Bag")
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
      try await Simulation.run(settings: settings) { simulation in
        let window = try await simulation.window(
          "window\n├─ Home\n├─ modal Bag\n└─ modal Login")
        let bag = try window.screen(BagViewController.self)
        async let first: Void = bag.dismissPresentedScreen(animated: true)
        async let second: Void = bag.dismissPresentedScreen(animated: true)
        _ = try await (first, second)
        await simulation.untilIdle()
        #expect(window.drawn == "window\n├─ Home\n└─ modal Bag")
        #expect(simulation.warnings == [])
      }
    }
  }

  @Test func `A screen that presents nothing dismisses nothing, itself included`() async throws {
    try await Simulation.run { simulation in
      let window = try await simulation.window("window\n├─ Home\n└─ modal Bag")
      let bag = try window.screen(BagViewController.self)
      let text = await text { try await bag.dismissPresentedScreen(animated: true) }
      #expect(text == "<Bag> presents no screen to dismiss.")
      #expect(window.drawn == "window\n├─ Home\n└─ modal Bag")
    }
  }

  @Test(arguments: [true, false])
  func `A foreign modal that is on its way out is waited for`(animated: Bool) async throws {
    try await Simulation.run { simulation in
      let window = try await simulation.window(
        "window\n├─ Home\n├─ modal Bag\n└─ modal UIAlertController")
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
      #expect(simulation.warnings == [])
    }
  }

  @Test func `A sheet that the user swipes away is gone; one that stays is built upon`()
    async throws
  {
    for isCompleted in [true, false] {
      try await Simulation.run { simulation in
        let window = try await simulation.window("window\n├─ Home\n└─ modal Bag")
        let bag = try window.screen(BagViewController.self)
        let swipe = simulation.swipeAway(bag)
        simulation.loop.schedule(after: 40) {
          if isCompleted { swipe?.complete() } else { swipe?.cancel() }
        }
        try await WindowRouter(window: window).navigate(
          to: GuideConfigurations.login())
        let layers = try Hierarchy(of: window).layers.count
        #expect(layers == (isCompleted ? 2 : 3))
        #expect(simulation.warnings == [])
      }
    }
  }

  @Test func `A sheet that the user swipes away while it is to be dismissed is dismissed`()
    async throws
  {
    try await Simulation.run { simulation in
      let window = try await simulation.window("window\n├─ Home\n└─ modal Bag")
      let home = try window.screen(HomeViewController.self)
      let swipe = simulation.swipeAway(try window.screen(BagViewController.self))
      simulation.loop.schedule(after: 4) { swipe?.complete() }
      try await home.dismissPresentedScreen(animated: true)
      #expect(window.drawn == "window\n└─ Home")
      #expect(simulation.warnings == [])
    }
  }

  @Test(arguments: [true, false])
  func `A popover in a wide window that points nowhere is an error`(isWide: Bool) async throws {
    try await Simulation.run { simulation in
      let window = try await simulation.window(
        "window\n└─ Home", width: isWide ? .regular : .compact)
      let home = try window.screen(HomeViewController.self)
      let popover = page("Popover")
      popover.modalPresentationStyle = .popover
      let text = await text { try await home.presentScreen(popover, animated: true) }
      #expect(
        text
          == (isWide
            ? "<Popover> is a popover in a regular width and has no source. Set "
              + "sourceItem, sourceView or barButtonItem of its popoverPresentationController."
            : "no error"))
    }
  }

  @Test func `A screen that is presented, contained or a root is not presented`() async throws {
    try await Simulation.run { simulation in
      let window = try await simulation.window(
        "window\n├─ stack\n│  ├─ Home\n│  └─ Account*\n├─ modal Bag\n└─ modal Login")
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
