#if !canImport(UIKit)
import Switchback
import SwitchbackUIKit
import UIKitSimulator

extension RandomApp {
  /// A screen, some of which can be searched.
  mutating func page() -> Page {
    let page = Page()
    page.title = "Page(\(pages.count))"
    pages.append(page)
    if random.below(4) == 0 {
      page.navigationItem.searchController = UISearchController(searchResultsController: nil)
      page.definesPresentationContext = random.below(2) == 0
    }
    return page
  }

  mutating func stack() -> UINavigationController {
    let stack = UINavigationController()
    stack.viewControllers = (0...random.below(3)).map { _ in page() }
    return stack
  }

  mutating func leaf() -> UIViewController {
    switch random.below(6) {
    case 0: return page()
    case 1:
      let pager = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
      pager.setViewControllers([page()], direction: .forward, animated: false)
      return pager
    default: return stack()
    }
  }

  mutating func split() -> UISplitViewController {
    if random.below(2) == 0 {
      let split = UISplitViewController()
      split.viewControllers = [stack(), random.below(2) == 0 ? stack() : page()]
      return split
    }
    let split = UISplitViewController(
      style: random.below(2) == 0 ? .doubleColumn : .tripleColumn)
    split.setViewController(random.below(2) == 0 ? stack() : page(), for: .primary)
    if split.style == .tripleColumn { split.setViewController(page(), for: .supplementary) }
    split.setViewController(random.below(2) == 0 ? stack() : page(), for: .secondary)
    return split
  }

  /// The lowest screen of a window.
  mutating func root() -> UIViewController {
    switch random.below(8) {
    case 0: return leaf()
    case 1, 2: return split()
    case 3, 4: return drivenTabs()
    default:
      let tabs = UITabBarController()
      tabs.viewControllers = (0...(1 + random.below(6))).map { _ in
        random.below(4) == 0 ? split() : leaf()
      }
      return tabs
    }
  }

  mutating func drivenTabs() -> UITabBarController {
    let tabs = UITabBarController()
    var children: [UITab] = (0...random.below(3)).map { index in
      let screen = random.below(4) == 0 ? split() : leaf()
      return UITab(title: "\(index)", image: nil, identifier: "tab \(index)") { _ in screen }
    }
    if random.below(2) == 0 {
      let inner = (0...1).map { index in
        let screen = page()
        return UITab(title: "\(index)", image: nil, identifier: "inner \(index)") { _ in screen }
      }
      let own = page()
      let group = UITabGroup(
        title: "group", image: nil, identifier: "group", children: inner
      ) { _ in own }
      if random.below(2) == 0 { group.managingNavigationController = UINavigationController() }
      children.append(group)
    }
    tabs.tabs = children
    return tabs
  }
}
#endif
