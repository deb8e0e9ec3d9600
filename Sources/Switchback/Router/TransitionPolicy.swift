/// What a navigation does when a transition runs in its window: an animation that the app has begun
/// itself or for another navigation, or a screen that the user drags.
///
///     WindowRouter(window: window, transitions: .reject)  // taps during an animation do nothing
///
/// It is looked at when the navigation is asked for. What begins while it waits for its turn is waited for
/// in any case: nothing is ever changed while something moves.
///
/// - SeeAlso: ``ConcurrencyPolicy``
public enum TransitionPolicy: Hashable, Sendable {
  /// Waits until nothing moves.
  case wait

  /// Ends at once as ``NavigationError/rejected``.
  case reject
}
