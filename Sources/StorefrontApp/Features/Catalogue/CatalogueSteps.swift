import Switchback
import SwitchbackModel

/// The chain to a category: it is above the catalogue, in the stack of that tab.
@MainActor
enum CatalogueSteps {
  /// - Parameter catalogue: The first screen of its tab. It needs no context, so it is adapted to the
  ///   one of this chain.
  static func category(
    from catalogue: DestinationStep<CatalogueScreen, Void>
  ) -> DestinationStep<CategoryScreen, Listing> {
    StepAssembly(
      finder: .classWithContextFinder(),
      factory: ClosureFactory { (listing: Listing) in CategoryScreen(listing) }
    )
    .adding(.settingContext())
    .using(.push())
    .from(catalogue.expectingContainer(ModelStack.self))
    .assemble()
  }
}
