import Foundation
import SwitchbackSwiftUI

/// What the scene of an app says about its windows: the arguments and modifiers of `ScreenWindowView`.
struct WindowMaking {
  let make: @MainActor () -> ModelWindow
  let open: @MainActor (URL, ModelWindow) -> Void
  let leave: (@MainActor (ModelScreen, ModelWindow) async -> Void)?
  var width: SwiftUISimulation.Width?
  var saving: WindowSaving?
  /// The scene's storage.
  var saved: Data?
}

extension SwiftUISimulation {
  /// The width of a window, or of the device: SwiftUI's horizontal size class.
  public enum Width: Sendable {
    /// That of an iPhone: a split view shows one column at a time.
    case compact
    /// That of an iPad: a split view shows its columns side by side.
    case regular
  }

  /// Starts the app with a window, and returns when that is at rest. The arguments are those of
  /// `ScreenWindowView`.
  ///
  /// - Parameters:
  ///   - settings: What SwiftUI does where that is in doubt.
  ///   - width: The width of the window. By default, split views are as the model has them.
  ///   - link: A link that starts the app. It arrives when the first screens are on display.
  ///   - make: Makes the window, with its first screens.
  ///   - open: Called with the links that ``open(_:)`` and the launch hand over.
  ///   - leave: Called with the root of a sheet that a `LeaveGuard` holds, when the user has tried to drag it
  ///     down. By default, a plain `WindowRouter` asks the guards.
  public convenience init(
    _ settings: SwiftUISettings = SwiftUISettings(), width: Width? = nil,
    opening link: String? = nil,
    _ make: @escaping @MainActor () -> ModelWindow,
    onOpenURL open: @escaping @MainActor (URL, ModelWindow) -> Void = { _, _ in },
    onDismissalAttempt leave: (@MainActor (ModelScreen, ModelWindow) async -> Void)? = nil
  ) async {
    let making = WindowMaking(make: make, open: open, leave: leave, width: width)
    await self.init(making, settings, opening: link)
  }

  private convenience init(
    _ making: WindowMaking, _ settings: SwiftUISettings, opening link: String?
  ) async {
    self.init(making.make(), settings: settings)
    self.making = making
    if let leave = making.leave { display.leave = leave }
    isCompact = making.width.map { $0 == .compact }
    attach()
    later(1) { [weak self] in self?.restore() }
    if let link { later(1) { [weak self] in self?.handOver(link) } }
    await untilIdle()
  }

  /// The same app, which saves the destinations on screen when it goes to the background, and restores them
  /// when it is launched again: see ``relaunch(opening:)``.
  ///
  ///     let app = await SwiftUISimulation { ModelWindow.makeShop() }
  ///       .restoring(ShopDestination.self, version: "3")
  ///
  /// - Parameters:
  ///   - type: The app's type of destinations.
  ///   - version: The app's own version of them: data of another version is not restored.
  ///   - report: Receives the report of what was restored.
  @discardableResult
  public func restoring<Saved: Destination & Hashable & Codable>(
    _ type: Saved.Type, version: String,
    report: @escaping @MainActor (RestorationReport<Saved>) -> Void = { _ in }
  ) -> SwiftUISimulation {
    making?.saving = WindowSaving(type, version: version, report: report)
    return self
  }

  /// The app goes to the background, where the system ends it. Then it starts again, with a new window and
  /// what its scene had saved.
  ///
  /// - Parameter link: A link that starts it.
  /// - Returns: The new app, at rest.
  public func relaunch(opening link: String? = nil) async -> SwiftUISimulation {
    await goToBackground()
    guard let making else { return self }
    return await SwiftUISimulation(making, settings, opening: link)
  }

  /// Opens what the scene's storage has.
  private func restore() {
    guard let saving = making?.saving, let saved = making?.saved else { return }
    Task { [window] in await saving.restore(saved, window) }
  }

  /// Saves the screens into the scene's storage.
  func save() {
    if let saving = making?.saving { making?.saved = saving.save(window) }
  }
}
