#if !canImport(UIKit)
import SwitchbackUIKit
import Testing
import UIKitSimulator

@MainActor
struct PushIntoAStackThatIsThereTests {
  // snippet begin: chain
  @MainActor
  enum Chains {
    static let account = StepAssembly(AccountViewController.self)
      .using(.push())
      .from(.existing(UINavigationController.self))
  }
  // snippet end

  @Test func `Account is pushed where there is a stack`() async throws {
    try await Simulation.run { simulation in
      let page = Transcript()
      @MainActor func print(_ value: Any) { page.print(value) }
      let window = await simulation.show(
        UINavigationController(rootViewController: HomeViewController()))
      window.rootViewController?.present(
        BagViewController(), animated: false, completion: nil)
      await simulation.untilIdle()
      let router = window.router
      print(window.drawing)
      // output: before
      page.prints(
        """
        window
        ├─ UINavigationController
        │  └─ HomeViewController*
        └─ modal BagViewController
        """)
      // snippet begin: navigate
      try await router.navigate(to: Chains.account)
      print(window.drawing)
      // snippet end
      // output: after
      page.prints(
        """
        window
        └─ UINavigationController
           ├─ HomeViewController
           └─ AccountViewController*
        """)
    }
  }

  @Test func `Without a stack nothing happens`() async throws {
    try await Simulation.run { simulation in
      let page = Transcript()
      @MainActor func print(_ value: Any) { page.print(value) }
      let window = await simulation.show(HomeViewController())
      let router = window.router
      // snippet begin: error
      do {
        try await router.navigate(to: Chains.account)
      } catch {
        print(error)
      }
      // snippet end
      // output: error
      page.prints(
        """
        AccountViewController was not reached. None of the chain's screens is there, so there is nothing to start from. End the chain with GeneralStep.current() or GeneralStep.root(), which are always there.
          · AccountViewController   not found: 1 screen looked at, none is an AccountViewController
                                    looked for everywhere by ScreenFinder
                                    built by ClassFactory, integrated by Push
        ▸ · UINavigationController  not found: 1 screen looked at, none is a UINavigationController; skipped
                                    looked for everywhere by ScreenFinder
        """)
    }
  }
}
#endif
