import Foundation
import Switchback
import SwitchbackUIKit

extension Shop {
  private static let restored = "dev.switchback.shop.screens"

  /// The screens of a window, for the system to keep.
  func activity(of window: UIWindow) -> NSUserActivity? {
    let saved = SavedScreens<ShopLink>(of: window, version: Self.version)
    guard let data = try? JSONEncoder().encode(saved) else { return nil }
    let activity = NSUserActivity(activityType: Self.restored)
    activity.userInfo = ["screens": data]
    return activity
  }

  /// Opens the screens again that the system has kept.
  func restore(_ activity: NSUserActivity, in window: UIWindow) async {
    guard let data = activity.userInfo?["screens"] as? Data,
      let saved = try? JSONDecoder().decode(
        SavedScreens<ShopLink>.self, from: data)
    else { return }
    _ = await navigator.restore(saved, in: window, version: Self.version)
  }
}

extension NSUserActivity {
  /// What a window that is to be opened shows first.
  var link: URL? { (userInfo?["link"] as? String).flatMap(URL.init(string:)) }
}

extension UIWindowScene {
  /// Opens another window of the app, where the system has several.
  func openWindow(with link: ShopLink) {
    guard let url = try? ShopLink.table().url(for: link) else { return }
    let activity = NSUserActivity(activityType: "dev.switchback.shop.link")
    activity.userInfo = ["link": url.absoluteString]
    let request = UISceneSessionActivationRequest(role: session.role)
    request.userActivity = activity
    UIApplication.shared.activateSceneSession(for: request, errorHandler: nil)
  }
}
