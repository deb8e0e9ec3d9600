import Switchback
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// Tab bar controllers that are driven by tabs, and actions that say where a tab goes.
@MainActor
struct TabTests {
  static func tab(_ identifier: String, _ make: @escaping () -> UIViewController) -> UITab {
    UITab(title: identifier, image: nil, identifier: identifier) { _ in make() }
  }

  @Test("Tabs are found before they have been selected, and selected")
  func tabs() async throws {
    try await Simulation.run { simulation in
      let tabs = UITabBarController(tabs: [
        Self.tab("home") { HomeViewController() },
        Self.tab("bag") { UINavigationController(rootViewController: BagViewController()) },
      ])
      let window = simulation.makeWindow(root: tabs)
      await simulation.untilIdle()
      let router = WindowRouter(window: window)
      let bag = GeneralStep.custom(using: ClassFinder<BagViewController, Any?>())
      try await router.navigate(to: bag)
      #expect(
        window.drawn == "window\n└─ tabs\n   ├─ Home\n   └─ stack*\n      └─ Bag*")
      #expect(tabs.selectedTab?.identifier == "bag")
      #expect(try await router.navigate(to: bag).isAlreadyThere)
      #expect(simulation.warnings == [])
    }
  }

  @Test("A new tab takes title and picture from the screen's tab bar item")
  func addTab() async throws {
    try await Simulation.run { simulation in
      let tabs = UITabBarController(tabs: [Self.tab("home") { HomeViewController() }])
      let window = simulation.makeWindow(root: tabs)
      await simulation.untilIdle()
      let bag = StepAssembly(
        finder: .classFinder(),
        factory: ClosureFactory<BagViewController, Any?> { _ in
          let bag = BagViewController()
          bag.tabBarItem = UITabBarItem(title: "My bag", image: nil, tag: 0)
          return bag
        }
      )
      .using(UITabBarController.addTab())
      .from(GeneralStep.custom(using: ClassFinder<UITabBarController, Any?>()))
      .assemble()
      try await WindowRouter(window: window).navigate(to: bag)
      #expect(tabs.tabs.map(\.title) == ["home", "My bag"])
      #expect(tabs.selectedTab?.title == "My bag")
      #expect(window.drawn == "window\n└─ tabs\n   ├─ Home\n   └─ Bag*")
      #expect(simulation.warnings == [])
    }
  }

  @Test(
    "A screen in a group of tabs is found and shown, with a stack for the group or without",
    arguments: [true, false])
  func group(managed: Bool) async throws {
    try await Simulation.run { simulation in
      let group = UITabGroup(
        title: "More", image: nil, identifier: "more",
        children: [
          Self.tab("bag") { BagViewController() }, Self.tab("account") { AccountViewController() },
        ]
      ) { _ in page("Overview") }
      if managed { group.managingNavigationController = UINavigationController() }
      let tabs = UITabBarController(tabs: [Self.tab("home") { HomeViewController() }, group])
      let window = simulation.makeWindow(root: tabs)
      await simulation.untilIdle()
      let router = WindowRouter(window: window)
      for _ in 1...2 {
        let account = GeneralStep.custom(using: ClassFinder<AccountViewController, Any?>())
        try await router.navigate(to: account)
        #expect(tabs.selectedTab?.identifier == "account")
        #expect(try await router.navigate(to: account).isAlreadyThere)
        let bag = GeneralStep.custom(using: ClassFinder<BagViewController, Any?>())
        try await router.navigate(to: bag)
        #expect(tabs.selectedTab?.identifier == "bag")
      }
      #expect(simulation.warnings == [])
    }
  }

  @Test(
    "A tab goes where it is wanted",
    arguments: [
      (0, false, "Bag, First, Second"), (1, true, "First, Bag"), (7, false, "First, Second, Bag"),
    ])
  func place(_ index: Int, _ isReplacing: Bool, _ wanted: String) async throws {
    try await Simulation.run { simulation in
      let window = try await simulation.window("window\n└─ tabs\n   ├─ First*\n   └─ Second")
      let bag = StepAssembly(
        finder: .classFinder(), factory: ClassFactory<BagViewController, Any?>()
      )
      .using(UITabBarController.add(at: index, replacing: isReplacing))
      .from(GeneralStep.custom(using: ClassFinder<UITabBarController, Any?>()))
      .assemble()
      try await WindowRouter(window: window).navigate(to: bag)
      let tabs = try window.screen(UITabBarController.self)
      #expect(tabs.containedScreens.map { name(of: $0) }.joined(separator: ", ") == wanted)
      #expect(tabs.visibleScreens.map { name(of: $0) } == ["Bag"])
      #expect(simulation.warnings == [])
    }
  }

  @Test(
    "Among tabs of iOS 18, too, a tab goes where it is wanted, and a tab that is replaced goes",
    arguments: [
      (0, false, ["Bag", "home", "account"]), (0, true, ["Bag", "account"]),
      (1, true, ["home", "Bag"]), (7, false, ["home", "account", "Bag"]),
    ])
  func placeAmongTabs(_ index: Int, _ isReplacing: Bool, _ wanted: [String]) async throws {
    try await Simulation.run { simulation in
      let tabs = UITabBarController(tabs: [
        Self.tab("home") { HomeViewController() }, Self.tab("account") { AccountViewController() },
      ])
      let window = simulation.makeWindow(root: tabs)
      await simulation.untilIdle()
      #expect(window.drawn == "window\n└─ tabs\n   ├─ Home*\n   └─ Account")
      let bag = StepAssembly(
        finder: .classFinder(),
        factory: ClassFactory<BagViewController, Any?> { bag, _ in bag.title = "Bag" }
      )
      .using(UITabBarController.add(at: index, replacing: isReplacing))
      .from(GeneralStep.custom(using: ClassFinder<UITabBarController, Any?>()))
      .assemble()
      let router = WindowRouter(window: window)
      try await router.navigate(to: bag)
      #expect(tabs.tabs.map(\.title) == wanted)
      #expect(tabs.selectedTab?.title == "Bag")
      #expect(tabs.visibleScreens.map { name(of: $0) } == ["Bag"])
      #expect(try await router.navigate(to: bag).isAlreadyThere)
      #expect(simulation.warnings == [])
    }
  }

  @Test(
    "A tab more than the bar has places for: what moves under More does so in balance",
    arguments: 0..<5)
  func sixthTab(selected: Int) async throws {
    try await Simulation.run { simulation in
      let tabs = UITabBarController()
      tabs.viewControllers = (1...5).map { page("Tab \($0)") }
      tabs.selectedIndex = selected
      let window = simulation.makeWindow(root: tabs)
      await simulation.untilIdle()
      let bag = StepAssembly(
        finder: .classFinder(), factory: ClassFactory<BagViewController, Any?>()
      )
      .using(UITabBarController.addTab())
      .from(GeneralStep.custom(using: ClassFinder<UITabBarController, Any?>()))
      .assemble()
      let router = WindowRouter(window: window)
      try await router.navigate(to: bag)
      #expect(tabs.visibleScreens.map { name(of: $0) } == ["Bag"])
      #expect(
        tabs.containedScreens.map { name(of: $0) }
          == ["Tab 1", "Tab 2", "Tab 3", "Tab 4", "Tab 5", "Bag"])
      let fifth = GeneralStep.custom(
        using: InstanceFinder<UIViewController, Any?>(try #require(tabs.viewControllers)[4]))
      try await router.navigate(to: fifth)
      #expect(tabs.visibleScreens.map { name(of: $0) } == ["Tab 5"])
      #expect(simulation.warnings == [])
    }
  }
}
