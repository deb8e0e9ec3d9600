import ShopDestinations
import Switchback
import SwitchbackLinks
import SwitchbackModel

// snippet begin: feature
/// The catalogue: a list of products, and each of them.
@MainActor
public struct Catalogue {
  private let ground: BoundStep
  private let bag: Navigator<BagDestination>

  /// - Parameters:
  ///   - ground: Brings the first screen of the catalogue with it, in a stack.
  ///   - bag: Leads to the bag, in whichever feature it is.
  public init(ground: BoundStep, bag: Navigator<BagDestination>) {
    self.ground = ground
    self.bag = bag
  }

  /// The first screen of the catalogue.
  public func makeFirstScreen() -> ModelScreen { ProductListScreen() }

  /// How the catalogue's destinations are reached.
  public func step(for destination: CatalogueDestination) -> BoundStep {
    switch destination {
    case .list: BoundStep(list)
    case .product(let id): BoundStep(product, with: id)
    }
  }

  private var list: DestinationStep<ProductListScreen, Void> {
    SingleStep(finder: ClassFinder(), factory: NilFactory()).from(ground).assemble()
  }

  private var product: DestinationStep<ProductScreen, Int> {
    SingleStep(
      finder: ClassWithContextFinder(),
      factory: ClosureFactory { (id: Int) in ProductScreen(id, bag: bag) }
    )
    .using(Push<ModelStack>())
    .from(list.expectingContainer())
    .assemble()
  }
}
// snippet end

extension Catalogue {
  // snippet begin: links
  /// The links that lead to the catalogue.
  public nonisolated static var links: [DeepLink<CatalogueDestination>] {
    [
      DeepLink("catalogue", to: .list),
      DeepLink("product", .path("id", Int.self)) {
        .product($0)
      } print: {
        if case .product(let id) = $0 { id } else { nil }
      },
    ]
  }
  // snippet end
}
