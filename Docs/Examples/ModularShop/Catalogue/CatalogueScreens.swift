import ShopDestinations
import Switchback
import SwitchbackModel

final class ProductListScreen: ModelScreen {}

// snippet begin: product
/// A product, with a button that leads to the bag. This feature imports no
/// screen of the bag.
final class ProductScreen: ModelScreen, ContextChecking {
  private let id: Int
  private let bag: Navigator<BagDestination>

  init(_ id: Int, bag: Navigator<BagDestination>) {
    self.id = id
    self.bag = bag
    super.init()
  }

  override var name: String { "Product(\(id))" }

  func isTarget(for context: Int) -> Bool { id == context }

  /// The action of the button "Buy".
  func buy() async throws { try await bag.navigate(to: .bag) }
}
// snippet end
