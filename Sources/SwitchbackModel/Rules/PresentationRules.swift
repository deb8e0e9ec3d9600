import Switchback

extension ModelScreen {
  func checkPresenting(
    _ screen: any Screen, in place: Place?
  ) throws(ModelError) -> ModelScreen {
    let screen = try ModelScreen.check(screen)
    if screen === self { throw .insideItself(name) }
    try screen.checkFree()
    guard let place, place.isOnDisplay else {
      throw .presenterNotOnDisplay(name, presenting: screen.name)
    }
    if let presenter = place.layerRoot.presenterInLayer(), let present = presenter.storedPresented {
      throw .alreadyPresenting(
        presenter.name, presenting: present.name, isLeaving: present.isBeingDismissed)
    }
    try screen.checkShowable()
    return screen
  }

  func checkDismissing() throws(ModelError) -> ModelScreen {
    guard let screen = storedPresented else { throw .nothingPresented(name) }
    if screen.isBeingPresented || screen.isBeingDismissed { throw .inTransition(screen.name) }
    return screen
  }

  /// This host's screen for a screen of any host.
  static func check(_ screen: any Screen) throws(ModelError) -> ModelScreen {
    guard let screen = screen as? ModelScreen else {
      throw .foreignScreen(String(describing: type(of: screen)))
    }
    return screen
  }

  /// Checks that the screen has no place yet: a screen has one parent, one presenter or one window.
  func checkFree() throws(ModelError) {
    if let parent = storedParent { throw .alreadyContained(name, in: parent.name) }
    if let presenter = storedPresenter { throw .alreadyPresented(name, by: presenter.name) }
    if storedWindow != nil { throw .alreadyRoot(name) }
  }

  /// Checks that the screen may be in a container or the root of a window.
  func checkEmbeddable() throws(ModelError) {
    if modalStyle.isPrompt { throw .onlyPresented(name) }
  }

  /// Checks that no container on the visible path is empty.
  func checkShowable() throws(ModelError) {
    let empty = firstOnVisiblePath { screen in
      screen.storedVisibleScreens.isEmpty
        && (screen as? ModelContainer)?.mayShowNothing(of: screen.storedScreens) == false
    }
    if let empty { throw .emptyContainer(empty.name) }
  }

  /// Checks that the user can reach this screen: it is on display, with no layer above.
  func checkInReach() throws(ModelError) -> Place {
    guard let place = place(), place.isOnDisplay else { throw .notOnDisplay(name) }
    if let above = place.layerRoot.presenterInLayer()?.storedPresented {
      throw .covered(name, by: above.name)
    }
    return place
  }
}
