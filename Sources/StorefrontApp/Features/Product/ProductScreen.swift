import Switchback
import SwitchbackModel

/// One product.
final class ProductScreen: ModelScreen, ContextChecking {
  /// The product on display.
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

  /// Refuses an unknown product before the router builds or changes anything, or asks the user to
  /// log in.
  func prepare(with context: Product.ID) throws { _ = try shop.product(context) }

  func build(with context: Product.ID) throws -> ProductScreen {
    ProductScreen(try shop.product(context))
  }
}
