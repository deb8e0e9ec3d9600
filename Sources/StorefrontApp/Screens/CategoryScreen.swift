import SwitchbackModel

/// The products of one category, as a sorted list.
final class CategoryScreen: ModelScreen, DestinationScreen {
  private let category: Category
  private var sort: Listing.Sort

  /// A list of the products of a category, sorted by name by default.
  init(_ listing: Listing) {
    category = listing.category
    sort = listing.sort ?? .name
    super.init()
  }

  override var name: String { "Category(\(category.rawValue) by \(sort.rawValue))" }

  var destination: ShopLink { .category(Listing(category, sort: sort)) }

  override func savingState() -> (@MainActor () -> Void)? {
    { [unowned self, sort] in self.sort = sort }
  }
}

/// The order does not matter for finding the screen: an open list is sorted anew.
extension CategoryScreen: ContextChecking, ContextAccepting {
  func isTarget(for context: Listing) -> Bool { category == context.category }

  func setUp(with context: Listing) { sort = context.sort ?? sort }
}
