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
      .environment(\.layerSlot, slot)
      .onChange(of: slot.item) { _, item in slot.presents(item) }
      .coordinateSpace(.named(PopoverAnchor.space))
      .modifier(PopoverPresenter(slot: slot, display: display))
      .modifier(PromptPresenter(slot: slot, presentation: .alert))
      .modifier(PromptPresenter(slot: slot, presentation: .dialog))
      .sheet(item: $slot[.sheet, sheet], onDismiss: slot.gone) { presented($0) }
      #if !os(macOS)
    .fullScreenCover(item: $slot[.cover, cover], onDismiss: slot.gone) { presented($0) }
      #endif
  }

  private func presented(_ item: PresentedScreen) -> some View {
    PresentedView(slot: display.slot(above: item.screen), below: slot, display: display)
  }
}

/// The next layer, with the modifiers of its presentation.
private struct PresentedView: View {
  let slot: LayerSlot
  let below: LayerSlot
  let display: ScreenDisplay

  var body: some View {
    LayerView(slot: slot, display: display)
      .zooming(slot.root)
      .interactiveDismissDisabled(below.isHeld)
  }
}

/// Presents a popover beside the view that it points at.
private struct PopoverPresenter: ViewModifier {
  @Bindable var slot: LayerSlot
  let display: ScreenDisplay

  func body(content: Content) -> some View {
    #if os(tvOS) || os(watchOS)
    content
    #else
    let popover = slot[.popover, nil]
    let anchor = slot.anchor(of: popover?.screen).map { Anchor<CGRect>.Source.rect($0) }
    content.popover(
      item: $slot[.popover, popover], attachmentAnchor: .rect(anchor ?? .bounds)
    ) { item in
      PresentedView(slot: display.slot(above: item.screen), below: slot, display: display)
    }
    #endif
  }
}

/// Presents a prompt, as an alert or as a dialog.
private struct PromptPresenter: ViewModifier {
  @Bindable var slot: LayerSlot
  let presentation: Presentation

  @ViewBuilder func body(content: Content) -> some View {
    let prompt = slot.prompt(as: presentation)
    let asking = $slot[asking: prompt.map(PresentedScreen.init)]
    let title = Text(verbatim: prompt?.form.title ?? "")
    if presentation == .alert {
      content.alert(title, isPresented: asking, presenting: prompt) {
        PromptButtons(prompt: $0)
      } message: {
        PromptMessage(prompt: $0)
      }
    } else {
      content.confirmationDialog(
        title, isPresented: asking, titleVisibility: .visible, presenting: prompt
      ) {
        PromptButtons(prompt: $0)
      } message: {
        PromptMessage(prompt: $0)
      }
    }
  }
}

private struct PromptButtons: View {
  let prompt: any PromptScreen

  var body: some View {
    let buttons = prompt.form.buttons
    ForEach(buttons.indices, id: \.self) { index in
      Button(role: buttons[index].role.buttonRole) {
        prompt.answer(with: index)
      } label: {
        Text(verbatim: buttons[index].title)
      }
    }
  }
}

private struct PromptMessage: View {
  let prompt: any PromptScreen

  var body: some View {
    if let message = prompt.form.message { Text(verbatim: message) }
  }
}

extension PromptButton.Role {
  fileprivate var buttonRole: ButtonRole? {
    switch self {
    case .default: nil
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}
#endif
