// expect: This destination needs a context: BoundStep(step, with: context).
import Switchback
import SwitchbackModel

@MainActor private func make(router: WindowRouter) -> Navigator<ShopDestination> {
  Navigator(router: router) { destination in
    switch destination {
    case .home: home
    case .orders: numberedHome  // error
    }
  }
}
