import Switchback

/// What moves in a window.
enum Motion {
  case still
  /// A transition that ends by itself.
  case running
  /// A transition that the user's finger holds.
  case held
}

extension UIViewController {
  /// What moves in the whole tower of layers that this screen is in, or in what it would be built
  /// into: UIKit handles one presentation or dismissal at a time for each window.
  ///
  /// Besides transition coordinators, which exist for animated transitions only, the flags of
  /// presented screens are read.
  var motion: Motion {
    var motion = Motion.still
    var pending = [lowest]
    while let screen = pending.popLast() {
      if let coordinator = screen.transitionCoordinator {
        if coordinator.isInteractive { return .held }
        motion = .running
      }
      if screen.isBeingPresented || screen.isBeingDismissed { motion = .running }
      if let container = screen as? any ContainerScreen {
        for child in container.visibleScreens {
          if let child = child as? UIViewController { pending.append(child) }
        }
      }
      if let presented = screen.presentedByItself { pending.append(presented) }
    }
    return motion
  }

  /// The lowest screen of the tower: the window's root, if the screen is in a window.
  private var lowest: UIViewController {
    var screen = self
    while let below = screen.parent ?? screen.presentingViewController { screen = below }
    return screen
  }
}
