#if canImport(SwiftUI)
import SwiftUI
import SwitchbackSwiftUI

// snippet begin: window
/// The shop in a window that restores its screens. It replaces the
/// `ScreenWindowView` in the app's scene.
struct RestoredShop: View {
  // NB: up to iOS 17.4, windows share the state of a scene's top view.
  var body: some View { RestoredWindow() }
}

private struct RestoredWindow: View {
  @State private var session = ShopSession()
  @SceneStorage("screens") private var saved: Data?
  @Environment(\.scenePhase) private var phase

  var body: some View {
    ScreenWindowView { session.window }
      .task { await session.restore(saved) }
      .onChange(of: phase) { _, phase in
        if phase == .background { saved = session.saved }
      }
  }
}
// snippet end
#endif
