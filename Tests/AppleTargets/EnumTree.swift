// An app whose state says what is presented, and where.

import SwiftUI

// snippet begin: before
@MainActor
@Observable
final class ListModel {
  enum Destination {
    case product(ProductModel)
  }

  var destination: Destination?
}

@MainActor
@Observable
final class ProductModel: Identifiable {
  enum Destination {
    case edit(EditModel)
  }

  var destination: Destination?
}

@MainActor
@Observable
final class EditModel: Identifiable {}

/// Opens a link: assembles its state, from the outside in.
@MainActor
func open(in list: ListModel) {
  let product = ProductModel()
  product.destination = .edit(EditModel())
  list.destination = .product(product)
}
// snippet end
