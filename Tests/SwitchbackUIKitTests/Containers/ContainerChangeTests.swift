#if !canImport(UIKit)
import Foundation
import Switchback
import Testing
import UIKitSimulator

// NB: `@testable`, for the column of a split view as a container.
@testable import SwitchbackUIKit

/// Stacks, tabs and roots that change while UIKit moves them, and changes that UIKit refuses.
struct ContainerChangeTests {
  @Test func `What is pushed while a push animates comes on top of it, and nothing is lost`()
    async throws
  {
    for nested in [Settings.NestedPush.dropped, .afterTransition] {
      var settings = Settings()
      settings.nestedPush = nested
      try await inWindow("window\n└─ stack\n   └─ Home*", settings: settings) { window, _ in
        let stack = try window.screen(UINavigationController.self)
        stack.pushViewController(page("Pushed"), animated: true)
        try await stack.setContainedScreens(
          stack.containedScreens + [page("Next")], animated: true)
        #expect(
          window.drawn == "window\n└─ stack\n   ├─ Home\n   ├─ Pushed\n   └─ Next*")
      }
    }
  }

  @Test(arguments: [Settings.NestedPush.dropped, .afterTransition])
  func `What is pushed in a tab that the user has just left waits for what moves there`(
    nested: Settings.NestedPush
  ) async throws {
    var settings = Settings()
    settings.nestedPush = nested
    let start = "window\n└─ tabs\n   ├─ stack*\n   │  └─ Home*\n   └─ Bag"
    try await inWindow(start, settings: settings) { window, simulation in
      let stack = try window.screen(UINavigationController.self)
      let tabs = try window.screen(UITabBarController.self)
      stack.pushViewController(page("Pushed"), animated: true)
      simulation.tap(try #require(tabs.viewControllers)[1], in: tabs)
      try await stack.setContainedScreens(
        stack.containedScreens + [page("Next")], animated: true)
      #expect(
        window.drawn == """
          window
          └─ tabs
             ├─ stack
             │  ├─ Home
             │  ├─ Pushed
             │  └─ Next*
             └─ Bag*
          """)
    }
  }

  @Test(arguments: ["tabs", "stack"])
  func `The last screen that is taken out of a container is in it no more`(
    container: String
  ) async throws {
    try await inWindow("window\n└─ \(container)\n   └─ Home*") { window, _ in
      let home = try window.screen(HomeViewController.self)
      try await (window.rootScreen as? any ContainerScreen)?
        .setContainedScreens([], animated: false)
      #expect(home.parent == nil)
      #expect(window.drawn == "window\n└─ \(container)")
    }
  }

  @Test func `A stack that changes while it is waited for is not overwritten`() async throws {
    try await inWindow("window\n└─ stack\n   ├─ Home\n   └─ Account*") { window, simulation in
      let stack = try window.screen(UINavigationController.self)
      let swipe = simulation.swipeBack(in: stack)
      simulation.loop.schedule(after: 4) { swipe?.cancel() }
      let text = await text {
        try await stack.setContainedScreens(
          stack.containedScreens + [page("Next")], animated: true)
      }
      #expect(text == "<UINavigationController> changed during the wait for a transition.")
      #expect(window.drawn == "window\n└─ stack\n   ├─ Home\n   └─ Account*")
    }
  }

  /// Containers in a wide window, with what the app makes of them.
  enum Changing: CaseIterable {
    case tabs, columns, classic, column, pages

    @MainActor func make() -> (container: any ContainerScreen, root: UIViewController) {
      switch self {
      case .tabs:
        let tabs = UITabBarController()
        tabs.viewControllers = [HomeViewController(), BagViewController()]
        return (tabs, tabs)
      case .columns, .column:
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(HomeViewController(), for: .primary)
        split.setViewController(BagViewController(), for: .secondary)
        return (self == .columns ? split : SplitColumn(.secondary, of: split), split)
      case .classic:
        let split = UISplitViewController()
        split.viewControllers = [HomeViewController(), BagViewController()]
        return (split, split)
      case .pages:
        let pages = UIPageViewController(
          transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
        pages.setViewControllers([HomeViewController()], direction: .forward, animated: false)
        return (pages, pages)
      }
    }

    @MainActor func change(_ root: UIViewController) {
      let other = page("Other")
      switch root {
      case let tabs as UITabBarController: tabs.viewControllers?.append(other)
      case let split as UISplitViewController where split.hasColumns:
        split.setViewController(nil, for: .secondary)
        split.setViewController(other, for: .secondary)
      case let split as UISplitViewController: split.viewControllers[1] = other
      default:
        (root as? UIPageViewController)?
          .setViewControllers([other], direction: .forward, animated: false)
      }
    }
  }

  @Test(arguments: Changing.allCases)
  func `Nor is another container, which keeps what the app has put there`(
    _ kind: Changing
  ) async throws {
    try await onDevice { simulation in
      let (container, root) = kind.make()
      let window = await simulation.show(root, width: .regular)
      root.present(UIViewController(), animated: true, completion: nil)
      simulation.loop.schedule { kind.change(root) }
      let wanted = Array(container.containedScreens.dropLast()) + [page("Next")]
      let text = await text { try await container.setContainedScreens(wanted, animated: true) }
      #expect(text == "<\(name(of: root))> changed during the wait for a transition.")
      #expect(window.drawn.contains("Other") && !window.drawn.contains("Next"))
    }
  }

  @Test func `A root that goes takes its modals along, and nothing stays in the window`()
    async throws
  {
    try await inWindow("window\n├─ Home\n├─ modal Bag\n└─ modal Login") { window, simulation in
      weak let login = try window.screen(LoginViewController.self)
      try await window.setRootScreen(page("New"), animated: true)
      await simulation.untilIdle()
      #expect(window.drawn == "window\n└─ New")
      #expect(login == nil)
    }
  }

  @Test func `The error names what a hidden tab presented, if its layer comes back without that`()
    async throws
  {
    try await inWindow("window\n├─ Home\n└─ modal tabs\n   ├─ Bag*\n   └─ Login") { window, _ in
      let bag = try window.screen(BagViewController.self)
      let (lower, upper) = (page("Lower"), page("Upper"))
      bag.definesPresentationContext = true
      lower.modalPresentationStyle = .overCurrentContext
      try await bag.presentScreen(lower, animated: false)
      try await lower.presentScreen(upper, animated: false)
      let tabs = try window.screen(UITabBarController.self)
      try await tabs.makeVisible(tabs.containedScreens[1], animated: false)
      let before = window.drawn
      let step = StepAssembly(finder: NilFinder(), factory: ClosureFactory { page("New") })
        .using(FailingAction()).from(GeneralStep.existing(HomeViewController.self))
      let text = await text { try await WindowRouter(window: window).navigate(to: step) }
      #expect(text.contains("Not undone: Bag no longer presents Lower ("), "\(text)")
      #expect(text.contains("Lower no longer presents Upper (Lower is not on screen)"), "\(text)")
      #expect(window.drawn == before)
    }
  }

  @Test(.timeLimit(.minutes(40)))
  func `A root that presents again what was dismissed stays, and the error says so`() async throws {
    final class Wall: Page {
      override func viewDidAppear(_ animated: Bool) {
        let login = LoginViewController()
        login.modalPresentationStyle = .fullScreen
        present(login, animated: false, completion: nil)
      }
    }
    try await onDevice { simulation in
      let window = await simulation.show(Wall())
      #expect(window.drawn == "window\n├─ Wall\n└─ modal Login")
      let text = await text { try await window.setRootScreen(page("New"), animated: true) }
      #expect(text == "<UIWindow> should have New, but has Wall, which presents Login again.")
      await simulation.untilIdle()
      #expect(window.drawn == "window\n├─ Wall\n└─ modal Login")
    }
  }

  @Test func `A root takes along what screens in unselected tabs present in their own context`()
    async throws
  {
    try await inWindow("window\n└─ tabs\n   ├─ Home*\n   └─ Bag") { window, simulation in
      let home = try window.screen(HomeViewController.self)
      home.definesPresentationContext = true
      let login = LoginViewController()
      login.modalPresentationStyle = .overCurrentContext
      try await home.presentScreen(login, animated: true)
      try #require(login.presentingViewController === home)
      try window.screen(UITabBarController.self).selectedIndex = 1
      await simulation.untilIdle()
      try await window.setRootScreen(page("New"), animated: true)
      await simulation.untilIdle()
      #expect(window.drawn == "window\n└─ New")
      #expect(login.presentingViewController == nil && home.presentedViewController == nil)
    }
  }

  @Test func `What the app presents in a tab and hides, while the root is replaced, goes with it`()
    async throws
  {
    try await inWindow("window\n└─ Bag") { window, simulation in
      let (tabs, home, login) = (UITabBarController(), HomeViewController(), LoginViewController())
      tabs.setViewControllers([home, page("Other")], animated: false)
      home.definesPresentationContext = true
      login.modalPresentationStyle = .overCurrentContext
      // A root that was chosen just now is replaced a turn later.
      window.rootViewController = tabs
      var isPresented = false
      simulation.loop.schedule {
        home.present(login, animated: false, completion: nil)
        isPresented = home.presentedViewController === login
        tabs.selectedIndex = 1
      }
      try await window.setRootScreen(page("New"), animated: false)
      await simulation.untilIdle()
      #expect(isPresented)
      #expect(window.drawn == "window\n└─ New")
      #expect(login.presentingViewController == nil && home.presentedViewController == nil)
    }
  }

  @Test func `The root that is there already stays, with what it presents`() async throws {
    let before = """
      window
      ├─ Home
      └─ modal Bag
      """
    try await inWindow(before) { window, simulation in
      let root = try #require(window.rootViewController)
      try await window.setRootScreen(root, animated: true)
      #expect(window.drawn == before)
      #expect(simulation.misuses == [])
    }
  }

  @Test func `What is presented on a root that is about to go is dismissed, too`() async throws {
    try await inWindow("window\n└─ Bag") { window, simulation in
      // A root that was chosen just now is replaced a turn later.
      window.rootViewController = HomeViewController()
      weak let home = try window.screen(HomeViewController.self)
      weak var login: LoginViewController?
      var isPresented = false
      simulation.loop.schedule {
        let screen = LoginViewController()
        login = screen
        home?.present(screen, animated: true)
        isPresented = home?.presentedViewController === screen
      }
      try await window.setRootScreen(page("New"), animated: false)
      await simulation.untilIdle()
      #expect(isPresented)
      #expect(window.drawn == "window\n└─ New")
      #expect(login == nil)
      #expect(home == nil)
    }
  }

  @Test func `A new root that another container takes meanwhile stays there`() async throws {
    try await inWindow("window\n├─ stack\n│  └─ Home*\n└─ modal Bag") { window, simulation in
      let stack = try window.screen(UINavigationController.self)
      let new = page("New")
      stack.dismiss(animated: true, completion: nil)
      simulation.loop.schedule { stack.viewControllers.append(new) }
      let text = await text { try await window.setRootScreen(new, animated: false) }
      #expect(text.contains("<New>"))
      await simulation.untilIdle()
      #expect(window.drawn == "window\n└─ stack\n   ├─ Home\n   └─ New*")
    }
  }

  @Test func `A root that is replaced under a navigation: it looks again`() async throws {
    try await inWindow("window\n└─ Home") { window, _ in
      var count = 0
      let login = StepAssembly(
        finder: .classFinder(),
        factory: ClosureFactory<LoginViewController, Any?> { _ in
          count += 1
          if count == 1 { window.rootViewController = page("New") }
          return LoginViewController()
        }
      )
      .using(.presentModally()).from(.current()).assemble()
      try await WindowRouter(window: window).navigate(to: login)
      #expect(window.drawn == "window\n├─ New\n└─ modal Login")
      #expect(count == 2)
    }
  }

  @Test(arguments: [true, false])
  func `What a screen presents in its own context goes with it, and a failure says so`(
    fails: Bool
  ) async throws {
    let before = "window\n└─ stack\n   ├─ Home\n   ├─ Bag\n   └─ Account*"
    try await inWindow("window\n└─ stack\n   ├─ Home\n   └─ Bag*") { window, simulation in
      let bag = try window.screen(BagViewController.self)
      let cover = page("Cover")
      bag.definesPresentationContext = true
      cover.modalPresentationStyle = .currentContext
      bag.present(cover, animated: false, completion: nil)
      await simulation.untilIdle()
      let stack = try window.screen(UINavigationController.self)
      stack.pushViewController(AccountViewController(), animated: false)
      await simulation.untilIdle()
      #expect(window.drawn == before)
      let home = existing(HomeViewController.self)
      if fails {
        let login = finding(LoginViewController.self).using(FailingAction()).from(home)
        let text = await text { try await WindowRouter(window: window).navigate(to: login) }
        #expect(text.contains("Not undone: Bag no longer presents Cover"))
        #expect(window.drawn == before)
      } else {
        try await WindowRouter(window: window).navigate(to: home)
        #expect(window.drawn == "window\n└─ stack\n   └─ Home*")
        #expect(cover.presentingViewController == nil)
        #expect(cover.viewIfLoaded?.window == nil)
      }
    }
  }

  @Test func `A change that UIKit would raise an exception for is an error`() async throws {
    try await inWindow(
      "window\n└─ tabs\n   ├─ stack*\n   │  └─ Home*\n   └─ Bag"
    ) { window, _ in
      let stack = try window.screen(UINavigationController.self)
      let home = try window.screen(HomeViewController.self)
      let bag = try window.screen(BagViewController.self)
      let cases: [([any Screen], String)] = [
        (
          [home, home],
          "Adding the same view controller instance <Home> to <UINavigationController> more than "
            + "once is not supported."
        ),
        (
          [home, bag],
          "child view controller:<Bag> should have parent view controller:<UITabBarController> but "
            + "requested parent is:<UINavigationController>"
        ),
      ]
      for (screens, message) in cases {
        #expect(
          await text { try await stack.setContainedScreens(screens, animated: true) } == message)
      }
      #expect(
        await text { try await stack.makeVisible(bag, animated: true) }
          == "Tried to show <Bag> in <UINavigationController>, which does not contain it.")
    }
  }
}
#endif
