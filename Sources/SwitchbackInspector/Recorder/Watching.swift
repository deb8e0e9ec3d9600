import Observation
import Switchback

extension NavigationRecorder {
  /// Looks at a window after each change, not only when a navigation begins, so that each change of the
  /// user's is an event of its own.
  ///
  /// For windows that can be observed: those of the model host. UIKit tells of no change without a
  /// delegate: call ``noteChanges(in:)`` in the app's own, such as the one of a stack.
  ///
  /// Each change is looked at in the next turn of the main actor, so changes in the same turn are one
  /// event. The recorder watches until it or the window is gone, and keeps neither.
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
