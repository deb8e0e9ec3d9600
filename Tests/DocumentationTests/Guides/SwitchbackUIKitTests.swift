#if !canImport(UIKit)
import SwitchbackUIKit
import Testing
import UIKitSimulator

@MainActor
struct SwitchbackUIKitTests {
  @Test func `A product is presented in a stack of its own`() async throws {
    try await Simulation.run { simulation in
      let window = await simulation.show(HomeViewController())
      // snippet begin: product
      let product = StepAssembly { (id: Int) in ProductViewController(id) }
        .using(.push())
        .from(.newStack())

      let router = window.router
      try await router.navigate(to: product(42))
      print(window.drawing)
      // snippet end
      // output: product
      prints(
        """
        window
        ├─ HomeViewController
        └─ modal UINavigationController
           └─ ProductViewController(42)*
        """)
    }
  }
}
#endif
