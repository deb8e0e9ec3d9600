import Switchback

/// The screens of a window as they were at one moment, to be put back.
///
/// Nothing is copied: the same screens are linked again as they were. What a screen keeps besides its
/// place comes back only if it says how, see ``ModelScreen/savingState()``. A snapshot holds its
/// screens.
@MainActor
package struct ModelSnapshot {
  @MainActor
  fileprivate struct Entry {
    let screen: ModelScreen
    let name: String
    let screens: [any Screen]
    let visible: [any Screen]
    let presented: ModelScreen?
    let layout: Int
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
      presented === screen.storedPresented && isSame(screens, screen.storedScreens)
        && isSame(visible, screen.storedVisibleScreens)
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

  /// Whether the screens are called what they were called. After they have been put back, one that
  /// is not has not put back what it shows.
  package var areNamesAsTheyWere: Bool {
    entries.allSatisfy { $0.screen.name == $0.name }
  }

  /// How many screens there were.
  package var count: Int { entries.count }

  /// All screens there were, each before what is in it and above it.
  package var screens: some Sequence<ModelScreen> { entries.lazy.map(\.screen) }
}

extension ModelWindow {
  /// The screens as they are now. Nothing may be in transition.
  ///
  /// - Complexity: O(*n*), where *n* is the number of screens.
  package final func takeSnapshot() -> ModelSnapshot {
    ModelSnapshot(of: root)
  }

  /// Puts the screens back. Is no change that ``changeCount`` counts, asks no rules, and tells no
  /// observers but those of roots: it has to be quick.
  ///
  /// - Complexity: O(*n*), where *n* is the number of screens then and of those that are taken out.
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
      presented.hasBeenPresented = true
      screen.storedPresented = presented
    }
  }
}

extension ModelScreen {
  /// Lets go of what is in this screen and of what it presents.
  fileprivate func letGo() {
    for child in storedScreens { child.model.storedParent = nil }
    storedScreens = []
    storedVisibleScreens = []
    storedPresented?.storedPresenter = nil
    storedPresented = nil
  }

  /// Leaves the place it has got to in the meantime, in something that is on display no longer.
  ///
  /// What held it is emptied, so that no two containers hold the same screen.
  fileprivate func leave(_ changedRoots: inout [Changed]) {
    storedParent?.letGo()
    storedPresenter?.letGo()
    if let storedWindow { changedRoots += storedWindow.replaceRoot(with: nil) }
  }
}

@MainActor
private func isSame(_ some: [any Screen], _ others: [any Screen]) -> Bool {
  some.count == others.count && zip(some, others).allSatisfy { $0 === $1 }
}
