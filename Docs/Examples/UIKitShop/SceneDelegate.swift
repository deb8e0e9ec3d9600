import Switchback
import SwitchbackLinks
import SwitchbackUIKit

/// A window scene of the app.
///
/// Whatever asks for a screen comes to ``open(_:)``: the link with which the app was launched, one
/// that is tapped while it runs, a push message, a button.
public final class SceneDelegate: UIResponder, UISceneDelegate {
  /// The window of the scene.
  public var window: UIWindow?

  /// Who is logged in.
  public let session = Session()

  /// What was asked for last.
  public private(set) var navigation: Task<NavigationOutcome, any Error>?

  private var router: WindowSceneRouter?
  private var destinations: Destinations?

  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let destinations = Destinations(session: self.session, scene: scene)
    let router = WindowSceneRouter(scene: scene)
    self.destinations = destinations
    self.router = router

    let window = UIWindow(windowScene: scene)
    window.rootViewController = LaunchViewController()
    window.makeKeyAndVisible()
    self.window = window

    router.go(to: destinations.tabs, animated: false)
    for context in connectionOptions.urlContexts { open(context.url) }
  }

  public func scene(
    _ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>
  ) {
    for context in urlContexts { open(context.url) }
  }

  /// A push message has been tapped.
  public func received(message: [String: String]) {
    if let link = message["link"], let url = URL(string: link) { open(url) }
  }

  /// The user wants to write a review.
  public func writeReview() {
    if let destinations { navigation = router?.go(to: destinations.review) }
  }

  private func open(_ url: URL) {
    guard let router, let destinations,
      let link = try? ShopLink.table().destination(for: url)
    else { return }
    navigation =
      switch link {
      case .home: router.go(to: destinations.home)
      case .bag: router.go(to: destinations.bag)
      case .account: router.go(to: destinations.account)
      case .product(let id): router.go(to: destinations.product, with: id)
      }
  }
}

/// What is seen until the tabs are there.
final class LaunchViewController: UIViewController {}
