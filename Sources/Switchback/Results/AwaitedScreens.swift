/// The screens whose results are awaited, over all windows.
///
/// Most screens are freed when they go, and that ends the wait. This is for those that something
/// keeps: after each navigation, those that are gone are looked for.
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
  ///   - isAwaited: Whether anybody still waits.
  ///   - leave: Called when the screen is gone from the window.
  static func add(
    _ screen: any Screen, in window: any ScreenWindow, isAwaited: @escaping () -> Bool,
    leave: @escaping () -> Void
  ) {
    entries.removeAll { !$0.isAwaited() }
    entries.append(Entry(screen: screen, window: window, isAwaited: isAwaited, leave: leave))
  }

  /// Tells those who wait for a screen that is gone.
  static func notice(in window: any ScreenWindow) {
    if entries.isEmpty { return }
    entries.removeAll { entry in
      guard entry.isAwaited(), let screen = entry.screen else { return true }
      guard entry.window === window, (try? window.holds(screen)) == false
      else { return false }
      entry.leave()
      return true
    }
  }
}
