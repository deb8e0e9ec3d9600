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
  static let home = """
    window
    └─ tabs
       ├─ stack*
       │  └─ Home*
       ├─ stack
       │  └─ Bag*
       └─ split
          └─ stack*
             └─ Kinds*
    """

  static let product = """
    window
    └─ tabs
       ├─ stack*
       │  ├─ Home
       │  └─ Product(42)*
       ├─ stack
       │  └─ Bag*
       └─ split
          └─ stack*
             └─ Kinds*
    """

  @Test func `Launched, the app shows its tabs`() async throws {
    try await Simulation.run { simulation in
      let (delegate, _) = await simulation.launch()
      #expect(drawing(delegate) == Self.home)
      #expect(simulation.warnings == [])
    }
  }

  @Test
  func
    `A link opens a product: at launch, in the running app, and when it is there already`()
    async throws
  {
    try await Simulation.run { simulation in
      let (cold, scene) = await simulation.launch("shop://product/42")
      _ = try await cold.navigation?.value
      #expect(drawing(cold) == Self.product)

      let (warm, other) = await simulation.launch()
      simulation.open("shop://product/42", in: other)
      #expect(try await warm.navigation?.value.isAlreadyThere == false)
      #expect(drawing(warm) == Self.product)

      simulation.open("shop://product/42", in: scene)
      #expect(try await cold.navigation?.value.isAlreadyThere == true)
      #expect(drawing(cold) == Self.product)

      simulation.open("shop://bag", in: scene)
      simulation.open("shop://product/42", in: scene)
      _ = try await cold.navigation?.value
      #expect(drawing(cold) == Self.product)
      #expect(simulation.warnings == [])
    }
  }

  @Test func `The account is reached by way of the log-in, or not at all`()
    async throws
  {
    try await Simulation.run { simulation in
      let (delegate, scene) = await simulation.launch("shop://account")
      let root = delegate.window?.rootViewController
      await simulation.wait { root?.presentedViewController != nil }
      #expect(drawing(delegate).hasSuffix("└─ modal Login"))
      var login = try #require(
        delegate.window?.rootViewController?.presentedViewController)
      simulation.swipeAway(login)?.complete()
      let navigation = try #require(delegate.navigation)
      await #expect(throws: NavigationError.self) { try await navigation.value }
      #expect(drawing(delegate) == Self.home)

      simulation.open("shop://account", in: scene)
      await simulation.wait { root?.presentedViewController != nil }
      login = try #require(
        delegate.window?.rootViewController?.presentedViewController)
      (login as? LoginViewController)?.logIn()
      _ = try await delegate.navigation?.value
      #expect(
        drawing(delegate) == """
          window
          └─ tabs
             ├─ stack*
             │  ├─ Home
             │  └─ Account*
             ├─ stack
             │  └─ Bag*
             └─ split
                └─ stack*
                   └─ Kinds*
          """)
      #expect(simulation.warnings == [])
    }
  }

  @Test
  func `A push message while a sheet is up asks before what was written is lost`()
    async throws
  {
    try await Simulation.run { simulation in
      let (delegate, _) = await simulation.launch()
      delegate.go(to: .review)
      let review = try #require(
        try await delegate.navigation?.value.destination as? ReviewViewController)
      review.hasText = true

      for answer in ["Keep", "Discard"] {
        delegate.received(message: ["link": "shop://bag"])
        await simulation.wait { review.presentedViewController != nil }
        let alert = try #require(
          review.presentedViewController as? UIAlertController)
        simulation.tap(answer, in: alert)
        let navigation = try #require(delegate.navigation)
        if answer == "Keep" {
          await #expect(throws: NavigationError.self) {
            try await navigation.value
          }
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
             ├─ stack*
             │  └─ Bag*
             └─ split
                └─ stack*
                   └─ Kinds*
          """)
      #expect(simulation.warnings == [])
    }
  }
}
#endif
