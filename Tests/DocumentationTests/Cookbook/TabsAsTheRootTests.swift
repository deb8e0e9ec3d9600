#if !canImport(UIKit)
import SwitchbackUIKit
import Testing
import UIKitSimulator

@MainActor
struct TabsAsTheRootTests {
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
  }
  // snippet end

  @Test func `Tabs become the root`() async throws {
    try await Simulation.run { simulation in
      let page = Transcript()
      @MainActor func print(_ value: Any) { page.print(value) }
      let window = await simulation.show(LaunchViewController())
      let router = window.router
      // snippet begin: navigate
      print(try await router.navigate(to: Chains.tabs))
      print(window.drawing)
      // snippet end
      // output: after
      page.prints(
        """
        UITabBarController is on screen; reused LaunchViewController; built UITabBarController
        window
        └─ UITabBarController
           ├─ HomeViewController*
           └─ AccountViewController
        """)
      // snippet begin: again
      print(try await router.navigate(to: Chains.tabs))
      // snippet end
      // output: again
      page.prints(
        """
        UITabBarController is on screen already
        """)
    }
  }
}
#endif
