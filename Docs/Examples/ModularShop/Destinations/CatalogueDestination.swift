// snippet begin: destination
/// What the catalogue has to show.
public enum CatalogueDestination: Hashable, Sendable {
  case list
  case product(Int)
}
// snippet end
