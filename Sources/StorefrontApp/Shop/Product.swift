import SwitchbackLinks

/// Something the shop sells.
package struct Product: Hashable, Sendable {
  /// What tells one product from another, in links too.
  package typealias ID = Int

  /// The number.
  let id: ID
  /// What it is called.
  let name: String
  /// The part of the catalogue it stands in.
  let category: Category
  /// How many photos of it there are.
  let photoCount: Int
}

/// A part of the catalogue.
package enum Category: String, CaseIterable, Codable, LinkValue {
  case shoes, jackets, packs
}

/// A category as it is listed: the context of the category screen.
package struct Listing: Hashable, Codable, Sendable {
  /// The order of a list.
  package enum Sort: String, CaseIterable, Codable, LinkValue {
    case name, price, newest
  }

  /// What is listed.
  let category: Category
  /// The order asked for. Without one, a list that is open stays as it is.
  let sort: Sort?

  /// A category, in an order if one is asked for.
  init(_ category: Category, sort: Sort? = nil) {
    self.category = category
    self.sort = sort
  }
}

/// A photo of a product: the context of the gallery.
package struct Photo: Hashable, Codable, Sendable {
  /// The product.
  let product: Product.ID
  /// Which of its photos, counted from 1.
  let number: Int

  /// A photo of a product; the first, unless given.
  init(of product: Product.ID, number: Int = 1) {
    self.product = product
    self.number = number
  }
}
