#if !canImport(UIKit)
import Foundation
import Switchback
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// Tabs that let go of the screen on display for a moment, and taps on the tab that is selected already.
struct DetachedTabTests {
  /// The account, on top of the first screen of the second tab.
  static let account = finding(AccountViewController.self).using(UINavigationController.push())
    .from(
      existing(BagViewController.self).expectingContainer()
    )
    .assemble()

  static let start = """
    window
    └─ tabs
       ├─ Home*
       └─ stack
          └─ Bag*
    """

  static let inStack = """
    window
    └─ stack
       └─ tabs*
          ├─ Home*
          └─ Bag
    """

  static let reached = """
    window
    └─ tabs
       ├─ Home
       └─ stack*
          ├─ Bag
          └─ Account*
    """

  static func settings(turns: Int, popping: Bool = true) -> Settings {
    var settings = Settings()
    settings.turnsWithoutTab = turns
    settings.secondTapPopsStack = popping
    return settings
  }

  @Test(arguments: [0, 1, 2, 5, 20], [true, false])
  func `A screen in another tab is shown, for however long the tab lets go of it`(
    turns: Int, animated: Bool
  ) async throws {
    try await inWindow(Self.start, settings: Self.settings(turns: turns)) { window, simulation in
      let router = WindowRouter(window: window)
      try await router.navigate(to: Self.account, animated: animated)
      #expect(window.drawn == Self.reached)
      await simulation.untilIdle()
      #expect(window.drawn == Self.reached)
      let account = try window.screen(AccountViewController.self)
      #expect(account.viewIfLoaded?.window === window)
    }
  }

  @Test(arguments: [1, 2, 5], [0, 1, 2, 3])
  func `A navigation that begins while the screen is let go of waits until it is back`(
    turns: Int, later: Int
  ) async throws {
    try await inWindow(Self.start, settings: Self.settings(turns: turns)) { window, simulation in
      let tabs = try window.screen(UITabBarController.self)
      tabs.selectedIndex = 1
      for _ in 0..<later { simulation.loop.turn() }
      let modal = finding(LoginViewController.self).using(GeneralAction.presentModally())
        .from(existing(BagViewController.self)).assemble()
      try await WindowRouter(window: window).navigate(to: modal)
      #expect(
        window.drawn == """
          window
          ├─ tabs
          │  ├─ Home
          │  └─ stack*
          │     └─ Bag*
          └─ modal Login
          """)
    }
  }

  @Test func `A stack moves that uncovers a tab bar whose selected screen is let go of`()
    async throws
  {
    try await inWindow(Self.inStack, settings: Self.settings(turns: 20)) { window, simulation in
      let stack = try window.screen(UINavigationController.self)
      let tabs = try window.screen(UITabBarController.self)
      tabs.selectedIndex = 1
      simulation.loop.turn(times: 2)
      stack.setViewControllers([tabs, page("Offer")], animated: false)
      simulation.loop.turn(times: 2)
      #expect(window.isSettled)
      stack.popViewController(animated: true)
      #expect(!window.isSettled)
      await simulation.untilIdle()
      #expect(window.isSettled)
    }
  }

  @Test func `A screen is found that is let go of while a stack covers the tabs`() async throws {
    try await inWindow(Self.inStack, settings: Self.settings(turns: 5)) { window, simulation in
      let tabs = try window.screen(UITabBarController.self)
      let stack = try window.screen(UINavigationController.self)
      let bag = try #require(tabs.viewControllers?.last)
      tabs.selectedIndex = 1
      simulation.loop.turn(times: 2)
      #expect(bag.parent == nil)
      let router = WindowRouter(window: window)
      let navigation = router.go(to: existing(BagViewController.self))
      stack.setViewControllers([tabs, page("Offer")], animated: false)
      _ = try await navigation.value
      #expect(
        window.drawn == """
          window
          └─ stack
             └─ tabs*
                ├─ Home
                └─ Bag*
          """)
      #expect(bag.viewIfLoaded?.window === window)
    }
  }

  @Test func `A screen under More is in the tabs while these let go of More`() async throws {
    let start = """
      window
      └─ stack
         └─ tabs*
            ├─ Home*
            ├─ Page
            ├─ Page
            ├─ Page
            ├─ Page
            └─ Bag
      """
    try await inWindow(start, settings: Self.settings(turns: 5)) { window, simulation in
      let tabs = try window.screen(UITabBarController.self)
      let stack = try window.screen(UINavigationController.self)
      let bag = try #require(tabs.viewControllers?.last)
      tabs.selectedIndex = 5
      simulation.loop.turn(times: 2)
      #expect(bag.parent === tabs.moreNavigationController)
      #expect(bag.parent?.parent == nil)
      #expect(window.drawn.contains("Bag*"))
      #expect(bag.parentScreen === tabs)
      let router = WindowRouter(window: window)
      let navigation = router.go(to: existing(BagViewController.self))
      stack.setViewControllers([tabs, page("Offer")], animated: false)
      _ = try await navigation.value
      #expect(window.drawn == start.replacingOccurrences(of: "Home*", with: "Home") + "*")
      #expect(bag.viewIfLoaded?.window === window)
    }
  }

  @Test(arguments: [true, false], [0, 2])
  func `A tap on the selected tab in the middle of a navigation does not end it in an error`(
    popping: Bool, turns: Int
  ) async throws {
    for turn in 0..<12 {
      try await Simulation.run(settings: Self.settings(turns: turns, popping: popping)) {
        simulation in
        let window = try await simulation.window(Self.reached)
        let tabs = try window.screen(UITabBarController.self)
        let stack = try window.screen(UINavigationController.self)
        let login = finding(LoginViewController.self).using(UINavigationController.push())
          .from(Self.account.expectingContainer()).assemble()
        simulation.loop.schedule(after: turn + 1) { simulation.tap(stack, in: tabs) }
        // So that the tap comes before, within and after it.
        simulation.loop.turn(times: 3)
        do {
          try await WindowRouter(window: window).navigate(to: login)
        } catch {
          Issue.record("\(turn): \(error)")
        }
        await simulation.untilIdle()
        #expect(
          window.drawn.contains("Login*") || window.drawn.contains("Bag*"), "\(window.drawn)")
        #expect(simulation.warnings == [])
      }
    }
  }
}
#endif
