import Switchback
import SwitchbackModel

/// The products that the customer is about to buy: the first screen of the third tab.
final class BagScreen: ModelScreen {}

/// The input that a link can fill into the checkout.
package struct CheckoutForm: Hashable, Codable, Sendable {
  /// A code for a discount.
  let voucher: String?

  /// Creates a form, empty by default.
  init(voucher: String? = nil) {
    self.voucher = voucher
  }
}

/// Address and payment. Once something is filled in, a navigation asks the screen before it
/// dismisses it.
package final class CheckoutScreen: ModelScreen {
  /// The voucher, filled in and not sent yet.
  private(set) var voucher: String?
  private let person: any Person

  /// Creates an empty checkout.
  init(for person: any Person) {
    self.person = person
    super.init()
  }

  package override var name: String { voucher.map { "Checkout(voucher \($0))" } ?? "Checkout" }

  package override func savingState() -> (@MainActor () -> Void)? {
    let voucher = voucher
    return { [unowned self] in self.voucher = voucher }
  }
}

extension CheckoutScreen: ContextAccepting {
  package func setUp(with context: CheckoutForm) {
    if let voucher = context.voucher { self.voucher = voucher }
  }
}

extension CheckoutScreen: LeaveGuard {
  package func confirmLeaving() async -> Bool {
    if voucher == nil { return true }
    return await person.discardsChanges(on: self)
  }
}
