// snippet begin: views
/// All screens of the app, with the data they need.
enum AppView: Hashable {
  case products
  case product(id: Int)
  case bag
}
// snippet end
