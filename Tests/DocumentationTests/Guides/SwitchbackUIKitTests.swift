#if !canImport(UIKit)
import Switchback
import SwitchbackUIKit
import Testing
import UIKitSimulator

@MainActor
struct SwitchbackUIKitTests {
  @Test func `A product is presented in a stack of its own`() async throws {
    try await Simulation.run { simulation in
      let page = Transcript()
      @MainActor func print(_ value: Any) { page.print(value) }
      let window = await simulation.show(HomeViewController())
      // snippet begin: product
      let product = StepAssembly(
        finder: ClassWithContextFinder<ProductViewController, Int>(),
        factory: ClosureFactory { (id: Int) in ProductViewController(id: id) }
      )
      .using(UINavigationController.pushToNavigation())
      .from(NavigationControllerStep())
      .using(GeneralAction.presentModally())
      .from(GeneralStep.current())
      .assemble()

      let router = WindowRouter(window: window)
      try await router.navigate(to: product, with: 42)
      print(window.drawing)
      // snippet end
      // output: product
      page.prints(
        """
        window
        ├─ HomeViewController
        └─ modal UINavigationController
           └─ Product(42)*
        """)
    }
  }
}
#endif
