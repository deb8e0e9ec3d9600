/// A part of the tree that has changed, and of which observers are to be notified.
///
/// An operation makes its whole change before it notifies its observers. They are app code, which
/// may change the screens at once: it sees a complete tree, and the operation overwrites none of
/// its changes.
@MainActor
enum Changed {
  case screens(of: ModelContainer)
  case visibleScreens(of: ModelContainer)
  case parent(of: ModelScreen)
  case presented(by: ModelScreen)
  case presenter(of: ModelScreen)
  case isBeingPresented(ModelScreen)
  case isBeingDismissed(ModelScreen)
  case root(of: ModelWindow)
  /// Of the root of a window, or of one that has been it.
  case window(of: ModelScreen)

  // NB: the registrar expects a notification before the change, too. Here the change has been made.
  fileprivate func announce() {
    switch self {
    case .screens(let container): container.withMutation(keyPath: \.heldScreens) {}
    case .visibleScreens(let container):
      container.withMutation(keyPath: \.shownScreens) {}
    case .parent(let screen): screen.withMutation(keyPath: \.parent) {}
    case .presented(let screen):
      screen.withMutation(keyPath: \.presented) {}
      // A layer that has left the window may still be on display.
      screen.rootOfLayer.announcePresented()
    case .presenter(let screen): screen.withMutation(keyPath: \.presenter) {}
    case .isBeingPresented(let screen): screen.withMutation(keyPath: \.isBeingPresented) {}
    case .isBeingDismissed(let screen): screen.withMutation(keyPath: \.isBeingDismissed) {}
    case .root(let window): window.withMutation(keyPath: \.root) {}
    case .window(let screen): screen.withMutation(keyPath: \.window) {}
    }
  }
}

extension [Changed] {
  /// Notifies the observers. An operation does this last.
  @MainActor
  func announce() {
    for changed in self { changed.announce() }
  }
}
