extension MacProbe {
  func askAboutTabs() async {
    guard #available(iOS 18, tvOS 18, visionOS 2, *) else { return }
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
      "screens made for three tabs", made, expecting: 1, see: "TabPlace.swift"
    )
    ask(
      "viewControllers of a controller with tabs",
      driven.viewControllers?.count ?? 0, expecting: 0,
      see: "isDrivenByTabs in UITab.swift")
    ask(
      "children with a tab", driven.children.filter { $0.tab != nil }.count,
      expecting: 1,
      see: "madeScreen(in:) in UITab.swift")
  }

  func askAboutStacks() async {
    let stack = UINavigationController(rootViewController: screen("A"))
    await show(stack)
    stack.setViewControllers(
      stack.viewControllers + [screen("B")], animated: true)
    ask(
      "a coordinator directly after an animated change",
      stack.transitionCoordinator != nil,
      expecting: true, see: "Motion.swift")
    ask(
      "screens directly after it", stack.viewControllers.count, expecting: 2,
      see: "Motion.swift")
    let ended = await frames { stack.transitionCoordinator == nil }
    ask(
      "the coordinator goes", ended != nil, expecting: true,
      see: "Motion.swift")
    let hidden = UINavigationController(rootViewController: screen("A"))
    let tabs = UITabBarController()
    tabs.viewControllers = [screen("Other"), hidden]
    await show(tabs)
    hidden.setViewControllers(
      hidden.viewControllers + [screen("B")], animated: true)
    ask(
      "a coordinator off the window", hidden.transitionCoordinator != nil,
      expecting: false,
      see: "Motion.swift")
    unsafe tabs.selectedViewController = hidden
    await hands.rest()
    ask(
      "a coordinator left over a second later",
      hidden.transitionCoordinator != nil,
      expecting: false, see: "Motion.swift")
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
      expecting: true, see: "SplitColumn.swift")
    ask(
      "it stands in a navigation controller",
      second.parent is UINavigationController,
      expecting: true, see: "SplitColumn.swift")
    split.setViewController(nil, for: .secondary)
    split.setViewController(third, for: .secondary)
    split.show(.secondary)
    await hands.rest()
    ask(
      "a replaced screen is out", second.parent == nil, expecting: true,
      see: "SplitColumn.swift")
    ask(
      "the new one is on display", third.viewIfLoaded?.window != nil,
      expecting: true,
      see: "SplitColumn.swift")
  }

  func askAboutMore() async {
    let screens = (0..<7).map {
      UINavigationController(rootViewController: screen("\($0)"))
    }
    let tabs = UITabBarController()
    tabs.viewControllers = screens
    await show(tabs)
    unsafe tabs.selectedViewController = screens[6]
    await hands.rest()
    ask(
      "a stack under More is selected",
      unsafe tabs.selectedViewController === screens[6], expecting: true,
      see: "maximumTabCount, holdsUnderMore(_:)")
    ask(
      "it is on display", screens[6].viewIfLoaded?.window != nil, expecting: true,
      see: "maximumTabCount, holdsUnderMore(_:)")
  }
}
