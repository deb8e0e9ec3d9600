/// An event of a navigation, for logs, analytics and tests.
///
///     let router = WindowRouter(window: window).observing { event in log.debug("\(event)") }
///
/// Each navigation begins with ``Kind/began(destination:)`` and ends with either
/// ``Kind/finished(_:)`` or ``Kind/failed(_:)``.
@MainActor
public struct NavigationEvent {
  /// The kinds of events.
  public enum Kind {
    /// The navigation was requested. Carries the type of the destination's screen.
    case began(destination: String)
    /// The chain was resolved. Occurs again after interceptors have run.
    case resolved(NavigationPlan)
    /// A screen is asked whether it may be dismissed.
    case asking(any Screen)
    /// An interceptor begins. Carries its name.
    case intercepting(String)
    /// An interceptor has let the navigation continue. Carries its name.
    case intercepted(String)
    /// All screens are built. The screens change now.
    case committing(built: [any Screen])
    /// The navigation succeeded.
    case finished(NavigationOutcome)
    /// The navigation failed.
    case failed(NavigationError)
  }

  /// The number of the navigation. Counts up.
  public let navigation: Int

  /// The kind of event.
  public let kind: Kind
}

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
