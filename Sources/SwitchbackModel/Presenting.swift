import Switchback

extension ModelScreen {
  /// Presents a screen as a new layer above this one.
  ///
  /// - Throws: A ``ModelError`` that names the rule, the error of the window's display or of an injected fault, or
  ///   ``/Switchback/UndoneByUserError``.
  public final func presentScreen(_ screen: any Screen, animated: Bool) async throws {
    let place = try await placeAtRest()
    let screen = try checkPresenting(screen, in: place)
    let change = PendingChange(
      .present, on: self, of: .one(screen), animated: animated, in: place, up: 1)
    let fault = try change.begin()
    if fault.dropsChange { return }
    let lasts = change.lasts
    try await change.carryOut(
      .init(
        begin: {
          if lasts { screen.storedIsBeingPresented = true }
          return self.link(screen) + (lasts ? [.isBeingPresented(screen)] : [])
        },
        end: { ending in
          screen.storedIsBeingPresented = false
          // An alert below, which the user has answered, may have left it to its own presenter.
          let presenter = ending == .failed ? screen.storedPresenter : nil
          return [.isBeingPresented(screen)] + (presenter?.unlinkLayers() ?? [])
        },
        isSo: { screen.storedPresenter != nil && screen.stays(like: place) }))
    try fault.finish()
  }

  /// Dismisses what this screen presents, with all layers above it.
  ///
  /// - Throws: A ``ModelError`` that names the rule, or the error of the window's display or of an injected fault.
  public final func dismissPresentedScreen(animated: Bool) async throws {
    let presented = storedPresented
    let place = try await placeAtRest()
    // The user may have been quicker.
    if let presented, presented !== storedPresented { return }
    let screen = try checkDismissing()
    let change = PendingChange(
      .dismiss, on: self, of: .one(screen), animated: animated, in: place, up: 1)
    let fault = try change.begin()
    if fault.dropsChange { return }
    try await change.carryOut(dismissal(of: screen, lasts: change.lasts) { self.unlinkLayers() })
    try fault.finish()
  }
}

extension ModelScreen {
  /// Takes in that the user has dismissed the modal layer with this root, or has begun to.
  ///
  /// For a ``ModelDisplay``. It cannot be refused, and does nothing if the layer is already leaving
  /// or gone. A test calls ``swipeDown()`` instead.
  public final func userDidDismiss() {
    dismissForUser { $0.unlinkLayers() }
  }

  /// Takes in that the user has answered the alert with this root. It goes, and what has been presented above it
  /// meanwhile stays, presented by the alert's presenter.
  package final func userDidAnswer() {
    dismissForUser { $0.unlinkAlert(self) }
  }

  /// - Parameter unlink: Removes the layer from its presenter.
  private func dismissForUser(_ unlink: @escaping @MainActor (ModelScreen) -> [Changed]) {
    guard let presenter = storedPresenter, !storedIsBeingDismissed else { return }
    let change = PendingChange(
      .dismiss, on: presenter, of: .one(self), animated: false, in: presenter.place(), up: 1,
      by: .user)
    change.carryOutForUser(
      presenter.dismissal(of: self, lasts: change.lasts) { unlink(presenter) })
  }

  private func dismissal(
    of screen: ModelScreen, lasts: Bool, _ unlink: @escaping @MainActor () -> [Changed]
  ) -> ModelTransition.Parts {
    guard lasts else { return .init(begin: unlink, end: { _ in [] }, isSo: { true }) }
    return .init(
      begin: {
        screen.storedIsBeingDismissed = true
        return [.isBeingDismissed(screen)]
      },
      end: { ending in
        screen.storedIsBeingDismissed = false
        let isGone = ending == .shown && self.storedPresented === screen
        return [.isBeingDismissed(screen)] + (isGone ? unlink() : [])
      },
      isSo: { true })
  }
}

extension ModelScreen {
  func link(_ screen: ModelScreen) -> [Changed] {
    storedPresented = screen
    screen.storedPresenter = self
    screen.storedPresentationCount += 1
    return [.presented(by: self), .presenter(of: screen)]
  }

  /// Removes the alert that this screen presents. From now on, this screen presents what the alert
  /// has presented.
  private func unlinkAlert(_ alert: ModelScreen) -> [Changed] {
    ModelScreen.epoch += 1
    storedPresented = nil
    alert.storedPresenter = nil
    guard let above = alert.storedPresented else {
      return [.presented(by: self), .presenter(of: alert)]
    }
    alert.storedPresented = nil
    return [.presented(by: alert), .presenter(of: alert)] + link(above)
  }

  /// Removes every layer above this screen's own, each from the one below it.
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
  /// Dismisses the modal layer that contains this screen, as the user does by swiping it down.
  ///
  /// It asks no `LeaveGuard`: it is a gesture that has succeeded. To test what a guard asks, go back
  /// with a router, as a display does after an attempt on a layer that contains a guard.
  ///
  /// - Throws: A ``ModelError`` if the user cannot reach the screen, if it is in no sheet or popover, or if that one
  ///   is being presented or dismissed.
  public final func swipeDown() throws(ModelError) {
    let screen = try checkInReach().layerRoot
    if screen.storedPresenter == nil { throw .notPresented(name) }
    if !screen.modalStyle.isUsersToDismiss { throw .notUsersToDismiss(screen.name) }
    if screen.isBeingPresented || screen.isBeingDismissed { throw .inTransition(screen.name) }
    screen.userDidDismiss()
  }
}
