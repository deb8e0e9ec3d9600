import SwitchbackUIKit

// snippet begin: root
/// Maps each screen to its assembly. When you add a screen, the compiler asks
/// for its assembly.
@MainActor
struct RootAssembly {
  let bag: Bag

  func assembly(for view: AppView, coordinator: any Coordination) -> any Assembly
  {
    switch view {
    case .products: ProductsAssembly(coordinator: coordinator)
    case .product(let id):
      ProductAssembly(id: id, bag: bag, coordinator: coordinator)
    case .bag: BagAssembly(bag: bag, coordinator: coordinator)
    }
  }
}
// snippet end

// snippet begin: assembly
/// Builds one screen with all its parts.
@MainActor
protocol Assembly {
  func build() -> AppViewController
}

struct ProductAssembly: Assembly {
  let id: Int
  let bag: Bag
  let coordinator: any Coordination

  func build() -> AppViewController {
    ProductViewController(
      .product(id: id),
      ProductViewModel(id: id, bag: bag, coordinator: coordinator))
  }
}
// snippet end

struct ProductsAssembly: Assembly {
  let coordinator: any Coordination

  func build() -> AppViewController {
    ProductsViewController(.products, ProductsViewModel(coordinator: coordinator))
  }
}

struct BagAssembly: Assembly {
  let bag: Bag
  let coordinator: any Coordination

  func build() -> AppViewController {
    BagViewController(.bag, BagViewModel(bag: bag, coordinator: coordinator))
  }
}
