import Switchback
import SwitchbackModel

// The screens of the examples that do not bring their own.

final class HomeScreen: ModelScreen {}
final class BagScreen: ModelScreen {}
final class AccountScreen: ModelScreen {}
final class LoginScreen: ModelScreen {}
final class PhotoScreen: ModelScreen {}

final class ProductScreen: ModelScreen, ContextChecking {
  let id: Int

  init(_ id: Int) {
    self.id = id
    super.init()
  }

  override var name: String { "Product(\(id))" }

  func isTarget(for context: Int) -> Bool { id == context }
}

struct ProductFactory: Factory {
  func build(with id: Int) -> ProductScreen { ProductScreen(id) }
}
