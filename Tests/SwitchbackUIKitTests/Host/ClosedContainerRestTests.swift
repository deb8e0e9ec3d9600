#if !canImport(UIKit)
import Switchback
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// A drawer of an app's own, or a hosting controller, that shows a screen and does not conform to
/// `ContainerScreen`.
private final class Drawer: UIViewController {
  init(showing screen: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    addChild(screen)
    screen.didMove(toParent: self)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    for screen in children { view.addSubview(screen.view) }
  }
}

/// What moves inside a container that nothing is known of counts as motion of the window.
@MainActor
struct ClosedContainerRestTests {
  /// Where the drawer is in the window.
  enum Place: CaseIterable { case root, tab, drawer, modal }

  private static func window(
    _ simulation: Simulation, _ stack: UIViewController, _ place: Place
  ) async -> UIWindow {
    let drawer = Drawer(showing: stack)
    let window: UIWindow
    switch place {
    case .root: window = simulation.makeWindow(root: drawer)
    case .tab:
      let tabs = UITabBarController()
      tabs.viewControllers = [drawer, page("Bag")]
      window = simulation.makeWindow(root: tabs)
    case .drawer: window = simulation.makeWindow(root: Drawer(showing: drawer))
    case .modal:
      window = simulation.makeWindow(root: page("Home"))
      await simulation.untilIdle()
      window.rootViewController?.present(drawer, animated: false, completion: nil)
    }
    await simulation.untilIdle()
    return window
  }

  @Test(arguments: Place.allCases)
  func `A finger that holds a screen in a drawer keeps the window from rest`(
    _ place: Place
  ) async throws {
    try await Simulation.runInBothReadings { simulation in
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
    try await Simulation.runInBothReadings { simulation in
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
      #expect(simulation.warnings == [])
    }
  }

  @Test func `A screen in a drawer may still appear when the drawer is to go`() async throws {
    try await Simulation.runInBothReadings { simulation in
      let window = await Self.window(
        simulation, UINavigationController(rootViewController: page("A")), .tab)
      let tabs = try #require(window.rootViewController as? UITabBarController)
      tabs.selectedIndex = 1
      tabs.selectedIndex = 0
      try await tabs.makeVisible(tabs.viewControllers![1], animated: false)
      await simulation.untilIdle()
      #expect(simulation.warnings == [])
    }
  }
}
#endif
