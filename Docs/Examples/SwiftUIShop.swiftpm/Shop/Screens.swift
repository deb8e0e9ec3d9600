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

/// The products that the user is about to buy.
final class BagScreen: ModelScreen, TabScreen {
  var tabLabel: TabLabel { TabLabel("Bag", systemImage: "bag") }
}

// snippet begin: address
/// The delivery address. A finger cannot drag its sheet away: the attempt asks
/// the screen, as a navigation does.
final class AddressScreen: ModelScreen, LeaveGuard {
  var isChanged = false

  func confirmLeaving() -> Bool { !isChanged }
}
// snippet end

/// Asks for user name and password.
final class LoginScreen: ModelScreen {}
