#if !canImport(UIKit)
import SwitchbackModel
import SwitchbackUIKit
import Testing
import UIKitSimulator

// snippet begin: host
/// What the chains need of a host.
@MainActor
protocol ShopHost {
  associatedtype Home: Screen
  associatedtype Product: Screen
  associatedtype Stack: StackContainer

  static func product(_ id: Int) -> Product
}
// snippet end

// snippet begin: chains
@MainActor
enum ShopChains<Host: ShopHost> {
  static var home: DestinationStep<Host.Home, Void> {
    .existing(Host.Home.self)
  }

  static var product: DestinationStep<Host.Product, Int> {
    StepAssembly { (id: Int) in Host.product(id) }
      .using(Host.Stack.push())
      .from(home.stack())
  }
}
// snippet end

// snippet begin: hosts
enum ModelShop: ShopHost {
  typealias Home = HomeScreen
  typealias Stack = ModelStack

  static func product(_ id: Int) -> ProductScreen { ProductScreen(id) }
}

enum UIKitShop: ShopHost {
  typealias Home = HomeViewController
  typealias Stack = UINavigationController

  static func product(_ id: Int) -> ProductViewController {
    ProductViewController(id)
  }
}
// snippet end

// snippet begin: use
@MainActor
func showProduct(
  in modelWindow: ModelWindow, and uiWindow: UIWindow
) async throws {
  try await modelWindow.router.navigate(to: ShopChains<ModelShop>.product(42))
  try await uiWindow.router.navigate(to: ShopChains<UIKitShop>.product(42))
}
// snippet end

@MainActor
struct ChainsForSeveralHostsTests {
  @Test func `The same chains lead to the screens of two hosts`() async throws {
    try await Simulation.run { simulation in
      let modelWindow = ModelWindow(ModelStack(HomeScreen()))
      let uiWindow = await simulation.show(
        UINavigationController(rootViewController: HomeViewController()))
      try await showProduct(in: modelWindow, and: uiWindow)
      print(modelWindow.drawing)
      #expect(uiWindow.drawing.contains("Product"))
    }
    prints(
      """
      window
      └─ stack
         ├─ Home
         └─ Product(42)*
      """)
  }
}
#endif
