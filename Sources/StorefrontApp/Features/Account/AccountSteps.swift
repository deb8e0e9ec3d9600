import Switchback
import SwitchbackModel

/// The chains to the customer's screens.
@MainActor
enum AccountSteps {
  /// Asks visitors to log in. All chains that continue from here inherit that.
  static func account(
    loggingIn login: LoginInterceptor, in tabs: DestinationStep<ModelTabs, Void>
  ) -> DestinationStep<AccountScreen, Void> {
    StepAssembly(finder: ClassFinder<AccountScreen, Void>(), factory: NilFactory())
      .adding(login)
      .from(tabs)
      .assemble()
  }

  static func orders(
    from account: DestinationStep<AccountScreen, Void>
  ) -> DestinationStep<OrdersScreen, Void> {
    StepAssembly(finder: ClassFinder(), factory: ClosureFactory { OrdersScreen() })
      .using(Push<ModelStack>())
      .from(account.expectingContainer())
      .assemble()
  }

  static func order(
    of shop: Shop, from orders: DestinationStep<OrdersScreen, Void>
  ) -> DestinationStep<OrderScreen, Int> {
    StepAssembly(finder: ClassWithContextFinder(), factory: OrderFactory(shop: shop))
      .using(Push<ModelStack>())
      .from(orders.expectingContainer())
      .assemble()
  }
}
