/// A dismissal of everything that one screen presents, by code or by the user.
/// See 'What a dismissal removes' in Docs/Maintainers/UIKitRules.md.
@MainActor
final class DismissalRun {
  let presenter: UIViewController
  let lowest: Presentee
  let transition: ScreenTransition
  private let leaving: [Presentee]
  private let window: UIWindow?
  private var simulation: Simulation { presenter.simulation }

  init?(presenter: UIViewController, animated: Bool) {
    guard let lowest = presenter.presentee else { return nil }
    self.presenter = presenter
    self.lowest = lowest
    leaving = [lowest] + lowest.screen.presentationsAbove
    window = presenter.windowOfDismissal
    transition = ScreenTransition(
      in: lowest.presentation.containerView ?? UIView(), from: leaving[leaving.count - 1].screen,
      to: presenter, isAnimated: animated, style: lowest.presentation.presentationStyle,
      simulation: presenter.simulation)
    for presentee in leaving {
      presentee.screen.movement = .dismissed
      presentee.screen.ownTransition = transition
    }
    presenter.ownTransition = transition
    window?.presentationInProgress = transition
  }

  /// Notifies the screens that go, the highest first, then the presenter if it was covered.
  func begin(interactively: Bool = false) {
    for presentee in leaving.reversed() { presentee.presentation.dismissalTransitionWillBegin() }
    transition.begin(interactively: interactively)
    for presentee in leaving.reversed() {
      presentee.screen.beginAppearance(false, animated: isAnimated(presentee))
    }
    guard lowest.presentation.coversPresenter else { return }
    lowest.presentation.putPresentersViewBack()
    if let window { presenter.prepareToAppear(in: window) }
    presenter.beginAppearance(true, animated: transition.isAnimated)
    presenter.announceIsAppearing(animated: transition.isAnimated)
  }

  /// Ends the relations before notifying the screens that they have gone, so that they may present
  /// again.
  func end() {
    close()
    for presentee in leaving {
      presentee.presentation.presenter?.presentee = nil
      presentee.screen.shownBy = nil
    }
    if lowest.presentation.coversPresenter { presenter.endAppearance() }
    for presentee in leaving.reversed() {
      presentee.presentation.removeTransitionView()
      if presentee.screen.appearance == .disappearing { presentee.screen.endAppearance() }
      if presentee.screen.movement == .dismissed { presentee.screen.movement = .none }
      (presentee.screen as? UISearchController)?.hasEnded()
      presentee.presentation.dismissalTransitionDidEnd(true)
    }
    transition.finish()
  }

  /// Brings back the screens that were about to go: the user has cancelled the swipe.
  func cancel() {
    close()
    for presentee in leaving {
      presentee.screen.movement = .none
      if let window = presentee.screen.viewIfLoaded?.window {
        // A stack may have gone back while the finger held it.
        presentee.screen.prepareToAppear(in: window)
        presentee.screen.beginAppearance(true, animated: isAnimated(presentee), isReversal: true)
      }
      if presentee.screen.appearance != .disappeared { presentee.screen.endAppearance() }
      presentee.presentation.dismissalTransitionDidEnd(false)
    }
    transition.finish()
  }

  private func close() {
    if window?.presentationInProgress === transition { window?.presentationInProgress = nil }
    transition.close()
  }

  /// Animates only the highest screen.
  private func isAnimated(_ presentee: Presentee) -> Bool {
    transition.isAnimated && presentee.screen === leaving[leaving.count - 1].screen
  }
}
