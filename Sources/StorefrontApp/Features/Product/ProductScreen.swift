import Switchback
import SwitchbackModel

/// One product.
final class ProductScreen: ModelScreen, ContextChecking {
  /// What is shown.
  let product: Product

  /// The screen of a product.
  init(_ product: Product) {
    self.product = product
    super.init()
  }

  override var name: String { "Product(\(product.id))" }

  func isTarget(for context: Product.ID) -> Bool { product.id == context }
}

/// Builds the screen of a product, if the shop has it.
struct ProductFactory: Factory {
  let shop: Shop

  /// Refuses before anything is built or changed, and before the user is asked to log in.
  func prepare(with context: Product.ID) throws { _ = try shop.product(context) }

  func build(with context: Product.ID) throws -> ProductScreen {
    ProductScreen(try shop.product(context))
  }
}
