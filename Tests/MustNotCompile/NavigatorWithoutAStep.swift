// expect: switch must be exhaustive
import Switchback
import SwitchbackModel

@MainActor private func make(router: WindowRouter) -> Navigator<ShopDestination> {
  Navigator(router: router) { destination in
    switch destination {  // error
    case .home: BoundStep(home)
    }
  }
}
