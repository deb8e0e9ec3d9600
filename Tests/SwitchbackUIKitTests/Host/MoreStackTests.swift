#if !canImport(UIKit)
import Switchback
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// Stacks of an app's own among the tabs that have no place in the bar.
/// See 'More than five tabs' in Docs/Maintainers/UIKitRules.md.
struct MoreStackTests {
  /// Seven tabs, each with a stack.
  private static func window(
    in simulation: Simulation, width: UIUserInterfaceSizeClass = .compact
  ) async -> UIWindow {
    let tabs = UITabBarController()
    let roots =
      [HomeViewController()] + (2...5).map { page("Tab \($0)") }
      + [BagViewController(), page("Tab 7")]
    tabs.viewControllers = roots.map { UINavigationController(rootViewController: $0) }
    let window = await simulation.show(tabs, width: width)
    return window
  }

  static func step<Target: UIViewController>(
    _ type: Target.Type
  ) -> DestinationStep<Target, Any?> {
    GeneralStep.custom(using: ClassFinder())
  }

  @Test func `What a tab of many presents in its own context is a layer`() async throws {
    try await onDevice { simulation in
      let window = await Self.window(in: simulation)
      let login = LoginViewController()
      login.modalPresentationStyle = .currentContext
      try window.screen(HomeViewController.self).present(login, animated: false, completion: nil)
      await simulation.untilIdle()
      #expect(try Hierarchy(of: window).layers.last === login)
    }
  }

