/// A screen that may refuse to be removed: unsaved changes, a payment in progress.
///
/// The router asks only the screens that a navigation would dismiss, pop or replace, each at most
/// once, before interceptors run and before anything changes. If one refuses, the navigation ends
/// as ``NavigationError/blocked(by:_:)``. A gesture of the user asks only where a host turns it into
/// a navigation, as a sheet of `SwitchbackSwiftUI` does.
///
///     extension EditScreen: LeaveGuard {
///       var canBeDismissed: Bool { !isSaving }
///       func confirmLeaving() async -> Bool {
///         hasChanges ? await ask("Discard changes?") : true
///       }
///     }
@MainActor
public protocol LeaveGuard: Screen {
  /// Whether the screen may be dismissed, as far as it knows without asking. `true` by default.
  var canBeDismissed: Bool { get }

  /// Asks the user whether the screen may be dismissed. Called only if ``canBeDismissed`` is
  /// `true`. Returns `true` by default.
  ///
  /// It may navigate in its own window, to show the question: the navigation that asks waits for it.
  func confirmLeaving() async -> Bool
}

extension LeaveGuard {
  public var canBeDismissed: Bool { true }

  public func confirmLeaving() async -> Bool { true }
}
