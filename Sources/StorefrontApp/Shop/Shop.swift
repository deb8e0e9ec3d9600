/// The data of the shop: products, and the orders of its only customer.
///
/// A real app would ask a server. This one only needs look-ups that can fail.
struct Shop: Sendable {
  /// All products.
  let products: [Product]
  /// The products in each order, by the number of the order.
  let orders: [Int: [Product.ID]]

  /// A shop for hikers.
  static let hiking = Shop(
    products: [
      Product(id: 7, name: "Summit Boot", category: .shoes, photoCount: 2),
      Product(id: 42, name: "Trail Runner", category: .shoes, photoCount: 3),
      Product(id: 12, name: "Rain Shell", category: .jackets, photoCount: 4),
      Product(id: 23, name: "Down Jacket", category: .jackets, photoCount: 1),
      Product(id: 31, name: "Day Pack", category: .packs, photoCount: 2),
    ],
    orders: [1001: [42, 12], 1002: [31]])

  /// The product with a number.
  ///
  /// - Throws: ``ShopError/noSuchProduct(_:known:)``.
  func product(_ id: Product.ID) throws(ShopError) -> Product {
    guard let product = products.first(where: { $0.id == id }) else {
      throw .noSuchProduct(id, known: products.map(\.id).sorted())
    }
    return product
  }

  /// Checks that there is such a photo.
  ///
  /// - Throws: ``ShopError/noSuchProduct(_:known:)``, ``ShopError/noSuchPhoto(_:count:)``.
  func check(_ photo: Photo) throws(ShopError) {
    let product = try product(photo.product)
    guard (1...product.photoCount).contains(photo.number) else {
      throw .noSuchPhoto(photo, count: product.photoCount)
    }
  }

  /// Checks that there is such an order.
  ///
  /// - Throws: ``ShopError/noSuchOrder(_:known:)``.
  func checkOrder(_ number: Int) throws(ShopError) {
    guard orders[number] != nil else {
      throw .noSuchOrder(number, known: orders.keys.sorted())
    }
  }
}

/// The error of a failed look-up.
enum ShopError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No product has this number.
  case noSuchProduct(Product.ID, known: [Product.ID])
  /// The product has fewer photos.
  case noSuchPhoto(Photo, count: Int)
  /// No order has this number.
  case noSuchOrder(Int, known: [Int])

  var description: String {
    switch self {
    case .noSuchProduct(let id, let known):
      "There is no product \(id). The shop has \(list(known))."
    case .noSuchPhoto(let photo, 1):
      "There is no photo \(photo.number) of product \(photo.product). There is only one."
    case .noSuchPhoto(let photo, let count):
      "There is no photo \(photo.number) of product \(photo.product). There are photos 1 to \(count)."
    case .noSuchOrder(let number, let known):
      "There is no order \(number). The customer has made \(list(known))."
    }
  }

  private func list(_ numbers: [Int]) -> String {
    numbers.map(String.init).joined(separator: ", ")
  }
}
