/// Follows navigations from inside, for recorders: more closely than ``NavigationEvent`` does.
///
/// A probe reads and changes nothing. Without one, a navigation makes none of these values.
@MainActor
package protocol NavigationProbe: AnyObject {
  /// Takes note of a point of a navigation, while it is reached.
  func navigation(_ number: Int, reached point: NavigationPoint, in window: any ScreenWindow)
}

/// A point in a navigation at which a probe is called.
@MainActor
package enum NavigationPoint {
  /// The navigation was asked for.
  case requested(NavigationRequest)
  /// The window is free: the navigation does not wait for others any more.
  case turn
  /// The screen that was asked has agreed to go.
  case agreed
  /// All are asked and all interceptors have run: factories and context tasks run now.
  case building
  /// An observer's event.
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
  /// The navigation inside which it was made.
  package let outer: Int?
  /// The navigation that is going on in the window.
  package let current: Int?
}
