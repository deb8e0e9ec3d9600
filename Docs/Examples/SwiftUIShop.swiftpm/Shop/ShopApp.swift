#if canImport(SwiftUI)
import SwiftUI
import SwitchbackSwiftUI

// snippet begin: app
struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      ScreenWindowView {
        Destinations.makeWindow()
      } onOpenURL: { url, window in
        guard let id = Int(url.absoluteString.drop { !$0.isNumber }) else {
          return
        }
        Task {
          try await WindowRouter(window: window).navigate(
            to: Destinations.product, with: id)
        }
      }
    }
  }
}
// snippet end
#endif
