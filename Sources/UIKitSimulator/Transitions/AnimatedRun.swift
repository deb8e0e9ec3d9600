import Foundation

/// Hands a transition to an app's own animator.
@MainActor
final class AnimationContext: NSObject, UIViewControllerContextTransitioning {
  private let transition: ScreenTransition
  private var end: (@MainActor () -> Void)?

  init(_ transition: ScreenTransition, end: @escaping @MainActor () -> Void) {
    self.transition = transition
    self.end = end
    super.init()
  }

  var containerView: UIView { transition.containerView }
  var isAnimated: Bool { transition.isAnimated }
  var isInteractive: Bool { transition.isInteractive }
  var transitionWasCancelled: Bool { transition.isCancelled }
  var presentationStyle: UIModalPresentationStyle { transition.presentationStyle }

  func completeTransition(_ didComplete: Bool) {
    let end = end
    self.end = nil
    end?()
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    transition.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    viewController(forKey: key == .from ? .from : .to)?.viewIfLoaded
  }
}

extension Simulation {
  /// Runs the beginning and the end of a transition, in its number of turns or for as long as the
  /// app's own animator takes.
  func run(
    _ transition: ScreenTransition, animator: (any UIViewControllerAnimatedTransitioning)?,
    begin: @escaping @MainActor () -> Void, end: @escaping @MainActor () -> Void
  ) {
    onTransition?(transition)
    if !transition.isAnimated, settings.completesUnanimatedAtOnce {
      begin()
      end()
      return
    }
    loop.schedule { [self] in
      begin()
      if transition.isAnimated, let animator {
        animator.animateTransition(using: AnimationContext(transition, end: end))
        return
      }
      let turns = transition.isAnimated ? settings.animationTurns : settings.unanimatedTurns
      let endInForeground: @MainActor () -> Void = { self.end(transition, end) }
      let isBrief = turns <= 1 || (transition.isAnimated && transition.isInBackground)
      if isBrief { endInForeground() } else { loop.schedule(after: turns - 1, endInForeground) }
    }
  }

  /// Ends a transition. If animations are held in the background, this waits for the foreground.
  private func end(_ transition: ScreenTransition, _ end: @escaping @MainActor () -> Void) {
    guard settings.holdsAnimationsInBackground, transition.isAnimated, transition.isInBackground,
      let scene = transition.containerView.window?.windowScene
    else { return end() }
    scene.whenInForeground.append(end)
  }
}

extension ScreenTransition {
  /// Whether the scene is in the background, where animations cannot be seen.
  fileprivate var isInBackground: Bool {
    containerView.window?.windowScene?.activationState == .background
  }
}
