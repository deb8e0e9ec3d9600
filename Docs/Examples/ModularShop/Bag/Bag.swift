import ShopDestinations
import Switchback
import SwitchbackLinks
import SwitchbackModel

/// The bag and the checkout.
@MainActor
public struct Bag {
  private let ground: BoundStep
  private let catalogue: Navigator<CatalogueDestination>

  /// - Parameters:
  ///   - ground: The chain to the first screen of the bag.
  ///   - catalogue: Opens the catalogue, wherever it is.
  public init(ground: BoundStep, catalogue: Navigator<CatalogueDestination>) {
    self.ground = ground
    self.catalogue = catalogue
  }

  /// The first screen of the bag.
  public func makeFirstScreen() -> ModelScreen { BagScreen(catalogue: catalogue) }

  /// Returns the chain to each destination of the bag.
  @BoundStepBuilder
  public func step(for destination: BagDestination) -> BoundStep {
    switch destination {
    case .bag: bag
    case .checkout: checkout
    }
  }

  private var bag: DestinationStep<BagScreen, Void> {
    SingleStep(finder: ClassFinder(), factory: NilFactory()).from(ground)
      .assemble()
  }

  private var checkout: DestinationStep<CheckoutScreen, Void> {
    SingleStep(
      finder: ClassFinder(), factory: ClosureFactory { CheckoutScreen() }
    )
    .using(PresentModally())
    .from(bag)
    .assemble()
  }
}

extension Bag {
  /// The links that lead to the bag.
  public nonisolated static var links: [DeepLink<BagDestination>] {
    [DeepLink("bag", to: .bag), DeepLink("checkout", to: .checkout)]
  }
}

/// The products that the user is about to buy. Each leads to its page in the catalogue, whose screens
/// this feature does not import.
final class BagScreen: ModelScreen {
  private let catalogue: Navigator<CatalogueDestination>

  init(catalogue: Navigator<CatalogueDestination>) {
    self.catalogue = catalogue
    super.init()
  }

  /// Opens the page of a product that the user has tapped.
  func select(_ id: Int) async throws {
    try await catalogue.navigate(to: .product(id))
  }
}

final class CheckoutScreen: ModelScreen {}
