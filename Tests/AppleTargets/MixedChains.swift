// SwiftUI in an app of UIKit, and UIKit in an app of SwiftUI.

import SwiftUI
import SwitchbackSwiftUI
import SwitchbackUIKit

// snippet begin: checkout
final class BagScreen: ModelScreen, ViewScreen {
  var body: some View { Text("Bag") }
}

final class PaymentScreen: ModelScreen, ViewScreen {
  var body: some View { Text("Payment") }
}

/// A part of a UIKit app that SwiftUI draws. To UIKit's router it is one screen.
final class CheckoutViewController: UIHostingController<ScreenWindowView> {
  let screens: ModelWindow

  init() {
    let screens = ModelWindow(ModelStack(BagScreen()))
    self.screens = screens
    super.init(rootView: ScreenWindowView { screens })
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor let checkout = StepAssembly { CheckoutViewController() }
  .using(.presentModally())
  .from(.current())

// In a file that imports two hosts, the action says which stack.
@MainActor let payment = StepAssembly { PaymentScreen() }
  .using(ModelStack.push())
  .from(.visibleStack())
// snippet end

// snippet begin: inside
/// First to the part, and then to a screen in it.
@MainActor
func pay(_ router: WindowRouter) async throws {
  let outcome = try await router.navigate(to: checkout)
  guard let part = outcome.destination as? CheckoutViewController else {
    return
  }
  try await part.screens.router.navigate(to: payment)
}
// snippet end

// snippet begin: map
/// A screen of a SwiftUI app whose view is a view controller.
final class MapScreen: ModelScreen, ViewScreen {
  var body: some View {
    MapView { [self] in
      guard let router = window?.router else { return }
      try await router.navigate(to: payment)
    }
  }
}

private struct MapView: UIViewControllerRepresentable {
  let choose: @MainActor () async throws -> Void

  func makeUIViewController(context: Context) -> MapViewController {
    MapViewController(nibName: nil, bundle: nil)
  }

  func updateUIViewController(
    _ controller: MapViewController, context: Context
  ) {
    controller.choose = choose
  }
}

final class MapViewController: UIViewController {
  var choose: (@MainActor () async throws -> Void)?

  func tapShop() {
    Task { try await choose?() }
  }
}
// snippet end
