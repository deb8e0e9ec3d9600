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
@MainActor
final class Shop {
  let window = ModelWindow(ModelStack(FilterScreen()))
  let trail = Trail()
  private(set) lazy var router = WindowRouter(window: window)
    .observing(trail.note)
}

/// Asks with the app's own router, which remembers where the user comes from.
struct ShopWindow: View {
  let shop: Shop

  var body: some View {
    ScreenWindowView {
      shop.window
    } onDismissalAttempt: { _, _ in
      _ = try? await shop.router.navigateBack(.dismissal)
    }
  }
}
// snippet end
