import SwitchbackModel

/// Address and payment. Once something is filled in, a navigation asks the screen before it
/// dismisses it.
package final class CheckoutScreen: ModelScreen, DestinationScreen, LeaveGuard {
  /// The voucher, filled in and not sent yet.
  private(set) var voucher: String?
  private let person: any Person

  /// Creates an empty checkout.
  init(for person: any Person) {
    self.person = person
    super.init()
  }

  package override var name: String { voucher.map { "Checkout(voucher \($0))" } ?? "Checkout" }

  package var destination: ShopLink { .checkout(CheckoutForm(voucher: voucher)) }

  package override func savingState() -> (@MainActor () -> Void)? {
    { [unowned self, voucher] in self.voucher = voucher }
  }

  package func confirmLeaving() async -> Bool {
    if voucher == nil { return true }
    return await person.discardsChanges(on: self)
  }
}

extension CheckoutScreen: ContextAccepting {
  package func setUp(with context: CheckoutForm) { voucher = context.voucher ?? voucher }
}
