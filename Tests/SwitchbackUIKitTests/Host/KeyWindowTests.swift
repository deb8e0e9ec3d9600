#if !canImport(UIKit)
import Switchback
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// A root that is set is seen: the window becomes key and visible, if no other of the scene is key.
struct KeyWindowTests {
  @Test func `A window that was never shown is, with its new root`() async throws {
    try await onDevice { simulation in
      let window = UIWindow(windowScene: simulation.connectScene())
      try await window.setRootScreen(HomeViewController(), animated: true)
      #expect(!window.isHidden)
      #expect(window.isKeyWindow)
      #expect(window.drawn == "window\n└─ Home")
      #expect(window.rootViewController?.viewIfLoaded?.window === window)
    }
  }

  @Test func `The launch screen of a window that was never shown is replaced`() async throws {
    try await onDevice { simulation in
      let window = UIWindow(windowScene: simulation.connectScene())
      window.rootViewController = page("Launch")
      try await WindowRouter(window: window).navigate(to: GuideConfigurations.homeAsRoot())
      #expect(window.isKeyWindow)
      #expect(window.drawn == "window\n└─ Home")
    }
  }

  @Test func `Another window of the scene stays key`() async throws {
    try await onDevice { simulation in
      let scene = simulation.connectScene()
      let other = UIWindow(windowScene: scene)
      other.rootViewController = page("Other")
      other.makeKeyAndVisible()
      let window = UIWindow(windowScene: scene)
      try await window.setRootScreen(HomeViewController(), animated: false)
      #expect(other.isKeyWindow)
      #expect(window.isHidden)
      window.isHidden = false
      try await window.setRootScreen(BagViewController(), animated: false)
      #expect(other.isKeyWindow)
    }
  }
}
#endif
