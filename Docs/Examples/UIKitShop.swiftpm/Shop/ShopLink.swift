import Switchback
import SwitchbackLinks

/// The destinations of links, push messages, quick actions and buttons.
public nonisolated enum ShopLink: Hashable, Codable, Sendable {
  case home
  case bag
  case account
  case product(Int)
  case catalogue
  /// A product of the catalogue.
  case offer(Int)
  case review
  case filter

  /// Reads links such as `shop://product/42`, and the same on the web: `https://shop.example/product/42`.
  static func table() throws(LinkError) -> LinkTable<ShopLink> {
    try LinkTable(schemes: ["shop"], hosts: ["shop.example"]) {
      DeepLink("home", to: .home)
      DeepLink("bag", to: .bag)
      DeepLink("account", to: .account)
      DeepLink("catalogue", to: .catalogue)
      DeepLink("review", to: .review)
      DeepLink("filter", to: .filter)
      DeepLink("product", .path("id", Int.self)) {
        .product($0)
      } print: {
        if case .product(let id) = $0 { id } else { nil }
      }
      DeepLink("offer", .path("id", Int.self)) {
        .offer($0)
      } print: {
        if case .offer(let id) = $0 { id } else { nil }
      }
    }
  }
}
