import Foundation
import SwitchbackInspector
import SwitchbackLinks
import SwitchbackUIKit

/// A window scene of the app.
///
/// All requests for screens arrive at ``open(_:)``: links at launch and later, pages on the web, push
/// messages, quick actions and other windows.
public final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  /// The window of the scene.
  public var window: UIWindow?

  /// The user's session.
  public let session = Session()

  /// Writes navigations to the system's log.
  public var log = NavigationLog()

  /// The navigation of the scene.
  public private(set) var shop: Shop?

  /// The last requested navigation.
  public private(set) var navigation: Task<NavigationOutcome, any Error>?

  /// The restoration of saved screens, if there are any.
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
    messages?.open()
  }

  /// What the scene has not shown is opened in another one.
  public func sceneDidDisconnect(_ scene: UIScene) { messages?.open() }

  private var messages: Messages? {
    let app = unsafe UIApplication.shared.delegate
    return (app as? any MessageKeeping)?.messages
  }

  public func scene(
    _ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>
  ) {
    for context in urlContexts { open(context.url) }
  }

  /// Opens a universal link, or the link that another window passes to a new one.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    open(userActivity.webpageURL ?? userActivity.link)
  }

  /// The screens, which the system keeps until the scene returns.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    window.flatMap { shop?.activity(of: $0) }
  }

  /// Opens the link of a push message that the user has tapped.
  public func received(message: [String: String]) {
    open(message["link"].flatMap(URL.init(string:)))
  }

  /// Navigates to a destination, after the restoration of saved screens.
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

  /// - Returns: Whether the shop can read the link.
  @discardableResult
  func open(_ url: URL?) -> Bool {
    guard let url, let link = try? ShopLink.table().destination(for: url) else {
      return false
    }
    NavigationRecorder.opening(url.absoluteString) { go(to: link) }
    if let file = Self.fileForScreens { drawScreens(into: file) }
    return true
  }

  /// The file into which `.ci/on-a-mac links` wants the screens drawn.
  private static let fileForScreens =
    ProcessInfo.processInfo.environment["SWITCHBACK_DRAW_SCREENS"].map {
      URL(filePath: NSHomeDirectory()).appending(path: "Documents/\($0)")
    }

  private func drawScreens(into file: URL) {
    Task {
      _ = try? await navigation?.value
      try window?.drawing.write(to: file, atomically: true, encoding: .utf8)
    }
  }
}

/// The screen until the tabs are there.
final class LaunchViewController: UIViewController {}
