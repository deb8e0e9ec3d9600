#if canImport(SwiftUI)
import SwiftUI
import SwitchbackLinks
import SwitchbackSwiftUI

// snippet begin: app
struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      ScreenWindowView {
        Destinations.makeWindow()
      } onOpenURL: { url, window in
        let navigator = Destinations.navigator(in: window)
        Task { try await navigator.open(url, with: ShopDestination.links.get()) }
      }
    }
  }
}
// snippet end
#endif
