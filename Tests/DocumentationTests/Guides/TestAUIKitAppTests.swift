#if !canImport(UIKit)
import Foundation
import SwitchbackTesting
import SwitchbackUIKit
import Testing
import UIKitSimulator

@MainActor
struct TestAUIKitAppTests {
  // snippet begin: scene
  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let session = Session()
    private(set) var navigation: Task<NavigationOutcome, any Error>?

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
    }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)
    {
      guard let window, contexts.first?.url.host() == "account" else { return }
      navigation = window.router.go(to: account)
    }

    static let login = StepAssembly(LoginViewController.self)
      .using(.presentModally(style: .formSheet))
      .from(.current())

    /// The account, on the home screen's stack. The log-in comes first.
    var account: DestinationStep<AccountViewController, Void> {
      StepAssembly(AccountViewController.self)
        .requiring(Self.login, unless: { [session] in session.user != nil }) {
          [session] in session.user = $0
        }
        .using(.push())
        .from(.existing(UINavigationController.self))
    }
  }
  // snippet end

  // snippet begin: explorer
  @Test func `The account can be reached from everywhere`() async throws {
    try await Simulation.run { simulation in
      let bounds = Explorer.Bounds(navigation: .seconds(120))
      let explorer = Explorer(bounds: bounds) {
        for case let scene as UIWindowScene in simulation.application
          .connectedScenes
        {
          simulation.disconnect(scene)
        }
        let delegate = SceneDelegate()
        delegate.session.user = "Ada"
        simulation.connectScene(delegate: delegate)
        await simulation.untilIdle()
        let window = try #require(delegate.window)
        return ExploredApp(
          window: window, moves: [.destination("account", delegate.account)])
      }
      try await explorer.explore().expectNoViolations()
    }
  }
  // snippet end

  // snippet begin: account
  @Test(arguments: [true, false])
  func `A link leads through the log-in`(logsIn: Bool) async throws {
    try await Simulation.run { simulation in
      let delegate = SceneDelegate()
      let scene = simulation.connectScene(delegate: delegate)
      await simulation.untilIdle()
      let root = try #require(delegate.window?.rootViewController)

      simulation.open([try #require(URL(string: "shop://account"))], in: scene)
      try await simulation.wait {
        root.presentedViewController?.isBeingPresented == false
      }
      if logsIn {
        let item = root.presentedViewController?.navigationItem.rightBarButtonItem
        #expect(simulation.tap(try #require(item)))
        let outcome = try await delegate.navigation?.value
        #expect(outcome?.destination is AccountViewController)
        #expect(delegate.session.user == "Ada")
      } else {
        simulation.swipeAway(try #require(root.presentedViewController))?
          .complete()
        await #expect(throws: NavigationError.self) {
          try await delegate.navigation?.value
        }
        await simulation.untilIdle()
        #expect(root.presentedViewController == nil)
      }
      #expect(simulation.warnings.isEmpty)
    }
  }
  // snippet end

  // snippet begin: wide
  @Test(arguments: [UIUserInterfaceSizeClass.compact, .regular])
  func `A split view shows its detail, however wide the window is`(
    width: UIUserInterfaceSizeClass
  ) async throws {
    var settings = Simulation.Settings()
    settings.animationTurns = 10
    try await Simulation.run(settings: settings) { simulation in
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(HomeViewController(), for: .primary)
      split.setViewController(BagViewController(), for: .secondary)
      let window = simulation.makeWindow(root: split, width: width)
      await simulation.untilIdle()
      #expect(split.isCollapsed == (width == .compact))
      #expect(window.isKeyWindow)
      if let scene = window.windowScene {
        simulation.changeWidth(of: scene, to: .regular)
      }
      await simulation.untilIdle()
      #expect(!split.isCollapsed)
    }
  }
  // snippet end

  @Test func `What can not end says so`() async throws {
    // snippet begin: dropped
    do {
      try await Simulation.run { simulation in
        let home = HomeViewController()
        simulation.makeWindow(root: home)
        await simulation.untilIdle()
        home.present(LoginViewController(), animated: true, completion: nil)
        // UIKit drops the second presentation, and never calls its completion.
        await home.present(BagViewController(), animated: true)
      }
    } catch {
      print(error)
    }
    // snippet end
    // output: dropped
    prints(
      """
      Nothing is left to happen, but the code still waits. UIKit printed:
      - Attempt to present <BagViewController> on <HomeViewController> (from <HomeViewController>) while a presentation is in progress.
      """)
    // snippet begin: outside
    let window = Simulation().makeWindow(root: HomeViewController())
    do {
      try await window.setRootScreen(BagViewController(), animated: true)
    } catch {
      print(error)
    }
    // snippet end
    // output: outside
    prints(
      """
      No simulation is running, so no transition in this window would ever end. Put the test into \
      Simulation.run { simulation in … }, and make the screens and the window inside it.
      """)
  }
}
#endif
