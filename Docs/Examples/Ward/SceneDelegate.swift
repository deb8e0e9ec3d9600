import Foundation
import SwitchbackUIKit

extension Ward<UIKitWard> {
  /// The app, whose windows share a session.
  static let app = Ward(session: Session())
}

/// A window of the ward with UIKit.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var ward = Ward.app

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIKitWard.makeRoot()
    window.makeKeyAndVisible()
    self.window = window
    let saved = session.stateRestorationActivity?.userInfo?["screens"] as? Data
    Task {
      if let saved { print(await ward.restore(saved, in: window)) }
      for context in connectionOptions.urlContexts { await open(context.url) }
    }
  }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    Task { for context in contexts { await open(context.url) } }
  }

  func scene(_ scene: UIScene, continue activity: NSUserActivity) {
    if let url = activity.webpageURL { Task { await open(url) } }
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    guard let window, let data = try? ward.save(window) else { return nil }
    let activity = NSUserActivity(activityType: "com.example.ward.screens")
    activity.userInfo = ["screens": data]
    return activity
  }

  private func open(_ url: URL) async {
    if let window { await ward.open(url, with: window.router) }
  }
}
