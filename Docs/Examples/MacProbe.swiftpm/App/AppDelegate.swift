import SwiftUI

/// Makes the one scene of the probe.
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(
      name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}

/// Asks all questions at launch, and then shows the tables.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
    Task { await probe(window) }
  }

  private func probe(_ window: UIWindow) async {
    let probe = MacProbe(window: window, device: device)
    await probe.run()
    let views = ShownViews()
    await probe.show(UIHostingController(rootView: ProbedWindow(views: views)))
    let swiftUI = SwiftUIProbe(views: views, lifeCycle: "uiKit", device: device)
    await swiftUI.run()
    ProbeNotes().isUnderSwiftUI = true
    finish(
      [
        FinishedTable("uikit.settings", probe.table),
        FinishedTable("swiftui.settings", swiftUI.table),
      ], in: window)
    print("PROBE: Run it again to ask SwiftUI in an app of SwiftUI's life cycle.")
  }
}
