#if !canImport(UIKit)
import Foundation
import SwitchbackLinks
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// Everything outside an app that can ask it for a screen, at launch and later.
@MainActor
struct WaysInTests {
  // snippet begin: links
  nonisolated enum ShopDestination: Destination, Hashable {
    case product(Int)

    @MainActor var step: BoundStep {
      switch self {
      case .product(let id): Chains.product(id)
      }
    }

    static let links = Result {
      try LinkTable<ShopDestination>(
        schemes: ["shop"], hosts: ["shop.example.com"]
      ) {
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
    static let product = StepAssembly { (id: Int) in ProductViewController(id) }
      .using(.push())
      .from(.existing(UINavigationController.self))
  }
  // snippet end

  // snippet begin: door
  /// The way into the app. What links lead to waits here until a window can
  /// show it.
  @MainActor
  final class FrontDoor {
    static let shared = FrontDoor()
    private let inbox = Inbox<ShopDestination>()
    private weak var window: UIWindow?

    func receive(_ link: URL?) {
      guard let link else { return }
      do {
        show(try ShopDestination.links.get().destination(for: link))
      } catch {
        print(error)
      }
    }

    /// The `perform()` of an App Intent with `openAppWhenRun` ends here.
    func show(_ destination: ShopDestination) { inbox.receive(destination) }

    /// Opens what waits, and from now on all that comes, one after another. What
    /// the window has not shown when it closes waits again.
    func open(in window: UIWindow) {
      self.window = window
      inbox.open(through: window.router)
    }

    /// Lets all wait again, if this was the window that opens it.
    func close(_ window: UIWindow?) {
      if self.window === window { inbox.close() }
    }
  }
  // snippet end

  // snippet begin: scene
  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var door = FrontDoor.shared

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

      // What the app was launched with.
      for context in connectionOptions.urlContexts { door.receive(context.url) }
      for activity in connectionOptions.userActivities {
        door.receive(activity.link)
      }
      door.receive(connectionOptions.shortcutItem?.link)
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
      if let window { door.open(in: window) }
    }

    func sceneDidDisconnect(_ scene: UIScene) {
      door.close(window)
      window = nil
    }

    // Links of the app's own scheme.
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)
    {
      for context in contexts { door.receive(context.url) }
    }

    // Universal links, Handoff and Spotlight.
    func scene(_ scene: UIScene, continue activity: NSUserActivity) {
      door.receive(activity.link)
    }

    // Quick actions of the app's icon.
    func windowScene(
      _ windowScene: UIWindowScene,
      performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {
      door.receive(shortcutItem.link)
      completionHandler(shortcutItem.link != nil)
    }
  }
  // snippet end
}

// snippet begin: activity
extension NSUserActivity {
  /// The web page of a universal link or of Handoff, or the identifier of what
  /// the user has found in Spotlight.
  var link: URL? {
    let item = userInfo?["kCSSearchableItemActivityIdentifier"] as? String
    return webpageURL ?? item.flatMap(URL.init(string:))
  }
}

extension UIApplicationShortcutItem {
  /// The type of a quick action is its link.
  var link: URL? { URL(string: type) }
}
// snippet end

extension WaysInTests {
  // snippet begin: message
  /// `userNotificationCenter(_:didReceive:)` passes the `userInfo` of a message
  /// on that the user has tapped.
  @MainActor
  func received(_ userInfo: [AnyHashable: Any], at door: FrontDoor) {
    door.receive((userInfo["link"] as? String).flatMap(URL.init(string:)))
  }
  // snippet end

  private func url(_ product: Int) throws -> URL {
    try ShopDestination.links.get().url(for: .product(product))
  }

  private func page(_ product: Int) -> NSUserActivity {
    let activity = NSUserActivity(activityType: "NSUserActivityTypeBrowsingWeb")
    activity.webpageURL = URL(
      string: "https://shop.example.com/product/\(product)")
    return activity
  }

  private func found(_ product: Int) throws -> NSUserActivity {
    let activity = NSUserActivity(activityType: "com.apple.corespotlightitem")
    let link = try url(product).absoluteString
    activity.userInfo = ["kCSSearchableItemActivityIdentifier": link]
    return activity
  }

