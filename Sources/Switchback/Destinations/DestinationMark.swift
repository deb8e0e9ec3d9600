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
