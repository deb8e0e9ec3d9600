import Switchback

extension ModelScreen {
  /// Presents a screen as a new layer above this one.
  ///
  /// - Throws: A ``ModelError`` that names the rule, or the error of an injected fault.
  public final func presentScreen(_ screen: any Screen, animated: Bool) async throws {
    let (screen, place) = try checkPresenting(screen)
    let change = PendingChange(.present, on: self, of: screen, animated: animated, in: place, up: 1)
    let fault = try change.begin()
    if fault.dropsChange { return }
    var changed = link(screen)
    if animated, place.window.animations == .manual {
      screen.storedIsBeingPresented = true
      changed.append(.isBeingPresented(screen))
    }
    await change.complete(changed) {
      screen.storedIsBeingPresented = false
      return [.isBeingPresented(screen)]
    }
    try fault.finish()
  }

  /// Dismisses what this screen presents, with all layers above it.
  ///
  /// - Throws: A ``ModelError`` that names the rule, or the error of an injected fault.
  public final func dismissPresentedScreen(animated: Bool) async throws {
    let screen = try checkDismissing()
    let place = place()
    let change = PendingChange(.dismiss, on: self, of: screen, animated: animated, in: place, up: 1)
    let fault = try change.begin()
    if fault.dropsChange { return }
    if animated, place?.window.animations == .manual {
      screen.isBeingDismissed = true
      await change.complete([]) { [self] in
        screen.isBeingDismissed = false
        return storedPresented === screen ? unlinkLayers() : []
      }
    } else {
      await change.complete(unlinkLayers(), end: { [] })
    }
    try fault.finish()
  }
}

extension ModelScreen {
  func link(_ screen: ModelScreen) -> [Changed] {
    storedPresented = screen
    screen.storedPresenter = self
    return [.presented(by: self), .presenter(of: screen)]
  }

  /// Takes down every layer above this screen's own, each from the one below it.
  func unlinkLayers() -> [Changed] {
    ModelScreen.epoch += 1
    var changed: [Changed] = []
    var presenter: ModelScreen? = self
    while let below = presenter, let above = below.storedPresented {
      presenter = above.presenterInLayer()
      below.storedPresented = nil
      above.storedPresenter = nil
      changed += [.presented(by: below), .presenter(of: above)]
    }
    return changed
  }
}

extension ModelScreen {
  /// Dismisses the modal layer this screen is in, as the user does by swiping it down.
  ///
  /// - Throws: A ``ModelError`` if the screen is out of the user's reach or in no modal layer.
  public final func swipeDown() throws(ModelError) {
    let place = try checkInReach()
    let screen = place.layerRoot
    guard let presenter = screen.storedPresenter else { throw .notPresented(name) }
    if screen.isBeingPresented || screen.isBeingDismissed { throw .inTransition(screen.name) }
    PendingChange(.dismiss, on: presenter, of: screen, animated: false, in: place)
      .complete(presenter.unlinkLayers())
  }
}
