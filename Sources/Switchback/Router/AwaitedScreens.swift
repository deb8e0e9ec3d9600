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
  private static var isSettling = false

  /// - Parameters:
  ///   - isAwaited: Whether any caller is still waiting.
  ///   - leave: Called when the screen or the window is gone.
  static func add(
    _ screen: any Screen, in window: any ScreenWindow, isAwaited: @escaping () -> Bool,
    leave: @escaping () -> Void
  ) {
    entries.removeAll { !$0.isAwaited() }
    entries.append(Entry(screen: screen, window: window, isAwaited: isAwaited, leave: leave))
    window.reportChanges(true)
  }

  /// Whether a wait depends on a screen of a window.
  static func areAwaited(in window: any ScreenWindow) -> Bool {
    entries.contains { $0.window === window && $0.isAwaited() }
  }

  /// Ends the waits for screens that are gone from a window, and in windows that are gone.
  ///
  /// Does nothing during a commit, which may bring back what it has removed: the navigation notices at
  /// its end. A transition may still be reverted, too: then it waits for its end.
  static func notice(in window: (any ScreenWindow)? = nil) {
    if entries.isEmpty { return }
    if let window, NavigationQueue.known(for: window)?.isCommitting == true { return }
    if let window, !window.isSettled {
      guard !isSettling, areAwaited(in: window) else { return }
      isSettling = true
      Task { [weak window] in
        await window?.settle()
        isSettling = false
        if let window, window.isSettled { notice(in: window) }
      }
      return
    }
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
  /// the wait for its result, or for its answer whether it may be dismissed. A host that has to do
  /// something to notice it does so while ``reportChanges(_:)`` asks for it.
  ///
  /// - Complexity: O(1) while there are no such waits.
  public func screensChanged() {
    let queue = NavigationQueue.known(for: self)
    queue?.recheck()
    AwaitedScreens.notice(in: self)
    if queue?.hasRechecks != true, !AwaitedScreens.areAwaited(in: self) { reportChanges(false) }
  }
}

/// Ends the navigations in windows that are gone, and the waits for results from them.
///
/// For hosts whose windows notice it, from any isolation, and for hosts that look for it while
/// ``ScreenWindow/reportChanges(_:)`` asks for reports.
package func windowIsGone() {
  Task { @MainActor in
    NavigationQueue.noticeGoneWindows()
    AwaitedScreens.notice()
  }
}
