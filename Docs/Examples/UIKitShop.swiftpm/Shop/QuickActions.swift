import Foundation
import SwitchbackUIKit

// A television has no quick actions.
#if os(tvOS)
extension UIScene.ConnectionOptions {
  var quickAction: URL? { nil }
}
#else
extension UIScene.ConnectionOptions {
  /// The link of the quick action with which the app was launched.
  var quickAction: URL? { shortcutItem.flatMap { URL(string: $0.type) } }
}

extension SceneDelegate {
  /// Opens the link of a quick action, which is its type.
  public func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(open(URL(string: shortcutItem.type)))
  }
}
#endif
