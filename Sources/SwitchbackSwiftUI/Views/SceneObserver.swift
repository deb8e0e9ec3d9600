#if canImport(SwiftUI) && canImport(UIKit)
import UIKit

/// Notifies a display whenever a scene comes to the foreground. The display asks its own window's scene,
/// so other scenes do no harm.
@MainActor
final class SceneObserver: NSObject {
  private weak var display: ScreenDisplay?

  init(_ display: ScreenDisplay) {
    self.display = display
    super.init()
    // NB: while UIKit posts the first, the scene is still in the background.
    for name in [UIScene.willEnterForegroundNotification, UIScene.didActivateNotification] {
      NotificationCenter.default.addObserver(
        self, selector: #selector(sceneChanged), name: name, object: nil)
    }
  }

  @objc private func sceneChanged() {
    DispatchQueue.main.async { [weak display] in display?.foregroundMayHaveChanged() }
  }
}
#endif
