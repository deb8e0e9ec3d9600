import SwitchbackSwiftUI

// snippet begin: screens
/// The first screen of the shop.
final class HomeScreen: ModelScreen, TabScreen {
  var tabLabel: TabLabel { TabLabel("Home", systemImage: "house") }
}

/// One product.
final class ProductScreen: ModelScreen, ContextChecking {
  let id: Int
  override var name: String { "Product(\(id))" }

  init(id: Int) {
    self.id = id
    super.init()
  }

  func isTarget(for id: Int) -> Bool { id == self.id }
}
// snippet end

/// What the user is going to buy.
final class BagScreen: ModelScreen, TabScreen {
  var tabLabel: TabLabel { TabLabel("Bag", systemImage: "bag") }
}

// snippet begin: address
/// Where to send it. While it is there, a finger does not dismiss its sheet: an
/// attempt asks it, as a navigation does.
final class AddressScreen: ModelScreen, LeaveGuard {
  var isChanged = false

  var canBeDismissed: Bool { !isChanged }
}
// snippet end

/// Who is buying.
final class LoginScreen: ModelScreen {}
