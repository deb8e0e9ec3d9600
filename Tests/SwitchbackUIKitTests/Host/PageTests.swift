#if !canImport(UIKit)
import Switchback
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// Page view controllers: what is on display is found, and a page takes the place of another one.
@MainActor
struct PageTests {
  static let account = StepAssembly(
    finder: .classFinder(), factory: ClassFactory<AccountViewController, Any?>()
  )
  .using(.setPage())
  .from(GeneralStep.custom(using: ClassFinder<UIPageViewController, Any?>()))
  .assemble()

  static func pager(showing page: UIViewController) -> UIPageViewController {
    let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pager.setViewControllers([page], direction: .forward, animated: false, completion: nil)
    return pager
  }

  @Test func `A screen inside a page is found, and pushed upon`() async throws {
    try await Simulation.run { simulation in
      let pager = Self.pager(
        showing: UINavigationController(rootViewController: HomeViewController()))
      let tabs = UITabBarController()
      tabs.viewControllers = [BagViewController(), pager]
      let window = simulation.makeWindow(root: tabs)
      await simulation.untilIdle()
      let router = WindowRouter(window: window)
      try await router.navigate(to: GuideConfigurations.accountInVisibleStack())
      #expect(
        window.drawn == """
          window
          └─ tabs
             ├─ Bag
             └─ UIPageViewController*
                └─ stack*
                   ├─ Home
                   └─ Account*
          """)
      #expect(simulation.warnings == [])
    }
  }

  @Test(arguments: [true, false])
  func `A page takes the place of another one`(isOnDisplay: Bool) async throws {
    try await Simulation.run { simulation in
      let pager = Self.pager(showing: HomeViewController())
      let tabs = UITabBarController()
      tabs.viewControllers = [BagViewController(), pager]
      if isOnDisplay { tabs.selectedIndex = 1 }
      let window = simulation.makeWindow(root: tabs)
      await simulation.untilIdle()
      let router = WindowRouter(window: window)
      try await router.navigate(to: Self.account)
      let drawing = """
        window
        └─ tabs
           ├─ Bag
           └─ UIPageViewController*
              └─ Account*
        """
      #expect(window.drawn == drawing)
      #expect(try await router.navigate(to: Self.account).isAlreadyThere)
      await simulation.untilIdle()
      #expect(window.drawn == drawing)
      #expect(window.appearanceDrawing.contains("AccountViewController*"))
      #expect(simulation.warnings == [] && simulation.misuses == [])
    }
  }

  @Test func `More pages than it shows are an error before UIKit raises`() async throws {
    try await Simulation.run { simulation in
      let pager = Self.pager(showing: HomeViewController())
      _ = simulation.makeWindow(root: pager)
      await simulation.untilIdle()
      let text = await text {
        try await pager.setContainedScreens([page("A"), page("B")], animated: true)
      }
      #expect(text == "<UIPageViewController> shows 1 page, but was given A, B.")
      #expect(pager.containedScreens.map { name(of: $0) } == ["Home"])
    }
  }
}
#endif
