// expect: type 'LoginDestination' has no member 'orders'
import Switchback
import SwitchbackModel

@MainActor private func forgotPassword(navigator: Navigator<LoginDestination>) {
  navigator.go(to: .orders)  // error
}
