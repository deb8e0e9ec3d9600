/// Shows the screens of a ``ModelWindow`` to a user, which takes time.
///
/// Without a display, an operation returns as soon as it has made its change. With one, it waits
/// until the display is settled, hands it the change as a ``ModelTransition``, and returns when the
/// display has finished it. If the transition fails, the operation reverts its change.
///
///     final class Curtain: ModelDisplay {
///       private var current: ModelTransition?
///       var isSettled: Bool { current == nil }
///       func settle() async -> Bool { isSettled }
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
///     }
///
/// A user's change cannot be refused. It also arrives as a transition, with
/// ``ModelChange/Origin/user`` as its origin, and possibly during another transition.
@MainActor
public protocol ModelDisplay: AnyObject {
  /// Whether no transition is in progress that could still be reverted.
  var isSettled: Bool { get }

  /// Waits, with a time limit, until the display is settled.
  ///
  /// - Returns: Whether it was settled at the end of the wait. Another transition may have begun
  ///   since.
  func settle() async -> Bool

  /// Shows a change: calls ``ModelTransition/begin()`` immediately, and eventually
  /// ``ModelTransition/finish()`` or ``ModelTransition/fail(_:)``.
  func show(_ transition: ModelTransition)
}

/// A display that cannot show every change, and knows that in advance.
@MainActor
package protocol RefusingDisplay: ModelDisplay {
  /// The reason why it cannot show a change by the app.
  func refusal(
    of operation: ModelOperation, on receiver: ModelScreen?, with screens: [ModelScreen]
  ) -> (any Error)?
}
