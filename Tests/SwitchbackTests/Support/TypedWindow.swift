import Switchback
import SwitchbackModel
import Testing

/// Makes a window from a drawing in which each screen is of the class that its name says: a
/// `HomeScreen` for `Home`, a `ProductScreen` for `Product(42)`.
func makeWindow(_ drawing: String) throws -> ModelWindow {
  let window = try ModelWindow(drawing: drawing, screens: typedScreen)
  try #require(window.drawing == drawing)
  return window
}

private func typedScreen(named name: String) -> ModelScreen? {
  switch name {
  case "Home": return HomeScreen()
  case "Account": return AccountScreen()
  case "Bag": return BagScreen()
  case "Login": return LoginScreen()
  case "ForgotPassword": return ForgotPasswordScreen()
  case "Draft": return DraftScreen()
  default:
    if name.hasPrefix("Product("), let id = Int(name.dropFirst(8).dropLast()) {
      return ProductScreen(id)
    }
    if name.hasPrefix("Category(") { return CategoryScreen(String(name.dropFirst(9).dropLast())) }
    return nil
  }
}

extension ModelWindow {
  /// The first screen of a class, wherever it is.
  func screen<Target: Screen>(_ type: Target.Type = Target.self) throws -> Target {
    try #require(try Hierarchy(of: self).first(Target.self))
  }
}
