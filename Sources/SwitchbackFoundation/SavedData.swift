import Foundation
import Switchback

extension ScreenWindow {
  /// The destinations on screen as data, to be stored when the app is left: see ``SavedScreens``. The same screens
  /// are the same data.
  ///
  ///     let data = try window.savedData(of: ShopDestination.self, version: "3")
  ///
  /// - Parameters:
  ///   - type: The app's type of destinations.
  ///   - version: The app's own version of them.
  /// - Throws: The errors of the destinations' encoding.
  public func savedData<Saved: Codable>(of type: Saved.Type, version: String) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try encoder.encode(SavedScreens<Saved>(of: self, version: version))
  }

  /// Opens saved destinations with the window's router: see
  /// ``Navigator/restore(_:in:version:limit:)``.
  ///
  ///     let report = await window.restore(data, of: ShopDestination.self, version: "3")
  ///
  /// Data that cannot be read changes nothing, and the report says so.
  ///
  /// - Parameter limit: The maximum number of destinations: 0 or more. If more were saved, none is restored.
  public func restore<Saved: Destination & Hashable & Codable>(
    _ data: Data, of type: Saved.Type, version: String, limit: Int = 500
  ) async -> RestorationReport<Saved> {
    await Navigator<Saved>(router: router)
      .restore(data, in: self, version: version, limit: limit)
  }
}

extension Navigator where Destination: Hashable & Codable {
  /// Opens saved destinations: see ``restore(_:in:version:limit:)``.
  ///
  /// Data that cannot be read changes nothing, and the report says so.
  ///
  /// - Parameter limit: The maximum number of destinations: 0 or more. If more were saved, none is restored.
  public func restore(
    _ data: Data, in window: any ScreenWindow, version: String, limit: Int = 500
  ) async -> RestorationReport<Destination> {
    await restore(data, in: NavigationWindow(window), version: version, limit: limit)
  }

  /// The same in a window that may go meanwhile.
  package func restore(
    _ data: Data, in window: NavigationWindow, version: String, limit: Int = 500
  ) async -> RestorationReport<Destination> {
    let saved: SavedScreens<Destination>
    do {
      saved = try JSONDecoder().decode(SavedScreens<Destination>.self, from: data)
    } catch {
      let reason = (error as? DecodingError)?.reason ?? "\(error)"
      // An error of the app's own does not carry the version of the data.
      let values = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
      return RestorationReport(
        refusal: error as? RestorationError
          ?? .unreadable(version: values?["version"] as? String, reason))
    }
    return await restore(saved, in: window, version: version, limit: limit)
  }
}
