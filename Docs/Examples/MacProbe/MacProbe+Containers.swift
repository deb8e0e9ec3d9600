import UIKit

extension MacProbe {
  func askAboutTabs() async {
    guard #available(iOS 18, tvOS 18, visionOS 2, *) else { return }
    let classic = UITabBarController()
    classic.viewControllers = [screen("A"), screen("B")]
    await show(classic)
    ask(
      "tabs of a controller with viewControllers", classic.tabs.count,
      expecting: 0,
      setting: "tabsMirrorViewControllers")
    var made = 0
    let driven = UITabBarController()
    driven.tabs = ["a", "b", "c"].map { name in
      UITab(title: name, image: nil, identifier: name) { _ in
        made += 1
        return UIViewController()
      }
    }
    await show(driven)
    ask(
      "screens made for three tabs", made, expecting: 1, setting: "TabPlace.swift"
    )
    ask(
      "viewControllers of a controller with tabs",
      driven.viewControllers?.count ?? 0, expecting: 0,
      setting: "isDrivenByTabs in UITab.swift")
    ask(
      "children with a tab", driven.children.filter { $0.tab != nil }.count,
      expecting: 1,
      setting: "madeScreen(in:) in UITab.swift")
  }

  func askAboutGroups() async {
    guard #available(iOS 18, tvOS 18, visionOS 2, *) else { return }
    let child = UITab(title: "child", image: nil, identifier: "child") { _ in
      screen("child")
    }
    let group = UITabGroup(
      title: "group", image: nil, identifier: "group", children: [child]
    ) {
      _ in
      screen("group")
    }
    let other = UITab(title: "other", image: nil, identifier: "other") { _ in
      screen("other")
    }
    let tabs = UITabBarController()
    tabs.tabs = [other, group]
    await show(tabs)
    tabs.selectedTab = child
    await turns(60)
    ask(
      "shown for a tab in a group without a stack",
      tabs.selectedViewController?.title ?? "nothing",
      expecting: "group", setting: "groupsShowTheirOwnScreen")
  }

  func askAboutStacks() async {
    let stack = UINavigationController(rootViewController: screen("A"))
    await show(stack)
    stack.setViewControllers(
      stack.viewControllers + [screen("B")], animated: true)
    ask(
      "a coordinator directly after an animated change",
      stack.transitionCoordinator != nil,
      expecting: true, setting: "Motion.swift")
    ask(
      "screens directly after it", stack.viewControllers.count, expecting: 2,
      setting: "Motion.swift")
    let ended = await turns { stack.transitionCoordinator == nil }
    ask(
      "the coordinator goes", ended != nil, expecting: true,
      setting: "Motion.swift")
    let hidden = UINavigationController(rootViewController: screen("A"))
    let tabs = UITabBarController()
    tabs.viewControllers = [screen("Other"), hidden]
    await show(tabs)
    hidden.setViewControllers(
      hidden.viewControllers + [screen("B")], animated: true)
    ask(
      "a coordinator off the window", hidden.transitionCoordinator != nil,
      expecting: false,
      setting: "Motion.swift")
    tabs.selectedViewController = hidden
    hidden.pushViewController(screen("C"), animated: false)
    ask(
      "screens directly after a selection and a push",
      hidden.viewControllers.count, expecting: 3,
      setting: "defersStackChangesWhileAppearing")
    await turns(60)
    ask(
      "a coordinator left over a second later",
      hidden.transitionCoordinator != nil,
      expecting: false, setting: "Motion.swift")
  }

  func askAboutSplits() async {
    let split = UISplitViewController(style: .doubleColumn)
    let (second, third) = (screen("second"), screen("third"))
    split.setViewController(screen("first"), for: .primary)
    split.setViewController(second, for: .secondary)
    await show(split)
    ask(
      "the secondary is what was set",
      split.viewController(for: .secondary) === second,
      expecting: true, setting: "SplitColumn.swift")
    ask(
      "it stands in a navigation controller",
      second.parent is UINavigationController,
      expecting: true, setting: "SplitColumn.swift")
    split.setViewController(nil, for: .secondary)
    split.setViewController(third, for: .secondary)
    split.show(.secondary)
    await turns(90)
    ask(
      "a replaced screen is out", second.parent == nil, expecting: true,
      setting: "SplitColumn.swift")
    ask(
      "the new one is on display", third.viewIfLoaded?.window != nil,
      expecting: true,
      setting: "SplitColumn.swift")
  }

  func askAboutMore() async {
    let screens = (0..<7).map {
      UINavigationController(rootViewController: screen("\($0)"))
    }
    let tabs = UITabBarController()
    tabs.viewControllers = screens
    await show(tabs)
    tabs.selectedViewController = screens[6]
    await turns(60)
    ask(
      "a stack under More is selected",
      tabs.selectedViewController === screens[6], expecting: true,
      setting: "maximumTabCount, holdsUnderMore(_:)")
    ask(
      "it is on display", screens[6].viewIfLoaded?.window != nil, expecting: true,
      setting: "maximumTabCount, holdsUnderMore(_:)")
  }
}
