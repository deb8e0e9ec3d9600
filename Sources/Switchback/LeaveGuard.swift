/// A screen that may refuse to be taken away: unsaved changes, a payment under way.
///
/// Only screens that a navigation would dismiss, pop or replace are asked, each at most once, before
/// interceptors run and before anything changes. One that refuses ends the navigation as
/// ``NavigationError/blocked(by:_:)``.
///
///     extension EditScreen: LeaveGuard {
///       var canBeDismissed: Bool { !isSaving }
///       func confirmLeaving() async -> Bool {
///         hasChanges ? await ask("Discard changes?") : true
///       }
///     }
@MainActor
public protocol LeaveGuard: Screen {
  /// Whether the screen may go, as far as it knows without asking. `true` by default.
  var canBeDismissed: Bool { get }

  /// Asks the user whether the screen may go. Called only if ``canBeDismissed``. Returns `true` by
  /// default.
  func confirmLeaving() async -> Bool
}

extension LeaveGuard {
  public var canBeDismissed: Bool { true }

  public func confirmLeaving() async -> Bool { true }
}
