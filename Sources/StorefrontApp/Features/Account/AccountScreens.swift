import Switchback
import SwitchbackModel

/// The customer's name, address and orders: the first screen of the fourth tab.
final class AccountScreen: ModelScreen {}

/// All orders of the customer.
final class OrdersScreen: ModelScreen {}

/// One order.
final class OrderScreen: ModelScreen, ContextChecking {
  /// The number of the order.
  let number: Int

  /// The screen of an order.
  init(_ number: Int) {
    self.number = number
    super.init()
  }

  override var name: String { "Order(\(number))" }

  func isTarget(for context: Int) -> Bool { number == context }
}

/// Builds the screen of an order, if there is such an order.
struct OrderFactory: Factory {
  let shop: Shop

  func prepare(with context: Int) throws { try shop.checkOrder(context) }

  func build(with context: Int) -> OrderScreen { OrderScreen(context) }
}
