#if !canImport(UIKit)
import SwitchbackUIKit
import Testing
import UIKitSimulator

@MainActor
struct FromRouteComposerTests {
  @Test func `The guide's spelling and the short one are the same`() async throws
  {
    try await Simulation.run { simulation in
      let window = await simulation.show(HomeViewController())
      // snippet begin: long
      let product = StepAssembly(
        finder: ClassWithContextFinder<ProductViewController, Int>(),
        factory: ClosureFactory { (id: Int) in ProductViewController(id) }
      )
      .using(UINavigationController.pushToNavigation())
      .from(NavigationControllerStep())
      .using(GeneralAction.presentModally())
      .from(GeneralStep.current())
      .assemble()

      let router = WindowRouter(window: window)
      try await router.navigate(to: product, with: 42)
      // snippet end
      let drawing = window.drawing
      let other = await simulation.show(HomeViewController())
      // snippet begin: short
      let inShort = StepAssembly { (id: Int) in ProductViewController(id) }
        .using(.push())
        .from(.newStack())
      // snippet end
      try await other.router.navigate(to: inShort(42))
      #expect(other.drawing == drawing)
    }
  }
}
#endif
