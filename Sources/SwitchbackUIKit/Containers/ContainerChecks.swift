import Switchback
import UIKitRules

extension UIViewController {
  /// Checks that a container holds a screen.
  func checkContained(_ screen: UIViewController) throws(UIKitError) {
    let contained = (self as? any ContainerScreen)?.containedScreens ?? []
    guard contained.contains(where: { $0 === screen }) else {
      throw .notContained(name(of: screen), in: name(of: self))
    }
  }

  /// Checks that a container may hold these screens: each of them once, none that another container
  /// holds, and none of a kind that UIKit refuses there. UIKit would raise.
  func checkContaining(_ screens: [UIViewController]) throws(UIKitError) {
    var seen: Set<ObjectIdentifier> = []
    for screen in screens {
      guard seen.insert(ObjectIdentifier(screen)).inserted else {
        throw .duplicate(name(of: screen), in: name(of: self))
      }
      let parent = screen.parentScreen as? UIViewController
      // UIKit itself moves stacks into the stack of a collapsed split view.
      if parent === self || screen.parent === self { continue }
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

/// The names of screens, for messages.
@MainActor
func names(of screens: [UIViewController]) -> String {
  screens.isEmpty ? "nothing" : screens.map { name(of: $0) }.joined(separator: ", ")
}

extension [any Screen] {
  /// Adds screens, and converts them without an array in between.
  ///
  /// - Returns: Whether they are few. Many are cheaper as an array than in a list that grows.
  mutating func add(_ screens: [UIViewController]) -> Bool {
    if screens.count > 32 { return false }
    for screen in screens { append(screen) }
    return true
  }
}
