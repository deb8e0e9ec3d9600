// snippet begin: destination
/// The destinations of the catalogue.
public enum CatalogueDestination: Hashable, Sendable {
  case list
  case product(Int)
}
// snippet end
