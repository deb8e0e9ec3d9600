import Foundation
import UIKitRules

extension UIViewController {
  func adopt(_ child: UIViewController) {
    guard child !== self, child.container !== self else { return }
    if let previous = child.container {
      previous.contained.removeAll { $0 === child }
      child.container = nil
    }
    child.willMove(toParent: self)
    contained.append(child)
    child.container = self
    if appearance != .disappeared { child.isArriving = true }
  }

  func leaveParent() {
    guard let parent = container else { return }
    parent.contained.removeAll { $0 === self }
    container = nil
    isArriving = false
    isLeaving = false
    didMove(toParent: nil)
  }

  /// Adds a screen, for a container of the simulator: `didMove(toParent:)` follows later.
  func takeIn(_ child: UIViewController) {
    guard child.container !== self else { return }
    adopt(child)
    child.isArriving = false
  }

  /// Removes a screen without telling it: `didMove(toParent:)` follows later.
  func letGo(_ child: UIViewController) {
    guard child.container === self else { return }
    contained.removeAll { $0 === child }
    child.container = nil
  }

  /// Whether a controller may become a child: its kind must be one that UIKit accepts here, and its view
  /// must not be in another one's. See 'What may be in what' in Docs/Maintainers/UIKitRules.md, and 'A view in the
  /// wrong container' there.
  func canTakeIn(_ child: UIViewController) -> Bool {
    if child.container !== self, let words = refusal(of: child) {
      simulation.misuse(.invalidArgument, words)
      return false
    }
    guard child.container !== self,
      let owner = child.viewIfLoaded?.superview?.nearestController, owner !== self
    else { return true }
    child.reportWrongParent(actual: owner, requested: self)
    return false
  }

  /// UIKit's message for a child of this kind, if it raises.
  private func refusal(of child: UIViewController) -> String? {
    guard let rule = ContainmentRule.rule(for: child.kind, in: kind) else { return nil }
    switch rule.verdict {
    case .raises(let words): return rule.namesContainer ? "\(words) \(nameInLog)" : words
    case .misplaced(let words, _):
      return simulation.settings.refusesPresentedKinds ? words : nil
    case .contested(let words):
      return simulation.settings.allowsPushingTabBarControllers ? nil : words
    }
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

  func reportWrongParent(actual: UIViewController, requested: UIViewController) {
    simulation.misuse(
      .hierarchyInconsistency,
      "child view controller:\(nameInLog) should have parent view controller:\(actual.nameInLog) "
        + "but requested parent is:\(requested.nameInLog)")
  }

  func exchange(
    _ from: UIViewController, for to: UIViewController, duration: TimeInterval,
    animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    let isVisible = appearance == .appeared && viewIfLoaded?.window != nil
    let isAnimated = duration > 0
    if isVisible, let window = viewIfLoaded?.window {
      to.prepareToAppear(in: window)
      from.beginAppearance(false, animated: isAnimated)
      to.beginAppearance(true, animated: isAnimated)
    }
    to.view.attach(to: from.viewIfLoaded?.superview ?? view)
    if isVisible { to.announceIsAppearing(animated: isAnimated) }
    animations?()
    simulation.loop.schedule(after: isAnimated ? simulation.settings.animationTurns : 1) {
      from.viewIfLoaded?.attach(to: nil)
      if isVisible {
        from.endAppearance()
        to.endAppearance()
      }
      completion?(true)
    }
  }
}
