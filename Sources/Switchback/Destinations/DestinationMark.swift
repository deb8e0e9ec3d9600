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

  /// The same navigator with an observer of its navigations, if its router is one of a window.
  package func observing(_ observer: @escaping @MainActor (NavigationEvent) -> Void) -> Navigator {
    guard let router = router as? WindowRouter else { return self }
    return Navigator(router: router.observing(observer), step: step(for:))
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
