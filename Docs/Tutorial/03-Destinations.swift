import SwitchbackUIKit

nonisolated enum ShopDestination: Destination, Hashable {
  case product(Int)
  case account

  @MainActor var step: BoundStep {
    switch self {
    case .product(let id): Chains.product(id)
    case .account: Chains.account
    }
  }
}
