/// Follows navigations from inside, for recorders, in more detail than ``NavigationEvent``.
///
/// A probe reads and changes nothing. Without a probe, a navigation makes none of these values.
@MainActor
package protocol NavigationProbe: AnyObject {
  /// Called at each point of a navigation.
  func navigation(_ number: Int, reached point: NavigationPoint, in window: any ScreenWindow)
}

/// A point in a navigation at which a probe is called.
@MainActor
package enum NavigationPoint {
  /// The navigation was requested.
  case requested(NavigationRequest)
  /// It is the navigation's turn: it no longer waits for others.
  case turn
  /// The screen that was asked agrees to be dismissed.
  case agreed
  /// All screens have been asked and all interceptors have run: factories and context tasks run
  /// now.
  case building
  /// The event that observers receive.
  case event(NavigationEvent.Kind)
}

/// The request that a navigation carries out.
@MainActor
package struct NavigationRequest {
  /// The type of the destination's screen.
  package let destination: String
  package let context: Any
  /// The value of ``DestinationStep/mark``.
  package let mark: AnyObject?
  package let isAnimated: Bool
  package let policy: ConcurrencyPolicy
  /// The navigation inside which it was requested.
  package let outer: Int?
  /// The navigation whose post-routing tasks have begun the task that requests it.
  package let origin = NavigationOrigin.current
  /// The navigation in progress in the window.
  package let current: Int?
}

/// For recorders only: it decides nothing, and outlives the navigation.
package enum NavigationOrigin {
  /// The navigation whose post-routing tasks have begun the current task.
  @TaskLocal package static var current: Int?
}
