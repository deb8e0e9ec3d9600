#if !canImport(UIKit)
import Foundation
import Testing
import UIKitSimulator

/// Writes down which tabs the user selects.
private final class Watcher: Witness, UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool {
    story.note("shouldSelectTab \(tab.title)")
    return allows
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) { story.note("didSelectTab \(selectedTab.title), before \(previousTab?.title ?? "none")") }
}

/// See 'Tabs and groups since iOS 18' in Docs/Maintainers/UIKitRules.md.
@Suite(.simulated)
struct TabGroupTests {
  let simulation = Simulation.current
  let story = Story()

  private func makeTab(_ name: String) -> UITab {
    UITab(title: name, image: nil, identifier: name.lowercased()) { [story] tab in
      story.note("made \(tab.title)")
      return Page(tab.title)
    }
  }

  @Test func `A provider is called when its screen is first needed`() {
    let tabs = UITabBarController(tabs: [makeTab("Home"), makeTab("Bag")])
    #expect(story.take() == ["made Home"])
    tabs.selectedIndex = 1
    tabs.selectedIndex = 0
    tabs.selectedIndex = 1
    #expect(story.take() == ["made Bag"])
    #expect(tabs.selectedTab?.viewController === tabs.selectedViewController)
    #expect(tabs.selectedViewController?.tab === tabs.selectedTab)
  }

  @Test func `Once tabs are set, viewControllers is not used`() {
    let tabs = UITabBarController()
    let old = Page("Old")
    tabs.viewControllers = [old]
    tabs.tabs = [makeTab("Home")]
    #expect(tabs.viewControllers == nil)
    #expect(old.parent == nil)
    tabs.viewControllers = [Page("New")]
    #expect(simulation.warnings.map(\.kind) == [.ignoredProperty])
    #expect(tabs.selectedViewController?.title == "Home")
  }

  @Test func `Selecting by index moves the selected tab`() {
    let tabs = UITabBarController(tabs: [makeTab("Home"), makeTab("Bag")])
    _ = simulation.window(tabs)
    tabs.selectedIndex = 1
    simulation.loop.turnUntilIdle()
    #expect(tabs.selectedTab?.identifier == "bag")
    #expect(tabs.selectedViewController?.view.window != nil)
    tabs.selectedIndex = 0
    #expect(tabs.selectedTab?.identifier == "home")
  }

  @Test func `A tab in a group can be selected`() {
    let group = UITabGroup(
      title: "Shop", image: nil, identifier: "shop",
      children: [makeTab("Shoes"), makeTab("Hats")])
    let tabs = UITabBarController(tabs: [makeTab("Home"), group])
    tabs.selectedTab = tabs.tab(forIdentifier: "hats")
    #expect(tabs.selectedTab?.title == "Hats")
    #expect(group.selectedChild?.title == "Hats")
    #expect(tabs.selectedIndex == 1)
    #expect(tabs.selectedViewController?.title == "Hats")
    #expect(tabs.selectedTab?.parent === group)
    #expect(tabs.selectedTab?.tabBarController === tabs)
    tabs.selectedIndex = 0
    tabs.selectedIndex = 1
    #expect(tabs.selectedTab?.title == "Hats")
  }

  @Test(arguments: [true, false])
  func `A group without a stack shows its own screen, or that of its tab if so set`(
    showsOwn: Bool
  ) {
    simulation.settings.groupsShowTheirOwnScreen = showsOwn
    let group = UITabGroup(
      title: "Shop", image: nil, identifier: "shop", children: [makeTab("Shoes")]
    ) { _ in Page("Shop") }
    let tabs = UITabBarController(tabs: [makeTab("Home"), group])
    tabs.selectedTab = tabs.tab(forIdentifier: "shoes")
    #expect(tabs.selectedTab?.title == "Shoes")
    #expect(tabs.selectedViewController?.title == (showsOwn ? "Shop" : "Shoes"))
    #expect(story.take().contains("made Shoes") != showsOwn)
  }

  @Test func `Where the app sets screens there are no tabs, unless so set`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [Page("Home"), Page("Bag")]
    #expect(tabs.tabs.isEmpty)
    simulation.settings.tabsMirrorViewControllers = true
    #expect(tabs.tabs.map(\.title) == ["Home", "Bag"])
    tabs.selectedTab = tabs.tabs[1]
    #expect(tabs.selectedIndex == 1)
    #expect(tabs.selectedTab === tabs.tabs[1])
    tabs.viewControllers = [Page("Account")]
    #expect(tabs.tabs.map(\.title) == ["Account"])
  }

  @Test func `A group may show its children in a stack`() {
    let group = UITabGroup(
      title: "Shop", image: nil, identifier: "shop", children: [makeTab("Shoes")]
    ) { _ in Page("Shop") }
    let stack = UINavigationController()
    group.managingNavigationController = stack
    let tabs = UITabBarController(tabs: [group])
    tabs.selectedTab = tabs.tab(forIdentifier: "shoes")
    #expect(tabs.selectedViewController === stack)
    #expect(stack.viewControllers.map(\.title) == ["Shop", "Shoes"])
  }

  @Test func `A tab outside all groups needs a screen`() {
    let tabs = UITabBarController(tabs: [makeTab("Home")])
    tabs.tabs += [UITab(title: "Empty", image: nil, identifier: "empty")]
    tabs.selectedIndex = 1
    #expect(simulation.misuses.map(\.kind) == [.internalInconsistency])
    #expect(tabs.selectedIndex == 0)
  }

  @Test func `Code calls no delegate for tabs, a tap does`() {
    let watcher = Watcher(story)
    let tabs = UITabBarController(tabs: [makeTab("Home"), makeTab("Bag")])
    tabs.delegate = watcher
    tabs.selectedIndex = 1
    tabs.selectedIndex = 0
    _ = story.take()
    #expect(simulation.tap(tabs.tabs[1], in: tabs))
    #expect(story.take() == ["shouldSelectTab Bag", "didSelectTab Bag, before Home"])
    watcher.allows = false
    #expect(!simulation.tap(tabs.tabs[0], in: tabs))
    tabs.tabs[0].isEnabled = false
    #expect(!simulation.tap(tabs.tabs[0], in: tabs))
    #expect(tabs.selectedIndex == 1)
  }

  @Test func `The selected tab stays selected when others are set`() {
    let home = makeTab("Home")
    let bag = makeTab("Bag")
    let tabs = UITabBarController(tabs: [home, bag])
    tabs.selectedTab = bag
    tabs.tabs = [bag, home]
    #expect(tabs.selectedTab === bag)
    #expect(tabs.selectedIndex == 0)
    tabs.tabs = [home]
    #expect(tabs.selectedTab === home)
  }
}
#endif
