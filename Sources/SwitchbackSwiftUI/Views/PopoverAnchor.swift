#if canImport(SwiftUI)
import SwiftUI

extension View {
  /// Gives the view a name at which popovers can point: `.using(.presentModally(as: .popover(from: "bag")))`.
  ///
  /// - Parameter name: The name, different from those of other views on display in the same layer.
  public func popoverAnchor(_ name: String) -> some View { modifier(PopoverAnchor(name: name)) }
}

/// Tells the layer where a view is.
struct PopoverAnchor: ViewModifier {
  static let space = "Switchback.layer"

  let name: String
  @Environment(\.layerSlot) private var slot
  @State private var owner = AnchorOwner()

  func body(content: Content) -> some View {
    content.background {
      GeometryReader { proxy in
        let frame = proxy.frame(in: .named(Self.space))
        Color.clear
          .onAppear { slot?.place(name, at: frame, of: owner) }
          .onChange(of: frame) { _, frame in slot?.place(name, at: frame, of: owner) }
          .onChange(of: name) { old, name in
            slot?.remove(old, of: owner)
            slot?.place(name, at: frame, of: owner)
          }
          .onDisappear { slot?.remove(name, of: owner) }
      }
    }
  }
}

/// The identity of a view that popovers can point at.
@MainActor
private final class AnchorOwner {
  nonisolated init() {}
}

extension EnvironmentValues {
  /// The place above the layer that contains the view.
  var layerSlot: LayerSlot? {
    get { self[LayerSlotKey.self] }
    set { self[LayerSlotKey.self] = newValue }
  }
}

private struct LayerSlotKey: EnvironmentKey {
  static let defaultValue: LayerSlot? = nil
}
#endif
