import SwitchbackSwiftUI

/// A view with an `inspector`: at its side, or in a sheet of its own in a narrow window.
@MainActor
final class InspectorPart: ContainerPart {
  let container: ModelInspector
  private(set) weak var view: ScreenView?
  private unowned let simulation: SwiftUISimulation
  private let body: Body<(screens: [ScreenReference], isShown: Bool)>
  private(set) var views: [ScreenView] = []
  private(set) var displayed: [ScreenView] = []

  init(_ container: ModelInspector, of view: ScreenView, _ simulation: SwiftUISimulation) {
    self.container = container
    self.view = view
    self.simulation = simulation
    body = Body(container.name, in: simulation) {
      (container.screens.map(ScreenReference.init), container.isPresented)
    }
  }

  var needsUpdate: Bool { body.isDirty }

  func update() {
    guard body.evaluate() else { return }
    let (screens, isShown) = body.value
    views = screens.map { reference in
      views.first { $0.screen === reference.screen }
        ?? ScreenView(reference.screen, in: self, simulation)
    }
    displayed = isShown ? views : Array(views.prefix(1))
  }

  /// The user closes the inspector, or opens it with a button of the app's.
  func setShown(_ isShown: Bool) -> Bool {
    guard views.count > 1, container.isShown != isShown else { return false }
    container.isPresented = isShown
    return true
  }

  var seenNotes: String { "" }

  var discrepancy: String? {
    let visible = container.visibleScreens.compactMap { $0 as? ModelScreen }
    return displayed.map(\.screen).elementsEqual(visible, by: ===)
      ? nil
      : "\(container.name) shows \(displayed.map(\.screen.name)) and has \(visible.map(\.name))"
  }
}
