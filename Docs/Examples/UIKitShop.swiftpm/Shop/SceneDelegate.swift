import Foundation
import Switchback
import SwitchbackLinks
import SwitchbackUIKit

/// A window scene of the app.
///
/// Whatever asks for a screen comes to ``open(_:)``: the link with which the app was launched, one
/// that is tapped while it runs, a page on the web, a push message, a quick action, another window.
public final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  /// The window of the scene.
  public var window: UIWindow?

  /// Who is logged in.
  public let session = Session()

  /// Where navigations are logged: in the system's log.
  public var log = NavigationLog()

  /// What the scene navigates with.
  public private(set) var shop: Shop?

  /// What was asked for last.
  public private(set) var navigation: Task<NavigationOutcome, any Error>?

  /// The screens of the last time are coming back.
  public private(set) var restoration: Task<Void, Never>?

  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let shop = Shop(session: self.session, scene: scene, log: log)
    self.shop = shop

    let window = ShopWindow(windowScene: scene)
    window.shop = shop
    window.rootViewController = LaunchViewController()
    window.makeKeyAndVisible()
    self.window = window

    shop.router.go(to: shop.destinations.tabs, animated: false)
    if let activity = session.stateRestorationActivity {
      restoration = Task { await shop.restore(activity, in: window) }
    }
    for context in connectionOptions.urlContexts { open(context.url) }
    for activity in connectionOptions.userActivities {
      self.scene(scene, continue: activity)
    }
    open(connectionOptions.quickAction)
  }

  public func scene(
    _ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>
  ) {
    for context in urlContexts { open(context.url) }
  }

  /// A link to a page on the web that the app shows itself, or what another window has asked for.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    open(userActivity.webpageURL ?? userActivity.link)
  }

  /// What the system keeps until the scene comes back.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    window.flatMap { shop?.activity(of: $0) }
  }

  /// A push message has been tapped.
  public func received(message: [String: String]) {
    open(message["link"].flatMap(URL.init(string:)))
  }

  /// The user wants to go to a part of the app.
  public func go(to link: ShopLink) {
    guard let shop else { return }
    guard let restoration else {
      navigation = shop.navigator.go(to: link)
      return
    }
    navigation = Task {
      await restoration.value
      return try await shop.navigator.navigate(to: link)
    }
  }

  /// - Returns: Whether it is a link of the shop's.
  @discardableResult
  func open(_ url: URL?) -> Bool {
    guard let url, let link = try? ShopLink.table().destination(for: url) else {
      return false
    }
    shop?.recorder.link = url.absoluteString
    go(to: link)
    return true
  }
}

/// What is seen until the tabs are there.
final class LaunchViewController: UIViewController {}
