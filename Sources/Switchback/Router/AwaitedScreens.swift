/// The screens whose results are awaited, in all windows.
///
/// Most screens are freed when they are dismissed, which ends the wait. This is for screens that
/// other code keeps: after each change of screens, it looks for those that are gone.
@MainActor
enum AwaitedScreens {
  private struct Entry {
    weak var screen: (any Screen)?
    weak var window: (any ScreenWindow)?
    let isAwaited: () -> Bool
    let leave: () -> Void
  }

  private static var entries: [Entry] = []

  /// - Parameters:
  ///   - isAwaited: Whether any caller is still waiting.
  ///   - leave: Called when the screen or the window is gone.
  static func add(
    _ screen: any Screen, in window: any ScreenWindow, isAwaited: @escaping () -> Bool,
    leave: @escaping () -> Void
  ) {
    entries.removeAll { !$0.isAwaited() }
    entries.append(Entry(screen: screen, window: window, isAwaited: isAwaited, leave: leave))
  }

  /// Ends the waits for screens that are gone from a window, and in windows that are gone.
  ///
  /// Does nothing during a commit, which may bring back what it has removed: the navigation notices at
  /// its end.
  static func notice(in window: (any ScreenWindow)? = nil) {
    if entries.isEmpty { return }
    if let window, NavigationQueue.known(for: window)?.isCommitting == true { return }
    entries.removeAll { entry in
      guard entry.isAwaited(), let screen = entry.screen else { return true }
      if let home = entry.window {
        guard home === window, (try? home.holds(screen)) == false else { return false }
      }
      entry.leave()
      return true
    }
  }
}

extension ScreenWindow {
  /// Reports that screens have come or gone without a navigation: the user has gone back, or the
  /// app has dismissed a screen.
  ///
  /// For hosts that notice this. Waits that depend on a screen that is gone then end immediately:
  /// the wait for its result, or for its answer whether it may be dismissed. Otherwise they end
  /// when the next navigation in the window begins.
  ///
  /// - Complexity: O(1) while there are no such waits.
  public func screensChanged() {
    NavigationQueue.known(for: self)?.recheck()
    AwaitedScreens.notice(in: self)
  }
}

/// Reports that a window is gone: for hosts whose windows notice it, from any isolation.
package func windowIsGone() {
  Task { @MainActor in AwaitedScreens.notice() }
}
