#if !canImport(UIKit)
import SwitchbackUIKit
import Testing
import UIKitSimulator

@MainActor
struct AStackThatIsThereOrNewTests {
  // snippet begin: chain
  @MainActor
  enum Chains {
    static let account = StepAssembly(AccountViewController.self, .currentVisible)
      .using(.push())
      .from(.visibleStack(or: .newStack()))
  }
  // snippet end

  @Test func `A stack is taken if the user sees one`() async throws {
    try await Simulation.run { simulation in
      let tabs = UITabBarController()
      tabs.viewControllers = [
        UINavigationController(rootViewController: HomeViewController()),
        BagViewController(),
      ]
      let window = await simulation.show(tabs)
      let router = window.router
      try await router.navigate(to: Chains.account)
      #expect(tabs.selectedIndex == 0)
      tabs.selectedIndex = 1
      await simulation.untilIdle()
      // snippet begin: new
      try await router.navigate(to: Chains.account)
      print(window.drawing)
      // snippet end
      // output: new
      prints(
        """
        window
        ├─ UITabBarController
        │  ├─ UINavigationController
        │  │  ├─ HomeViewController
        │  │  └─ AccountViewController*
        │  └─ BagViewController*
        └─ modal UINavigationController
           └─ AccountViewController*
        """)
    }
  }
}
#endif
