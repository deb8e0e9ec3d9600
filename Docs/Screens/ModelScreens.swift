// The screens of a shop, its window and its router, for SwiftUI and for screens
// in memory. Copy this file into your app, and replace its parts.
import SwitchbackModel

/// The window of your app, here with two tabs, and its router.
@MainActor var window = ModelWindow(
  ModelTabs(ModelStack(HomeScreen()), ModelStack(BagScreen())))
@MainActor var router: WindowRouter { window.router }

final class HomeScreen: ModelScreen {}
final class BagScreen: ModelScreen {}
final class AccountScreen: ModelScreen {}
final class OrdersScreen: ModelScreen {}
final class OrderScreen: ModelScreen {}
final class CheckoutScreen: ModelScreen {}
final class PhotoScreen: ModelScreen {}
final class HelpScreen: ModelScreen {}
final class ListScreen: ModelScreen {}

/// One product, which is found by its number.
final class ProductScreen: ModelScreen, ContextHolding {
  let context: Int

  init(_ id: Int) {
    context = id
    super.init()
  }
}

/// The form of one product, which is found by its number.
final class EditScreen: ModelScreen, ContextHolding {
  let context: Int

  init(_ id: Int) {
    context = id
    super.init()
  }
}

/// A sentence for the user.
final class NoticeScreen: ModelScreen, ContextHolding {
  let context: String

  init(_ text: String) {
    context = text
    super.init()
  }
}

/// The log-in. Its result is the name of the user.
final class LoginScreen: ModelScreen, ResultScreen {
  let results = Results<String>()
}

/// The user who has logged in.
@MainActor
final class Session {
  var user: String?
}
