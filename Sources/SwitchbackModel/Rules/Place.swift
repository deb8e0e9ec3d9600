import Switchback

/// Where in a window's tower a screen stands.
@MainActor
struct Place {
  let window: ModelWindow
  /// The number of layers below.
  let layer: Int
  /// The root of the screen's layer.
  let layerRoot: ModelScreen
  /// Whether each container on the way down shows the next one. Layers above may still cover it.
  let isOnDisplay: Bool

  /// Tells the observers of what is presented here. What is presented deep inside is a layer, too, and
  /// comes and goes with what shows it.
  func announceLayers() {
    layerRoot.announcePresented()
    window.withMutation(keyPath: \.layers) {}
  }
}

extension ModelScreen {
  /// Finds the screen's place by walking up, or `nil` if that leads to no window.
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

  /// The screen's place, when what moves in its window has come to rest.
  ///
  /// - Throws: ``ModelError/notSettled(_:)``.
  func placeAtRest() async throws(ModelError) -> Place? {
    let place = place()
    guard let window = place?.window, !window.isSettled else { return place }
    try await window.comeToRest(for: name)
    return self.place()
  }

  /// Whether the screen is in a window, neither it nor what holds it is on its way out, and it is on
  /// display if it was.
  func stays(like place: Place?) -> Bool {
    var screen = self
    while true {
      if screen.storedIsBeingDismissed { return false }
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

  /// The outermost screen on the visible path from here down that presents one.
  func presenterInLayer() -> ModelScreen? {
    firstOnVisiblePath { $0.storedPresented != nil }
  }

  /// Tells the observers of ``presentedInLayer`` if that is another screen now.
  func announcePresented() {
    let screen = presenterInLayer()?.storedPresented
    if screen.map({ ObjectIdentifier($0) }) == toldPresentedInLayer { return }
    withMutation(keyPath: \.presentedInLayer) {}
  }

  /// Walks the visible path from here down, outer screens first.
  func firstOnVisiblePath(where matches: (ModelScreen) -> Bool) -> ModelScreen? {
    var pending: [any Screen] = []
    var next: ModelScreen? = self
    while let screen = next {
      if matches(screen) { return screen }
      let visible = screen.storedVisibleScreens
      if visible.count == 1 {
        next = visible[0].model
      } else {
        pending.append(contentsOf: visible.reversed())
        next = pending.popLast()?.model
      }
    }
    return nil
  }

  /// The screen that a walk up ends at.
  ///
  /// Remembers the way, so that containers nested from the outside in, each filled when it is
  /// inside the one before, are not climbed through again and again.
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
