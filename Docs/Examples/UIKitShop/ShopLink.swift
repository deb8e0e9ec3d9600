import SwitchbackLinks

/// What links and push messages can ask for.
enum ShopLink: Hashable, Sendable {
  case home
  case bag
  case account
  case product(Int)

  /// Reads links such as `shop://product/42`.
  static func table() throws(LinkError) -> LinkTable<ShopLink> {
    try LinkTable(schemes: ["shop"]) {
      DeepLink("home", to: .home)
      DeepLink("bag", to: .bag)
      DeepLink("account", to: .account)
      DeepLink("product", .path("id", Int.self)) {
        .product($0)
      } print: {
        if case .product(let id) = $0 { id } else { nil }
      }
    }
  }
}
