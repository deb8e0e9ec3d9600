#if !canImport(UIKit)
import Switchback
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// Groups among the tabs of iOS 18.
struct GroupedTabTests {
  private static func tabs(
    _ names: [String], isManaged: Bool = false
  ) -> UITabBarController {
    let group = UITabGroup(
      title: "Shop", image: nil, identifier: "shop",
      children: names.map { name in TabTests.tab(name) { screen(named: name) } })
    if isManaged { group.managingNavigationController = UINavigationController() }
    return UITabBarController(tabs: [TabTests.tab("Home") { HomeViewController() }, group])
  }

  private static let inPlace = finding(AccountViewController.self)
    .using(UITabBarController.add(at: 1, replacing: true))
    .from(existing(UITabBarController.self)).assemble()

  @Test(arguments: [true, false])
  func `A plan refuses to replace one tab of a group, and nothing changes`(
    isOpened: Bool
  )
    async throws
  {
    try await onDevice { simulation in
      let tabs = Self.tabs(["Bag", "Login"])
      let window = await simulation.show(tabs, width: .regular)
      for tab in isOpened ? ["Bag", "Login", "Home"] : [] {
        tabs.selectedTab = tabs.tab(forIdentifier: tab)
        await simulation.untilIdle()
      }
      let before = "window\n└─ tabs\n   ├─ Home*\n   ├─ Bag\n   └─ Login"
      #expect(window.drawn == before)
      let error = #expect(throws: NavigationError.self) {
        try WindowRouter(window: window).plan(to: Self.inPlace)
      }
      #expect(
        error?.message == """
          Tried to remove the tab of <Bag>, which is in the group 'shop' beside <Login>. A navigation \
          removes only whole groups: set the children of the UITabGroup, or add the tab without \
          replacing another.
          """)
      await #expect(throws: NavigationError.self) {
        try await WindowRouter(window: window).navigate(to: Self.inPlace)
      }
      #expect(window.drawn == before)
      #expect(tabs.tabs.count == 2)
    }
  }

  @Test func `A tab replaces a whole group`() async throws {
    try await onDevice { simulation in
      let tabs = Self.tabs(["Bag"])
      let window = await simulation.show(tabs, width: .regular)
      #expect(window.drawn == "window\n└─ tabs\n   ├─ Home*\n   └─ Bag")
      try await WindowRouter(window: window).navigate(to: Self.inPlace)
      #expect(window.drawn == "window\n└─ tabs\n   ├─ Home\n   └─ Account*")
    }
  }

  @Test(arguments: [true, false])
  func `After a failure, the stack of a group contains the screen of the tab again`(
    isFoundByTab: Bool
  ) async throws {
    try await onDevice { simulation in
      let tabs = Self.tabs(["Bag", "Login"], isManaged: true)
      let window = await simulation.show(tabs, width: .regular)
      let router = WindowRouter(window: window)
      if isFoundByTab {
        try await router.navigate(
          to: GeneralStep.custom(using: TabFinder<BagViewController, Any?>("Bag")))
      } else {
        tabs.selectedTab = tabs.tab(forIdentifier: "Bag")
      }
      await simulation.untilIdle()
      let before = """
        window
        └─ tabs
           ├─ Home
           ├─ stack*
           │  └─ Bag*
           └─ Login
        """
      #expect(window.drawn == before)
      let step = finding(ForgotPasswordViewController.self).using(FailingAction())
        .from(
          finding(AccountViewController.self).using(UINavigationController.pushAsRoot())
            .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Any?>()))
        )
        .assemble()
      let text = await text { try await router.navigate(to: step) }
      await simulation.untilIdle()
      #expect(text.contains("All changes were undone."))
      #expect(window.drawn == before)
    }
  }
}
#endif
