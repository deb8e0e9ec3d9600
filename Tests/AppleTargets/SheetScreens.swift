// Sheets of a SwiftUI app.

import SwiftUI
import SwitchbackSwiftUI

// snippet begin: selection
/// A filter whose sheet the app enlarges.
@Observable
final class FilterScreen: ModelScreen, ViewScreen {
  var detent = PresentationDetent.medium

  var body: some View { FilterView(screen: self) }
}

private struct FilterView: View {
  @Bindable var screen: FilterScreen

  var body: some View {
    Button("More") { screen.detent = .large }
      .presentationDetents([.medium, .large], selection: $screen.detent)
  }
}
// snippet end

// snippet begin: attempt
/// Asks with the window's own router, whose observers learn of it.
struct ShopWindow: View {
  var body: some View {
    ScreenWindowView {
      let window = ModelWindow(ModelStack(FilterScreen()))
      window.router = WindowRouter(window: window)
        .observing { print($0) }
      return window
    } onDismissalAttempt: { _, window in
      _ = try? await window.router.navigateBack(.dismissal)
    }
  }
}
// snippet end
