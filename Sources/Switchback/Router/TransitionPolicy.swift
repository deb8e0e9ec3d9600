/// The behaviour of a navigation while a transition runs in its window: an animation started by the app
/// or by another navigation, or a screen that the user drags.
///
///     WindowRouter(window: window, transitions: .reject)  // taps during an animation do nothing
///
/// The router applies it when the navigation starts. Transitions that begin while the navigation waits for
/// its turn are always awaited: nothing changes while something moves.
///
/// - SeeAlso: ``ConcurrencyPolicy``
public enum TransitionPolicy: Hashable, Sendable {
  /// Waits until nothing moves.
  case wait

  /// Ends at once as ``NavigationError/rejected``.
  case reject
}
