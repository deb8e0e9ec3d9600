import Foundation

/// Saves and restores the screens of a window, whatever the app's type of destinations.
@MainActor
package struct WindowSaving {
  package let save: @MainActor (ModelWindow) -> Data?
  /// Returns whether the data was accepted.
  package let restore: @MainActor (Data, ModelWindow) async -> Bool

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
      let restored = await window.restore(data, of: type, version: version)
      report(restored)
      return restored.refusal == nil
    }
  }
}
