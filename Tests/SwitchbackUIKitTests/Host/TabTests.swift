#if !canImport(UIKit)
import Switchback
import SwitchbackModel
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// Tab bar controllers that are driven by tabs, and actions that say where a tab goes.
struct TabTests {
  static func tab(_ identifier: String, _ make: @escaping () -> UIViewController) -> UITab {
    UITab(title: identifier, image: nil, identifier: identifier) { _ in make() }
  }

  /// An app with tabs of iOS 18, which notes the screens that are made.
  final class App {
    private(set) var made: [String] = []
    let window: UIWindow
    private(set) var tabs = UITabBarController()

    init(in simulation: Simulation) async {
      window = simulation.makeWindow(root: nil)
      tabs = UITabBarController(tabs: [
        tab("home") { HomeViewController() }, tab("account") { AccountViewController() },
        tab("bag") { UINavigationController(rootViewController: BagViewController()) },
      ])
      window.rootViewController = tabs
      await simulation.untilIdle()
    }

    private func tab(_ identifier: String, _ make: @escaping () -> UIViewController) -> UITab {
      UITab(title: identifier, image: nil, identifier: identifier) { [weak self] _ in
        self?.made.append(identifier)
        return make()
      }
    }
  }

  /// Takes its view away as soon as it comes.
  final class ShyViewController: UIViewController {
    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      view.removeFromSuperview()
    }
  }

  @Test func `A tab whose view goes off display is an error that says so`() async throws {
    // NB: not `onDevice`, as UIKit complains of a view that goes in this way.
    try await Simulation.run { simulation in
      let tabs = UITabBarController()
      let shy = ShyViewController()
      tabs.viewControllers = [HomeViewController(), shy]
      _ = simulation.makeWindow(root: tabs)
      await simulation.untilIdle()
      let text = await text { try await tabs.makeVisible(shy, animated: false) }
      #expect(
        text.contains(
          "<UITabBarController> has ShyViewController, and UIKit has not put its view on display."))
    }
  }

  @Test func `A plan makes no screens, and says which tabs it has not looked into`() async throws {
    try await onDevice { simulation in
      let app = await App(in: simulation)
      #expect(
        app.window.drawn == """
          window
          └─ tabs
             ├─ Home*
             ├─ account
             └─ bag
          """)
      let bag = existing(BagViewController.self)
      let text = await text { try await WindowRouter(window: app.window).navigate(to: bag) }
      #expect(
        text.contains(
          """
          none is a BagViewController; what is inside account and bag is made when the user comes \
          there, so it was not searched
          """))
      #expect(text.contains("not searched: use a finder that makes it; skipped"))
      #expect(app.made == ["home"])
    }
  }

  @Test func `A tab is found by its identifier before it has been selected, and no other is made`()
    async throws
  {
    try await onDevice { simulation in
      let app = await App(in: simulation)
      let router = WindowRouter(window: app.window)
      let bag = GeneralStep.custom(using: TabFinder<BagViewController, Any?>("bag"))
      let lost = GeneralStep.custom(using: TabFinder<BagViewController, Any?>("bga"))
      let error = #expect(throws: NavigationError.self) { try router.plan(to: lost) }
      #expect(error?.description.contains("looked for by TabFinder(\"bga\")") == true)
      try await router.navigate(to: bag)
      #expect(
        app.window.drawn == """
          window
          └─ tabs
             ├─ Home
             ├─ account
             └─ stack*
                └─ Bag*
          """)
      #expect(app.tabs.selectedTab?.identifier == "bag")
      #expect(app.made == ["home", "bag"])
      #expect(try await router.navigate(to: bag).isAlreadyThere)
      // Made by now, it is found by any finder.
      app.tabs.selectedIndex = 0
      await simulation.untilIdle()
      let found = existing(BagViewController.self)
      try await router.navigate(to: found)
      #expect(app.tabs.selectedTab?.identifier == "bag")
      #expect(app.made == ["home", "bag"])
    }
  }

  @Test
  func `A tab that was added and not selected is inside its tab bar controller, and is shown`()
    async throws
  {
    try await onDevice { simulation in
      let tabs = UITabBarController(tabs: [Self.tab("home") { HomeViewController() }])
      let window = await simulation.show(tabs, width: .regular)
      let bag = BagViewController()
      try await tabs.setContainedScreens(tabs.containedScreens + [bag], animated: false)
      #expect(
        window.drawn == """
          window
          └─ tabs
             ├─ Home*
             └─ Bag
          """)
      #expect(bag.parentScreen === tabs)
      try await WindowRouter(window: window).navigate(to: existing(BagViewController.self))
      #expect(
        window.drawn == """
          window
          └─ tabs
             ├─ Home
             └─ Bag*
          """)
    }
  }

  @Test func `A screen under More that the user has left before any search is found there`()
    async throws
  {
    try await onDevice { simulation in
      var all = (1...5).map { number in Self.tab("\(number)") { HomeViewController() } }
      all.append(Self.tab("bag") { BagViewController() })
      let tabs = UITabBarController(tabs: all)
      let window = simulation.makeWindow(root: tabs)
      await simulation.untilIdle()
      tabs.selectedTab = all[5]
      await simulation.untilIdle()
      tabs.selectedTab = all[0]
      await simulation.untilIdle()
      #expect(
        window.drawn == """
          window
          └─ tabs
             ├─ Home*
             ├─ 2
             ├─ 3
             ├─ 4
             ├─ 5
             └─ Bag
          """)
      try await WindowRouter(window: window).navigate(to: existing(BagViewController.self))
      #expect(
        window.drawn == """
          window
          └─ tabs
             ├─ Home
             ├─ 2
             ├─ 3
             ├─ 4
             ├─ 5
             └─ Bag*
          """)
    }
  }

  @Test func `A new tab takes title and picture from the screen's tab bar item`() async throws {
    try await onDevice { simulation in
      let tabs = UITabBarController(tabs: [Self.tab("home") { HomeViewController() }])
      let window = await simulation.show(tabs)
      let bag = StepAssembly(
        finder: .classFinder(),
        factory: ClosureFactory<BagViewController, Any?> { _ in
          let bag = BagViewController()
          bag.tabBarItem = UITabBarItem(title: "My bag", image: nil, tag: 0)
          return bag
        }
      )
      .using(UITabBarController.addTab()).from(existing(UITabBarController.self)).assemble()
      try await WindowRouter(window: window).navigate(to: bag)
      #expect(tabs.tabs.map(\.title) == ["home", "My bag"])
      #expect(tabs.selectedTab?.title == "My bag")
      #expect(window.drawn == "window\n└─ tabs\n   ├─ Home\n   └─ Bag*")
    }
  }

  @Test func `A tab for a screen of another host is an error, and all tabs stay`() async throws {
    try await onDevice { simulation in
      let home = HomeViewController()
      let tabs = UITabBarController(tabs: [Self.tab("home") { home }])
      let window = await simulation.show(tabs)
      let foreign = ModelScreen(name: "Bag")
      let text = await text {
        try await tabs.setContainedScreens([home, foreign], animated: false)
      }
      #expect(text == "ModelScreen is not a UIViewController.")
      #expect(window.drawn == "window\n└─ tabs\n   └─ Home*")
    }
  }

  @Test(
    arguments: [true, false],
    [true, false])
  func `A group shows its own screen or, with a stack, that of the tab in it`(
    isManaged: Bool, showsOwnScreen: Bool
  ) async throws {
    var settings = Settings()
    settings.groupsShowTheirOwnScreen = showsOwnScreen
    try await onDevice(settings) { simulation in
      let group = UITabGroup(
        title: "More", image: nil, identifier: "more",
        children: [
          Self.tab("bag") { BagViewController() }, Self.tab("account") { AccountViewController() },
        ]
      ) { _ in page("Overview") }
      if isManaged { group.managingNavigationController = UINavigationController() }
      let tabs = UITabBarController(tabs: [Self.tab("home") { HomeViewController() }, group])
      let window = await simulation.show(tabs)
      let router = WindowRouter(window: window)
      tabs.selectedTab = tabs.tab(forIdentifier: "account")
      await simulation.untilIdle()
      let shown = isManaged ? "stack" : showsOwnScreen ? "Overview" : "Account"
      let line = try #require(window.drawn.split(separator: "\n").first { $0.contains(shown) })
      #expect(line.hasSuffix("\(shown)*"))
      let home = existing(HomeViewController.self)
      try await router.navigate(to: home)
      #expect(tabs.selectedTab?.identifier == "home")
      // Whatever the group shows is found again.
      let screen = try #require(tabs.children.first { !($0 is HomeViewController) })
      let again = GeneralStep.custom(using: InstanceFinder<UIViewController, Any?>(screen))
      try await router.navigate(to: again)
      #expect(tabs.visibleScreens.map { name(of: $0) } == [name(of: screen)])
      #expect(try await router.navigate(to: again).isAlreadyThere)
    }
  }

  @Test func `Screens that the app has set are no tabs, even if UIKit makes tabs for them`()
    async throws
  {
    for mirrors in [true, false] {
      var settings = Settings()
      settings.tabsMirrorViewControllers = mirrors
      try await inWindow("window\n└─ tabs\n   ├─ First*\n   └─ Bag", settings: settings) {
        window, _ in
        let tabs = try window.screen(UITabBarController.self)
        #expect(tabs.tabs.count == (mirrors ? 2 : 0))
        let router = WindowRouter(window: window)
        try await router.navigate(
          to: existing(BagViewController.self))
        #expect(window.drawn == "window\n└─ tabs\n   ├─ First\n   └─ Bag*")
        let account = finding(AccountViewController.self).using(UITabBarController.addTab())
          .from(existing(UITabBarController.self)).assemble()
        try await router.navigate(to: account)
        #expect(window.drawn == "window\n└─ tabs\n   ├─ First\n   ├─ Bag\n   └─ Account*")
        #expect(tabs.viewControllers?.count == 3)
      }
    }
  }

  @Test(arguments: [
    (0, false, ["Bag", "home", "account"]), (0, true, ["Bag", "account"]),
    (1, true, ["home", "Bag"]), (7, false, ["home", "account", "Bag"]),
  ])
  func `Among tabs of iOS 18, too, a tab goes where it is wanted, and a tab that is replaced goes`(
    _ index: Int, _ isReplacing: Bool, _ wanted: [String]
  ) async throws {
    try await onDevice { simulation in
      let tabs = UITabBarController(tabs: [
        Self.tab("home") { HomeViewController() }, Self.tab("account") { AccountViewController() },
      ])
      let window = await simulation.show(tabs)
      #expect(window.drawn == "window\n└─ tabs\n   ├─ Home*\n   └─ account")
      let bag = StepAssembly(
        finder: .classFinder(),
        factory: ClassFactory<BagViewController, Any?> { bag, _ in bag.title = "Bag" }
      )
      .using(UITabBarController.add(at: index, replacing: isReplacing))
      .from(existing(UITabBarController.self)).assemble()
      let router = WindowRouter(window: window)
      try await router.navigate(to: bag)
      #expect(tabs.tabs.map(\.title) == wanted)
      #expect(tabs.selectedTab?.title == "Bag")
      #expect(tabs.visibleScreens.map { name(of: $0) } == ["Bag"])
      #expect(try await router.navigate(to: bag).isAlreadyThere)
    }
  }

  @Test(arguments: 0..<5)
  func `A tab more than the bar has places for: what moves under More does so in balance`(
    selected: Int
  ) async throws {
    try await onDevice { simulation in
      let tabs = UITabBarController()
      tabs.viewControllers = (1...5).map { page("Tab \($0)") }
      tabs.selectedIndex = selected
      let window = await simulation.show(tabs)
      let bag = finding(BagViewController.self).using(UITabBarController.addTab())
        .from(existing(UITabBarController.self)).assemble()
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
    }
  }

  @Test(arguments: [0, 1, 2])
  func `When a navigation fails after it has replaced a tab, the tab is there again`(
    index: Int
  ) async throws {
    try await onDevice { simulation in
      let app = await App(in: simulation)
      let before = app.window.drawn
      let step = StepAssembly(
        finder: NilFinder<UIViewController, Any?>(), factory: ClassFactory<UIViewController, Any?>()
      ).using(FailingAction()).from(
        finding(DraftViewController.self).using(.addTab(at: index, replacing: true))
          .from(existing(UITabBarController.self)))
      let text = await text { try await app.window.router.navigate(to: step, with: nil) }
      #expect(text.contains("All changes were undone."))
      #expect(app.window.drawn == before)
      #expect(app.tabs.tabs.map(\.identifier) == ["home", "account", "bag"])
      #expect(app.made == ["home"])
    }
  }
}
#endif
