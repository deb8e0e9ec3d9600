import SwitchbackModel

// The screens of the examples that do not bring their own.

final class HomeScreen: ModelScreen {}
final class BagScreen: ModelScreen {}
final class AccountScreen: ModelScreen {}
final class OrdersScreen: ModelScreen {}
final class PhotoScreen: ModelScreen {}
final class HelpScreen: ModelScreen {}
final class ListScreen: ModelScreen {}
final class CheckoutScreen: ModelScreen {}
final class OrderScreen: ModelScreen {}

final class LoginScreen: ModelScreen, ResultScreen {
  let results = Results<String>()
}

final class ProductScreen: ModelScreen, ContextHolding {
  let context: Int

  init(_ id: Int) {
    context = id
    super.init()
  }
}

final class EditScreen: ModelScreen, ContextHolding {
  let context: Int

  init(_ id: Int) {
    context = id
    super.init()
  }
}

@MainActor
final class Session {
  var user: String?
}

final class NoticeScreen: ModelScreen, ContextHolding {
  let context: String

  init(_ text: String) {
    context = text
    super.init()
  }
}
