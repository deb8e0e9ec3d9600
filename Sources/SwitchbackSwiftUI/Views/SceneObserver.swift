#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
import UIKit

/// Notifies a display whenever a scene comes to the foreground. The display asks its own window's scene,
/// so other scenes do no harm.
@MainActor
final class SceneObserver: NSObject {
  private weak var display: ScreenDisplay?

  init(_ display: ScreenDisplay) {
    self.display = display
    super.init()
    for name in [UIScene.willEnterForegroundNotification, UIScene.didActivateNotification] {
      NotificationCenter.default.addObserver(
        self, selector: #selector(sceneChanged), name: name, object: nil)
    }
  }

  // NB: later, because UIKit posts the first while the scene is still in the background.
  @objc private func sceneChanged() {
    Task { [weak display] in display?.foregroundMayHaveChanged() }
  }
}
#endif
