// expect: cannot convert value of type 'Navigator<ShopDestination>' to expected argument type 'Navigator<LoginDestination>'
import Switchback
import SwitchbackModel

@MainActor private func make(shop: Navigator<ShopDestination>) {
  _ = LoginScreen(navigator: shop)  // error
}
