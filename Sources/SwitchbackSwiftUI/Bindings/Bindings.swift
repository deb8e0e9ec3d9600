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
  /// A side of a split view.
  package enum Side: Hashable {
    case primary, secondary
  }

  /// The side that is shown alone if the split view is collapsed. What SwiftUI writes is reported to the
  /// model.
  package var side: Side {
    get { (visibleScreens.first as? ModelScreen) === primary ? .primary : .secondary }
    set {
      guard isCollapsed, newValue != side, let screen = newValue == .primary ? primary : secondary
      else { return }
      userDidReveal(screen)
    }
  }
}
