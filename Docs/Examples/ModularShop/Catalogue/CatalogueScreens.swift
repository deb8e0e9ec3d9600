import ShopDestinations
import Switchback
import SwitchbackModel

final class ProductListScreen: ModelScreen {}

// snippet begin: product
/// A product. It can be put into the bag, of which this feature knows no
/// screen.
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

  /// What the button "Buy" does.
  func buy() async throws { try await bag.navigate(to: .bag) }
}
// snippet end
