#if !canImport(UIKit)
import Testing
import UIKitSimulator

/// A device on which anything happens at any time.
private struct Monkey {
  let simulation: Simulation
  let stack = UINavigationController(rootViewController: Page("Home"))
  let other = UINavigationController(rootViewController: Page("Other"))
  let split = UISplitViewController()
  let tabs = UITabBarController()
  let window: UIWindow
  var state: UInt64
  var swipes: [Swipe] = []

  init(seed: Int, simulation: Simulation) {
    self.simulation = simulation
    state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    split.viewControllers = [other, UINavigationController(rootViewController: Page("Detail"))]
    tabs.viewControllers = [stack, split, Page("Plain")]
    window = simulation.makeWindow(root: tabs)
  }

  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }

  private var top: UIViewController {
    var screen: UIViewController = tabs
    while let presented = screen.presentedViewController { screen = presented }
    return screen
  }

  mutating func act() {
    let animated = next(2) == 0
    switch next(12) {
    case 0: stack.pushViewController(Page("Pushed"), animated: animated)
    case 1: stack.popViewController(animated: animated)
    case 2: stack.setViewControllers([Page("New"), Page("Newer")], animated: animated)
    case 3: tabs.selectedIndex = next(3)
    case 4:
      let page = Page("Modal")
      page.modalPresentationStyle =
        [.fullScreen, .pageSheet, .overFullScreen, .overCurrentContext][next(4)]
      (next(3) == 0 ? stack.viewControllers.last ?? tabs : top)
        .present(page, animated: animated, completion: nil)
    case 5: top.dismiss(animated: animated, completion: nil)
    case 6: tabs.dismiss(animated: animated, completion: nil)
    case 7: swipes += [simulation.swipeBack(in: stack)].compactMap { $0 }
    case 8: swipes += [simulation.swipeAway(top)].compactMap { $0 }
    case 9: simulation.changeWidth(of: window.windowScene!, to: next(2) == 0 ? .compact : .regular)
    case 10: other.pushViewController(Page("Pushed"), animated: animated)
    default: letGo()
    }
  }

  mutating func letGo() {
    for swipe in swipes { if next(2) == 0 { swipe.complete() } else { swipe.cancel() } }
    swipes = []
  }
}

@Suite(.simulated)
struct ConsistencyTests {
  let simulation = Simulation.current

  @Test(arguments: 1...300)
  func `Whatever happens whenever, at rest everything is consistent`(seed: Int) {
    var monkey = Monkey(seed: seed, simulation: simulation)
    for _ in 0..<40 {
      monkey.act()
      simulation.loop.turn(times: monkey.next(4))
    }
    monkey.letGo()
    simulation.loop.turnUntilIdle()
    check(monkey, seed)

    monkey.tabs.dismiss(animated: true, completion: nil)
    simulation.loop.turnUntilIdle()
    check(monkey, seed)
    #expect(monkey.tabs.presentedViewController == nil, "seed \(seed)")
    #expect(monkey.tabs.view.window === monkey.window, "seed \(seed)")
  }

  @Test(arguments: [0, 1])
  func `A stack that moves while its tab is left and comes back ends as it should`(turnsBefore: Int)
  {
    let story = Story()
    let a = Page("A", story)
    let b = Page("B", story)
    let stack = UINavigationController(rootViewController: a)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, Page("Other")]
    _ = simulation.window(tabs)
    stack.pushViewController(b, animated: true)
    simulation.loop.turn(times: turnsBefore)
    tabs.selectedIndex = 1
    simulation.loop.turn()
    tabs.selectedIndex = 0
    simulation.loop.turnUntilIdle()

    #expect(b.view.window != nil)
    #expect(a.view.window == nil)
    let lines = story.takeAppearance()
    #expect(lines.last { $0.hasPrefix("A") } == "A didDisappear")
    #expect(lines.last { $0.hasPrefix("B") } == "B didAppear")
  }

  @Test func `A split view that collapses while its primary moves ends that first`() {
    let story = Story()
    let list = makeStack("List", story: story)
    let detail = Page("Detail", story)
    let pushed = Page("Pushed", story)
    let split = UISplitViewController()
    split.viewControllers = [list, detail]
    let window = simulation.window(split, width: .regular)
    list.pushViewController(pushed, animated: true)
    simulation.loop.turn()
    _ = story.take()
    simulation.changeWidth(of: window.windowScene!, to: .compact)
    simulation.loop.turnUntilIdle()

    #expect(list.viewControllers.map(\.title) == ["List", "Pushed", "Detail"])
    #expect(detail.view.window != nil)
    #expect(pushed.view.window == nil)
    #expect(
      story.takeAppearance().filter { $0.hasPrefix("Pushed") } == [
        "Pushed didAppear", "Pushed willDisappear", "Pushed didDisappear",
      ])
    #expect(!pushed.isMovingToParent)
    #expect(simulation.warnings.isEmpty)
  }

  private func check(_ monkey: Monkey, _ seed: Int) {
    #expect(simulation.misuses.isEmpty, "seed \(seed)")
    check(monkey.tabs, isShown: monkey.tabs.view.window != nil, seed)
    #expect(monkey.tabs.transitionCoordinator == nil, "seed \(seed)")
    #expect(monkey.stack.transitionCoordinator == nil, "seed \(seed)")
  }

  /// A screen's state agrees with its place in the tree.
  private func check(_ screen: UIViewController, isShown: Bool, _ seed: Int) {
    #expect(!screen.isBeingPresented && !screen.isBeingDismissed, "seed \(seed)")
    #expect(!screen.isMovingToParent && !screen.isMovingFromParent, "seed \(seed)")
    #expect((screen.viewIfLoaded?.window != nil) == isShown, "\(screen.title ?? "") seed \(seed)")
    if let page = screen as? Page, let last = page.story.takeAppearance().last {
      #expect(last.hasSuffix(isShown ? "didAppear" : "didDisappear"), "\(last) seed \(seed)")
    }
    let visible: [UIViewController] =
      switch screen {
      case let stack as UINavigationController: [stack.topViewController].compactMap { $0 }
      case let tabs as UITabBarController: [tabs.selectedViewController].compactMap { $0 }
      default: screen.children
      }
    if let stack = screen as? UINavigationController {
      #expect(Set(stack.viewControllers) == Set(stack.children), "seed \(seed)")
    }
    for child in screen.children {
      #expect(child.parent === screen, "seed \(seed)")
      check(child, isShown: isShown && visible.contains { $0 === child }, seed)
    }
    if let presented = screen.presentedViewController, presented.presentingViewController === screen
    {
      let isFollowing =
        presented.modalPresentationStyle == .overCurrentContext
        && screen.parent != nil
      let above = presented.presentedViewController?.presentationController
      let isCovered =
        above?.presentingViewController === presented && above?.presentationStyle == .fullScreen
      check(presented, isShown: !isCovered && (isShown || !isFollowing), seed)
    }
  }
}
#endif
