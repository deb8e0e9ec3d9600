// snippet begin: destination
/// The destinations of the catalogue.
public nonisolated enum CatalogueDestination: Hashable, Sendable {
  case list
  case product(Int)
}
// snippet end
