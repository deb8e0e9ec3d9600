import SwitchbackLinks

/// Something the shop sells.
struct Product: Hashable, Sendable {
  /// What tells one product from another, in links too.
  typealias ID = Int

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
enum Category: String, CaseIterable, LinkValue {
  case shoes, jackets, packs
}

/// A category as it is listed: the context of the category screen.
struct Listing: Hashable, Sendable {
  /// The order of a list.
  enum Sort: String, CaseIterable, LinkValue {
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
struct Photo: Hashable, Sendable {
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
