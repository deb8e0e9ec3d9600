import SwitchbackLinks

/// A product of the shop.
package struct Product: Hashable, Sendable {
  /// The identity of a product, also in links.
  package typealias ID = Int

  /// The number.
  let id: ID
  /// The name.
  let name: String
  /// The category.
  let category: Category
  /// The number of photos.
  let photoCount: Int
}

/// A part of the catalogue.
package enum Category: String, CaseIterable, Codable, LinkValue {
  case shoes, jackets, packs
}

/// A category and the order of its list: the context of the category screen.
package struct Listing: Hashable, Codable, Sendable {
  /// The order of a list.
  package enum Sort: String, CaseIterable, Codable, LinkValue {
    case name, price, newest
  }

  /// The category.
  let category: Category
  /// The requested order; `nil` if an open list keeps its order.
  let sort: Sort?

  /// Creates the listing of a category, by default without an order.
  init(_ category: Category, sort: Sort? = nil) {
    self.category = category
    self.sort = sort
  }
}

/// A photo of a product: the context of the gallery.
package struct Photo: Hashable, Codable, Sendable {
  /// The product.
  let product: Product.ID
  /// The number of the photo, from 1.
  let number: Int

  /// Creates a photo of a product, by default the first.
  init(of product: Product.ID, number: Int = 1) {
    self.product = product
    self.number = number
  }
}

/// The input that a link can fill into the checkout.
package struct CheckoutForm: Hashable, Codable, Sendable {
  /// A code for a discount.
  let voucher: String?
}

/// A page of the settings.
package enum SettingsPage: String, CaseIterable, Codable, LinkValue {
  case general, notifications, privacy
}

/// The topics of the help.
package enum HelpTopic: String, CaseIterable, Codable, LinkValue {
  case sizes, delivery, returns
}
