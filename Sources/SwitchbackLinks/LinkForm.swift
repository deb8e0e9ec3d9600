/// The two forms in which a destination's link can be printed.
///
/// Both are read by the same declarations:
///
///     try links.url(for: .product(id: 42))            // store://product/42
///     try links.url(for: .product(id: 42), as: .web)  // https://shop.example.com/product/42
public enum LinkForm: Sendable, Hashable {
  /// With the first of the table's own schemes.
  case app
  /// With `https` and the first of the table's hosts.
  case web
}
