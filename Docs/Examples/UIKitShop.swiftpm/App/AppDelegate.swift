import SwitchbackUIKit
import UserNotifications

/// Makes scenes, and forwards the push messages that the user taps.
@main
final class AppDelegate: UIResponder, MessageKeeping,
  UNUserNotificationCenterDelegate
{
  let messages = Messages()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey:
      Any]?
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = self
    return true
  }

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

  /// Receives a push message that the user has tapped: `{"link": "shop://product/42"}`.
  nonisolated func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    if let link = response.notification.request.content.userInfo["link"]
      as? String
    {
      Task { @MainActor in messages.receive(link) }
    }
    completionHandler()
  }
}
