#if !canImport(UIKit)
import Switchback
import SwitchbackTesting
import SwitchbackUIKit
import UIKitSimulator

/// UIKit as the tests of a host's contract use it.
struct UIKitTestHost: TestHost {
  var settings = Settings()

  func makeScreen(_ name: String) -> any Screen { page(name) }

  func makeStack(_ screens: [any Screen]) -> (any StackContainer)? {
    let navigation = UINavigationController()
    navigation.viewControllers = screens.compactMap { $0 as? UIViewController }
    return navigation
  }

  func makeTabs(_ screens: [any Screen]) -> (any TabContainer)? {
    let tabs = UITabBarController()
    tabs.viewControllers = screens.compactMap { $0 as? UIViewController }
    return tabs
  }

  func makeSplit(primary: any Screen, secondary: any Screen) -> (any SplitContainer)? {
    let split = UISplitViewController()
    split.viewControllers = [primary, secondary].compactMap { $0 as? UIViewController }
    return split
  }

  func makeWindow(root: any Screen) async throws -> any ScreenWindow {
    let window = Simulation.current.makeWindow(
      root: root as? UIViewController, width: .regular)
    await settle()
    return window
  }

  func run(_ test: @escaping @MainActor () async throws -> Void) async throws {
    try await Simulation.run(settings: settings) { _ in try await test() }
  }

  func settle() async {
    await Simulation.current.untilIdle()
  }
}
#endif
