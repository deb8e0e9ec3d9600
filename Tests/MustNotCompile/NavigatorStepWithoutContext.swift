// expect: This destination needs a context, in parentheses behind the chain: product(42).
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
