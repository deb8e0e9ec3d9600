#if !canImport(UIKit)
import Switchback
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// A search asks UIKit's containers to add their children to its own list. Everything else reads
/// the two public properties, and both must say the same.
struct ListedChildrenTests {
  private func expectSame<Container: ListingContainer>(
    _ container: Container, location: SourceLocation = #_sourceLocation
  ) {
    let before: [any Screen] = [page("Listed before")]
    var visible = before
    container.addVisibleScreens(to: &visible)
    #expect(
      visible.elementsEqual(before + container.visibleScreens, by: { $0 === $1 }),
      sourceLocation: location)
    var contained = before
    let isListed = container.addContainedScreens(to: &contained)
    #expect(
      contained.elementsEqual(
        before + (isListed ? container.containedScreens : []), by: { $0 === $1 }),
      sourceLocation: location)
  }

  /// From none to more than are listed.
  @Test(arguments: [0, 1, 2, 32, 33, 100])
  func `A stack and tabs list the screens that their properties report`(count: Int) async throws {
    try await onDevice { simulation in
      let stack = UINavigationController()
      stack.viewControllers = (0..<count).map { page("\($0)") }
      expectSame(stack)
      let tabs = UITabBarController()
      expectSame(tabs)
      tabs.viewControllers = (0..<count).map { page("\($0)") }
      expectSame(tabs)
      let window = await simulation.show(tabs)
      // The last of more than five is under "More".
      for screen in [tabs.viewControllers?.last, tabs.moreNavigationController].compactMap({ $0 })
      where count > 5 {
        tabs.selectedViewController = screen
        await simulation.untilIdle()
        expectSame(tabs)
      }
      _ = window
    }
  }

  @Test func `Tabs whose screens are not made yet are searched as their placeholders`() async throws
  {
    try await onDevice { simulation in
      let tabs = UITabBarController(
        tabs: (0..<3).map { number in
          UITab(title: "\(number)", image: nil, identifier: "\(number)") { _ in page("\(number)") }
        })
      let window = await simulation.show(tabs)
      expectSame(tabs)
      var names: [String] = []
      _ = try Hierarchy(of: window).first((any Screen).self) { screen in
        names.append(name(of: screen))
        return false
      }
      #expect(names.count == 4 && Set(names).count == 4)
    }
  }

  /// Many containers of every size, so that the search's list grows while it is read.
  @Test func `A search of nested containers visits each screen once, the visible ones first`()
    async throws
  {
    try await onDevice { _ in
      var expected: [UIViewController] = []
      @MainActor func make(_ depth: Int) -> UIViewController {
        if depth == 0 { return page("Page") }
        let stack = UINavigationController()
        stack.viewControllers = (0..<(depth * 11)).map { _ in page("Page") }
        let tabs = UITabBarController()
        tabs.viewControllers = [make(depth - 1), stack, make(depth - 1), page("Page")]
        tabs.selectedIndex = depth % 4
        return tabs
      }
      @MainActor func visit(_ screen: UIViewController) {
        expected.append(screen)
        if let stack = screen as? UINavigationController {
          ([stack.topViewController].compactMap { $0 } + stack.viewControllers.dropLast())
            .forEach(visit)
        } else if let tabs = screen as? UITabBarController {
          let others = tabs.viewControllers?.filter { $0 !== tabs.selectedViewController } ?? []
          ([tabs.selectedViewController].compactMap { $0 } + others).forEach(visit)
        }
      }
      let root = make(6)
      visit(root)
      var found: [UIViewController] = []
      let none = try Hierarchy(root: root).first(UIViewController.self) { screen in
        found.append(screen)
        return false
      }
      #expect(none == nil)
      let isSame = found.elementsEqual(expected) { $0 === $1 }
      #expect(isSame)
    }
  }
}
#endif
