#if !canImport(UIKit)
import Testing
import UIKitSimulator

/// What has no place in the bar.
struct MoreTests {
  @Test(arguments: 0...5)
  func `A screen that is taken out of More is let go of`(turns: Int) async throws {
    try await Simulation.run { simulation in
      let tabs = UITabBarController()
      tabs.viewControllers = (0..<5).map { _ in UIViewController() }
      let window = simulation.makeWindow(root: tabs, width: .compact)
      await simulation.untilIdle()
      weak var sixth: UIViewController?
      do {
        let screen = UIViewController()
        sixth = screen
        tabs.setViewControllers((tabs.viewControllers ?? []) + [screen], animated: true)
        tabs.selectedViewController = screen
      }
      for _ in 0..<turns { simulation.loop.turn() }
      tabs.selectedIndex = 0
      tabs.setViewControllers(Array((tabs.viewControllers ?? []).prefix(5)), animated: false)
      await simulation.untilIdle()
      #expect(sixth == nil)
      withExtendedLifetime(window) {}
    }
  }

  @Test(arguments: [UIUserInterfaceSizeClass.compact, .regular])
  func `The sixth tab, selected before the tabs are on display, appears with them`(
    width: UIUserInterfaceSizeClass
  ) async throws {
    try await Simulation.run { simulation in
      let story = Story()
      let pages = (0..<6).map { Page("\($0)", story) }
      let tabs = UITabBarController()
      tabs.viewControllers = pages
      tabs.selectedIndex = 5
      let window = simulation.makeWindow(root: tabs, width: width)
      await simulation.untilIdle()
      #expect(story.takeAppearance() == ["5 willAppear", "5 didAppear"])
      let isInBar = pages[5].parent === tabs
      #expect(isInBar == (width == .regular))
      #expect(pages[5].view.window === window)
      #expect(simulation.warnings.isEmpty)
    }
  }
}
#endif
