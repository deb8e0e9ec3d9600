#if !canImport(UIKit)
import Switchback
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// An app navigates in the moment in which it shows its window, as for a link that launches it. The root
/// is told a turn later that it has appeared.
struct FirstDisplayTests {
  nonisolated static let places = [
    UnrestTests.places[0],
    """
    window
    └─ tabs
       ├─ Home
       └─ stack*
          └─ Bag*
    """,
    """
    window
    └─ stack
       └─ Home*
    """,
    """
    window
    └─ split
       ├─ stack*
       │  └─ Home*
       └─ Account*
    """,
  ]

  @Test(arguments: GuideConfiguration.allCases, places)
  func `A navigation directly after a window was shown ends as one a moment later`(
    _ configuration: GuideConfiguration, _ place: String
  ) async throws {
    for settings in Settings().bothReadings {
      for animated in [true, false] {
        let calm = try await end(configuration, from: place, settings, animated, isAtRest: true)
        let hasty = try await end(configuration, from: place, settings, animated, isAtRest: false)
        #expect(hasty == calm)
      }
    }
  }

  @Test(arguments: [true, false])
  func `Each container can be changed directly after it was shown`(animated: Bool) async throws {
    try await check(animated) { (page("Home"), page("Bag"), UINavigationController()) }
    try await check(animated) { (page("Home"), page("Bag"), UITabBarController()) }
    try await check(animated) { (page("Home"), page("Bag"), UISplitViewController()) }
    try await check(animated) {
      (page("Home"), page("Bag"), UISplitViewController(style: .doubleColumn))
    }
  }

  /// Fills a container, shows it, and changes what it shows at once.
  private func check<Container: UIViewController & ContainerScreen>(
    _ animated: Bool,
    _ make: @escaping @MainActor () -> (UIViewController, UIViewController, Container)
  ) async throws {
    for change in ["select", "replace"] {
      try await onDevice { simulation in
        let (first, second, container) = make()
        try await container.setContainedScreens([first, second], animated: false)
        let window = simulation.makeWindow(root: container, width: .regular)
        if change == "select" {
          let hidden = container.containedScreens.first { screen in
            !container.visibleScreens.contains { $0 === screen }
          }
          try await container.makeVisible(hidden ?? first, animated: animated)
        } else {
          let last = container.containedScreens.suffix(1)
          try await container.setContainedScreens([page("New")] + last, animated: animated)
        }
        let end = window.drawn
        await simulation.untilIdle()
        #expect(window.drawn == end)
        #expect(simulation.warnings == [], "\(Container.self) \(change)")
      }
    }
  }

  @Test(arguments: [true, false])
  func `A page that was shown just now can be turned`(animated: Bool) async throws {
    try await onDevice { simulation in
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([page("First")], direction: .forward, animated: false)
      let window = simulation.makeWindow(root: pages)
      try await pages.setContainedScreens([page("Second")], animated: animated)
      await simulation.untilIdle()
      #expect(window.drawn == "window\n└─ UIPageViewController\n   └─ Second*")
    }
  }

  @Test(arguments: [true, false])
  func `A prompt can be shown in the window of an app that has just been launched`(
    inTabs: Bool
  ) async throws {
    try await onDevice { simulation in
      let root = inTabs ? UITabBarController() : UIViewController()
      (root as? UITabBarController)?.viewControllers = [page("Home"), page("Bag")]
      let window = simulation.makeWindow(root: root)
      let asked = Task { @MainActor in
        try await Prompt(title: "Sure?", choices: [.default("Yes", true)]).show(in: window)
      }
      try await simulation.wait { root.presentedViewController?.isBeingPresented == false }
      let alert = try #require(root.presentedViewController as? UIAlertController)
      #expect(simulation.tap("Yes", in: alert))
      #expect(try await asked.value == true)
    }
  }

  @Test(arguments: [true, false])
  func `A search that began with the window goes, or stays beneath what is pushed`(
    inContext: Bool
  ) async throws {
    try await onDevice { simulation in
      let home = HomeViewController()
      home.definesPresentationContext = inContext
      let search = UISearchController(searchResultsController: nil)
      home.navigationItem.searchController = search
      let window = simulation.makeWindow(
        root: UINavigationController(rootViewController: home))
      search.isActive = true
      try await WindowRouter(window: window).navigate(
        to: GuideConfigurations.accountInVisibleStack())
      await simulation.untilIdle()
      #expect(window.drawn == "window\n└─ stack\n   ├─ Home\n   └─ Account*")
    }
  }

  /// The screens in the end, or the error.
  private func end(
    _ configuration: GuideConfiguration, from place: String, _ settings: Settings,
    _ animated: Bool, isAtRest: Bool
  ) async throws -> String {
    try await onDevice(settings) { simulation in
      let window = try await simulation.window(
        place, width: place.contains("split") ? .regular : .compact, isAtRest: isAtRest)
      do {
        try await WindowRouter(window: window).navigate(
          to: configuration.inTheGuide, animated: animated)
      } catch let error as NavigationError {
        return "\(error)\n\(window.drawn)"
      }
      let end = window.drawn
      await simulation.untilIdle()
      #expect(window.drawn == end)
      return end
    }
  }
}
#endif
