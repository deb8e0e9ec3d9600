import Switchback

extension ModelScreen {
  /// Presents a screen as a new layer above this one.
  ///
  /// - Throws: A ``ModelError`` that names the rule, or the error of an injected fault.
  public final func presentScreen(_ screen: any Screen, animated: Bool) async throws {
    let (screen, place) = try checkPresenting(screen)
    let window = place.window
    let change = PendingChange(.present, on: self, of: screen, animated: animated, in: place, up: 1)
    let fault = try change.begin()
    if fault.dropsChange { return }
    link(screen)
    change.record()
    if animated, window.animations == .manual {
      screen.isBeingPresented = true
      await window.animate { screen.isBeingPresented = false }
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
    change.record()
    if animated, let window = place?.window, window.animations == .manual {
      screen.isBeingDismissed = true
      await window.animate { [self] in
        screen.isBeingDismissed = false
        unlinkLayers()
      }
    } else {
      unlinkLayers()
    }
    try fault.finish()
  }
}

extension ModelScreen {
  func link(_ screen: ModelScreen) {
    withMutation(keyPath: \.presented) { storedPresented = screen }
    screen.withMutation(keyPath: \.presenter) { screen.storedPresenter = self }
  }

  func unlink() {
    guard let screen = storedPresented else { return }
    ModelScreen.epoch += 1
    withMutation(keyPath: \.presented) { storedPresented = nil }
    screen.withMutation(keyPath: \.presenter) { screen.storedPresenter = nil }
  }

  /// Takes down every layer above this screen's own, each from the one below it.
  func unlinkLayers() {
    var presenter: ModelScreen? = self
    while let below = presenter, let above = below.storedPresented {
      presenter = above.presenterInLayer()
      below.unlink()
    }
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
    presenter.unlinkLayers()
    PendingChange(
      .dismiss, on: presenter, of: screen, animated: false, in: place
    ).record()
  }
}
