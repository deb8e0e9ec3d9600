import SwitchbackLinks

/// The destinations of the app, each with its context. Links, screens that navigate and saved
/// screens use them.
package enum ShopLink: Hashable, Codable, Sendable {
  case home, catalogue, bag, account, orders, login, settings
  case category(Listing)
  case product(Product.ID)
  case gallery(Photo)
  case checkout(CheckoutForm)
  case order(Int)
  case forgotPassword(email: String?)
  case settingsPage(SettingsPage)
  case help(HelpTopic)
}

extension ShopLink {
  /// Reads and prints the links of the app.
  ///
  /// - Throws: `LinkError` if the declarations contradict each other.
  static func table() throws(LinkError) -> LinkTable<ShopLink> {
    try LinkTable(schemes: ["store"]) {
      DeepLink("home", to: .home).summary("news and offers")
      DeepLink("catalogue", to: .catalogue).summary("all categories")
      DeepLink("category", .path("name", Category.self), .query("sort", Listing.Sort?.self)) {
        .category(Listing($0, sort: $1))
      } print: {
        if case .category(let listing) = $0 { (listing.category, listing.sort) } else { nil }
      }
      .summary("the products of a category")
      DeepLink("product", .path("id", Product.ID.self)) {
        .product($0)
      } print: {
        if case .product(let id) = $0 { id } else { nil }
      }
      .summary("a product")
      DeepLink(
        "product", .path("id", Product.ID.self, then: "gallery"), .query("photo", Int?.self)
      ) {
        .gallery(Photo(of: $0, number: $1 ?? 1))
      } print: {
        if case .gallery(let photo) = $0 { (photo.product, photo.number) } else { nil }
      }
      .summary("the photos of a product")
      DeepLink("bag", to: .bag).summary("what is about to be bought")
      DeepLink("checkout", .query("voucher", String?.self)) {
        .checkout(CheckoutForm(voucher: $0))
      } print: {
        if case .checkout(let form) = $0 { form.voucher } else { nil }
      }
      .summary("address and payment; needs a log-in")
      DeepLink("account", to: .account).summary("the customer's account; needs a log-in")
      DeepLink("orders", to: .orders).summary("all orders; needs a log-in")
      DeepLink("orders", .path("number", Int.self)) {
        .order($0)
      } print: {
        if case .order(let number) = $0 { number } else { nil }
      }
      .summary("an order; needs a log-in")
      DeepLink("login", to: .login).summary("user name and password")
      DeepLink("login/forgot-password", .query("email", String?.self)) {
        .forgotPassword(email: $0)
      } print: {
        if case .forgotPassword(let email) = $0 { email } else { nil }
      }
      .summary("help with a forgotten password")
      DeepLink("settings", to: .settings).summary("all settings")
      DeepLink("settings", .path("page", SettingsPage.self)) {
        .settingsPage($0)
      } print: {
        if case .settingsPage(let page) = $0 { page } else { nil }
      }
      .summary("a page of the settings")
      DeepLink("help", .path("topic", HelpTopic.self)) {
        .help($0)
      } print: {
        if case .help(let topic) = $0 { topic } else { nil }
      }
      .summary("answers, wherever the user is")
    }
  }
}
