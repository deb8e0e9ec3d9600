extension UIViewController {
  /// `dismiss(animated:completion:)`: finds the screens to dismiss, or the reason why there are
  /// none.
  func requestDismissal(animated: Bool, completion: (() -> Void)?) {
    let presenter = nearestPresenter ?? outermost.storedPresenter
    guard let presenter, let presentee = presenter.presentee else {
      if simulation.settings.emptyDismissalCompletes { simulation.loop.schedule { completion?() } }
      return
    }
    let window = presenter.windowOfDismissal
    guard window?.presentationInProgress != nil || presentee.screen.isBeingDismissed else {
      presenter.startDismissal(animated: animated, completion: completion)
      return
    }
    if simulation.settings.nestedDismissal == .reachesThePresenter,
      presentee.screen.isBeingDismissed
    {
      presenter.dismiss(
        after: presentee.screen.ownTransition, animated: animated, completion: completion)
      return
    }
    simulation.warn(
      .dismissalInProgress,
      "Attempt to dismiss from view controller \(nameInLog) while a presentation or dismiss is in "
        + "progress!")
    if simulation.settings.refusedDismissalCompletes { simulation.loop.schedule { completion?() } }
  }

  /// The window in which a dismissal of what this screen presents happens.
  var windowOfDismissal: UIWindow? {
    viewIfLoaded?.window ?? presentee?.screen.viewIfLoaded?.window
      ?? presentee?.screen.windowOfDismissal
  }

  /// Dismisses one level more than the app intended, as UIKit does when it is asked twice: as soon as the
  /// first dismissal has ended or the user has cancelled it.
  /// See 'A dismissal during a transition' in Docs/Maintainers/UIKitRules.md.
  private func dismiss(
    after running: ScreenTransition?, animated: Bool, completion: (() -> Void)?
  ) {
    _ = running?.animate(alongsideTransition: nil) { _ in
      self.simulation.loop.schedule {
        self.requestDismissal(animated: animated, completion: completion)
      }
    }
  }

  private func startDismissal(animated: Bool, completion: (() -> Void)?) {
    guard let run = DismissalRun(presenter: self, animated: animated) else { return }
    let screen = run.lowest.screen
    let animator = screen.transitioningDelegate?.animationController(forDismissed: screen)
    simulation.run(run.transition, animator: animator) {
      run.begin()
    } end: {
      run.end()
      completion?()
    }
  }
}
