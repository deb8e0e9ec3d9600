/// A screen that may refuse to be removed: unsaved changes, a payment in progress.
///
/// The router asks only the screens that a navigation would dismiss, pop or replace, each at most
/// once, before interceptors run and before anything changes. If one refuses, the navigation ends
/// as ``NavigationError/blocked(by:_:)``. A gesture of the user asks only where a host turns it into
/// a navigation, as a sheet of `SwitchbackSwiftUI` does.
///
///     extension EditScreen: LeaveGuard {
///       func confirmLeaving() async -> Bool {
///         hasChanges ? await ask("Discard changes?") : true
///       }
///     }
///
/// A screen that knows the answer without asking the user omits `async`:
///
///     extension PaymentScreen: LeaveGuard {
///       func confirmLeaving() -> Bool { !isPaying }
///     }
@MainActor
public protocol LeaveGuard: Screen {
  /// Whether the screen may be removed. May ask the user.
  ///
  /// It may navigate in its own window, to show the question: the navigation that asks waits for it.
  // NB: the only requirement, without a default: a guard with a misspelt one would guard nothing.
  func confirmLeaving() async -> Bool
}
