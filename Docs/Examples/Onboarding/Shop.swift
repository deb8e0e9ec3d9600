import SwitchbackLinks
import SwitchbackUIKit

/// The user who has logged in.
struct User {
  let name: String
}

// snippet begin: destinations
/// The destinations of screens after the log-in.
nonisolated enum ShopDestination: Hashable, Sendable {
  case home
  case orders
  case order(Int)
}

extension ShopDestination {
  static func links() throws(LinkError) -> LinkTable<ShopDestination> {
    try LinkTable(schemes: ["shop"]) {
      DeepLink("home", to: .home)
      DeepLink("orders", to: .orders)
      DeepLink("order", .path("number", Int.self)) {
        .order($0)
      } print: {
        if case .order(let number) = $0 { number } else { nil }
      }
    }
  }
}
// snippet end

// snippet begin: shop
/// The part of the app for users who have logged in.
@MainActor
struct Shop {
  let user: User
  let router: any Router

  var navigator: Navigator<ShopDestination> {
    Navigator(router: router, step: step(for:))
  }

  @BoundStepBuilder
  private func step(for destination: ShopDestination) -> BoundStep {
    switch destination {
    case .home: home
    case .orders: orders
    case .order(let number): order(number)
    }
  }

  private var home: DestinationStep<HomeViewController, Void> {
    StepAssembly { HomeViewController(user: user, navigator: navigator) }
      .using(.push()).from(.newRoot)
  }

  private var orders: DestinationStep<OrdersViewController, Void> {
    StepAssembly { OrdersViewController(navigator: navigator) }
      .using(.push()).from(home.stack())
  }

  private var order: DestinationStep<OrderViewController, Int> {
    StepAssembly { OrderViewController(number: $0) }
      .using(.push()).from(orders.stack())
  }
}
// snippet end
