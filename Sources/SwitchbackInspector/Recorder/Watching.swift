import Observation
import Switchback

extension NavigationRecorder {
  /// Records each change of a window when it happens, not only when a navigation begins, so that
  /// each change by the user is an event of its own.
  ///
  /// Works for windows that can be observed: those of the model host. UIKit reports no change
  /// without a delegate: call ``noteChanges(in:)`` in the app's own delegate, for example that of a
  /// stack.
  ///
  /// The recorder reads each change in the next turn of the main actor, so changes in the same turn
  /// are one event. It watches until it or the window is released, and keeps neither alive.
  ///
  /// - Complexity: O(*n*) for each change, where *n* is the number of screens.
  public func watch(_ window: some ScreenWindow & Observable & Sendable) {
    noteChanges(in: window)
    withObservationTracking {
      _ = window.drawing
    } onChange: { [weak self, weak window] in
      Task { @MainActor in
        guard let self, let window else { return }
        self.watch(window)
      }
    }
  }
}
