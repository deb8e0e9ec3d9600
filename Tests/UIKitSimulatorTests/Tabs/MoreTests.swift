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
}
#endif
