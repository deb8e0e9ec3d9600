import Foundation
import SwitchbackUIKit
import Testing
import UIKitSimulator

@testable import Shop

@MainActor
@Suite(.serialized)
struct ShopTests {
  @Test func `A link leads through the log-in`() async throws {
    try await Simulation.run { simulation in
      Session.shared.user = nil
      let delegate = ShopSceneDelegate()
      let scene = simulation.connectScene(delegate: delegate)
      await simulation.untilIdle()
      let window = try #require(delegate.window)

      // The user looks into the bag, and taps a link in another app.
      let tabs = try #require(window.rootViewController as? UITabBarController)
      simulation.tap(try #require(tabs.viewControllers?.last), in: tabs)
      simulation.open([try #require(URL(string: "shop://orders"))], in: scene)
      await simulation.untilIdle()

      let login = try #require(
        try Hierarchy(of: window).first(LoginViewController.self))
      simulation.tap(try #require(login.navigationItem.rightBarButtonItem))
      await simulation.untilIdle()
      #expect(
        window.drawing == """
          window
          └─ UITabBarController
             ├─ UINavigationController*
             │  ├─ HomeViewController
             │  └─ OrdersViewController*
             └─ BagViewController
          """)
    }
  }
}
