#if !canImport(UIKit)
import Switchback
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// An active search is presented, and yet it is a part of the screen that it searches. See 'An active
/// search is presented' in Docs/Maintainers/UIKitRules.md.
struct SearchTests {
  /// Who presents a search: UIKit's documentation can be read in these ways.
  nonisolated static let readings: [Settings] = [false, true].flatMap { searched in
    [false, true].map { stack in
      var settings = Settings()
      settings.searchedScreensPresent = searched
      settings.navigationControllersDefineContext = stack
      return settings
    }
  }

  /// A stack in tabs, whose first screen has an active search.
  @MainActor struct Place {
    let window: UIWindow
    let home = HomeViewController()
    let search = UISearchController(searchResultsController: nil)
    let router: WindowRouter

    /// - Parameter definesContext: What Apple advises for a screen with a search.
    init(in simulation: Simulation, definesContext: Bool = true) async {
      home.definesPresentationContext = definesContext
      home.navigationItem.searchController = search
      let tabs = UITabBarController()
      tabs.viewControllers = [
        UINavigationController(rootViewController: home), BagViewController(),
      ]
      window = simulation.makeWindow(root: tabs)
      router = WindowRouter(window: window)
      await simulation.untilIdle()
      search.isActive = true
      await simulation.untilIdle()
    }

    var isSearching: Bool { search.isActive && search.viewIfLoaded?.window === window }
  }

  static let login = finding(LoginViewController.self)
    .using(.presentModally()).from(.current()).assemble()

  @Test(arguments: readings)
  func `A result is pushed below the search, which is there on the way back`(
    _ settings: Settings
  ) async throws {
    try await onDevice(settings) { simulation in
      let place = await Place(in: simulation)
      try #require(place.isSearching)
      try await place.router.navigate(to: GuideConfigurations.accountInVisibleStack())
      #expect(
        place.window.drawn == """
          window
          └─ tabs
             ├─ stack*
             │  ├─ Home
             │  └─ Account*
             └─ Bag
          """)
      #expect(place.search.isActive && !place.isSearching)
      try await place.router.navigateBack()
      await simulation.untilIdle()
      #expect(place.isSearching)
    }
  }

  @Test(arguments: readings)
  func `A screen is presented through the search, and dismissed alone`(
    _ settings: Settings
  ) async throws {
    try await onDevice(settings) { simulation in
      let place = await Place(in: simulation)
      try await place.router.navigate(to: Self.login)
      let both = "\n└─ modal Login"
      #expect(place.window.drawn.hasSuffix(both))
      #expect(try await place.router.navigate(to: Self.login).isAlreadyThere)
      try await place.router.navigateBack()
      #expect(!place.window.drawn.hasSuffix(both))
      #expect(place.isSearching)
      // From the searched screen itself, which presents the search already.
      let bag = BagViewController()
      try await place.home.presentScreen(bag, animated: true)
      #expect(
        place.home.presentedScreen === bag || place.window.rootScreen?.presentedScreen === bag)
      #expect(try Hierarchy(of: place.window).layers.map { name(of: $0) }.last == "Bag")
      try await (bag.presentingScreen ?? bag).dismissPresentedScreen(animated: true)
      #expect(place.isSearching)
    }
  }

  @Test(arguments: readings)
  func `A search that would cover what is shown goes`(_ settings: Settings) async throws {
    try await onDevice(settings) { simulation in
      let place = await Place(in: simulation, definesContext: false)
      let isInItsScreen =
        place.home.presentedViewController === place.search
        && place.search.presentingViewController === place.home
      try await place.router.navigate(to: GuideConfigurations.accountInVisibleStack())
      await simulation.untilIdle()
      #expect(place.search.isActive == isInItsScreen)
      #expect(place.search.viewIfLoaded?.window == nil)
      let account = try place.window.screen(AccountViewController.self)
      #expect(account.viewIfLoaded?.window === place.window)
    }
  }

  @Test(arguments: readings)
  func `A search goes with the root, and an alert is shown above it`(
    _ settings: Settings
  ) async throws {
    try await onDevice(settings) { simulation in
      let place = await Place(in: simulation)
      async let answer = PromptTests.alert.show(in: place.window)
      await simulation.untilIdle()
      let alert = try place.window.screen(UIAlertController.self)
      #expect(simulation.tap("Keep", in: alert))
      #expect(try await answer == false)
      #expect(place.isSearching)
      try await place.window.setRootScreen(page("New"), animated: true)
      await simulation.untilIdle()
      #expect(place.window.drawn == "window\n└─ New")
      #expect(!place.search.isActive)
    }
  }

  @Test(arguments: readings)
  func `A search waits in its tab while another one is selected`(_ settings: Settings) async throws
  {
    try await onDevice(settings) { simulation in
      let place = await Place(in: simulation)
      let tabs = try place.window.screen(UITabBarController.self)
      try await tabs.makeVisible(tabs.containedScreens[1], animated: true)
      #expect(!place.isSearching)
      try await tabs.makeVisible(tabs.containedScreens[0], animated: true)
      await simulation.untilIdle()
      #expect(place.isSearching)
    }
  }

  @Test(arguments: readings, [false, true])
  func `A screen of results navigates, which ends its search or hides it`(
    _ settings: Settings, definesContext: Bool
  ) async throws {
    try await onDevice(settings) { simulation in
      let (home, results) = (HomeViewController(), page("Results"))
      let search = UISearchController(searchResultsController: results)
      home.navigationItem.searchController = search
      home.definesPresentationContext = definesContext
      let window = await simulation.show(UINavigationController(rootViewController: home))
      search.isActive = true
      await simulation.untilIdle()
      #expect(window.drawn == "window\n└─ stack\n   └─ Home*")
      results.navigate(
        to: StepAssembly(AccountViewController.self).using(.push()).from(.visibleStack()))
      await simulation.untilIdle()
      #expect(window.drawn == "window\n└─ stack\n   ├─ Home\n   └─ Account*")
      #expect(results.viewIfLoaded?.window == nil)
      // From behind what was pushed, if the search is still active there.
      if search.isActive { results.navigateBack() } else { home.navigateBack() }
      await simulation.untilIdle()
      #expect(window.drawn == "window\n└─ stack\n   └─ Home*")
      #expect((results.viewIfLoaded?.window === window) == search.isActive)
    }
  }

  /// A search whose end changes the screens.
  final class Search: UISearchController {
    var whenEnded: () -> Void = {}

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      whenEnded()
    }
  }

  /// The containers present a search.
  static var coveringSearch: Settings {
    var settings = Settings()
    settings.searchedScreensPresent = false
    settings.navigationControllersDefineContext = true
    return settings
  }

  @Test func `A stack that changes when its search ends is read again`() async throws {
    try await onDevice(Self.coveringSearch) { simulation in
      let home = HomeViewController()
      let list = page("List")
      let search = Search(searchResultsController: nil)
      list.navigationItem.searchController = search
      let stack = UINavigationController()
      stack.viewControllers = [page("First"), home, list]
      let window = await simulation.show(stack)
      search.isActive = true
      await simulation.untilIdle()
      try #require(stack.presentedViewController === search)
      search.whenEnded = { stack.popViewController(animated: false) }
      try await stack.makeVisible(home, animated: false)
      await simulation.untilIdle()
      #expect(window.drawn == "window\n└─ stack\n   ├─ First\n   └─ Home*")
    }
  }

  @Test func `Tabs that change when their search ends are read again`() async throws {
    try await onDevice(Self.coveringSearch) { simulation in
      let bag = BagViewController()
      let home = HomeViewController()
      let search = Search(searchResultsController: nil)
      home.navigationItem.searchController = search
      let tabs = UITabBarController()
      tabs.viewControllers = [home, bag]
      let window = await simulation.show(tabs)
      search.isActive = true
      await simulation.untilIdle()
      try #require(tabs.presentedViewController === search)
      search.whenEnded = { tabs.viewControllers = [home] }
      await #expect(throws: UIKitError.self) { try await tabs.makeVisible(bag, animated: false) }
      await simulation.untilIdle()
      #expect(window.drawn == "window\n└─ tabs\n   └─ Home*")
    }
  }
}

