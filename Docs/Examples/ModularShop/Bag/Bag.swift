import ShopDestinations
import Switchback
import SwitchbackLinks
import SwitchbackModel

/// What is about to be bought, and the checkout.
@MainActor
public struct Bag {
  private let ground: BoundStep
  private let catalogue: Navigator<CatalogueDestination>

  /// - Parameters:
  ///   - ground: Brings the bag with it.
  ///   - catalogue: Leads to the catalogue, in whichever feature it is.
  public init(ground: BoundStep, catalogue: Navigator<CatalogueDestination>) {
    self.ground = ground
    self.catalogue = catalogue
  }

  /// The first screen of the bag.
  public func makeFirstScreen() -> ModelScreen { BagScreen(catalogue: catalogue) }

  /// How the bag's destinations are reached.
  public func step(for destination: BagDestination) -> BoundStep {
    switch destination {
    case .bag: BoundStep(bag)
    case .checkout: BoundStep(checkout)
    }
  }

  private var bag: DestinationStep<BagScreen, Void> {
    SingleStep(finder: ClassFinder(), factory: NilFactory()).from(ground).assemble()
  }

  private var checkout: DestinationStep<CheckoutScreen, Void> {
    SingleStep(finder: ClassFinder(), factory: ClosureFactory { CheckoutScreen() })
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

/// What is about to be bought. Each product leads to its page, of which this feature knows no screen.
final class BagScreen: ModelScreen {
  private let catalogue: Navigator<CatalogueDestination>

  init(catalogue: Navigator<CatalogueDestination>) {
    self.catalogue = catalogue
    super.init()
  }

  /// A product has been tapped.
  func select(_ id: Int) async throws { try await catalogue.navigate(to: .product(id)) }
}

final class CheckoutScreen: ModelScreen {}
