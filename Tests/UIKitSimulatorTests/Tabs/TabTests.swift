#if !canImport(UIKit)
import Foundation
import Testing
import UIKitSimulator

/// Writes down what the user selects.
private final class Watcher: Witness, UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    story.note("shouldSelect \(viewController.title ?? "?")")
    return allows
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { story.note("didSelect \(viewController.title ?? "?")") }
}

/// See 'Tabs' in Docs/Maintainers/UIKitRules.md.
@Suite(.simulated)
struct TabTests {
  let simulation = Simulation.current
  let story = Story()
  let tabs = UITabBarController()
  let a: Page
  let b: Page
  let c: Page

  init() {
    a = Page("A", story)
    b = Page("B", story)
    c = Page("C", story)
  }

  @Test func `The first assignment selects the first; only its view is loaded`() {
    tabs.viewControllers = [a, b]
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.selectedViewController === a)
    #expect(tabs.children == [a, b])
    _ = simulation.window(tabs)
    #expect(a.isViewLoaded)
    #expect(!b.isViewLoaded)
  }

  @Test func `The selected screen stays selected, else the place, else the first`() {
    tabs.viewControllers = [a, b]
    tabs.selectedIndex = 1
    tabs.viewControllers = [b, c]
    #expect(tabs.selectedViewController === b)
    #expect(tabs.selectedIndex == 0)
    tabs.selectedIndex = 1
    tabs.viewControllers = [a, b]
    #expect(tabs.selectedViewController === b)
    tabs.viewControllers = [c]
    #expect(tabs.selectedViewController === c)
    #expect(a.parent == nil)
    #expect(b.parent == nil)
  }

  @Test func `Old screens on display leave when others are assigned`() {
    tabs.viewControllers = [a]
    _ = simulation.window(tabs)
    _ = story.take()
    tabs.viewControllers = [b]
    simulation.loop.turnUntilIdle()
    #expect(a.parent == nil)
    #expect(a.view.window == nil)
    #expect(
      story.takeAppearance() == [
        "B willAppear", "A willDisappear", "A didDisappear", "B didAppear",
      ])
  }

  @Test func `Without screens nothing is selected`() {
    #expect(tabs.viewControllers == nil)
    #expect(tabs.selectedViewController == nil)
    #expect(tabs.selectedIndex == NSNotFound)
    tabs.viewControllers = []
    #expect(tabs.selectedIndex == NSNotFound)
    _ = simulation.window(tabs)
    #expect(simulation.misuses.isEmpty)
  }

  @Test func `Selecting a screen moves the index; a stranger raises`() {
    tabs.viewControllers = [a, b]
    tabs.selectedViewController = b
    #expect(tabs.selectedIndex == 1)
    tabs.selectedViewController = c
    #expect(
      simulation.misuses == [
        Misuse(
          kind: .invalidArgument,
          text: "-[UITabBarController setSelectedViewController:] only a view controller in the "
            + "tab bar controller's list of view controllers can be selected.")
      ])
    #expect(tabs.selectedViewController === b)
  }

  @Test(arguments: [-1, 2, 7], [true, false])
  func `An index that is no tab's is a misuse, or ignored if so set`(index: Int, raises: Bool) {
    simulation.settings.raisesForTabIndexOutOfRange = raises
    tabs.viewControllers = [a, b]
    tabs.selectedIndex = index
    #expect(simulation.misuses.count == (raises ? 1 : 0))
    #expect(tabs.selectedIndex == 0)
  }

  @Test func `More is selected through its own controller; the index is then NSNotFound`() {
    tabs.viewControllers = (0..<6).map { Page("\($0)") }
    tabs.selectedViewController = tabs.moreNavigationController
    #expect(tabs.selectedIndex == NSNotFound)
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
    tabs.selectedIndex = NSNotFound
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
    #expect(simulation.misuses.isEmpty)
    tabs.selectedIndex = 1
    #expect(tabs.selectedIndex == 1)
  }

  @Test func `What has no place in a narrow bar is shown by More's stack`() {
    let pages = (0..<6).map { Page("\($0)") }
    tabs.viewControllers = pages
    _ = simulation.window(tabs)
    tabs.selectedIndex = 3
    simulation.loop.turnUntilIdle()
    #expect(pages[3].navigationController == nil)
    tabs.selectedIndex = 4
    simulation.loop.turnUntilIdle()
    #expect(tabs.selectedViewController === pages[4])
    #expect(pages[4].navigationController === tabs.moreNavigationController)
    #expect(pages[4].view.window != nil)
    #expect(pages[5].parent === tabs)
  }

  @Test func `A wide bar has no More`() {
    let pages = (0..<6).map { Page("\($0)") }
    tabs.viewControllers = pages
    let window = simulation.window(tabs, width: .regular)
    tabs.selectedIndex = 5
    simulation.loop.turnUntilIdle()
    #expect(pages[5].parent === tabs)
    #expect(pages[5].view.window != nil)
    window.rootViewController = Page("instead")
    simulation.loop.turnUntilIdle()
    window.rootViewController = tabs
    simulation.loop.turnUntilIdle()
    #expect(pages[5].parent === tabs)
    #expect(pages[5].view.window != nil)
  }

  @Test func `Code calls no delegate, a tap does, also on the current tab`() {
    let watcher = Watcher(story)
    tabs.delegate = watcher
    tabs.viewControllers = [a, b]
    _ = story.take()
    tabs.selectedIndex = 1
    tabs.selectedViewController = a
    #expect(story.take() == [])
    #expect(simulation.tap(b, in: tabs))
    #expect(tabs.selectedIndex == 1)
    #expect(simulation.tap(b, in: tabs))
    #expect(story.take() == ["shouldSelect B", "didSelect B", "shouldSelect B", "didSelect B"])
    watcher.allows = false
    #expect(!simulation.tap(a, in: tabs))
    #expect(tabs.selectedIndex == 1)
  }

  @Test func `The order of a switch; nothing moves to or from a parent`() {
    tabs.viewControllers = [a, b]
    _ = simulation.window(tabs)
    _ = story.take()
    var flags: [Bool] = []
    b.onWillAppear = { flags.append($0.isMovingToParent) }
    a.onDidDisappear = { flags.append($0.isMovingFromParent) }
    tabs.selectedIndex = 1
    simulation.loop.turnUntilIdle()
    #expect(
      story.takeAppearance() == [
        "B willAppear", "A willDisappear", "A didDisappear", "B didAppear",
      ])
    #expect(flags == [false, false])
  }

  @Test func `After a switch the new screen is in the window and may present`() {
    tabs.viewControllers = [a, b]
    _ = simulation.window(tabs)
    tabs.selectedIndex = 1
    #expect(b.view.window != nil)
    #expect(a.view.window == nil)
    simulation.present(Page("Sheet"), from: b)
    #expect(simulation.warnings.isEmpty)
    #expect(tabs.presentedViewController != nil)
  }

  @Test func `Switching quickly back and forth stays balanced`() {
    tabs.viewControllers = [a, b, c]
    _ = simulation.window(tabs)
    _ = story.take()
    for index in [1, 2, 0, 1] { tabs.selectedIndex = index }
    simulation.loop.turnUntilIdle()
    #expect(simulation.warnings.isEmpty)
    #expect(b.view.window != nil)
    #expect(story.takeAppearance().suffix(2) == ["A didDisappear", "B didAppear"])
  }

  @Test func `The tab on display moves under More when a sixth comes, without leaving the display`()
  {
    let pages = (0..<6).map { Page("\($0)", story) }
    tabs.viewControllers = Array(pages[..<5])
    let window = simulation.window(tabs)
    tabs.selectedIndex = 4
    simulation.loop.turnUntilIdle()
    _ = story.take()
    tabs.viewControllers = pages
    simulation.loop.turnUntilIdle()
    #expect(tabs.selectedViewController === pages[4])
    #expect(pages[4].navigationController === tabs.moreNavigationController)
    #expect(pages[4].view.window === window)
    #expect(
      story.takeAppearance() == [
        "4 willDisappear", "4 didDisappear", "4 willAppear", "4 didAppear",
      ])
    tabs.viewControllers = Array(pages[..<5])
    simulation.loop.turnUntilIdle()
    #expect(pages[4].parent === tabs)
    #expect(pages[4].view.window === window)
    #expect(simulation.warnings.isEmpty)
  }
}
#endif
