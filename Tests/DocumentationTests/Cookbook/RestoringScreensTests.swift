#if !canImport(UIKit)
import Foundation
import Switchback
import SwitchbackUIKit
import Testing
import UIKitSimulator

@MainActor
struct RestoringScreensTests {
  // snippet begin: destinations
  enum ShopDestination: Hashable, Codable, Sendable {
    case home
    case bag
    case product(Int)
  }
  // snippet end

  // snippet begin: screens
  final class HomeViewController: UIViewController, DestinationScreen {
    var destination: ShopDestination { .home }
  }

  final class BagViewController: UIViewController, DestinationScreen {
    var destination: ShopDestination { .bag }
  }

  final class ProductViewController: UIViewController, ContextChecking,
    NamedScreen,
    DestinationScreen
  {
    let id: Int

    init(id: Int) {
      self.id = id
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    var screenName: String { "Product(\(id))" }
    var destination: ShopDestination { .product(id) }

    func isTarget(for context: Int) -> Bool { id == context }
  }
  // snippet end

  // snippet begin: scene
  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var navigator: Navigator<ShopDestination>?

    func scene(
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
      navigator = RestoringScreensTests.navigator(
        for: WindowSceneRouter(scene: scene))
      if let activity = session.stateRestorationActivity {
        Task { await restore(activity) }
      }
    }

    // UIKit asks for this when the app goes into the background.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
      guard let window else { return nil }
      let saved = SavedScreens<ShopDestination>(of: window, version: "1")
      guard let data = try? JSONEncoder().encode(saved) else { return nil }
      let activity = NSUserActivity(activityType: "com.example.shop.screens")
      activity.userInfo = ["screens": data]
      return activity
    }

    func restore(_ activity: NSUserActivity) async {
      guard let window, let data = activity.userInfo?["screens"] as? Data,
        let saved = try? JSONDecoder().decode(
          SavedScreens<ShopDestination>.self, from: data),
        let report = await navigator?.restore(saved, in: window, version: "1")
      else { return }
      print(report)
    }
  }
  // snippet end

  private static func navigator(
    for router: WindowSceneRouter
  ) -> Navigator<ShopDestination> {
    let home = SingleStep(
      finder: ClassFinder<HomeViewController, Void>(), factory: NilFactory()
    )
    .from(.root())
    .assemble()
    let bag = SingleStep(
      finder: ClassFinder<BagViewController, Void>(), factory: NilFactory()
    )
    .from(.root())
    .assemble()
    let product = StepAssembly(
      finder: ClassWithContextFinder<ProductViewController, Int>(),
      factory: ClosureFactory { id in ProductViewController(id: id) }
    )
    .using(UINavigationController.push())
    .from(home.expectingContainer())
    .assemble()
    return Navigator(router: router) { destination in
      switch destination {
      case .home: home
      case .bag: bag
      case .product(let id): BoundStep(product, with: id)
      }
    }
  }

  @Test func `The screens are there again`() async throws {
    try await Simulation.run { simulation in
      let page = Transcript()
      @MainActor func print(_ value: Any) { page.print(value) }
      let delegate = SceneDelegate()
      let scene = simulation.connectScene(delegate: delegate)
      await simulation.untilIdle()
      let router = WindowSceneRouter(scene: scene)
      try await Self.navigator(for: router).navigate(to: .product(42))
      // snippet begin: save
      print(try #require(delegate.window).drawing)
      let activity = try #require(delegate.stateRestorationActivity(for: scene))
      // snippet end
      // output: saved
      page.prints(
        """
        window
        └─ UITabBarController
           ├─ UINavigationController*
           │  ├─ HomeViewController
           │  └─ Product(42)*
           └─ BagViewController
        """)
      simulation.disconnect(scene)
      // snippet begin: restart
      let restarted = SceneDelegate()
      simulation.connectScene(delegate: restarted)
      await simulation.untilIdle()
      await restarted.restore(activity)
      print(try #require(restarted.window).drawing)
      // snippet end
      // output: restored
      page.prints(
        """
        window
        └─ UITabBarController
           ├─ UINavigationController*
           │  ├─ HomeViewController
           │  └─ Product(42)*
           └─ BagViewController
        """)
    }
  }
}
#endif
