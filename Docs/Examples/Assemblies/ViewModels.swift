/// What is about to be bought.
@MainActor
final class Bag {
  var products: [Int] = []
}

// snippet begin: model
/// What a product's screen does. It knows no screens and no toolkit.
@MainActor
struct ProductViewModel {
  let id: Int
  let bag: Bag
  let coordinator: any Coordination

  func buy() {
    bag.products.append(id)
    coordinator.show(view: .bag)
  }
}
// snippet end

/// What the list of products does.
@MainActor
struct ProductsViewModel {
  let coordinator: any Coordination

  func select(_ id: Int) { coordinator.show(view: .product(id: id)) }
}

/// What the bag's screen does.
@MainActor
struct BagViewModel {
  let bag: Bag
  let coordinator: any Coordination

  func close() { coordinator.popFromCurrentController() }

  /// The bag is paid for, and there is nothing to go back to.
  func pay() {
    bag.products = []
    coordinator.show(view: .products, firstPosition: true)
  }
}
