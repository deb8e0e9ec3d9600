import Switchback

/// Lets go of everything below a screen that is being freed, without recursion: left to itself, a
/// tree nested a hundred thousand deep would be freed by as many nested calls.
///
/// Only screens nobody else holds are emptied. An own `deinit` of such a screen finds it empty.
nonisolated func dismantle(_ screen: ModelScreen) {
  if screen.storedScreens.isEmpty && screen.storedPresented == nil { return }
  var pile: [ModelScreen] = []
  unload(screen, onto: &pile)
  while var next = pile.popLast() {
    if isKnownUniquelyReferenced(&next) { unload(next, onto: &pile) }
  }
}

/// Moves what a screen owns onto the pile. A function of its own, so that nothing but the pile
/// holds these screens when it returns.
nonisolated private func unload(_ screen: ModelScreen, onto pile: inout [ModelScreen]) {
  for child in screen.storedScreens {
    let child = unsafeDowncast(child, to: ModelScreen.self)
    child.storedParent = nil
    pile.append(child)
  }
  screen.storedScreens = []
  screen.storedVisibleScreens = []
  if let presented = screen.storedPresented {
    presented.storedPresenter = nil
    pile.append(presented)
  }
  screen.storedPresented = nil
}

extension Screen {
  /// This screen as the model's own. Only for screens that have passed the check of an operation.
  nonisolated var model: ModelScreen { unsafeDowncast(self, to: ModelScreen.self) }
}
