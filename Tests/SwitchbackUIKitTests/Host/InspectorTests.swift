#if !canImport(UIKit)
import Switchback
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// The inspector column of iOS 26 is among the columns of a split view.
struct InspectorTests {
  static func split(in simulation: Simulation) async -> (UIWindow, UISplitViewController) {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(
      UINavigationController(rootViewController: HomeViewController()), for: .primary)
    split.setViewController(
      UINavigationController(rootViewController: BagViewController()), for: .secondary)
    split.setViewController(
      UINavigationController(rootViewController: LoginViewController()), for: .inspector)
    let window = await simulation.show(split, width: .regular)
    return (window, split)
  }

  @Test func `A screen in the inspector is found, and seen as what is on display`() async throws {
    try await onDevice { simulation in
      let (window, split) = await Self.split(in: simulation)
      #expect(
        window.drawn == """
          window
          └─ split
             ├─ stack*
             │  └─ Home*
             ├─ stack*
             │  └─ Bag*
             └─ stack*
                └─ Login*
          """)
      split.preferredDisplayMode = .secondaryOnly
      await simulation.untilIdle()
      #expect(split.visibleScreens.count == 2)
      let step = existing(HomeViewController.self)
      try await WindowRouter(window: window).navigate(to: step)
      #expect(split.visibleScreens.count == 3)
    }
  }

  @Test func `The other columns change beside the inspector, and it goes when it is left out`()
    async throws
  {
    try await onDevice { simulation in
      let (window, split) = await Self.split(in: simulation)
      let account = finding(AccountViewController.self)
        .using(UISplitViewController.show(in: .secondary)).from(
          existing(UISplitViewController.self)
        )
        .assemble()
      try await WindowRouter(window: window).navigate(to: account)
      #expect(
        window.drawn == """
          window
          └─ split
             ├─ stack*
             │  └─ Home*
             ├─ stack*
             │  └─ Account*
             └─ stack*
                └─ Login*
          """)
      try await split.setContainedScreens(
        Array(split.containedScreens.prefix(2)), animated: false)
      #expect(split.viewController(for: .inspector) == nil)
      #expect(split.containedScreens.count == 2)
    }
  }

  @Test func `Columns for which there is no room leave the inspector alone`() async throws {
    try await onDevice { simulation in
      let (window, split) = await Self.split(in: simulation)
      let before = window.drawn
      let text = await text {
        try await split.setContainedScreens(
          split.containedScreens.prefix(2) + [
            UINavigationController(rootViewController: page("New"))
          ],
          animated: false)
      }
      #expect(text.contains("There is no place for"))
      #expect(window.drawn == before)
    }
  }

  @Test(arguments: [UISplitViewController.Style.doubleColumn, .tripleColumn])
  func `A secondary comes before the inspector where there was none, and is replaced the next time`(
    style: UISplitViewController.Style
  ) async throws {
    try await onDevice { simulation in
      let split = UISplitViewController(style: style)
      split.setViewController(
        UINavigationController(rootViewController: HomeViewController()), for: .primary)
      if style == .tripleColumn {
        split.setViewController(
          UINavigationController(rootViewController: page("Folder")), for: .supplementary)
      }
      split.setViewController(
        UINavigationController(rootViewController: LoginViewController()), for: .inspector)
      let window = await simulation.show(split, width: .regular)
      let router = WindowRouter(window: window)
      let from = existing(UISplitViewController.self)
      let pushed = finding(AccountViewController.self)
        .using(UISplitViewController.pushInSecondary()).from(from).assemble()
      await #expect(throws: NavigationError.self) { try await router.navigate(to: pushed) }
      for name in ["Bag", "Account"] {
        let step = StepAssembly(
          finder: NilFinder(), factory: ClosureFactory { (_: Any?) in screen(named: name) }
        )
        .using(UISplitViewController.setSecondary()).from(from).assemble()
        try await router.navigate(to: step)
        let folder = style == .tripleColumn ? "   ├─ stack*\n   │  └─ Folder*\n" : ""
        #expect(
          window.drawn == """
            window
            └─ split
               ├─ stack*
               │  └─ Home*
            \(folder)   ├─ stack*
               │  └─ \(name)*
               └─ stack*
                  └─ Login*
            """)
      }
    }
  }

  @Test func `A screen is shown in the inspector`() async throws {
    try await onDevice { simulation in
      let (window, split) = await Self.split(in: simulation)
      split.setViewController(nil, for: .inspector)
      await simulation.untilIdle()
      let account = finding(AccountViewController.self)
        .using(UISplitViewController.show(in: .inspector)).from(
          existing(UISplitViewController.self)
        )
        .assemble()
      let router = WindowRouter(window: window)
      try await router.navigate(to: account)
      #expect(window.drawn.hasSuffix("   └─ stack*\n      └─ Account*"))
      #expect(split.containedScreens.count == 3)
      #expect(try await router.navigate(to: account).isAlreadyThere)
    }
  }
}
#endif
