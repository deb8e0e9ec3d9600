import Switchback
import SwitchbackModel

/// All categories: the first screen of the second tab.
final class CatalogueScreen: ModelScreen {}

/// The products of one category, as a sorted list.
final class CategoryScreen: ModelScreen {
  /// The category.
  let category: Category
  /// The order of the list.
  private(set) var sort: Listing.Sort

  /// A list of the products of a category, sorted by name by default.
  init(_ listing: Listing) {
    category = listing.category
    sort = listing.sort ?? .name
    super.init()
  }

  override var name: String { "Category(\(category.rawValue) by \(sort.rawValue))" }

  override func savingState() -> (@MainActor () -> Void)? {
    let sort = sort
    return { [unowned self] in self.sort = sort }
  }
}

/// The order does not matter for finding the screen: an open list is sorted anew.
extension CategoryScreen: ContextChecking, ContextAccepting {
  func isTarget(for context: Listing) -> Bool { category == context.category }

  func setUp(with context: Listing) {
    if let sort = context.sort { self.sort = sort }
  }
}
