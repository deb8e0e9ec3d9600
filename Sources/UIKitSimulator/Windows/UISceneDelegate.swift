import Foundation

/// The delegate of a scene.
@MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when the scene is connected: the place to make a window.
  /// See 'Links at launch' in Docs/Maintainers/UIKitRules.md.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Called when the scene has been disconnected.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called when the scene has become active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called when the scene is about to become inactive.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called when the scene is about to be on display.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when the scene is no longer on display.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Called with links for a connected scene.
  func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>)
  /// Called with an activity for a connected scene.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// Called when the scene leaves the display. Returns the activity to restore it from.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  /// Nothing.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}
