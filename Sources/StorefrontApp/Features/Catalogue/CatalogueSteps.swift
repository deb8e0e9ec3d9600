import Switchback
import SwitchbackModel

/// The chain to a category, which is pushed above the catalogue in its tab.
@MainActor
enum CatalogueSteps {
  /// - Parameter catalogue: The first screen of its tab. It needs no context, so the chain adapts
  ///   it to its own.
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
