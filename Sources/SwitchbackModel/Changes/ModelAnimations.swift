import Switchback

/// The duration of animated changes in a ``ModelWindow``.
///
/// With `manual`, an animated operation applies its change and then waits until the test lets it
/// finish. There is no clock involved:
///
///     window.animations = .manual
///     let dismissal = Task { try await home.dismissPresentedScreen(animated: true) }
///     await window.waitForAnimation()
///     sheet.isBeingDismissed  // true, and home still presents it
///     window.finishAnimations()
///     try await dismissal.value
///
/// As in UIKit, a screen that is being dismissed stays in the tree until the animation ends, and
/// every other change shows in the tree at once. A navigation that begins meanwhile waits for the end.
public enum ModelAnimations: Sendable {
  /// Animated changes take no time: operations never wait.
  case immediate
  /// Animated changes last until ``ModelWindow/finishAnimations()``.
  case manual
}

extension ModelWindow {
  /// Whether an animated change is in progress.
  public final var isAnimating: Bool { !animationsInProgress.running.isEmpty }

  /// Waits until an animated change is in progress, or the task is cancelled. Returns at once if one is.
  public final func waitForAnimation() async {
    if isAnimating { return }
    let answer = Answer<Void>()
    animationsInProgress.waiting.append(answer)
    try? await answer.value()
  }

  /// Ends all animated changes that are in progress and lets their operations return.
  public final func finishAnimations() {
    let ended = animationsInProgress.running.map { ($0, $0.end(.shown, .success(()))) }
    for (transition, changed) in ended { transition.announce(changed) }
  }
}
