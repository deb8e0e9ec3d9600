#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
import UIKit

/// Notifies a display whenever a scene comes to the foreground, and its window when the window's own scene becomes
/// active or is gone. The display asks its own window's scene, so other scenes do no harm.
@MainActor
final class SceneObserver: NSObject {
  private weak var made: MadeWindow?
  /// The scene of the window, once the window is known.
  private weak var scene: UIScene?

  init(_ made: MadeWindow) {
    self.made = made
    super.init()
    for name in [UIScene.willEnterForegroundNotification, UIScene.didActivateNotification] {
      NotificationCenter.default.addObserver(
        self, selector: #selector(sceneChanged), name: name, object: nil)
    }
  }

  /// Watches the scene of the window. In a hosting controller, `scenePhase` does not say that it becomes active.
  func watch(_ scene: UIScene?) {
    guard let scene, scene !== self.scene else { return }
    self.scene = scene
    NotificationCenter.default.addObserver(
      self, selector: #selector(ownSceneActivated), name: UIScene.didActivateNotification,
      object: scene)
    NotificationCenter.default.addObserver(
      self, selector: #selector(ownSceneDisconnected), name: UIScene.didDisconnectNotification,
      object: scene)
  }

  // NB: later, because UIKit posts the first while the scene is still in the background.
  @objc private func sceneChanged() {
    Task { [weak made] in made?.display.foregroundMayHaveChanged() }
  }

  // NB: later, so that the display has looked before.
  @objc private func ownSceneActivated() {
    Task { [weak made, weak scene] in
      if scene?.activationState == .foregroundActive { made?.becameActive() }
    }
  }

  @objc private func ownSceneDisconnected() { made?.left() }
}
#endif
