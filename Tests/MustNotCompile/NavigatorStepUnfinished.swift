// expect: The chain is not finished. Continue with using and from, and end with .from(.current()) or .from(.root()).
import Switchback
import SwitchbackModel

@MainActor private func make(router: WindowRouter) -> Navigator<ShopDestination> {
  Navigator(router: router) { destination in
    switch destination {
    case .home: home
    case .orders: StepAssembly(finder: ClassFinder(), factory: BagFactory())  // error
    }
  }
}
