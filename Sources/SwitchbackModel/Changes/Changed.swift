/// A part of the tree that has changed, and that observers are to be told of.
///
/// An operation makes its whole change and only then tells its observers. They are app code, which may
/// change the screens at once: it finds a tree that is whole, and nothing that it does is overwritten.
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

  // NB: observers are told before a change, as far as the registrar knows. Here there is none left.
  fileprivate func announce() {
    switch self {
    case .screens(let container): container.withMutation(keyPath: \.storedScreens) {}
    case .visibleScreens(let container):
      container.withMutation(keyPath: \.storedVisibleScreens) {}
    case .parent(let screen): screen.withMutation(keyPath: \.parent) {}
    case .presented(let screen): screen.withMutation(keyPath: \.presented) {}
    case .presenter(let screen): screen.withMutation(keyPath: \.presenter) {}
    case .isBeingPresented(let screen): screen.withMutation(keyPath: \.isBeingPresented) {}
    case .isBeingDismissed(let screen): screen.withMutation(keyPath: \.isBeingDismissed) {}
    case .root(let window): window.withMutation(keyPath: \.root) {}
    }
  }
}

extension [Changed] {
  /// Tells the observers. The last thing an operation does to the tree.
  @MainActor
  func announce() {
    for changed in self { changed.announce() }
  }
}
