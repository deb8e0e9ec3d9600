import Observation
import SwitchbackSwiftUI

#if canImport(SwiftUI)
import SwiftUI
#endif

/// The first screen of the shop.
struct HomeView: TabScreen {
  var tabLabel: TabLabel { TabLabel("Home", systemImage: "house") }

  #if canImport(SwiftUI)
  @Environment(\.router) private var router
  #endif
}

/// One product.
struct ProductView {
  let id: Int
}

/// The products that the user is about to buy.
struct BagView: TabScreen {
  var tabLabel: TabLabel { TabLabel("Bag", systemImage: "bag") }

  #if canImport(SwiftUI)
  @Environment(\.router) private var router
  #endif
}

// snippet begin: address
/// The delivery address, a class as it has a guard. A finger cannot drag its
/// sheet away: the attempt asks the screen, as a navigation does.
@Observable
final class AddressScreen: ModelScreen, LeaveGuard {
  var isChanged = false

  func confirmLeaving() -> Bool { !isChanged }
}
// snippet end

/// Asks for user name and password.
struct LoginView {
  #if canImport(SwiftUI)
  @Environment(\.router) private var router
  #endif
}

#if canImport(SwiftUI)
extension HomeView: View {
  var body: some View {
    Button("Product 42") { router.go(to: ShopDestination.product(42)) }
      .navigationTitle("Home")
  }
}

extension ProductView: View {
  var body: some View {
    Text(verbatim: "Product \(id)")
      .navigationTitle(Text(verbatim: "Product \(id)"))
  }
}

extension BagView: View {
  var body: some View {
    Button("Where to?") { router.go(to: ShopDestination.address) }
      .navigationTitle("Bag")
  }
}

// snippet begin: detents
extension AddressScreen: ViewScreen {
  var body: some View {
    Button("Done") { [weak self] in self?.window?.router.goBack() }
      .presentationDetents([.medium, .large])
  }
}
// snippet end

extension LoginView: View {
  var body: some View { Button("Log in") { router.goBack() } }
}
#endif
