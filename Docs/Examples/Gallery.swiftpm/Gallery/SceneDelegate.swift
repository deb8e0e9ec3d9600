import Foundation
import SwitchbackLinks
import SwitchbackUIKit

/// What the screens share, until the user logs out.
@MainActor
final class Gallery {
  static var shared = Gallery()

  /// The user who has logged in.
  var user: String?
  /// Which of two ways leads to the offer.
  var opensInStack = false

  private let tabBarDelegate = TabBarDelegate()

  /// The first root. It is kept while another screen replaces it.
  private(set) lazy var tabs: UITabBarController = {
    let tabs = UITabBarController()
    let camera = CameraTab()
    camera.title = "Camera"
    tabs.viewControllers = [
      UINavigationController(rootViewController: CookbookViewController()),
      BagViewController(), camera, AccountViewController(),
    ]
    tabs.delegate = tabBarDelegate
    return tabs
  }()
}

/// Presents a screen where the middle tab would be selected, and lets the router pop
/// the selected one.
private final class TabBarDelegate: NSObject, UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    if viewController is CameraTab {
      Page.aTabThatPresents.open(from: tabBarController)
      return false
    }
    let index = tabBarController.viewControllers?.firstIndex(of: viewController)
    guard index == tabBarController.selectedIndex else { return true }
    tabBarController.navigateBack(.popToRoot)
    return false
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var router: WindowSceneRouter?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = Gallery.shared.tabs
    window.makeKeyAndVisible()
    self.window = window
    router = WindowSceneRouter(scene: scene)
    self.scene(scene, openURLContexts: connectionOptions.urlContexts)
  }

  func scene(
    _ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>
  ) {
    guard let router else { return }
    for context in contexts {
      do {
        try Page.links.get().destination(for: context.url).open(with: router)
      } catch {
        router.report(error)
      }
    }
  }
}
