import SwitchbackLinks
import SwitchbackSwiftUI

/// The destinations of the shop, as values: links lead to them, and the screens
/// can be saved as them.
nonisolated enum ShopDestination: Hashable, Codable, Sendable {
  case home
  case bag
  case product(Int)
  case address

  /// The links, such as `shop://product/42`.
  static let links = Result {
    try LinkTable<ShopDestination>(schemes: ["shop"]) {
      DeepLink("home", to: .home)
      DeepLink("bag", to: .bag)
      DeepLink("address", to: .address)
      DeepLink("product", .path("id", Int.self)) {
        .product($0)
      } print: {
        if case .product(let id) = $0 { id } else { nil }
      }
    }
  }
}