  @Test(arguments: 0..<8)
  func `Links that a window has not shown when it is closed wait for the next`(
    turns: Int
  ) async throws {
    try await Simulation.run { simulation in
      let door = FrontDoor()
      let (delegate, next) = (SceneDelegate(), SceneDelegate())
      (delegate.door, next.door) = (door, door)
      let scene = simulation.connectScene(delegate: delegate)
      await simulation.untilIdle()
      simulation.open([try url(1)], in: scene)
      simulation.open([try url(2)], in: scene)
      if turns > 0 {
        await withCheckedContinuation { continuation in
          simulation.loop.schedule(after: turns) { continuation.resume() }
        }
      }
      let shown = try #require(delegate.window).drawing
      simulation.disconnect(scene)
      await simulation.untilIdle()
      simulation.connectScene(delegate: next)
      await simulation.untilIdle()
      let drawing = try #require(next.window).drawing
      for product in ["(1)", "(2)"] where !shown.contains(product) {
        #expect(drawing.components(separatedBy: product).count == 2, "\(drawing)")
      }
      if !shown.contains("(1)") { #expect(drawing.hasSuffix("(2)*")) }
    }
  }

  @Test func `What launches the app is opened once, and so is what comes later`()
    async throws
  {
    try await Simulation.run { simulation in
      let door = FrontDoor()
      let delegate = SceneDelegate()
      delegate.door = door
      // A message and an intent come before there is a scene.
      received(["link": "shop://product/1"], at: door)
      door.show(.product(2))
      let scene = simulation.connectScene(
        delegate: delegate, urls: [try url(3)], activities: [page(4)],
        shortcut: UIApplicationShortcutItem(
          type: "shop://product/5", localizedTitle: "Product 5"))
      await simulation.untilIdle()
      print(try #require(delegate.window).drawing)
      // output: cold
      prints(
        """
        window
        └─ UINavigationController
           ├─ HomeViewController
           ├─ ProductViewController(1)
           ├─ ProductViewController(2)
           ├─ ProductViewController(3)
           ├─ ProductViewController(4)
           └─ ProductViewController(5)*
        """)
      let window = try #require(delegate.window)
      var count = 0
      window.router = WindowRouter(window: window).observing { event in
        if case .began = event.kind { count += 1 }
      }
      delegate.sceneDidBecomeActive(scene)
      simulation.open([try url(11)], in: scene)
      simulation.continue(page(12), in: scene)
      simulation.continue(try found(13), in: scene)
      let action = UIApplicationShortcutItem(
        type: "shop://product/14", localizedTitle: "Product 14")
      #expect(simulation.choose(action, in: scene))
      received(["link": "shop://product/15"], at: door)
      door.show(.product(16))
      await simulation.untilIdle()
      #expect(count == 6)
      #expect(window.drawing.contains("(16)*"))

      // Without a scene, links wait for the next one.
      simulation.disconnect(scene)
      received(["link": "shop://product/21"], at: door)
      let next = SceneDelegate()
      next.door = door
      let last = simulation.connectScene(
        delegate: next, activities: [try found(22)])
      await simulation.untilIdle()
      let drawing = try #require(next.window).drawing
      #expect(drawing.contains("(21)\n") && drawing.contains("(22)*"))

      // The window that became active last opens them.
      let other = SceneDelegate()
      other.door = door
      let second = simulation.connectScene(delegate: other)
      await simulation.untilIdle()
      received(["link": "shop://product/31"], at: door)
      await simulation.untilIdle()
      #expect(other.window?.drawing.contains("(31)*") == true)
      #expect(next.window?.drawing == drawing)
      simulation.disconnect(second)
      received(["link": "shop://product/32"], at: door)
      await simulation.untilIdle()
      #expect(next.window?.drawing == drawing)
      next.sceneDidBecomeActive(last)
      await simulation.untilIdle()
      #expect(next.window?.drawing.contains("(32)*") == true)
      #expect(simulation.warnings.isEmpty)
    }
  }
}
#endif
