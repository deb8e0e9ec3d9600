#if !canImport(UIKit)
import Foundation
import SwitchbackLinks
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// The app of the tutorial. Each part is a file that the tutorial shows.
@MainActor
struct TutorialTests {
  // snippet begin: 01-Screens
  final class HomeViewController: UIViewController {}

  final class AccountViewController: UIViewController {}

  final class ProductViewController: UIViewController, ContextHolding {
    let context: Int

    init(_ id: Int) {
      context = id
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
  }
  // snippet end

  enum Scene {
    // snippet begin: 02-Scene
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?

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
      }
    }
    // snippet end
  }

  // snippet begin: 03-Destinations
  nonisolated enum ShopDestination: Destination, Hashable {
    case product(Int)
    case account

    @MainActor var step: BoundStep {
      switch self {
      case .product(let id): Chains.product(id)
      case .account: Chains.account
      }
    }
  }
  // snippet end

  // snippet begin: 04-Chains
  @MainActor
  enum Chains {
    // Found on the stack. There is no way to build it.
    static let home = GeneralStep.existing(HomeViewController.self)

    // Found by its number, or built and pushed above the home screen.
    static let product = StepAssembly { (id: Int) in ProductViewController(id) }
      .using(.push())
      .from(home.stack())

    static let account = StepAssembly(AccountViewController.self)
      .using(.push())
      .from(home.stack())
  }
  // snippet end

  enum Links {
    // snippet begin: 05-Links
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
    // snippet end
  }

  // snippet begin: 06-LogIn
  @MainActor
  final class Session {
    static let shared = Session()
    var user: String?
  }

  final class LoginViewController: UIViewController, ResultScreen {
    let results = Results<String>()

    func userTypedName(_ name: String) { results.give(name) }
  }
  // snippet end

  enum Guarded {
    // snippet begin: 07-Account
    @MainActor
    enum Chains {
      static let home = GeneralStep.existing(HomeViewController.self)

      static let product = StepAssembly { (id: Int) in ProductViewController(id) }
        .using(.push())
        .from(home.stack())

      static let login = StepAssembly(LoginViewController.self)
        .using(.presentModally())
        .from(.current())

      static let account = StepAssembly(AccountViewController.self)
        .requiring(login, unless: { Session.shared.user != nil }) {
          Session.shared.user = $0
        }
        .using(.push())
        .from(home.stack())
    }
    // snippet end
  }

  // snippet begin: 08-Test
  @Test func `A link at launch leads to the product`() async throws {
    try await Simulation.run { simulation in
      let delegate = Links.SceneDelegate()
      simulation.connectScene(
        delegate: delegate, urls: [try #require(URL(string: "shop://product/42"))]
      )
      await simulation.untilIdle()
      #expect(
        delegate.window?.drawing == """
          window
          └─ UINavigationController
             ├─ HomeViewController
             └─ ProductViewController(42)*
          """)
    }
  }
  // snippet end

  // snippet begin: 09-LogInTest
  @Test func `The account comes after the log-in`() async throws {
    try await Simulation.run { simulation in
      Session.shared.user = nil
      let home = UINavigationController(rootViewController: HomeViewController())
      let window = simulation.makeWindow(root: home)
      await simulation.untilIdle()

      let navigation = window.router.go(to: Guarded.Chains.account)
      try await simulation.wait {
        home.presentedViewController?.isBeingPresented == false
      }
      (home.presentedViewController as? LoginViewController)?.userTypedName("Ada")
      _ = try await navigation.value
      #expect(
        window.drawing == """
          window
          └─ UINavigationController
             ├─ HomeViewController
             └─ AccountViewController*
          """)
    }
  }
  // snippet end

  @Test func `The first scene delegate shows the home screen`() async throws {
    try await Simulation.run { simulation in
      let delegate = Scene.SceneDelegate()
      simulation.connectScene(delegate: delegate)
      await simulation.untilIdle()
      #expect(
        delegate.window?.drawing == """
          window
          └─ UINavigationController
             └─ HomeViewController*
          """)
    }
  }
}
#endif
