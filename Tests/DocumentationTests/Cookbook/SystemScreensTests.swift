#if !canImport(UIKit)
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// Screens that the system brings, and a window above the app's.
@MainActor
struct SystemScreensTests {
  // snippet begin: share
  @MainActor
  enum Chains {
    static func share(
      from button: UIBarButtonItem
    ) -> DestinationStep<UIActivityViewController, String> {
      StepAssembly(
        finder: NilFinder(),
        factory: ClosureFactory { text in
          UIActivityViewController(
            activityItems: [text], applicationActivities: nil)
        }
      )
      .using(.popover(from: button))
      .from(.current())
    }
  }
  // snippet end

  @Test func `A share sheet is a screen like any other`() async throws {
    try await Simulation.run { simulation in
      let window = await simulation.show(HomeViewController())
      let router = window.router
      // snippet begin: navigate
      let shareButton = UIBarButtonItem()
      try await router.navigate(
        to: Chains.share(from: shareButton)("shop://product/42"))
      print(window.drawing)
      // snippet end
      // output: share
      prints(
        """
        window
        ├─ HomeViewController
        └─ modal UIActivityViewController
        """)
      try await router.navigate(to: BoundStep.root())
      print(window.drawing)
      prints(
        """
        window
        └─ HomeViewController
        """)
    }
  }

  @Test func `An overlay is no part of the app's window`() async throws {
    try await Simulation.run { simulation in
      let window = await simulation.show(HomeViewController())
      let scene = try #require(window.windowScene)
      // snippet begin: overlay
      let overlay = UIWindow(windowScene: scene)
      overlay.windowLevel = .alert
      overlay.rootViewController = BagViewController()
      overlay.makeKeyAndVisible()

      let login = StepAssembly(LoginViewController.self)
        .using(.presentModally())
        .from(.current())
      try await WindowSceneRouter(scene: scene).navigate(to: login)
      print(window.drawing)
      // snippet end
      // output: overlay
      prints(
        """
        window
        ├─ HomeViewController
        └─ modal LoginViewController
        """)
    }
  }

}
#endif
