import SwiftUI
import SwitchbackLinks
import SwitchbackSwiftUI

extension ModelWindow {
  static func makeShop() -> ModelWindow {
    ModelWindow(
      ModelTabs(
        ModelStack(ContentScreen(HomeView())),
        ModelStack(ContentScreen(BagView()))))
  }
}

public struct ShopScene: Scene {
  public init() {}

  public var body: some Scene {
    WindowGroup {
      ScreenWindowView {
        ModelWindow.makeShop()
      } onOpenURL: { url, window in
        window.router.go(to: url, with: ShopDestination.links)
      }
    }
  }
}
