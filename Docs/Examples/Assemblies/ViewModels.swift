/// The products that the user is about to buy.
@MainActor
final class Bag {
  var products: [Int] = []
}

// snippet begin: model
/// The view model of a product. It depends on no screens and no toolkit.
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

/// The view model of the list of products.
@MainActor
struct ProductsViewModel {
  let coordinator: any Coordination

  func select(_ id: Int) { coordinator.show(view: .product(id: id)) }
}

/// The view model of the bag.
@MainActor
struct BagViewModel {
  let bag: Bag
  let coordinator: any Coordination

  func close() { coordinator.popFromCurrentController() }

  /// Pays, and shows the products with nothing to go back to.
  func pay() {
    bag.products = []
    coordinator.show(view: .products, firstPosition: true)
  }
}
