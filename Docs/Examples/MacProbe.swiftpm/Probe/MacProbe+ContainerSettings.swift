extension MacProbe {
  func tabsMirrorViewControllers() async -> String? {
    guard #available(iOS 18, tvOS 18, visionOS 2, *) else { return nil }
    let tabs = UITabBarController()
    tabs.viewControllers = [screen("A"), screen("B")]
    await show(tabs)
    return "\(!tabs.tabs.isEmpty)"
  }

  func groupsShowTheirOwnScreen() async -> String? {
    guard #available(iOS 18, tvOS 18, visionOS 2, *) else { return nil }
    let child = UITab(title: "child", image: nil, identifier: "child") { _ in
      screen("child")
    }
    let group = UITabGroup(
      title: "group", image: nil, identifier: "group", children: [child]
    ) { _ in
      screen("group")
    }
    let other = UITab(title: "other", image: nil, identifier: "other") { _ in
      screen("other")
    }
    let tabs = UITabBarController()
    tabs.tabs = [other, group]
    await show(tabs)
    tabs.selectedTab = child
    await hands.rest()
    return unsafe tabs.selectedViewController.map { "\($0.title == "group")" }
  }

  func nestedPush() async -> String? {
    let stack = UINavigationController(rootViewController: screen("A"))
    await show(stack)
    stack.pushViewController(screen("B"), animated: true)
    stack.pushViewController(screen("C"), animated: true)
    await hands.rest()
    return stack.viewControllers.count == 3 ? "afterTransition" : "dropped"
  }

  /// Pushes at the moment at which the stack's tab is selected.
  func defersStackChangesWhileAppearing() async -> String? {
    let stack = UINavigationController(rootViewController: screen("A"))
    let tabs = UITabBarController()
    tabs.viewControllers = [screen("Other"), stack]
    await show(tabs)
    unsafe tabs.selectedViewController = stack
    stack.pushViewController(screen("B"), animated: false)
    return "\(stack.viewControllers.count == 1)"
  }

  /// The first tab whose screen is not a child of the tab bar controller when it is selected.
  func maximumTabCount() async -> String? {
    let screens = (0..<8).map { screen("\($0)") }
    let tabs = UITabBarController()
    tabs.viewControllers = screens
    await show(tabs)
    for (index, screen) in screens.enumerated() {
      unsafe tabs.selectedViewController = screen
      await hands.rest()
      if screen.parent !== tabs { return "\(index + 1)" }
    }
    return nil
  }

  /// Goes back from a screen under "More" to the list.
  func listOfMoreKeepsTab() async -> String? {
    #if os(tvOS)
    return nil
    #else
    let screens = (0..<8).map { screen("\($0)") }
    let tabs = UITabBarController()
    tabs.viewControllers = screens
    await show(tabs)
    unsafe tabs.selectedViewController = screens[7]
    await hands.rest()
    let more = tabs.moreNavigationController
    guard screens[7].parent === more else { return nil }
    more.popToRootViewController(animated: false)
    await hands.rest()
    return unsafe "\(tabs.selectedViewController === screens[7])"
    #endif
  }

  func turnsWithoutTab() async -> String? {
    let second = screen("second")
    let tabs = UITabBarController()
    tabs.viewControllers = [screen("first"), second]
    await show(tabs)
    unsafe tabs.selectedViewController = second
    return "\(await framesWithoutParent(second))"
  }

  func pagesAreInAScrollView() async -> String? {
    let pager = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    atOnce {
      pager.setViewControllers(
        [screen("page")], direction: .forward, animated: false, completion: nil)
    }
    await show(pager)
    return "\(pager.view.subviews.contains { $0 is UIScrollView })"
  }

  /// The number of the next frames in which a screen has no parent.
  func framesWithoutParent(_ screen: UIViewController) async -> Int {
    var count = 0
    for _ in 0..<60 {
      await hands.frame()
      if screen.parent == nil { count += 1 }
    }
    return count
  }

  func secondTapPopsStack() async -> String? {
    let stack = UINavigationController(rootViewController: screen("A"))
    stack.pushViewController(screen("B"), animated: false)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, screen("Other")]
    let observer = TapObserver()
    tabs.delegate = observer
    await show(tabs)
    await hands.tapSelectedTab(of: tabs)
    for _ in 0..<1200 where observer.tapCount == 0 { await hands.frame() }
    if observer.tapCount == 0 { return nil }
    await hands.rest()
    return "\(stack.viewControllers.count == 1)"
  }

  /// Begins a presentation while the app is in the background.
  func holdsAnimationsInBackground() async -> String? {
    guard let scene = window.windowScene else { return nil }
    let home = screen("home")
    await show(home)
    await hands.leave(scene)
    guard scene.activationState == .background else { return nil }
    var isCalled = false
    atOnce {
      home.present(
        screen("sheet"), animated: true, completion: { isCalled = true })
    }
    for _ in 0..<60 where scene.activationState == .background && !isCalled {
      await hands.frame()
    }
    let isHeld = !isCalled
    await hands.comeBack(to: scene)
    return "\(isHeld)"
  }
}

/// Records the user's selections.
@MainActor
private final class TapObserver: NSObject, UITabBarControllerDelegate {
  private(set) var tapCount = 0

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    tapCount += 1
  }
}
