import SwitchbackModel

// The screens of the examples that do not bring their own.

final class HomeScreen: ModelScreen {}
final class BagScreen: ModelScreen {}
final class AccountScreen: ModelScreen {}
final class LoginScreen: ModelScreen {}
final class OrdersScreen: ModelScreen {}
final class PhotoScreen: ModelScreen {}

final class ProductScreen: ModelScreen, ContextHolding {
  let context: Int

  init(_ id: Int) {
    context = id
    super.init()
  }
}
