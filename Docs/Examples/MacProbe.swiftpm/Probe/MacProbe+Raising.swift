extension MacProbe {
  /// Whether UIKit raises an exception for an operation. On a device this ends the app, and the next
  /// launch gives the answer.
  private func raises(
    _ question: String, _ attempt: () async -> Void
  ) async -> Bool {
    if notes.hasRaised(question) { return true }
    let before = hands.exceptionCount
    notes.begin(question)
    await attempt()
    await hands.rest()
    notes.end()
    return hands.exceptionCount > before
  }

  func allowsPushingTabBarControllers() async -> String? {
    let stack = UINavigationController(rootViewController: screen("A"))
    await show(stack)
    let raises = await raises("allowsPushingTabBarControllers") {
      let tabs = UITabBarController()
      tabs.viewControllers = [screen("B")]
      stack.pushViewController(tabs, animated: false)
    }
    return "\(!raises)"
  }

  func allowsDuplicatesInStack() async -> String? {
    let (first, second) = (screen("A"), screen("B"))
    let stack = UINavigationController(rootViewController: first)
    await show(stack)
    let raises = await raises("allowsDuplicatesInStack") {
      stack.setViewControllers([first, second, first], animated: false)
    }
    return "\(!raises)"
  }

  func raisesForTabIndexOutOfRange() async -> String? {
    let tabs = UITabBarController()
    tabs.viewControllers = [screen("A"), screen("B")]
    await show(tabs)
    return
      "\(await raises("raisesForTabIndexOutOfRange") { tabs.selectedIndex = 7 })"
  }

  func popoversNeedSource() async -> String? {
    #if os(tvOS)
    return nil
    #else
    guard window.traitCollection.horizontalSizeClass == .regular else {
      return nil
    }
    let home = screen("home")
    await show(home)
    let raises = await raises("popoversNeedSource") {
      let popover = screen("popover")
      popover.modalPresentationStyle = .popover
      atOnce { home.present(popover, animated: false, completion: nil) }
    }
    return "\(raises)"
    #endif
  }

  /// Whether UIKit raises an exception for alerts and searches in containers; `nil` if the answers
  /// differ. Prints a line for each container. See 'What may be in what' in Docs/Maintainers/UIKitRules.md.
  func refusesPresentedKinds() async -> String? {
    var answers: Set<Bool> = []
    for (what, make) in Self.presentedKinds {
      for (place, put) in Self.containers {
        let question = "\(what) in \(place) raises"
        let raises = await raises(question) { await show(put(make())) }
        ask(
          question, raises, expecting: true,
          see: "refusesPresentedKinds, and the table in UIKitRules")
        answers.insert(raises)
      }
    }
    return answers.count == 1 ? answers.first.map { "\($0)" } : nil
  }

  private typealias Make = @MainActor () -> UIViewController
  private typealias Put = @MainActor (UIViewController) -> UIViewController

  private static let presentedKinds: [(String, Make)] = [
    (
      "an alert controller",
      { UIAlertController(title: "alert", message: nil, preferredStyle: .alert) }
    ),
    (
      "a search controller", { UISearchController(searchResultsController: nil) }
    ),
  ]

  private static let containers: [(String, Put)] = [
    (
      "a navigation controller",
      { child in
        let stack = UINavigationController(rootViewController: screen("A"))
        stack.pushViewController(child, animated: false)
        return stack
      }
    ),
    (
      "a tab bar controller",
      { child in
        let tabs = UITabBarController()
        tabs.viewControllers = [child, screen("A")]
        return tabs
      }
    ),
    (
      "a split view controller",
      { child in
        let split = UISplitViewController()
        split.viewControllers = [screen("A"), child]
        return split
      }
    ),
    (
      "a page view controller",
      { child in
        let pages = UIPageViewController(
          transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.setViewControllers([child], direction: .forward, animated: false)
        return pages
      }
    ),
  ]
}
