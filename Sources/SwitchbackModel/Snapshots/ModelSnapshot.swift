import Switchback

/// The screens of a window at one moment, to be restored.
///
/// Nothing is copied: restoring links the same screens again as they were. The rest of a screen's
/// state comes back only through ``ModelScreen/savingState()``. A snapshot holds its screens.
@MainActor
package struct ModelSnapshot {
  @MainActor
  fileprivate struct Entry {
    let screen: ModelScreen
    let name: String
    let screens: [any Screen]
    let visible: [any Screen]
    let presented: ModelScreen?
    let layout: SplitLayout?
    let isLeaving: Bool
    let restoreState: (@MainActor () -> Void)?

    init(_ screen: ModelScreen) {
      self.screen = screen
      name = screen.name
      screens = screen.storedScreens
      visible = screen.storedVisibleScreens
      presented = screen.storedPresented
      layout = screen.layout
      isLeaving = screen.isBeingDismissed
      restoreState = screen.savingState()
    }

    var isAsItWas: Bool {
      presented === screen.storedPresented && areSame(screens, screen.storedScreens)
        && areSame(visible, screen.storedVisibleScreens)
    }
  }

  fileprivate let root: ModelScreen?
  fileprivate let entries: [Entry]

  fileprivate init(of root: ModelScreen?) {
    self.root = root
    var entries: [Entry] = []
    var pending = root.map { [$0] } ?? []
    while let screen = pending.popLast() {
      entries.append(Entry(screen))
      for child in screen.storedScreens { pending.append(child.model) }
      if let presented = screen.storedPresented { pending.append(presented) }
    }
    self.entries = entries
  }

  /// Whether the screens have the same names as before. A restored screen with another name has not
  /// restored its state.
  package var areNamesAsTheyWere: Bool {
    entries.allSatisfy { $0.screen.name == $0.name }
  }

  /// The number of screens.
  package var count: Int { entries.count }

  /// All screens of the snapshot, each before its contents and the layer above it.
  package var screens: some Sequence<ModelScreen> { entries.lazy.map(\.screen) }
}

extension ModelWindow {
  /// Captures the current screens. Nothing may be in transition.
  ///
  /// - Complexity: O(*n*), where *n* is the number of screens.
  package final func takeSnapshot() -> ModelSnapshot {
    ModelSnapshot(of: root)
  }

  /// Restores the screens. This has to be quick: ``changeCount`` does not count it, no rule is
  /// checked, and only the observers of roots are notified.
  ///
  /// - Complexity: O(*n*), where *n* is the number of screens in the snapshot and of the removed
  ///   screens.
  package final func restore(_ snapshot: ModelSnapshot) {
    var changedRoots: [Changed] = []
    var changed: [Int] = []
    for (index, entry) in snapshot.entries.enumerated() where !entry.isAsItWas {
      entry.screen.letGo()
      changed.append(index)
    }
    if !changed.isEmpty { ModelScreen.epoch += 1 }
    for index in changed { snapshot.entries[index].linkAgain(&changedRoots) }
    if root !== snapshot.root {
      snapshot.root?.leave(&changedRoots)
      changedRoots += replaceRoot(with: snapshot.root)
    }
    for entry in snapshot.entries {
      entry.screen.layout = entry.layout
      entry.screen.isBeingDismissed = entry.isLeaving
      entry.restoreState?()
    }
    changedRoots.announce()
  }
}

extension ModelSnapshot.Entry {
  fileprivate func linkAgain(_ changedRoots: inout [Changed]) {
    if !screens.isEmpty, let container = screen as? ModelContainer {
      for child in screens {
        child.model.leave(&changedRoots)
        child.model.storedParent = container
      }
      screen.storedScreens = screens
    }
    screen.storedVisibleScreens = visible
    if let presented {
      presented.leave(&changedRoots)
      presented.storedPresenter = screen
      presented.storedPresentationCount += 1
      screen.storedPresented = presented
    }
  }
}

extension ModelScreen {
  /// Removes the contents of this screen, and the screen that it presents.
  fileprivate func letGo() {
    for child in storedScreens { child.model.storedParent = nil }
    storedScreens = []
    storedVisibleScreens = []
    storedPresented?.storedPresenter = nil
    storedPresented = nil
  }

  /// Leaves the place that it has taken meanwhile, in a container that is no longer on display.
  ///
  /// Empties that container, so that no two containers hold the same screen.
  fileprivate func leave(_ changedRoots: inout [Changed]) {
    storedParent?.letGo()
    storedPresenter?.letGo()
    if let storedWindow { changedRoots += storedWindow.replaceRoot(with: nil) }
  }
}
