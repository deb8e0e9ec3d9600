/// The behaviour of a navigation while a transition runs in its window: an animation started by the app
/// or by another navigation, or a screen that the user drags.
///
///     WindowRouter(window: window, transitions: .reject)  // taps during an animation do nothing
///
/// The router applies it when the navigation starts. The router always waits for transitions that
/// begin while the navigation waits for its turn: nothing changes during a transition.
///
/// - SeeAlso: ``ConcurrencyPolicy``
public enum TransitionPolicy: Hashable, Sendable {
  /// Waits until nothing moves.
  case wait

  /// Ends immediately as ``NavigationError/rejected``.
  case reject
}
