#if !canImport(UIKit)
import Switchback
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// Page view controllers: what is on display is found, and a page takes the place of another one.
struct PageTests {
  static let account = finding(AccountViewController.self).using(.setPage())
    .from(existing(UIPageViewController.self)).assemble()

  static func pager(showing page: UIViewController) -> UIPageViewController {
    let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pager.setViewControllers([page], direction: .forward, animated: false, completion: nil)
    return pager
  }

  @Test func `A screen inside a page is found, and pushed upon`() async throws {
    try await onDevice { simulation in
      let pager = Self.pager(
        showing: UINavigationController(rootViewController: HomeViewController()))
      let tabs = UITabBarController()
      tabs.viewControllers = [BagViewController(), pager]
      let window = await simulation.show(tabs)
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
    }
  }

  @Test(arguments: [true, false])
  func `A page takes the place of another one`(isOnDisplay: Bool) async throws {
    try await onDevice { simulation in
      let pager = Self.pager(showing: HomeViewController())
      let tabs = UITabBarController()
      tabs.viewControllers = [BagViewController(), pager]
      if isOnDisplay { tabs.selectedIndex = 1 }
      let window = await simulation.show(tabs)
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
      #expect(simulation.misuses == [])
    }
  }

  @Test(arguments: [true, false], [0, 10])
  func `A page waits for the finger that moves the one before`(
    _ scrolls: Bool, _ turns: Int
  ) async throws {
    try await onDevice { simulation in
      simulation.settings.pagesAreInAScrollView = scrolls
      let pager = Self.pager(showing: HomeViewController())
      let window = await simulation.show(pager)
      let drag = simulation.beginDraggingPage(of: pager)
      #expect((drag != nil) == scrolls)
      simulation.loop.schedule(after: max(turns, 1)) { drag?.letGo() }
      try await WindowRouter(window: window).navigate(to: Self.account)
      #expect(window.drawn == "window\n└─ UIPageViewController\n   └─ Account*")
      #expect(simulation.misuses == [])
    }
  }

  @Test(arguments: [true, false], [true, false])
  func `A page waits for the one that the app turns`(
    _ scrolls: Bool, _ animated: Bool
  ) async throws {
    var settings = Settings()
    settings.animationTurns = 40
    settings.pagesAreInAScrollView = scrolls
    try await onDevice(settings) { simulation in
      let pager = Self.pager(showing: HomeViewController())
      let window = await simulation.show(pager)
      pager.setViewControllers([BagViewController()], direction: .forward, animated: true)
      try await WindowRouter(window: window).navigate(to: Self.account, animated: animated)
      #expect(window.drawn == "window\n└─ UIPageViewController\n   └─ Account*")
      #expect(simulation.misuses == [])
    }
  }

  /// A page view controller that notes the directions in which its pages come.
  private final class NotingPager: UIPageViewController, UIPageViewControllerDataSource {
    var directions: [NavigationDirection] = []
    var book: [UIViewController] = []

    override func setViewControllers(
      _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
      completion: ((Bool) -> Void)? = nil
    ) {
      directions.append(direction)
      super.setViewControllers(
        viewControllers, direction: direction, animated: animated, completion: completion)
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
      book.firstIndex(of: viewController).flatMap { $0 > 0 ? book[$0 - 1] : nil }
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
      book.firstIndex(of: viewController).flatMap { $0 + 1 < book.count ? book[$0 + 1] : nil }
    }
  }

  @Test(arguments: [true, false])
  func `Pages turn back to a page that comes before, and forward to all others`(
    hasOrder: Bool
  ) async throws {
    try await onDevice { simulation in
      let pager = NotingPager(transitionStyle: .scroll, navigationOrientation: .horizontal)
      let pages = ["A", "B", "C", "D"].map { page($0) }
      pager.book = pages
      if hasOrder { pager.dataSource = pager }
      pager.setViewControllers([pages[1]], direction: .forward, animated: false)
      _ = await simulation.show(pager)
      pager.directions = []
      // To the neighbours, further in both directions, and to a page that is in no book.
      for next in [pages[2], pages[1], pages[3], pages[0], page("E"), pages[0]] {
        try await pager.setContainedScreens([next], animated: true)
        #expect(pager.viewControllers == [next])
      }
      #expect(
        pager.directions
          == (hasOrder
            ? [.forward, .reverse, .forward, .reverse, .forward, .forward]
            : Array(repeating: .forward, count: 6)))
    }
  }

  @Test func `A data source without an end is not asked forever`() async throws {
    final class Days: NSObject, UIPageViewControllerDataSource {
      var count = 0

      func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
      ) -> UIViewController? {
        count += 1
        return page("Day")
      }

      func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
      ) -> UIViewController? {
        count += 1
        return page("Day")
      }
    }
    try await onDevice { simulation in
      let pager = Self.pager(showing: page("Today"))
      let days = Days()
      pager.dataSource = days
      _ = await simulation.show(pager)
      try await pager.setContainedScreens([page("Day")], animated: true)
      #expect(days.count <= 40)
    }
  }

  @Test func `More pages than it shows are an error before UIKit raises`() async throws {
    try await onDevice { simulation in
      let pager = Self.pager(showing: HomeViewController())
      _ = await simulation.show(pager)
      let text = await text {
        try await pager.setContainedScreens([page("A"), page("B")], animated: true)
      }
      #expect(text == "<UIPageViewController> shows 1 page, but was given A, B.")
      #expect(pager.containedScreens.map { name(of: $0) } == ["Home"])
    }
  }

  @Test func `The navigation waits for a page that turns slowly`() async throws {
    var settings = Settings()
    settings.animationTurns = 90
    try await onDevice(settings) { simulation in
      let window = await simulation.show(Self.pager(showing: HomeViewController()))
      let start = simulation.loop.turnCount
      try await WindowRouter(window: window).navigate(to: Self.account)
      #expect(window.drawn == "window\n└─ UIPageViewController\n   └─ Account*")
      #expect(simulation.loop.turnCount - start >= 90)
    }
  }
}
#endif
