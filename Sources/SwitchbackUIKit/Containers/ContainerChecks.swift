import Switchback
import UIKitRules

extension UIViewController {
  /// The contained screen that is a given one, or that the app has put it into.
  func member(around screen: UIViewController) throws(UIKitError) -> UIViewController {
    guard let member = members(self).last(where: screen.isInside) else {
      throw .notContained(name(of: screen), in: name(of: self))
    }
    return member
  }

  /// Checks that a container may hold these screens: each of them once, none that another container
  /// holds, and none of a kind that UIKit refuses there. UIKit would raise.
  func checkContaining(_ screens: [UIViewController]) throws(UIKitError) {
    var seen = IdentitySet()
    for screen in screens {
      guard seen.insert(screen) else {
        throw .duplicate(name(of: screen), in: name(of: self))
      }
      let parent = screen.parentScreen as? UIViewController
      // UIKit itself moves stacks into the stack of a collapsed split view, and out of it.
      let isMoved = (self as? UISplitViewController)?.isCollapsed == true && screen.isInside(self)
      // UIKit itself shows the tabs of a group in the group's stack.
      let isOfGroup = screen.parent == nil && screen.stackOfGroup === self
      if parent === self || screen.parent === self || isMoved || isOfGroup { continue }
      if let parent {
        throw .otherParent(name(of: screen), actual: name(of: parent), requested: name(of: self))
      }
      if let presenter = screen.presentingViewController {
        throw .alreadyPresented(name(of: screen), by: name(of: presenter))
      }
      if screen.viewIfLoaded?.window?.rootViewController === screen {
        throw .active(name(of: screen))
      }
      try checkKind(of: screen)
    }
  }

  /// Checks that a screen of this kind can be here.
  func checkKind(of screen: UIViewController) throws(UIKitError) {
    let words: String
    switch ContainmentRule.rule(for: screen.kind, in: kind)?.verdict {
    case .raises(let reason)?, .misplaced(let reason, _)?: words = reason
    case .contested?, nil: return
    }
    let isContainer = kind == .stack && screen is any ContainerScreen
    throw isContainer
      ? .notPushable(name(of: screen), in: name(of: self))
      : .notContainable(name(of: screen), in: name(of: self), words)
  }

  private var kind: ControllerKind {
    switch self {
    case is UINavigationController: .stack
    case is UITabBarController: .tabs
    case is UISplitViewController: .split
    case is UIPageViewController: .pages
    case is UIAlertController: .alert
    case is UISearchController: .search
    default: .other
    }
  }
}

extension UIViewController {
  /// Comes to rest before the screens of this container, or of a column in it, are replaced: what the caller has made
  /// of the screens in it before the wait is not valid for others.
  func comeToRest(replacing container: any ContainerScreen) async throws(UIKitError) {
    let before = container.containedScreens
    try await comeToRest()
    // A placeholder stands for the screen that UIKit has made meanwhile.
    let tabs = self as? UITabBarController
    let expected = tabs.map { before.map($0.inTabs) } ?? before
    guard areSame(expected, container.containedScreens) else {
      throw .changedMeanwhile(name(of: self))
    }
  }

  /// Checks that a change of a container has had its effect: what had to go is gone, and what had to
  /// come is there. What else the container contains is the app's business: apps change it from
  /// `viewDidAppear`, from a delegate and from overrides of UIKit's methods, which may also put each
  /// screen into another one.
  /// See 'The app changes a container, too' in Docs/Maintainers/UIKitRules.md.
  ///
  /// - Parameters:
  ///   - screens: The screens that the container was given.
  ///   - before: The screens that were in it.
  func checkChange(
    to screens: [UIViewController], from before: [UIViewController]
  ) throws(UIKitError) {
    let found = members(self)
    if found.elementsEqual(screens, by: ===) { return }
    let contained = IdentitySet(of: found)
    let given = IdentitySet(of: screens)
    let old = IdentitySet(of: before)
    var hasStayed = false
    for screen in before where !given.contains(screen) {
      hasStayed = hasStayed || contained.holds(screen)
    }
    // Absent if none had to come.
    var hasArrived: Bool?
    for screen in screens where !old.contains(screen) {
      hasArrived = hasArrived == true || contained.holds(screen)
    }
    if !hasStayed, hasArrived != false { return }
    throw .notChanged(name(of: self), wanted: names(of: screens), found: names(of: found))
  }
}

extension IdentitySet {
  init(of screens: [UIViewController]) {
    self.init()
    for screen in screens { _ = insert(screen) }
  }

  /// Whether a screen, or one that the app has put it into, is in the set.
  @MainActor
  fileprivate func holds(_ screen: UIViewController) -> Bool {
    var candidate: UIViewController? = screen
    while let current = candidate, !contains(current) { candidate = current.parent }
    return candidate != nil
  }
}

/// The view controllers that a container contains.
@MainActor
private func members(_ container: UIViewController) -> [UIViewController] {
  asContainer(container)?.containedScreens.controllers ?? []
}

/// The names of screens, for messages.
@MainActor
func names(of screens: [UIViewController]) -> String {
  screens.isEmpty ? "nothing" : screens.map { name(of: $0) }.joined(separator: ", ")
}

extension [any Screen] {
  /// The screens that are view controllers.
  // NB: a loop, as a closure would check at each call which actor this is.
  var controllers: [UIViewController] {
    var controllers: [UIViewController] = []
    for case let controller as UIViewController in self { controllers.append(controller) }
    return controllers
  }

  /// Adds screens, and converts them without an array in between.
  ///
  /// - Returns: Whether they are few. Many are cheaper as an array than in a list that grows.
  mutating func add(_ screens: [UIViewController]) -> Bool {
    if screens.count > 32 { return false }
    for screen in screens { append(screen) }
    return true
  }
}
