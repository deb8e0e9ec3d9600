// The ends of SwiftUI's bindings. They are key paths into the model, not closures: a binding to a
// key path equals that of the previous body, and a binding to closures never does.

extension ModelScreen {
  /// The display that shows this screen, if SwiftUI does.
  var swiftUIDisplay: ScreenDisplay? { window?.display as? ScreenDisplay }
}

extension ModelContainer {
  /// Whether to take what SwiftUI writes: see ``ScreenDisplay/hears(_:)``.
  fileprivate var isHeard: Bool { swiftUIDisplay?.hears(self) ?? true }
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
    set {
      guard let screen = newValue?.screen, isHeard else { return }
      if screen === selected { userDidReselect() } else { userDidReveal(screen) }
    }
  }
}

extension ModelSplit {
  /// The index of the column that is shown alone if the split view is collapsed. What SwiftUI writes is reported to
  /// the model.
  package var column: Int {
    get { compactColumn }
    set {
      guard isCollapsed, newValue != column, screens.indices.contains(newValue), isHeard else {
        return
      }
      userDidReveal(screens[newValue])
    }
  }

  /// The columns that the split view shows side by side. What SwiftUI writes is reported to the model.
  package var shownColumns: ColumnVisibility {
    get { columnVisibility }
    set { if newValue != columnVisibility, isHeard { columnVisibility = newValue } }
  }

  /// Takes the size class around the split view, also when its view is made.
  package func sizeClassChanged(isCompact: Bool, isFirst: Bool) {
    if !isFirst, let display = swiftUIDisplay {
      display.write(isCollapsed: isCompact, to: self)
    } else {
      isCollapsed = isCompact
    }
  }
}

extension ModelInspector {
  /// Whether the inspector is visible. What SwiftUI writes is reported to the model.
  package var isPresented: Bool {
    get { isShown }
    set { if newValue != isShown, isHeard { isShown = newValue } }
  }
}
