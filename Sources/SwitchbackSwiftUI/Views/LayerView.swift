#if canImport(SwiftUI)
import SwiftUI

/// A layer, with the modifiers for the screen that it presents outside of all its containers. A view
/// that leaves would take the sheet of its modifier along, or show it again.
struct LayerView: View {
  @Bindable var slot: LayerSlot
  let display: ScreenDisplay

  var body: some View {
    let (sheet, cover) = (slot[.sheet, nil], slot[.cover, nil])
    ScreenView(slot.root)
      .sheet(item: $slot[.sheet, sheet], onDismiss: slot.gone) { presented($0) }
      #if os(macOS)
    .sheet(item: $slot[.cover, cover], onDismiss: slot.gone) { presented($0) }
      #else
    .fullScreenCover(item: $slot[.cover, cover], onDismiss: slot.gone) { presented($0) }
      #endif
  }

  private func presented(_ reference: ScreenReference) -> some View {
    PresentedView(slot: display.slot(above: reference.screen), below: slot, display: display)
  }
}

/// The next layer, with the modifiers of its presentation.
private struct PresentedView: View {
  let slot: LayerSlot
  let below: LayerSlot
  let display: ScreenDisplay

  var body: some View {
    LayerView(slot: slot, display: display)
      .interactiveDismissDisabled(below.isHeld)
  }
}
#endif
