#if !canImport(UIKit)
import Foundation
import Switchback
import SwitchbackTesting
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// Navigations in a window in which UIKit is still busy, or drops what it is asked for.
@MainActor
struct BusyWindowTests {
  private let login = GuideConfigurations.login()

  @Test func `An animator that never ends ends the navigation, and the next one too`() async throws
  {
    try await Simulation.run { simulation in
      let window = try await simulation.window("window\n└─ Home")
      let router = WindowRouter(window: window)
      let bag = ActionTests.bag()
        .using(GeneralAction.presentModally(transitioningDelegate: Curtain(ends: false)))
        .from(GeneralStep.current())
        .assemble()
      let first = await text { try await router.navigate(to: bag) }
      #expect(first.contains("Presenting <Bag> began and does not end."))
      let second = await text { try await router.navigate(to: login) }
      #expect(second.contains("began and does not end."))
    }
  }

  @Test func `A screen that is covered is brought on display before it presents`() async throws {
    let fromHome = ActionTests.bag()
      .using(GeneralAction.presentModally())
      .from(GeneralStep.custom(using: ClassFinder<HomeViewController, Any?>()))
      .assemble()
    try await check(
      Journey(
        "in another tab, under a modal",
        """
        window                          →  window
        ├─ tabs                            ├─ tabs
        │  ├─ stack                        │  ├─ stack*
        │  │  ├─ Home                      │  │  └─ Home*
        │  │  └─ Product(1)*               │  └─ Account
        │  └─ Account*                     └─ modal Bag
        └─ modal Login
        """), to: fromHome)
  }

  @Test func `An alert, two navigations and a question in one turn come one after the other`()
    async throws
  {
    try await Simulation.run { simulation in
      let window = try await simulation.window("window\n└─ Home")
      let router = WindowRouter(window: window)
      let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
      window.rootViewController?.present(alert, animated: true, completion: nil)
      let first = router.go(to: login)
      let second = router.go(to: GuideConfigurations.newBag())
      let answer = Task { try await PromptTests.alert.show(in: window) }
      _ = try await first.value
      _ = try await second.value
      await simulation.untilIdle()
      let layers = try Hierarchy(of: window).layers.map { name(of: $0) }
      #expect(layers.count == 5)
      #expect(layers.filter { $0 == "UIAlertController" }.count == 2)
      #expect(layers.contains("UINavigationController") && layers.contains("Bag"))
      try await router.navigate(to: GuideConfigurations.homeAsRoot())
      #expect(try await answer.value == nil)
      #expect(window.drawn == "window\n└─ Home")
      #expect(simulation.warnings == [])
    }
  }

  @Test func `Two navigations that dismiss the same layer dismiss it once`() async throws {
    try await Simulation.run { simulation in
      let window = try await simulation.window(
        "window\n├─ Home\n├─ modal Account\n├─ modal Bag\n└─ modal Login")
      let router = WindowRouter(window: window)
      let account = GeneralStep.custom(using: ClassFinder<AccountViewController, Any?>())
      let first = router.go(to: account)
      let second = router.go(to: account)
      #expect(try await !first.value.isAlreadyThere)
      #expect(try await second.value.isAlreadyThere)
      #expect(window.drawn == "window\n├─ Home\n└─ modal Account")
      #expect(simulation.warnings == [])
    }
  }

  @Test func `A modal that the app itself dismisses is not dismissed again`() async throws {
    try await Simulation.run { simulation in
      let window = try await simulation.window(
        "window\n├─ Home\n├─ modal Account\n└─ modal Bag")
      let router = WindowRouter(window: window)
      try window.screen(AccountViewController.self).dismiss(animated: true, completion: nil)
      try await router.navigate(
        to: GeneralStep.custom(using: ClassFinder<HomeViewController, Any?>()))
      #expect(window.drawn == "window\n└─ Home")
      #expect(simulation.warnings == [])
    }
  }

  @Test func `A finger that never lets go ends the navigation, and nothing has changed`()
    async throws
  {
    try await Simulation.run { simulation in
      let window = try await simulation.window("window\n└─ stack\n   ├─ Home\n   └─ Bag*")
      let swipe = try #require(
        simulation.swipeBack(in: try window.screen(UINavigationController.self)))
      let text = await text {
        try await WindowRouter(window: window).navigate(
          to: GuideConfigurations.accountInVisibleStack())
      }
      #expect(text.contains("A transition around <UINavigationController> began"))
      swipe.cancel()
      await simulation.untilIdle()
      #expect(window.drawn == "window\n└─ stack\n   ├─ Home\n   └─ Bag*")
    }
  }

  @Test func `A tab is selected, and a screen presented over all of it, without unbalanced calls`()
    async throws
  {
    let login = StepAssembly(
      finder: .classFinder(), factory: XibFactory<LoginViewController, Any?>()
    )
    .using(GeneralAction.presentModally(style: .fullScreen))
    .from(GeneralStep.custom(using: ClassFinder<BagViewController, Any?>()))
    .assemble()
    try await check(
      Journey(
        "another tab",
        """
        window                          →  window
        └─ tabs                            ├─ tabs
           ├─ Home*                        │  ├─ Home
           └─ Bag                          │  └─ Bag*
                                           └─ modal Login
        """), to: login)
  }
}
#endif
