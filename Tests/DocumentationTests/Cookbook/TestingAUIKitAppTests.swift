#if !canImport(UIKit)
import SwitchbackTesting
import SwitchbackUIKit
import Testing
import UIKitSimulator

@MainActor
struct TestingAUIKitAppTests {
  static let bag = AnAppFromItsSceneDelegateTests.Chains.bag
  static let product = AnAppFromItsSceneDelegateTests.Chains.product

  // snippet begin: test
  @Test func `A product is pushed after the home screen, wherever the user is`()
    async throws
  {
    try await Simulation.run { simulation in
      let tabs = UITabBarController()
      let stack = UINavigationController(rootViewController: HomeViewController())
      tabs.viewControllers = [stack, BagViewController()]
      let window = simulation.makeWindow(root: tabs)
      await simulation.untilIdle()

      simulation.tap(try #require(tabs.viewControllers?.last), in: tabs)
      try await NavigationTester(window).expect(
        Self.product(42),
        shows: """
          window
          └─ UITabBarController
             ├─ UINavigationController*
             │  ├─ HomeViewController
             │  └─ ProductViewController(42)*
             └─ BagViewController
          """)

      simulation.swipeBack(in: stack)?.complete()
      await simulation.untilIdle()
      #expect(stack.topViewController is HomeViewController)
      #expect(simulation.warnings.isEmpty)
    }
  }
  // snippet end
}
#endif
