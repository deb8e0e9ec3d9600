#if !canImport(UIKit)
import Foundation
import Switchback
import SwitchbackInspector
import SwitchbackTesting
import SwitchbackUIKit
import Testing
import UIKitSimulator

@testable import UIKitShop

// NB: `@testable`, because an app's screens are not public.

/// The ways into the app and back, and what a tester can do with it.
@MainActor
struct WaysInTests {
  private func expect(
    _ delegate: SceneDelegate, hasReached screen: String
  ) async throws {
    let destination = try #require(
      try await delegate.navigation?.value.destination)
    let name = (destination as? any NamedScreen)?.screenName
    #expect(name ?? "\(type(of: destination))" == screen)
  }

  @Test
  func
    `A page on the web, a quick action and a push message lead to the same screens`()
    async throws
  {
    try await Simulation.run { simulation in
      let bag = UIApplicationShortcutItem(
        type: "shop://bag", localizedTitle: "Bag")
      let (cold, _) = await simulation.launch(shortcut: bag)
      try await expect(cold, hasReached: "BagViewController")

      let (delegate, scene) = await simulation.launch()
      #expect(simulation.choose(bag, in: scene))
      try await expect(delegate, hasReached: "BagViewController")
      let unknown = UIApplicationShortcutItem(
        type: "shop://nowhere", localizedTitle: "?")
      #expect(!simulation.choose(unknown, in: scene))

      let page = NSUserActivity(activityType: "NSUserActivityTypeBrowsingWeb")
      page.webpageURL = URL(string: "https://shop.example/product/7")
      simulation.continue(page, in: scene)
      try await expect(delegate, hasReached: "Product(7)")

      delegate.received(message: ["link": "shop://home"])
      try await expect(delegate, hasReached: "HomeViewController")
      #expect(simulation.warnings == [])
    }
  }

  private final class AppDelegate: UIResponder, MessageKeeping {
    let messages = Messages()
  }

  @Test(arguments: [true, false])
  func
    `A push message that launches the app is opened, whether it comes before the scene or after`(
      comesFirst: Bool
    ) async throws
  {
    try await Simulation.run { simulation in
      let app = AppDelegate()
      unsafe simulation.application.delegate = app
      if comesFirst { app.messages.receive("shop://bag") }
      let (delegate, scene) = await simulation.launch()
      if !comesFirst { app.messages.receive("shop://bag") }
      await simulation.untilIdle()
      try await expect(delegate, hasReached: "BagViewController")

      // Without a scene, the next message waits for a new one.
      simulation.disconnect(scene)
      app.messages.receive("shop://product/7")
      let (again, _) = await simulation.launch()
      await simulation.untilIdle()
      try await expect(again, hasReached: "Product(7)")
      #expect(simulation.warnings == [])
    }
  }

  @Test
  func `A push message whose scene closes before it is shown waits for another`()
    async throws
  {
    try await Simulation.run { simulation in
      let app = AppDelegate()
      unsafe simulation.application.delegate = app
      let (_, scene) = await simulation.launch()
      await simulation.untilIdle()
      app.messages.receive("shop://bag")
      app.messages.receive("shop://product/7")
      simulation.disconnect(scene)
      let (again, _) = await simulation.launch()
      await simulation.untilIdle()
      try await expect(again, hasReached: "Product(7)")
    }
  }

  @Test func `The screens are there again when the system brings the scene back`()
    async throws
  {
    try await Simulation.run { simulation in
      let (delegate, scene) = await simulation.launch("shop://product/42")
      _ = try await delegate.navigation?.value
      delegate.go(to: .filter)
      _ = try await delegate.navigation?.value
      let left = drawing(delegate)
      #expect(left.contains("Product(42)*") && left.hasSuffix("└─ modal Filter"))
      simulation.enterBackground(scene)
      let activity = try #require(scene.session.stateRestorationActivity)
      simulation.disconnect(scene)

      let (restored, _) = await simulation.launch(restoring: activity)
      await restored.restoration?.value
      #expect(drawing(restored) == left)

      // A link that comes with it is followed afterwards.
      let (both, _) = await simulation.launch("shop://bag", restoring: activity)
      _ = try await both.navigation?.value
      #expect(
        drawing(both).contains("Product(42)")
          && drawing(both).contains("─ stack*\n   │  └─ Bag*"))
      #expect(simulation.warnings == [])
    }
  }

  @Test(arguments: [UIUserInterfaceSizeClass.compact, .regular])
  func `An offer is shown beside the catalogue where there is room`(
    width: UIUserInterfaceSizeClass
  ) async throws {
    try await Simulation.run { simulation in
      let (delegate, _) = await simulation.launch(width: width)
      delegate.go(to: .catalogue)
      let kinds = try #require(
        try await delegate.navigation?.value.destination as? KindsViewController)
      #expect(kinds.choose("Offer 8"))
      await simulation.wait { drawing(delegate).contains("Product(8)*") }
      let split =
        width == .regular
        ? """
           └─ split*
              ├─ stack*
              │  └─ Kinds*
              └─ stack*
                 └─ Product(8)*
        """
        : """
           └─ split*
              └─ stack*
                 ├─ Kinds
                 └─ stack*
                    └─ Product(8)*
        """
      #expect(drawing(delegate).hasSuffix(split), "\(drawing(delegate))")
      #expect(simulation.warnings == [])
    }
  }

  @Test
  func
    `A product is opened in another window, and the way back leads to where the user was`()
    async throws
  {
    try await Simulation.run { simulation in
      let (delegate, scene) = await simulation.launch("shop://product/42")
      let product = try #require(
        try await delegate.navigation?.value.destination as? ProductViewController
      )
      simulation.open("shop://bag", in: scene)
      _ = try await delegate.navigation?.value
      _ = try await delegate.shop?.goBack().value
      #expect(drawing(delegate).contains("Product(42)*"))

      let second = SceneDelegate()
      second.log = NavigationLog { _ in }
      simulation.makeSceneDelegate = { second }
      #expect(product.choose("In another window"))
      await simulation.wait {
        second.window != nil && drawing(second).contains("Product(42)*")
      }
      #expect(UIApplication.shared.connectedScenes.count == 2)
      #expect(drawing(second).contains("Product(42)*"))
      #expect(simulation.warnings == [])
    }
  }

  @Test(arguments: [UIUserInterfaceSizeClass.compact, .regular])
  func `Shaken, the device offers to share what has been recorded`(
    width: UIUserInterfaceSizeClass
  ) async throws {
    try await Simulation.run { simulation in
      let (delegate, scene) = await simulation.launch(
        "shop://product/42", width: width)
      _ = try await delegate.navigation?.value
      let window = try #require(delegate.window)
      simulation.shake(window)
      await simulation.untilIdle()
      let menu = try #require(
        window.rootViewController?.presentedViewController as? DebugViewController
      )
      #expect(menu.choose("Share a recording"))
      await simulation.untilIdle()
      #expect(menu.presentedViewController is UIActivityViewController)

      let recording = try #require(delegate.shop?.recorder.recording)
      let files = try DebugViewController.write(recording)
      let read = try Recording(json: try Data(contentsOf: files[0]))
      #expect(read.events.count == recording.events.count)
      #expect("\(read)".contains("shop://product/42"))
      #expect(
        String(decoding: try Data(contentsOf: files[1]), as: UTF8.self).contains(
          "<html"))
      _ = scene
      #expect(simulation.warnings == [])
    }
  }

  @Test(arguments: [UIUserInterfaceSizeClass.compact, .regular])
  func
    `The contract of a host is checked from a button, and its rules are listed`(
      width: UIUserInterfaceSizeClass
    ) async throws
  {
    try await Simulation.run { simulation in
      let (delegate, _) = await simulation.launch(width: width)
      let window = try #require(delegate.window)
      simulation.shake(window)
      await simulation.untilIdle()
      let menu = try #require(
        window.rootViewController?.presentedViewController as? DebugViewController
      )
      #expect(menu.choose("What UIKit does"))
      await simulation.untilIdle()
      let contract = try #require(
        menu.presentedViewController as? ContractViewController)
      await contract.run()
      #expect(contract.failureCount == 0)
      #expect(contract.rows.count == HostContract.rules.count + 1)
      let failed = contract.rows.map(\.title).filter { $0.hasPrefix("✗") }
      #expect(failed == [])
      #expect(drawing(delegate).hasSuffix("└─ modal Contract"))
      #expect(simulation.warnings == [])
    }
  }

  @Test(
    arguments: HostContract.rules, [UIUserInterfaceSizeClass.compact, .regular])
  func `UIKit prints nothing while a rule of the contract is checked`(
    _ rule: HostContract.Rule, width: UIUserInterfaceSizeClass
  ) async throws {
    try await Simulation.run { simulation in
      let scene = simulation.connectScene(width: width)
      try await rule.check(SceneTestHost(scene: scene))
      #expect(simulation.warnings == [])
    }
  }
}
#endif
