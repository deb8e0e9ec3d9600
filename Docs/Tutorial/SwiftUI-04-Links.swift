import SwitchbackLinks
import SwitchbackSwiftUI

nonisolated enum ShopDestination: Destination, Hashable {
  case product(Int)
  case orders

  @MainActor var step: BoundStep {
    switch self {
    case .product(let id): Chains.product(id)
    case .orders: Chains.orders
    }
  }

  static let links = Result {
    try LinkTable<ShopDestination>(schemes: ["shop"]) {
      DeepLink("orders", to: .orders)
      DeepLink("product", .path("id", Int.self)) {
        .product($0)
      } print: {
        if case .product(let id) = $0 { id } else { nil }
      }
    }
  }
}
