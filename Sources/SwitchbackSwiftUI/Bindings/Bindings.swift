// The ends of SwiftUI's bindings. They are key paths into the model, not closures: a binding to a
// key path equals that of the previous body, and a binding to closures never does.

extension ModelScreen {
  /// The display that shows this screen, if SwiftUI does.
  var swiftUIDisplay: ScreenDisplay? { window?.display as? ScreenDisplay }
}

extension ModelStack {
  /// The screens above the first one, as SwiftUI's path. What SwiftUI writes is reported to the model.
  package var path: [ScreenReference] {
    get { screens.dropFirst().map(ScreenReference.init) }
    set { swiftUIDisplay?.write(newValue, to: self) }
  }
}

extension ModelTabs {
  /// The selected screen, as SwiftUI's selection. What SwiftUI writes is reported to the model.
  package var selection: ScreenReference? {
    get { selected.map(ScreenReference.init) }
    set { swiftUIDisplay?.write(newValue, to: self) }
  }
}

extension ModelSplit {
  /// The index of the column that is shown alone if the split view is collapsed, or of the first one shown.
  /// What SwiftUI writes is reported to the model.
  package var column: Int {
    get { containedScreens.firstIndex { $0 === visibleScreens.first } ?? 0 }
    set {
      guard isCollapsed, newValue != column, screens.indices.contains(newValue) else { return }
      userDidReveal(screens[newValue])
    }
  }
}
