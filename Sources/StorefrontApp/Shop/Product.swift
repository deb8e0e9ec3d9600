import SwitchbackLinks

/// Something the shop sells.
public struct Product: Hashable, Sendable {
  /// What tells one product from another, in links too.
  public typealias ID = Int

  /// The number.
  public let id: ID
  /// What it is called.
  public let name: String
  /// The part of the catalogue it stands in.
  public let category: Category
  /// How many photos of it there are.
  public let photoCount: Int
}

/// A part of the catalogue.
public enum Category: String, CaseIterable, LinkValue {
  case shoes, jackets, packs
}

/// A category as it is listed: the context of the category screen.
public struct Listing: Hashable, Sendable {
  /// The order of a list.
  public enum Sort: String, CaseIterable, LinkValue {
    case name, price, newest
  }

  /// What is listed.
  public let category: Category
  /// The order asked for. Without one, a list that is open stays as it is.
  public let sort: Sort?

  /// A category, in an order if one is asked for.
  public init(_ category: Category, sort: Sort? = nil) {
    self.category = category
    self.sort = sort
  }
}

/// A photo of a product: the context of the gallery.
public struct Photo: Hashable, Sendable {
  /// The product.
  public let product: Product.ID
  /// Which of its photos, counted from 1.
  public let number: Int

  /// A photo of a product; the first, unless given.
  public init(of product: Product.ID, number: Int = 1) {
    self.product = product
    self.number = number
  }
}
