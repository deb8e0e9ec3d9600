/// The app's other windows, as far as SwiftUI offers them to a view.
@MainActor
package struct WindowOpening {
  /// Opens a window for a value. `nil` where an app has one window.
  package var open: (@MainActor (any Codable & Hashable) -> Void)?
  /// Closes the window.
  package var close: @MainActor () -> Void

  package init(close: @escaping @MainActor () -> Void) { self.close = close }
}

extension ModelWindow {
  /// Shows a destination in a window of its own.
  ///
  ///     window.openWindow(showing: ShopDestination.product(42))
  ///
  /// SwiftUI makes the window with the app's `WindowGroup(for: ShopDestination.self)`, which shows the destination: see
  /// ``ScreenWindowView/showing(_:)``. If one is open for the same destination, it comes to the front. On a device with
  /// one window for each app, the destination is shown in this one.
  public final func openWindow(showing destination: some Destination & Codable & Hashable) {
    if let open = (display as? ScreenDisplay)?.windows?.open {
      open(destination)
    } else {
      router.go(to: destination)
    }
  }

  /// Closes this window, with all that it presents. Its screens are not asked. On a device with one window for each app, nothing happens.
  public final func closeWindow() {
    (display as? ScreenDisplay)?.windows?.close()
  }
}
