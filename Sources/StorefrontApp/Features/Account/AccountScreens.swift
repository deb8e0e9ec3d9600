import Switchback
import SwitchbackModel

/// Name, address and everything the customer has: the first screen of the fourth tab.
public final class AccountScreen: ModelScreen {}

/// All orders of the customer.
public final class OrdersScreen: ModelScreen {}

/// One order.
public final class OrderScreen: ModelScreen, ContextChecking {
  /// The number of the order.
  public let number: Int

  /// The screen of an order.
  public init(_ number: Int) {
    self.number = number
    super.init()
  }

  public override var name: String { "Order(\(number))" }

  public func isTarget(for context: Int) -> Bool { number == context }
}

/// Builds the screen of an order, if there is such an order.
struct OrderFactory: Factory {
  let shop: Shop

  func prepare(with context: Int) throws { try shop.checkOrder(context) }

  func build(with context: Int) -> OrderScreen { OrderScreen(context) }
}
