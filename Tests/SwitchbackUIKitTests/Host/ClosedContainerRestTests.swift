#if !canImport(UIKit)
import Switchback
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// What moves inside a container that nothing is known of counts as motion of the window.
struct ClosedContainerRestTests {
  /// Where the drawer is in the window.
  enum Place: CaseIterable { case root, tab, drawer, modal }

  private static func window(
    _ simulation: Simulation, _ stack: UIViewController, _ place: Place
  ) async -> UIWindow {
    let drawer = Frame(around: stack)
    let window: UIWindow
    switch place {
    case .root: window = simulation.makeWindow(root: drawer)
    case .tab:
      let tabs = UITabBarController()
      tabs.viewControllers = [drawer, page("Bag")]
      window = simulation.makeWindow(root: tabs)
    case .drawer: window = simulation.makeWindow(root: Frame(around: drawer))
    case .modal:
      window = await simulation.show(page("Home"))
      window.rootViewController?.present(drawer, animated: false, completion: nil)
    }
    await simulation.untilIdle()
    return window
  }

  @Test(arguments: Place.allCases)
  func `A finger that holds a screen in a drawer keeps the window from rest`(
    _ place: Place
  ) async throws {
    try await onDeviceInBothReadings { simulation in
      let stack = UINavigationController()
      stack.viewControllers = [page("A"), page("B")]
      let window = await Self.window(simulation, stack, place)
      #expect(window.isSettled)
      let swipe = try #require(simulation.swipeBack(in: stack))
      #expect(!window.isSettled)
      swipe.cancel()
      await simulation.untilIdle()
      #expect(window.isSettled)
    }
  }

  @Test(arguments: Place.allCases)
  func `A screen is presented when the finger in the drawer has let go`(
    _ place: Place
  ) async throws {
    try await onDeviceInBothReadings { simulation in
      let stack = UINavigationController()
      stack.viewControllers = [page("A"), page("B")]
      let window = await Self.window(simulation, stack, place)
      let swipe = try #require(simulation.swipeBack(in: stack))
      let task = WindowRouter(window: window).go(to: GuideConfigurations.newBag())
      for _ in 0..<20 {
        simulation.loop.turn()
        await Simulation.settle()
      }
      #expect(window.rootViewController?.presentedViewController is BagViewController == false)
      swipe.complete()
      _ = try await task.value
      #expect(stack.viewControllers.count == 1)
    }
  }

  @Test func `A screen in a drawer may still appear when the drawer is to go`() async throws {
    try await onDeviceInBothReadings { simulation in
      let window = await Self.window(
        simulation, UINavigationController(rootViewController: page("A")), .tab)
      let tabs = try #require(window.rootViewController as? UITabBarController)
      tabs.selectedIndex = 1
      tabs.selectedIndex = 0
      try await tabs.makeVisible(tabs.viewControllers![1], animated: false)
      await simulation.untilIdle()
    }
  }
}
#endif
