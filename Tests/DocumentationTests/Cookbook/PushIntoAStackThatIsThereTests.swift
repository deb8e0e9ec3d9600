#if !canImport(UIKit)
import Switchback
import SwitchbackUIKit
import Testing
import UIKitSimulator

@MainActor
struct PushIntoAStackThatIsThereTests {
  // snippet begin: chain
  @MainActor
  enum Chains {
    static let account = StepAssembly(
      finder: ClassFinder<AccountViewController, Any?>(),
      factory: ClassFactory<AccountViewController, Any?>()
    )
    .using(UINavigationController.pushToNavigation())
    .from(
      SingleStep(
        finder: ClassFinder<UINavigationController, Any?>(), factory: NilFactory()
      )
    )
    .from(GeneralStep.current())
    .assemble()
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
      let router = WindowRouter(window: window)
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
      let router = WindowRouter(window: window)
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
        AccountViewController was not reached. Push needs a UINavigationController, and found only HomeViewController. Let the step that comes after Push, in from, find or build a UINavigationController.
        ▸ · AccountViewController   not found: 1 screen looked at, none is an AccountViewController
                                    looked for everywhere by ClassFinder
                                    built by ClassFactory, integrated by Push
          · UINavigationController  not found: 1 screen looked at, none is a UINavigationController; skipped
                                    looked for everywhere by ClassFinder
          ✓ any screen              found: HomeViewController
        """)
    }
  }
}
#endif
