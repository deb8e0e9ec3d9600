import SwitchbackModel
import Testing

@MainActor
struct ModularAppsTests {
  // snippet begin: destinations
  // In a module of its own, which every feature imports. It knows no screen.
  enum ShopDestination: Hashable {
    case bag
    case product(Int)
  }
  // snippet end

  // snippet begin: feature
  // In the feature "Catalogue", which does not know the feature "Bag".
  final class CatalogueScreen: ModelScreen {
    private let navigator: Navigator<ShopDestination>

    init(navigator: Navigator<ShopDestination>) {
      self.navigator = navigator
      super.init()
    }

    func tapBag() { navigator.go(to: .bag) }
  }
  // snippet end

  // snippet begin: app
  // In the app, which imports all features.
  @MainActor
  struct ShopSteps {
    let bag: DestinationStep<BagScreen, Void>
    let product: DestinationStep<ProductScreen, Int>

    @BoundStepBuilder
    func step(for destination: ShopDestination) -> BoundStep {
      switch destination {
      case .bag: bag
      case .product(let id): product(id)
      }
    }
  }
  // snippet end

  @Test func `A feature opens another that it does not import`() async throws {
    let window = ModelWindow()
    // snippet begin: compose
    let steps = ShopSteps(
      bag: StepAssembly { BagScreen() }
        .using(.presentModally()).from(.current()),
      product: StepAssembly { (id: Int) in ProductScreen(id) }
        .using(.presentModally()).from(.current()))
    let router = window.router
    let navigator = Navigator(router: router, step: steps.step(for:))
    let catalogue = CatalogueScreen(navigator: navigator)
    // snippet end
    try await window.setRootScreen(catalogue, animated: false)
    // snippet begin: tap
    catalogue.tapBag()
    // snippet end
    try await navigator.navigate(to: .bag)
    print(window.drawing)
    // output: after
    prints(
      """
      window
      ├─ Catalogue
      └─ modal Bag
      """)
    // snippet begin: scoped
    // This one can open products, and nothing else.
    let products: Navigator<Int> = navigator.scoped { .product($0) }
    try await products.navigate(to: 42)
    print(window.drawing)
    // snippet end
    // output: scoped
    prints(
      """
      window
      ├─ Catalogue
      ├─ modal Bag
      └─ modal Product(42)
      """)
  }
}
