#if !canImport(UIKit)
import SwitchbackUIKit
import Testing
import UIKitSimulator

@MainActor
struct AScreenInTwoPlacesTests {
  // snippet begin: visible
  @MainActor
  enum Chains {
    static let visibleBag = StepAssembly(BagViewController.self, .currentVisible)
      .using(.presentModally())
      .from(.current())
  }
  // snippet end

  // snippet begin: new
  @MainActor
  enum NewBagChains {
    static let newBag = StepAssembly(
      finder: NilFinder(), factory: ClassFactory<BagViewController, Void>()
    )
    .using(.presentModally())
    .from(.current())
  }
  // snippet end

  // snippet begin: presented
  struct PresentedBagFinder: StackIteratingFinder {
    let options = SearchOptions.everywhere

    func isTarget(_ screen: BagViewController, with context: Void) -> Bool {
      screen.presentingScreen != nil
    }
  }

  @MainActor
  enum SheetChains {
    static let presentedBag = StepAssembly(
      finder: PresentedBagFinder(),
      factory: ClassFactory()
    )
    .using(.presentModally())
    .from(.current())
  }
  // snippet end

  /// The tab with the bag is selected.
  static func tabs(_ simulation: Simulation) async -> UIWindow {
    let tabs = UITabBarController()
    tabs.viewControllers = [HomeViewController(), BagViewController()]
    tabs.selectedIndex = 1
    return await simulation.show(tabs)
  }

  @Test func `The finder decides which bag will do`() async throws {
    try await Simulation.run { simulation in
      var window = await Self.tabs(simulation)
      var router = window.router
      print(try await router.navigate(to: Chains.visibleBag))
      print(window.drawing)
      prints(
        """
        BagViewController is on screen already
        window
        └─ UITabBarController
           ├─ HomeViewController
           └─ BagViewController*
        """)
      // snippet begin: own
      print(try await router.navigate(to: SheetChains.presentedBag))
      print(window.drawing)
      // snippet end
      // output: own
      prints(
        """
        BagViewController is on screen; reused UITabBarController; built BagViewController
        window
        ├─ UITabBarController
        │  ├─ HomeViewController
        │  └─ BagViewController*
        └─ modal BagViewController
        """)
      window = await Self.tabs(simulation)
      router = window.router
      // snippet begin: two
      try await router.navigate(to: NewBagChains.newBag)
      try await router.navigate(to: NewBagChains.newBag)
      print(window.drawing)
      // snippet end
      // output: two
      prints(
        """
        window
        ├─ UITabBarController
        │  ├─ HomeViewController
        │  └─ BagViewController*
        ├─ modal BagViewController
        └─ modal BagViewController
        """)
    }
  }
}
#endif