  @Test(arguments: [UIUserInterfaceSizeClass.compact, .regular], [true, false])
  func `A screen is pushed in a stack under More as in any other, found again, and left`(
    width: UIUserInterfaceSizeClass, animated: Bool
  ) async throws {
    try await onDeviceInBothReadings { simulation in
      let window = await Self.window(in: simulation, width: width)
      let router = WindowRouter(window: window)
      try await router.navigate(to: DetachedTabTests.account, animated: animated)
      #expect(
        window.drawn == """
          window
          └─ tabs
             ├─ stack
             │  └─ Home*
             ├─ stack
             │  └─ Tab 2*
             ├─ stack
             │  └─ Tab 3*
             ├─ stack
             │  └─ Tab 4*
             ├─ stack
             │  └─ Tab 5*
             ├─ stack*
             │  ├─ Bag
             │  └─ Account*
             └─ stack
                └─ Tab 7*
          """)
      let account = try window.screen(AccountViewController.self)
      #expect(account.viewIfLoaded?.window === window)
      #expect(try await router.navigate(to: DetachedTabTests.account).isAlreadyThere)
      try await router.navigate(to: Self.step(HomeViewController.self), animated: animated)
      try await router.navigate(to: Self.step(BagViewController.self), animated: animated)
      let bag = try window.screen(BagViewController.self)
      #expect(bag.viewIfLoaded?.window === window)
      #expect(try window.screen(UITabBarController.self).selectedViewController === bag.parent)
    }
  }

  @Test func `A user on the list under More, or one who comes from there, is where any other is`()
    async throws
  {
    try await onDeviceInBothReadings { simulation in
      let window = await Self.window(in: simulation)
      let tabs = try window.screen(UITabBarController.self)
      let router = WindowRouter(window: window)
      simulation.tap(tabs.moreNavigationController, in: tabs)
      await simulation.untilIdle()
      try await router.navigate(to: DetachedTabTests.account)
      #expect(try window.screen(AccountViewController.self).viewIfLoaded?.window === window)
      // The user goes back to the list and into the next tab there.
      simulation.tap(tabs.moreNavigationController, in: tabs)
      await simulation.untilIdle()
      tabs.selectedIndex = 6
      await simulation.untilIdle()
      try await router.navigate(to: DetachedTabTests.account)
      #expect(try window.screen(AccountViewController.self).viewIfLoaded?.window === window)
    }
  }

  @Test(arguments: [UIUserInterfaceSizeClass.compact, .regular], [true, false])
  func `Tabs of iOS 18 are reached under More, too, found again, and left`(
    width: UIUserInterfaceSizeClass, animated: Bool
  ) async throws {
    try await onDeviceInBothReadings { simulation in
      let tabs = UITabBarController(
        tabs: [TabTests.tab("Home") { HomeViewController() }]
          + (2...5).map { number in TabTests.tab("Tab \(number)") { page("Tab \(number)") } }
          + [
            TabTests.tab("Bag") { UINavigationController(rootViewController: BagViewController()) },
            TabTests.tab("Tab 7") { page("Tab 7") },
          ])
      let window = await simulation.show(tabs, width: width)
      let router = WindowRouter(window: window)
      let bag = GeneralStep.custom(using: TabFinder<BagViewController, Any?>("Bag"))
      let home = Self.step(HomeViewController.self)
      try await router.navigate(to: bag, animated: animated)
      for step in [DetachedTabTests.account, DetachedTabTests.account] {
        _ = try await router.navigate(to: step, animated: animated)
        let account = try window.screen(AccountViewController.self)
        #expect(account.viewIfLoaded?.window === window)
        #expect(try await router.navigate(to: step).isAlreadyThere)
        #expect(window.drawn.contains("├─ stack*\n   │  ├─ Bag\n   │  └─ Account*"))
        try await router.navigate(to: home, animated: animated)
        #expect(account.viewIfLoaded?.window == nil)
      }
      #expect(tabs.tabs.filter { $0.identifier.hasPrefix("Tab") }.count == 5)
    }
  }

  @Test(arguments: [true, false])
  func `A user who goes back to the list of More is in no tab`(keepsTab: Bool) async throws {
    var settings = Settings()
    settings.listOfMoreKeepsTab = keepsTab
    try await onDeviceInBothReadings(settings) { simulation in
      let window = await Self.window(in: simulation)
      let tabs = try window.screen(UITabBarController.self)
      let router = WindowRouter(window: window)
      let bag = Self.step(BagViewController.self)
      try await router.navigate(to: bag)
      simulation.tapBack(in: tabs.moreNavigationController)
      await simulation.untilIdle()
      #expect(try window.screen(BagViewController.self).viewIfLoaded?.window == nil)
      #expect(!window.drawn.contains("stack*"))
      #expect(try await router.navigate(to: bag).isAlreadyThere == false)
      #expect(try window.screen(BagViewController.self).viewIfLoaded?.window === window)
    }
  }

  nonisolated static let failing: [(tab: String, keepsTab: Bool, comesFromTab: Bool)] = [
    "shown", "shown under More", "added",
  ].flatMap { tab in
    [true, false].flatMap { keeps in [true, false].map { (tab, keeps, $0) } }
  }

  @Test(arguments: failing)
  func `After a failure, the user is on the list of More again`(
    _ tab: String, keepsTab: Bool, comesFromTab: Bool
  ) async throws {
    var settings = Settings()
    settings.listOfMoreKeepsTab = keepsTab
    try await onDeviceInBothReadings(settings) { simulation in
      let window = await Self.window(in: simulation)
      let tabs = try window.screen(UITabBarController.self)
      let more = tabs.moreNavigationController
      if comesFromTab {
        tabs.selectedIndex = 5
        await simulation.untilIdle()
        simulation.tapBack(in: more)
      } else {
        simulation.tap(more, in: tabs)
      }
      await simulation.untilIdle()
      let before = """
        window
        └─ tabs
           ├─ stack
           │  └─ Home*
           ├─ stack
           │  └─ Tab 2*
           ├─ stack
           │  └─ Tab 3*
           ├─ stack
           │  └─ Tab 4*
           ├─ stack
           │  └─ Tab 5*
           ├─ stack
           │  └─ Bag*
           └─ stack
              └─ Tab 7*
        """
      #expect(window.drawn == before)
      let failing = finding(AccountViewController.self).using(FailingAction())
      let step =
        switch tab {
        case "shown": failing.from(Self.step(HomeViewController.self)).assemble()
        case "shown under More": failing.from(Self.step(BagViewController.self)).assemble()
        default:
          failing.from(
            finding(LoginViewController.self).using(UITabBarController.addTab())
              .from(existing(UITabBarController.self)).assemble()
          ).assemble()
        }
      let text = await text { try await WindowRouter(window: window).navigate(to: step) }
      await simulation.untilIdle()
      #expect(text.contains("All changes were undone."))
      #expect(window.drawn == before)
      #expect(more.viewControllers.count == 1)
      #expect(more.topViewController?.viewIfLoaded?.window === window)
    }
  }

  @Test(.timeLimit(.minutes(40)))
  func `A root is replaced although the navigation controller of More presents a layer`()
    async throws
  {
    try await onDeviceInBothReadings { simulation in
      let tabs = UITabBarController()
      tabs.viewControllers = (1...7).map { page("Tab \($0)") }
      let window = await simulation.show(tabs)
      tabs.selectedIndex = 5
      await simulation.untilIdle()
      let sheet = page("Sheet")
      sheet.modalPresentationStyle = .overCurrentContext
      tabs.viewControllers?[5].present(sheet, animated: true, completion: nil)
      await simulation.untilIdle()
      try await window.setRootScreen(HomeViewController(), animated: true)
      #expect(window.drawn == "window\n└─ Home")
      #expect(sheet.presentingViewController == nil)
    }
  }
}
#endif
