#if !canImport(UIKit)
import SwitchbackUIKit
import Testing
import UIKitSimulator

@MainActor
struct WhereverTheUserIsTests {
  // snippet begin: chain
  @MainActor
  enum Chains {
    static let tabs = StepAssembly(
      finder: ScreenFinder(),
      factory: CompleteFactory(factory: TabBarControllerFactory())
        .with(ClassFactory<HomeViewController, Void>(), using: .addTab())
        .with(ClassFactory<AccountViewController, Void>(), using: .addTab())
    )
    .using(.replaceRoot())
    .from(.root())

    static let account = StepAssembly(existing: AccountViewController.self)
      .from(tabs)
  }
  // snippet end

  @Test func `The tab is selected from anywhere`() async throws {
    try await Simulation.run { simulation in
      let window = await simulation.show(LaunchViewController())
      let router = window.router
      print(try await router.navigate(to: Chains.account))
      print(window.drawing)
      prints(
        """
        AccountViewController is on screen; built UITabBarController
        window
        └─ UITabBarController
           ├─ HomeViewController
           └─ AccountViewController*
        """)
      (window.rootViewController as? UITabBarController)?.selectedIndex = 0
      window.rootViewController?.present(
        LoginViewController(), animated: false, completion: nil)
      await simulation.untilIdle()
      print(window.drawing)
      // output: modal
      prints(
        """
        window
        ├─ UITabBarController
        │  ├─ HomeViewController*
        │  └─ AccountViewController
        └─ modal LoginViewController
        """)
      // snippet begin: second
      print(try await router.navigate(to: Chains.account))
      print(window.drawing)
      // snippet end
      // output: second
      prints(
        """
        AccountViewController is on screen; reused AccountViewController
        window
        └─ UITabBarController
           ├─ HomeViewController
           └─ AccountViewController*
        """)
    }
  }
}
#endif
