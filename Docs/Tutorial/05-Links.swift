import SwitchbackLinks
import SwitchbackUIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var router: WindowSceneRouter?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UINavigationController(
      rootViewController: HomeViewController())
    window.makeKeyAndVisible()
    self.window = window
    router = WindowSceneRouter(scene: scene)

    for context in connectionOptions.urlContexts { open(context.url) }
  }

  func scene(
    _ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>
  ) {
    for context in contexts { open(context.url) }
  }

  private let links = Result {
    try LinkTable<ShopDestination>(schemes: ["shop"]) {
      DeepLink("account", to: .account)
      DeepLink("product", .path("id", Int.self)) {
        .product($0)
      } print: {
        if case .product(let id) = $0 { id } else { nil }
      }
    }
  }

  private func open(_ url: URL) {
    Task {
      do {
        try await router?.open(url, with: links.get())
      } catch {
        print("\(url) was not opened: \(error)")
      }
    }
  }
}
