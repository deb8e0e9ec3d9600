#if canImport(SwiftUI)
import SwiftUI
import SwitchbackLinks
import SwitchbackSwiftUI

// snippet begin: app
struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      ScreenWindowView {
        ModelWindow.makeShop()
      } onOpenURL: { url, window in
        window.router.go(to: url, with: ShopDestination.links)
      }
      .restoring(ShopDestination.self, version: "1")
    }
  }
}
// snippet end
#endif
