import ShopDestinations
import Switchback
import SwitchbackLinks
import SwitchbackModel

// snippet begin: feature
/// The catalogue: a list of products, and a page for each.
@MainActor
public struct Catalogue {
  private let ground: BoundStep
  private let bag: Navigator<BagDestination>

  /// - Parameters:
  ///   - ground: The chain to the stack with the first screen of the catalogue.
  ///   - bag: Opens the bag, whichever feature shows it.
  public init(ground: BoundStep, bag: Navigator<BagDestination>) {
    self.ground = ground
    self.bag = bag
  }

  /// The first screen of the catalogue.
  public func makeFirstScreen() -> ModelScreen { ProductListScreen() }

  /// Returns the chain to each destination of the catalogue.
  @BoundStepBuilder
  public func step(for destination: CatalogueDestination) -> BoundStep {
    switch destination {
    case .list: list
    case .product(let id): BoundStep(product, with: id)
    }
  }

  private var list: DestinationStep<ProductListScreen, Void> {
    SingleStep(finder: ClassFinder(), factory: NilFactory()).from(ground)
      .assemble()
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
