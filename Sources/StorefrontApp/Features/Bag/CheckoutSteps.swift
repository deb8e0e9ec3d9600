import Switchback
import SwitchbackModel

/// The chain to the checkout, in its own stack above the bag. Visitors log in first.
@MainActor
enum CheckoutSteps {
  static func checkout(
    for person: any Person, loggingIn login: LoginInterceptor,
    from bag: DestinationStep<BagScreen, Void>
  ) -> DestinationStep<CheckoutScreen, CheckoutForm> {
    StepAssembly(
      finder: .classFinder(),
      factory: ClosureFactory { (_: CheckoutForm) in CheckoutScreen(for: person) }
    )
    .adding(login.adapting())
    .adding(.settingContext())
    .using(.push())
    .from(StackStep())
    .using(.presentModally())
    .from(bag)
    .assemble()
  }
}
