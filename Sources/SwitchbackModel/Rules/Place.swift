import Switchback

/// The place of a screen in a window's tower.
@MainActor
struct Place {
  let window: ModelWindow
  /// The number of layers below.
  let layer: Int
  /// The root of the screen's layer.
  let layerRoot: ModelScreen
  /// Whether each container on the way down shows the next one. Layers above may still cover the
  /// screen.
  let isOnDisplay: Bool

  /// Tells the observers of the layers. A layer that is presented deep inside comes and goes with the
  /// screen that shows it.
  func announceLayers() {
    layerRoot.announcePresented()
    window.withMutation(keyPath: \.layers) {}
  }
}

extension ModelScreen {
  /// Finds the screen's place by walking up; `nil` if the screen is in no window.
  func place() -> Place? {
    var screen = self
    var layer = 0
    var layerRoot: ModelScreen?
    var isOnDisplay = true
    var height = 0
    while true {
      height += 1
      if height == 32 && top().storedWindow == nil { return nil }
      if let parent = screen.storedParent {
        isOnDisplay = isOnDisplay && parent.shows(screen)
        screen = parent
      } else {
        if layerRoot == nil { layerRoot = screen }
        if let presenter = screen.storedPresenter {
          layer += 1
          screen = presenter
        } else {
          guard let window = screen.storedWindow, let layerRoot else { return nil }
          return Place(
            window: window, layer: layer, layerRoot: layerRoot, isOnDisplay: isOnDisplay)
        }
      }
    }
  }

  /// The screen's place, once its window has settled.
  ///
  /// - Throws: ``ModelError``.
  func placeAtRest() async throws(ModelError) -> Place? {
    let place = place()
    guard let window = place?.window, !window.isSettled else { return place }
    try await window.comeToRest(for: name)
    return self.place()
  }

  /// Whether the screen is in a window, neither it nor a container around it is being removed, and
  /// it is on display if it was before. An alert that leaves lets the layers above it stay.
  func stays(like place: Place?) -> Bool {
    var screen = self
    while true {
      if screen.storedIsBeingDismissed, screen === self || !screen.modalStyle.isPrompt {
        return false
      }
      if let parent = screen.storedParent {
        if place?.isOnDisplay == true, !parent.shows(screen) { return false }
        screen = parent
      } else if let presenter = screen.storedPresenter {
        screen = presenter
      } else {
        return screen.storedWindow === place?.window
      }
    }
  }

  func shows(_ screen: ModelScreen) -> Bool {
    storedVisibleScreens.contains { $0 === screen }
  }

  /// The outermost screen on the visible path from here down that presents a screen.
  func presenterInLayer() -> ModelScreen? {
    firstOnVisiblePath { $0.storedPresented != nil }
  }

  /// The outermost container around the screen, or the screen itself, in a window or not.
  var rootOfLayer: ModelScreen {
    var screen = self
    while let parent = screen.storedParent { screen = parent }
    return screen
  }

  /// Notifies the observers of ``presentedInLayer`` if it is now a different screen.
  func announcePresented() {
    let screen = presenterInLayer()?.storedPresented
    if screen.map({ ObjectIdentifier($0) }) == toldPresentedInLayer { return }
    withMutation(keyPath: \.presentedInLayer) {}
  }

  /// Walks the visible path from here down, outer screens first, as the engine does.
  func firstOnVisiblePath(where matches: (ModelScreen) -> Bool) -> ModelScreen? {
    var pending: [any Screen] = []
    /// The number of pending screens that are passed.
    var head = 0
    var next: ModelScreen? = self
    while let screen = next {
      if matches(screen) { return screen }
      let visible = screen.storedVisibleScreens
      if visible.count == 1, head == pending.count {
        next = visible[0].model
      } else {
        pending.append(contentsOf: visible)
        next = head < pending.count ? pending[head].model : nil
        head += 1
      }
    }
    return nil
  }

  /// The screen at which a walk up ends.
  ///
  /// Remembers the way, so that containers nested from the outside in, each filled when it is
  /// already inside the previous one, are not walked again and again.
  private func top() -> ModelScreen {
    var screen = self
    while true {
      if screen.shortcutEpoch == ModelScreen.epoch, let above = screen.shortcut {
        screen = above
      } else if let above = screen.storedParent ?? screen.storedPresenter {
        screen = above
      } else {
        break
      }
    }
    if screen !== self {
      shortcut = screen
      shortcutEpoch = ModelScreen.epoch
    }
    return screen
  }
}
