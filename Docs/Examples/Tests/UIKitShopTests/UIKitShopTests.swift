#if !canImport(UIKit)
import Foundation
import Switchback
import SwitchbackUIKit
import Testing
import UIKitSimulator

@testable import UIKitShop

// NB: `@testable`, because an app's screens are not public.

/// The example app, as a user and the system drive it.
@MainActor
struct UIKitShopTests {
  /// Launches the app, with a link or without.
  private func launch(
    _ link: String? = nil, in simulation: Simulation
  ) async -> (SceneDelegate, UIWindowScene) {
    let delegate = SceneDelegate()
    let scene = simulation.connectScene(
      delegate: delegate, urls: [link].compactMap { $0.flatMap(URL.init(string:)) })
    await wait(in: simulation) {
      delegate.window?.rootViewController is UITabBarController
    }
    return (delegate, scene)
  }

  /// Waits until the app has come so far. Other tests have the main actor in between, so one turn of
  /// the loop until it is idle may not be enough.
  private func wait(in simulation: Simulation, until isReached: () -> Bool) async {
    for _ in 1...10_000 where !isReached() {
      await simulation.untilIdle()
      await Task.yield()
    }
    await simulation.untilIdle()
  }

  private func drawing(_ delegate: SceneDelegate) -> String {
    guard let window = delegate.window else { return "no window" }
    return window.drawing
      .replacing("ViewController", with: "")
      .replacing("UINavigationController", with: "stack")
      .replacing("UITabBarController", with: "tabs")
  }

  private func open(_ link: String, in scene: UIWindowScene, _ simulation: Simulation) {
    if let url = URL(string: link) { simulation.open([url], in: scene) }
  }

  private static let home = """
    window
    └─ tabs
       ├─ stack*
       │  └─ Home*
       └─ stack
          └─ Bag*
    """

  private static let product = """
    window
    └─ tabs
       ├─ stack*
       │  ├─ Home
       │  └─ Product(42)*
       └─ stack
          └─ Bag*
    """

  @Test func `Launched, the app shows its tabs`() async throws {
    try await Simulation.run { simulation in
      let (delegate, _) = await launch(in: simulation)
      #expect(drawing(delegate) == Self.home)
      #expect(simulation.warnings == [])
    }
  }

  @Test func `A link opens a product: at launch, in the running app, and when it is there already`()
    async throws
  {
    try await Simulation.run { simulation in
      let (cold, scene) = await launch("shop://product/42", in: simulation)
      _ = try await cold.navigation?.value
      #expect(drawing(cold) == Self.product)

      let (warm, other) = await launch(in: simulation)
      open("shop://product/42", in: other, simulation)
      #expect(try await warm.navigation?.value.isAlreadyThere == false)
      #expect(drawing(warm) == Self.product)

      open("shop://product/42", in: scene, simulation)
      #expect(try await cold.navigation?.value.isAlreadyThere == true)
      #expect(drawing(cold) == Self.product)

      open("shop://bag", in: scene, simulation)
      open("shop://product/42", in: scene, simulation)
      _ = try await cold.navigation?.value
      #expect(drawing(cold) == Self.product)
      #expect(simulation.warnings == [])
    }
  }

  @Test func `The account is reached by way of the log-in, or not at all`() async throws {
    try await Simulation.run { simulation in
      let (delegate, scene) = await launch("shop://account", in: simulation)
      let root = delegate.window?.rootViewController
      await wait(in: simulation) { root?.presentedViewController != nil }
      #expect(drawing(delegate).hasSuffix("└─ modal Login"))
      var login = try #require(delegate.window?.rootViewController?.presentedViewController)
      simulation.swipeAway(login)?.complete()
      let navigation = try #require(delegate.navigation)
      await #expect(throws: NavigationError.self) { try await navigation.value }
      #expect(drawing(delegate) == Self.home)

      open("shop://account", in: scene, simulation)
      await wait(in: simulation) { root?.presentedViewController != nil }
      login = try #require(delegate.window?.rootViewController?.presentedViewController)
      (login as? LoginViewController)?.logIn()
      _ = try await delegate.navigation?.value
      #expect(
        drawing(delegate) == """
          window
          └─ tabs
             ├─ stack*
             │  ├─ Home
             │  └─ Account*
             └─ stack
                └─ Bag*
          """)
      #expect(simulation.warnings == [])
    }
  }

  @Test func `A push message while a sheet is up asks before what was written is lost`()
    async throws
  {
    try await Simulation.run { simulation in
      let (delegate, _) = await launch(in: simulation)
      delegate.writeReview()
      let review = try #require(
        try await delegate.navigation?.value.destination as? ReviewViewController)
      review.hasText = true

      for answer in ["Keep", "Discard"] {
        delegate.received(message: ["link": "shop://bag"])
        await wait(in: simulation) { review.presentedViewController != nil }
        let alert = try #require(review.presentedViewController as? UIAlertController)
        simulation.tap(answer, in: alert)
        let navigation = try #require(delegate.navigation)
        if answer == "Keep" {
          await #expect(throws: NavigationError.self) { try await navigation.value }
          await simulation.untilIdle()
          #expect(drawing(delegate).hasSuffix("└─ modal Review"))
        } else {
          _ = try await navigation.value
        }
      }
      #expect(
        drawing(delegate) == """
          window
          └─ tabs
             ├─ stack
             │  └─ Home*
             └─ stack*
                └─ Bag*
          """)
      #expect(simulation.warnings == [])
    }
  }
}
#endif
