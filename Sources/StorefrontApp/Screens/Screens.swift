import SwitchbackModel

/// News and offers: the first screen of the first tab.
final class HomeScreen: ModelScreen, DestinationScreen { let destination = ShopLink.home }

/// The screen of a shop for members before the visitor has logged in.
final class WelcomeScreen: ModelScreen {}

/// All categories: the first screen of the second tab.
final class CatalogueScreen: ModelScreen, DestinationScreen {
  let destination = ShopLink.catalogue
}

/// The products that the customer is about to buy: the first screen of the third tab.
final class BagScreen: ModelScreen, DestinationScreen { let destination = ShopLink.bag }

/// The customer's name and address: the first screen of the fourth tab.
final class AccountScreen: ModelScreen, DestinationScreen { let destination = ShopLink.account }

/// All orders of the customer.
final class OrdersScreen: ModelScreen, DestinationScreen { let destination = ShopLink.orders }

/// The list of all pages, on the primary side of the settings.
final class SettingsScreen: ModelScreen, DestinationScreen { let destination = ShopLink.settings }

/// A screen that always shows the same value.
package class ValueScreen<Context: Equatable>: ModelScreen, ContextInstantiable {
  package let context: Context

  package required init(context: Context) {
    self.context = context
    super.init()
  }
}

/// One product.
final class ProductScreen: ValueScreen<Product.ID>, DestinationScreen {
  var destination: ShopLink { .product(context) }
}

/// One order.
final class OrderScreen: ValueScreen<Int>, DestinationScreen {
  var destination: ShopLink { .order(context) }
}

/// One page of the settings, on their secondary side.
final class SettingsPageScreen: ValueScreen<SettingsPage>, DestinationScreen {
  var destination: ShopLink { .settingsPage(context) }
}

/// Answers to questions about a topic.
package final class HelpScreen: ValueScreen<HelpTopic>, DestinationScreen {
  package var destination: ShopLink { .help(context) }
}
