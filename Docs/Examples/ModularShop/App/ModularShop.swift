import BagFeature
import CatalogueFeature
import ShopDestinations
import Switchback
import SwitchbackLinks
import SwitchbackModel

// snippet begin: app
/// All destinations of the app, by feature.
nonisolated enum AppDestination: Hashable, Sendable {
  case catalogue(CatalogueDestination)
  case bag(BagDestination)
}

/// The app, the only target that imports all features.
@MainActor
struct ModularShop {
  let router: any Router

  var navigator: Navigator<AppDestination> {
    Navigator(router: router) { destination in
      switch destination {
      case .catalogue(let destination): catalogue.step(for: destination)
      case .bag(let destination): bag.step(for: destination)
      }
    }
  }

  private var catalogue: Catalogue {
    Catalogue(ground: BoundStep(tabs), bag: navigator.scoped(AppDestination.bag))
  }

  private var bag: Bag {
    Bag(
      ground: BoundStep(tabs),
      catalogue: navigator.scoped(AppDestination.catalogue))
  }

  /// The tabs, one for each feature.
  private var tabs: DestinationStep<ModelTabs, Void> {
    SingleStep(
      finder: ClassFinder(),
      factory: ClosureFactory {
        ModelTabs([
          ModelStack(catalogue.makeFirstScreen()),
          ModelStack(bag.makeFirstScreen()),
        ])
      }
    )
    .using(GeneralAction.replaceRoot())
    .from(GeneralStep.root())
    .assemble()
  }
}
// snippet end

extension AppDestination {
  // snippet begin: links
  /// The links of all features.
  static func links() throws(LinkError) -> LinkTable<AppDestination> {
    try LinkTable(schemes: ["shop"]) {
      Catalogue.links.map { link in
        link.map(AppDestination.catalogue) {
          if case .catalogue(let place) = $0 { place } else { nil }
        }
      }
      Bag.links.map { link in
        link.map(AppDestination.bag) {
          if case .bag(let place) = $0 { place } else { nil }
        }
      }
    }
  }
  // snippet end
}