/// A menu that is open. See 'A menu that is open is presented' in Docs/Maintainers/UIKitRules.md.
struct MenuTests {
  @Test(arguments: ["Home", "stack\n   └─ Home*"])
  func `A menu that is open is no layer, and goes`(root: String) async throws {
    try await inWindow("window\n└─ \(root)") { window, simulation in
      let before = window.drawn
      simulation.openMenu(in: try window.screen(HomeViewController.self))
      await simulation.untilIdle()
      #expect(window.drawn == before)
      let router = WindowRouter(window: window)
      if root != "Home" {
        try await router.navigate(to: GuideConfigurations.accountInVisibleStack())
        #expect(window.drawn == "window\n└─ stack\n   ├─ Home\n   └─ Account*")
        #expect(window.rootViewController?.presentedViewController == nil)
        return
      }
      try await router.navigate(to: SearchTests.login)
      #expect(window.drawn == "window\n├─ Home\n└─ modal Login")
      #expect(window.rootViewController?.presentedViewController is LoginViewController)
    }
  }

  @Test func `Back goes back from the screen whose menu is open`() async throws {
    try await inWindow("window\n├─ Home\n└─ modal Bag") { window, simulation in
      simulation.openMenu(in: try window.screen(BagViewController.self))
      try await WindowRouter(window: window).navigateBack()
      #expect(window.drawn == "window\n└─ Home")
    }
  }

  @Test func `A question that an action of a menu asks stays when the menu goes`() async throws {
    try await inWindow("window\n└─ Home") { window, simulation in
      let home = try window.screen(HomeViewController.self)
      simulation.openMenu(in: home)
      await simulation.untilIdle()
      let menu = home.presentedViewController
      let answer = Task { try await PromptTests.alert.show(in: window) }
      await simulation.untilIdle()
      menu?.presentingViewController?.dismiss(animated: true, completion: nil)
      await simulation.untilIdle()
      let alert = try window.screen(UIAlertController.self)
      #expect(simulation.tap("Discard", in: alert))
      #expect(try await answer.value == true)
    }
  }
}
#endif
