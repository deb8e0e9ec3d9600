#if !canImport(UIKit)
import Foundation
import SwitchbackUIKit
import Testing
import TutorialPictures
import UIKitSimulator

@testable import FirstApp

// snippet begin: 06-Test
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
// snippet end

extension ShopTests {
  @Test func `A link at launch leads to the product`() async throws {
    try await Simulation.run { simulation in
      let delegate = ShopSceneDelegate()
      simulation.connectScene(
        delegate: delegate, urls: [try #require(URL(string: "shop://product/42"))]
      )
      await simulation.untilIdle()
      #expect(
        delegate.window?.drawing == """
          window
          └─ UITabBarController
             ├─ UINavigationController*
             │  ├─ HomeViewController
             │  └─ ProductViewController(42)*
             └─ BagViewController
          """)
    }
  }

  @Test func `A link arrives while the user logs in`() async throws {
    try await Simulation.run { simulation in
      Session.shared.user = nil
      let delegate = ShopSceneDelegate()
      let scene = simulation.connectScene(delegate: delegate)
      await simulation.untilIdle()
      let window = try #require(delegate.window)
      simulation.open([try #require(URL(string: "shop://orders"))], in: scene)
      await simulation.untilIdle()
      // output: asked
      #expect(
        window.drawing == """
          window
          ├─ UITabBarController
          │  ├─ UINavigationController*
          │  │  └─ HomeViewController*
          │  └─ BagViewController
          └─ modal UINavigationController
             └─ LoginViewController*
          """)
      simulation.open(
        [try #require(URL(string: "shop://product/42"))], in: scene)
      await simulation.untilIdle()
      // output: shown
      #expect(
        window.drawing == """
          window
          └─ UITabBarController
             ├─ UINavigationController*
             │  ├─ HomeViewController
             │  └─ ProductViewController(42)*
             └─ BagViewController
          """)
    }
  }

  @Test func `The button of the home screen leads to the product`() async throws {
    try await Simulation.run { simulation in
      let delegate = ShopSceneDelegate()
      simulation.connectScene(delegate: delegate)
      await simulation.untilIdle()
      let tabs = delegate.window?.rootViewController as? UITabBarController
      let stack = tabs?.viewControllers?.first as? UINavigationController
      let item = stack?.topViewController?.navigationItem.rightBarButtonItem
      simulation.tap(try #require(item))
      await simulation.untilIdle()
      #expect(stack?.topViewController is ProductViewController)
    }
  }
}

extension ShopTests {
  @Test func `Each step of the tutorial has its picture`() async throws {
    try await Simulation.run { simulation in
      Session.shared.user = nil
      let pictures = TutorialPictures(prefix: "")
      var delegate = ShopSceneDelegate()
      var scene = simulation.connectScene(delegate: delegate)
      await simulation.untilIdle()
      var window = try #require(delegate.window)
      #expect(try pictures.agrees("01-Screens", "The app starts", window))

      let tabs = try #require(window.rootViewController as? UITabBarController)
      let bag = try #require(tabs.viewControllers?.last)
      simulation.tap(bag, in: tabs)
      pictures.begin(with: window)
      try await window.router.navigate(to: Chains.product(42))
      #expect(
        try pictures.agrees(
          "02-Chains", "From the bag: Chains.product(42)", window))

      simulation.tap(bag, in: tabs)
      pictures.begin(with: window)
      window.router.go(to: Chains.orders)
      await simulation.untilIdle()
      #expect(
        try pictures.agrees("03-LogIn", "From the bag: Chains.orders", window))

      pictures.begin(with: window)
      simulation.open(
        [try #require(URL(string: "shop://product/42"))], in: scene)
      await simulation.untilIdle()
      #expect(try pictures.agrees("04-Links", "shop://product/42", window))

      delegate = ShopSceneDelegate()
      scene = simulation.connectScene(
        delegate: delegate, urls: [try #require(URL(string: "shop://orders"))])
      await simulation.untilIdle()
      window = try #require(delegate.window)
      #expect(
        try pictures.agrees(
          "05-SceneDelegate", "At launch: shop://orders", window))

      pictures.begin(with: window)
      let login = try #require(
        try Hierarchy(of: window).first(LoginViewController.self))
      simulation.tap(try #require(login.navigationItem.rightBarButtonItem))
      await simulation.untilIdle()
      #expect(try pictures.agrees("06-Test", "Ada has logged in", window))
    }
  }
}

// snippet begin: delegate
final class SceneDelegate: ShopSceneDelegate {}
// snippet end
#endif
