import Foundation

/// Saves and restores the screens of a window, whatever the app's type of destinations.
@MainActor
package struct WindowSaving {
  package let save: @MainActor (ModelWindow) -> Data?
  /// Returns the wait for the saved screens, which does not hold the window, and in the end whether the data was
  /// accepted.
  package let restore: @MainActor (Data, ModelWindow) -> @MainActor () async -> Bool

  package init<Saved: Destination & Hashable & Codable>(
    _ type: Saved.Type, version: String,
    report: @escaping @MainActor (RestorationReport<Saved>) -> Void
  ) {
    save = { window in
      do {
        return try window.savedData(of: type, version: version)
      } catch {
        window.router.report(error)
        return nil
      }
    }
    restore = { data, window in
      let (navigator, window) = (Navigator<Saved>(router: window.router), NavigationWindow(window))
      return {
        let restored = await navigator.restore(data, in: window, version: version)
        report(restored)
        return restored.refusal == nil
      }
    }
  }
}
