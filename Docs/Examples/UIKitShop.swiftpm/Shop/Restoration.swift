import Foundation
import SwitchbackLinks
import SwitchbackUIKit

extension Shop {
  private static let restored = "dev.switchback.shop.screens"

  /// The screens of a window, as an activity that the system keeps.
  func activity(of window: UIWindow) -> NSUserActivity? {
    let data = try? window.savedData(of: ShopLink.self, version: Self.version)
    let activity = NSUserActivity(activityType: Self.restored)
    activity.userInfo = data.map { ["screens": $0] }
    return activity
  }

  /// Opens the screens that the system has kept.
  func restore(_ activity: NSUserActivity, in window: UIWindow) async {
    guard let data = activity.userInfo?["screens"] as? Data else { return }
    _ = await navigator.restore(data, in: window, version: Self.version)
  }
}

extension NSUserActivity {
  /// The first destination of a window that another one opens.
  var link: URL? { (userInfo?["link"] as? String).flatMap(URL.init(string:)) }
}

extension UIWindowScene {
  /// Opens another window of the app, on systems that allow several.
  func openWindow(with link: ShopLink) {
    guard let url = try? ShopLink.table().url(for: link) else { return }
    let activity = NSUserActivity(activityType: "dev.switchback.shop.link")
    activity.userInfo = ["link": url.absoluteString]
    UIApplication.shared.activateSceneSession(
      for: UISceneSessionActivationRequest(
        role: session.role, userActivity: activity))
  }
}
