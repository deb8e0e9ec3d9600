#if !canImport(UIKit)
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// The chains for UIKit that the README shows.
@MainActor
struct ReadmeUIKitTests {
  // snippet begin: chains
  @MainActor
  enum Chains {
    // The home screen is always there.
    static let home = GeneralStep.existing(HomeViewController.self)

    // A new product is pushed onto the stack of the home screen.
    static let product = StepAssembly { (id: Int) in ProductViewController(id) }
      .using(.push())
      .from(home.stack())
  }
  // snippet end

  @Test func `The chain for UIKit leads to the product`() async throws {
    try await Simulation.run { simulation in
      let tabs = UITabBarController()
      tabs.viewControllers = [
        UINavigationController(rootViewController: HomeViewController()),
        BagViewController(),
      ]
      tabs.selectedIndex = 1
      let window = await simulation.show(tabs)
      // snippet begin: navigate
      try await window.router.navigate(to: Chains.product(42))
      // snippet end
      print(window.drawing)
      // output: after
      prints(
        """
        window
        └─ UITabBarController
           ├─ UINavigationController*
           │  ├─ HomeViewController
           │  └─ ProductViewController(42)*
           └─ BagViewController
        """)
    }
  }
}
#endif
