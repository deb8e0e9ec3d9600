#if !canImport(UIKit)
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// A tap on the tab that is selected already, and a screen without a tab bar.
@MainActor
struct TabBarTests {
  // snippet begin: delegate
  final class TabTaps: NSObject, UITabBarControllerDelegate {
    func tabBarController(
      _ tabBarController: UITabBarController,
      shouldSelect viewController: UIViewController
    ) -> Bool {
      let tabs = tabBarController.viewControllers
      let index = tabs?.firstIndex(of: viewController)
      guard index == tabBarController.selectedIndex else { return true }
      tabBarController.navigateBack(.popToRoot)
      return false
    }
  }
  // snippet end

  // snippet begin: hide
  @MainActor
  enum Chains {
    static let account = StepAssembly {
      let screen = AccountViewController()
      screen.hidesBottomBarWhenPushed = true
      return screen
    }
    .using(.push())
    .from(.visibleStack())
  }
  // snippet end

  private func show(
    on simulation: Simulation
  ) async -> (UIWindow, UITabBarController, UINavigationController) {
    let stack = UINavigationController(rootViewController: HomeViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, BagViewController()]
    return (await simulation.show(tabs), tabs, stack)
  }

  @Test func `A tap on the selected tab goes to its first screen`() async throws {
    try await Simulation.run { simulation in
      let (window, _, stack) = await show(on: simulation)
      let router = window.router
      // snippet begin: set
      // Keep it: UIKit references a delegate weakly.
      let taps = TabTaps()
      let tabs = window.rootViewController as? UITabBarController
      tabs?.delegate = taps
      // snippet end
      try await router.navigate(to: Chains.account)
      print(window.drawing)
      prints(
        """
        window
        └─ UITabBarController
           ├─ UINavigationController*
           │  ├─ HomeViewController
           │  └─ AccountViewController*
           └─ BagViewController
        """)
      let bar = try #require(tabs)
      #expect(!simulation.tap(stack, in: bar))
      await simulation.untilIdle()
      print(window.drawing)
      prints(
        """
        window
        └─ UITabBarController
           ├─ UINavigationController*
           │  └─ HomeViewController*
           └─ BagViewController
        """)
      #expect(simulation.tap(try #require(bar.viewControllers?.last), in: bar))
      #expect(bar.selectedIndex == 1)
      withExtendedLifetime(taps) {}
    }
  }

  @Test func `The account has no tab bar below it`() async throws {
    try await Simulation.run { simulation in
      let (window, _, stack) = await show(on: simulation)
      // snippet begin: navigate
      try await window.router.navigate(to: Chains.account)
      // snippet end
      #expect(stack.topViewController?.hidesBottomBarWhenPushed == true)
    }
  }
}
#endif
