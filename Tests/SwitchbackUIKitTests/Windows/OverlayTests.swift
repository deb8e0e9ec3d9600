#if !canImport(UIKit)
import Switchback
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// What is above the app's window, and what is in no window.
/// See 'Windows above the app's' in Docs/Maintainers/UIKitRules.md.
struct OverlayTests {
  static let login = finding(LoginViewController.self).using(GeneralAction.presentModally())
    .from(GeneralStep.current()).assemble()

  /// A window above, such as a banner's, with an alert that is still coming.
  private static func overlay(above window: UIWindow) throws -> UIWindow {
    let overlay = UIWindow(windowScene: try #require(window.windowScene))
    overlay.windowLevel = .alert
    overlay.rootViewController = page("Banner")
    overlay.makeKeyAndVisible()
    return overlay
  }

  @Test func `A key window above does not hinder a navigation, and stays as it is`() async throws {
    try await inWindow("window\n└─ stack\n   └─ Home*") { window, simulation in
      let overlay = try Self.overlay(above: window)
      await simulation.untilIdle()
      overlay.rootViewController?.present(page("Alert"), animated: true, completion: nil)
      #expect(!(overlay.rootViewController?.presentedViewController?.isBeingDismissed ?? true))
      try await WindowRouter(window: window).navigate(to: Self.login)
      #expect(window.drawn == "window\n├─ stack\n│  └─ Home*\n└─ modal Login")
      await simulation.untilIdle()
      #expect(overlay.drawn == "window\n├─ Banner\n└─ modal Alert")
      #expect(overlay.isKeyWindow)
    }
  }

  @Test func `A new root does not take the key away from a window above`() async throws {
    try await inWindow("window\n└─ Home") { window, simulation in
      let overlay = try Self.overlay(above: window)
      await simulation.untilIdle()
      try await window.setRootScreen(BagViewController(), animated: true)
      #expect(window.drawn == "window\n└─ Bag")
      #expect(overlay.isKeyWindow)
    }
  }

  @Test func `A screen in an overlay is not found, nor one in a container that is in no window`()
    async throws
  {
    try await inWindow("window\n└─ Home") { window, simulation in
      let overlay = try Self.overlay(above: window)
      await simulation.untilIdle()
      overlay.rootViewController = BagViewController()
      await simulation.untilIdle()
      let router = WindowRouter(window: window)
      let bag = existing(BagViewController.self)
      await #expect(throws: NavigationError.self) { try await router.navigate(to: bag) }

      let elsewhere = UINavigationController(rootViewController: BagViewController())
      await #expect(throws: NavigationError.self) { try await router.navigate(to: bag) }
      let given = GeneralStep.custom(
        using: InstanceFinder<UINavigationController, Any?>(elsewhere))
      let text = await text { try await router.navigate(to: given) }
      #expect(
        text.contains("None of the chain's screens is there to start from or go back to."))
      #expect(window.drawn == "window\n└─ Home")
    }
  }

  @Test func `A container outside all windows is filled at once, and shown with what it has`()
    async throws
  {
    try await inWindow("window\n└─ Home") { window, simulation in
      let stack = UINavigationController(rootViewController: BagViewController())
      let start = simulation.loop.turnCount
      try await stack.setContainedScreens(
        stack.containedScreens + [AccountViewController()], animated: true)
      #expect(simulation.loop.turnCount == start)
      try await window.setRootScreen(stack, animated: false)
      #expect(window.drawn == "window\n└─ stack\n   ├─ Bag\n   └─ Account*")
    }
  }
}
#endif
