import Switchback
import SwitchbackModel

/// What the customer is about to buy: the first screen of the third tab.
public final class BagScreen: ModelScreen {}

/// What a link can fill into the checkout.
public struct CheckoutForm: Hashable, Sendable {
  /// A code for a discount.
  public let voucher: String?

  /// A form, empty unless given something.
  public init(voucher: String? = nil) {
    self.voucher = voucher
  }
}

/// Address and payment. Once something is filled in, it does not go without being asked.
public final class CheckoutScreen: ModelScreen {
  /// A voucher that was filled in and not sent yet.
  public private(set) var voucher: String?
  private let person: any Person

  /// A checkout with nothing filled in.
  public init(for person: any Person) {
    self.person = person
    super.init()
  }

  public override var name: String { voucher.map { "Checkout(voucher \($0))" } ?? "Checkout" }
}

extension CheckoutScreen: ContextAccepting {
  public func setUp(with context: CheckoutForm) {
    if let voucher = context.voucher { self.voucher = voucher }
  }
}

extension CheckoutScreen: LeaveGuard {
  public func confirmLeaving() async -> Bool {
    if voucher == nil { return true }
    return await person.discardsChanges(on: self)
  }
}
