import SwitchbackLinks
import SwitchbackUIKit

open class ShopSceneDelegate: UIResponder, UIWindowSceneDelegate {
  public var window: UIWindow?
  private var router: WindowSceneRouter?

  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let tabs = UITabBarController()
    tabs.viewControllers = [
      UINavigationController(rootViewController: HomeViewController()),
      BagViewController(),
    ]
    let window = UIWindow(windowScene: scene)
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    self.window = window
    router = WindowSceneRouter(scene: scene)

    // The links that have launched the app.
    for context in connectionOptions.urlContexts { open(context.url) }
  }

  // The links that arrive later.
  public func scene(
    _ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>
  ) {
    for context in contexts { open(context.url) }
  }

  private func open(_ url: URL) {
    router?.go(to: url, with: ShopDestination.links)
  }
}
