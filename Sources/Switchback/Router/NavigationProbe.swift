/// Follows navigations from inside, for recorders: more closely than ``NavigationEvent`` does.
///
/// A probe reads and changes nothing. Without one, a navigation makes none of these values.
@MainActor
package protocol NavigationProbe: AnyObject {
  /// Takes note of a stage, while it is reached.
  func navigation(_ number: Int, reached stage: NavigationStage, in window: any ScreenWindow)
}

/// A point in a navigation at which a probe is called.
@MainActor
package enum NavigationStage {
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
  /// What ``DestinationStep/mark`` was set to.
  package let mark: AnyObject?
  package let isAnimated: Bool
  package let policy: ConcurrencyPolicy
  /// The navigation inside which it was made.
  package let outer: Int?
  /// The navigation that is going on in the window.
  package let current: Int?
}

/// The destination of an app, kept with the step that leads there.
@MainActor
package final class DestinationMark {
  package let destination: Any

  package init(_ destination: Any) {
    self.destination = destination
  }
}

extension Navigator {
  /// The same navigator, whose steps keep the destination they were made for.
  package var marking: Navigator {
    Navigator(router: router) { destination in
      var step = step(for: destination)
      step.mark = DestinationMark(destination)
      return step
    }
  }
}

extension WindowRouter {
  /// The router with a probe that follows its navigations.
  package func probed(by probe: any NavigationProbe) -> Self {
    var copy = self
    copy.probe = probe
    return copy
  }

  /// The window, while it is there.
  package var probedWindow: (any ScreenWindow)? { window }
}
