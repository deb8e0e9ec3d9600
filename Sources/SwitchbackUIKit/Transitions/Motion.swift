import Switchback

/// The transition, if any, that runs in a window.
enum Motion {
  case still
  /// A transition that ends by itself.
  case running
  /// A transition that the user's finger holds.
  case held
}

extension UIViewController {
  /// The motion in the whole tower of layers around this screen, or around the screen that it will
  /// be part of: UIKit handles one presentation or dismissal at a time for each window.
  ///
  /// Transition coordinators exist for animated transitions only, so this also reads the flags of
  /// presented screens. UIKit looks for both in the ancestors too, so the innermost screens answer
  /// for all screens around them.
  var motion: Motion {
    var motion = Motion.still
    var pending = [lowest]
    var seen: Set<ObjectIdentifier> = []
    while let screen = pending.popLast() {
      if screen.isBeingPresented || screen.isBeingDismissed { motion = .running }
      if let tabs = screen as? UITabBarController, tabs.hasLetGoOfSelection { motion = .running }
      let inner = screen.shownScreens
      pending += inner
      guard inner.isEmpty else { continue }
      if let coordinator = screen.transitionCoordinator {
        if coordinator.isInteractive { return .held }
        motion = .running
      }
      var presenter = screen.nearestPresenter
      while let current = presenter {
        if let presented = current.directlyPresented,
          seen.insert(ObjectIdentifier(presented)).inserted
        {
          pending.append(presented)
        }
        presenter = current.parent?.nearestPresenter
      }
    }
    return motion
  }

  /// The screens that this one shows. A screen that does not conform to
  /// ``/Switchback/ContainerScreen``, such as a drawer or a hosting controller, may show any of its
  /// children.
  var shownScreens: [UIViewController] {
    guard let container = self as? any ContainerScreen else { return children }
    return container.visibleScreens.compactMap { $0 as? UIViewController }
  }

  /// The lowest screen of the tower: the window's root, if the screen is in a window.
  private var lowest: UIViewController {
    var screen = self
    while let below = screen.parent ?? screen.presentingViewController { screen = below }
    return screen
  }
}

extension UITabBarController {
  /// Whether the tab bar controller is on display while its selected screen is not in it for a
  /// moment.
  /// See 'Tabs of SwiftUI's' in Docs/UIKitRules.md.
  fileprivate var hasLetGoOfSelection: Bool {
    guard viewIfLoaded?.window != nil, let selectedScreen else { return false }
    return !selectedScreen.isInside(self)
  }
}
