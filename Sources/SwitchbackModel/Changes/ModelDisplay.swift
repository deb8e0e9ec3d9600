/// What shows the screens of a ``ModelWindow`` to a user, and takes time for it.
///
/// Without a display, changes are made and done. With one, an operation waits until the display is
/// settled, hands it the change as a ``ModelTransition``, and returns when the display has finished it.
/// An operation whose transition fails takes its change back.
///
///     final class Curtain: ModelDisplay {
///       private var current: ModelTransition?
///       var isSettled: Bool { current == nil }
///
///       func show(_ transition: ModelTransition) {
///         transition.begin()
///         current = transition
///       }
///
///       func fall() {
///         current?.finish()
///         current = nil
///       }
///       …
///     }
///
/// What the user does cannot be refused. It comes as a transition, too, with ``ModelChange/Origin/user``
/// as its origin, and perhaps in the middle of another one.
@MainActor
public protocol ModelDisplay: AnyObject {
  /// Whether nothing moves that could still change its mind.
  var isSettled: Bool { get }

  /// Waits until the display is settled, but not for ever.
  ///
  /// - Returns: Whether it was settled at the end of the wait. Something else may have begun since.
  func settle() async -> Bool

  /// Shows a change: calls ``ModelTransition/begin()`` at once, and sooner or later
  /// ``ModelTransition/finish()`` or ``ModelTransition/fail(_:)``.
  func show(_ transition: ModelTransition)
}
