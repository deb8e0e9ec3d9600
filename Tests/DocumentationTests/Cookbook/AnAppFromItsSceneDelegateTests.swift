#if !canImport(UIKit)
import Foundation
import SwitchbackLinks
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// An app with a scene delegate, and everything that can ask it for a screen.
@MainActor
struct AnAppFromItsSceneDelegateTests {
  // snippet begin: destinations
  nonisolated enum ShopDestination: Destination, Hashable {
    case bag
    case product(Int)

    @MainActor var step: BoundStep {
      switch self {
      case .bag: Chains.bag
      case .product(let id): Chains.product(id)
      }
    }

    static let links = Result {
      try LinkTable<ShopDestination>(
        schemes: ["shop"], hosts: ["shop.example.com"]
      ) {
        DeepLink("bag", to: .bag)
        DeepLink("product", .path("id", Int.self)) {
          .product($0)
        } print: {
          if case .product(let id) = $0 { id } else { nil }
        }
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

  // snippet begin: scene
  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var router: WindowSceneRouter?

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
      router = WindowSceneRouter(scene: scene)

      // What the app was launched with: a link of its own scheme, or a universal
      // link.
      for context in connectionOptions.urlContexts { open(context.url) }
      for activity in connectionOptions.userActivities {
        self.scene(scene, continue: activity)
      }
    }

    // While the app runs, links of its own scheme come here…
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)
    {
      for context in contexts { open(context.url) }
    }

    // …and universal links here.
    func scene(_ scene: UIScene, continue activity: NSUserActivity) {
      if let url = activity.webpageURL { open(url) }
    }

    func open(_ url: URL) {
      Task {
        do {
          try await router?.open(url, with: ShopDestination.links.get())
        } catch {
          print("\(url) was not opened: \(error)")
        }
      }
    }
  }
  // snippet end

  final class MessagedSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private(set) var completions: [Bool] = []

    func open(_ url: URL) {
      Task {
        try await window?.router.open(url, with: ShopDestination.links.get())
      }
    }

    // snippet begin: message
    /// A push message was tapped: `userNotificationCenter(_:didReceive:)`
    /// passes its `userInfo` on.
    func received(_ userInfo: [AnyHashable: Any]) {
      if let text = userInfo["link"] as? String, let url = URL(string: text) {
        open(url)
      }
    }
    // snippet end

    // snippet begin: shortcut
    /// A quick action of the app's icon was chosen while the app runs.
    func windowScene(
      _ windowScene: UIWindowScene,
      performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {
      guard let url = URL(string: shortcutItem.type) else {
        return completionHandler(false)
      }
      open(url)
      completionHandler(true)
    }
    // snippet end

    // snippet begin: intent
    /// An App Intent awaits this in its `perform()`, which returns when the
    /// screen is shown.
    func show(_ destination: ShopDestination) async throws {
      try await window?.router.navigate(to: destination)
    }
    // snippet end
  }

  @Test func `A link at launch, one of the app's own and a universal one`()
    async throws
  {
    try await Simulation.run { simulation in
      let page = Transcript()
      @MainActor func print(_ value: Any) { page.print(value) }
      // snippet begin: cold
      let delegate = SceneDelegate()
      let scene = simulation.connectScene(
        delegate: delegate, urls: [try #require(URL(string: "shop://product/42"))]
      )
      await simulation.untilIdle()
      print(try #require(delegate.window).drawing)
      // snippet end
      // output: cold
      page.prints(
        """
        window
        └─ UITabBarController
           ├─ UINavigationController*
           │  ├─ HomeViewController
           │  └─ ProductViewController(42)*
           └─ BagViewController
        """)
      // snippet begin: universal
      let activity = NSUserActivity(activityType: "NSUserActivityTypeBrowsingWeb")
      activity.webpageURL = URL(string: "https://shop.example.com/bag")
      simulation.continue(activity, in: scene)
      await simulation.untilIdle()
      print(try #require(delegate.window).drawing)
      // snippet end
      // output: universal
      page.prints(
        """
        window
        └─ UITabBarController
           ├─ UINavigationController
           │  ├─ HomeViewController
           │  └─ ProductViewController(42)*
           └─ BagViewController*
        """)
      simulation.open([try #require(URL(string: "shop://product/42"))], in: scene)
      await simulation.untilIdle()
      #expect(delegate.window?.drawing.contains("Navigation") == true)
      #expect(simulation.warnings.isEmpty)
    }
  }

  @Test func `Messages, quick actions and intents`() async throws {
    try await Simulation.run { simulation in
      let page = Transcript()
      @MainActor func print(_ value: Any) { page.print(value) }
      let tabs = UITabBarController()
      tabs.viewControllers = [
        UINavigationController(rootViewController: HomeViewController()),
        BagViewController(),
      ]
      let window = await simulation.show(tabs)
      let delegate = MessagedSceneDelegate()
      delegate.window = window
      // snippet begin: received
      delegate.received(["link": "shop://product/42"])
      await simulation.untilIdle()
      print(window.drawing)
      // snippet end
      // output: received
      page.prints(
        """
        window
        └─ UITabBarController
           ├─ UINavigationController*
           │  ├─ HomeViewController
           │  └─ ProductViewController(42)*
           └─ BagViewController
        """)
      let scene = try #require(window.windowScene)
      var isDone = false
      delegate.windowScene(
        scene,
        performActionFor: UIApplicationShortcutItem(
          type: "shop://bag", localizedTitle: "Bag")
      ) { isDone = $0 }
      await simulation.untilIdle()
      #expect(isDone && tabs.selectedIndex == 1)
      try await delegate.show(.product(42))
      #expect(tabs.selectedIndex == 0)
    }
  }
}
#endif
