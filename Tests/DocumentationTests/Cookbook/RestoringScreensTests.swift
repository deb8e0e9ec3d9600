#if !canImport(UIKit)
import Foundation
import SwitchbackUIKit
import Testing
import UIKitSimulator

@MainActor
struct RestoringScreensTests {
  // snippet begin: destinations
  nonisolated enum ShopDestination: Destination, Hashable, Codable {
    case home
    case bag
    case product(Int)

    @MainActor var step: BoundStep {
      switch self {
      case .home: Chains.home
      case .bag: Chains.bag
      case .product(let id): Chains.product(id)
      }
    }
  }

  @MainActor
  enum Chains {
    static let home = GeneralStep.existing(HomeViewController.self)
    static let bag = GeneralStep.existing(BagViewController.self)
    static let product = StepAssembly { (id: Int) in ProductViewController(id) }
      .using(.push())
      .from(home.stack())
  }
  // snippet end

  // snippet begin: screens
  final class HomeViewController: UIViewController, DestinationScreen {
    var destination: ShopDestination { .home }
  }

  final class BagViewController: UIViewController, DestinationScreen {
    var destination: ShopDestination { .bag }
  }

  final class ProductViewController: UIViewController, ContextHolding,
    DestinationScreen
  {
    let context: Int
    var destination: ShopDestination { .product(context) }

    init(_ id: Int) {
      context = id
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
  }
  // snippet end

  // snippet begin: scene
  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

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
          SavedScreens<ShopDestination>.self, from: data)
      else { return }
      print(await window.restore(saved, version: "1"))
    }
  }
  // snippet end

  @Test func `The screens are there again`() async throws {
    try await Simulation.run { simulation in
      let delegate = SceneDelegate()
      let scene = simulation.connectScene(delegate: delegate)
      await simulation.untilIdle()
      try await WindowSceneRouter(scene: scene).navigate(
        to: ShopDestination.product(42))
      // snippet begin: save
      print(try #require(delegate.window).drawing)
      let activity = try #require(delegate.stateRestorationActivity(for: scene))
      // snippet end
      // output: saved
      prints(
        """
        window
        └─ UITabBarController
           ├─ UINavigationController*
           │  ├─ HomeViewController
           │  └─ ProductViewController(42)*
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
      prints(
        """
        Everything was restored.
        window
        └─ UITabBarController
           ├─ UINavigationController*
           │  ├─ HomeViewController
           │  └─ ProductViewController(42)*
           └─ BagViewController
        """)
    }
  }
}
#endif
