import Foundation
import SimulatorCore
import SwitchbackSwiftUI

extension SwiftUISimulation {
  /// The width of a window, or of the device: SwiftUI's horizontal size class.
  public enum Width: Sendable {
    /// That of an iPhone: a split view shows one column at a time, and an app has one window.
    case compact
    /// That of an iPad: a split view shows its columns side by side, and an app may open windows.
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
    let making = WindowMaking(make, open: open, leave: leave)
    await self.init(making, settings, width.map { $0 == .compact }, opening: link)
  }

  /// - Parameter saved: What the scene has stored.
  package convenience init(
    _ making: WindowMaking, _ settings: SwiftUISettings, _ isCompact: Bool?,
    opening link: String?, restoring saved: Data? = nil, beside neighbour: SwiftUISimulation? = nil,
    on loop: (any TurningLoop)? = nil
  ) async {
    self.init(making, settings: settings, beside: neighbour, on: loop)
    self.saved = saved
    self.isCompact = isCompact
    attach()
    // The system may hand over a link before the first views' task runs, or after it.
    if let link { later(1) { [weak self] in self?.handOver(link) } }
    var isBeginning = true
    later(1) { [made] in
      let first = made.begin(restoring: saved)
      Task {
        await first.value
        isBeginning = false
      }
    }
    // On a busy machine, the loop may seem to be idle before, and so may code of the app that does not wait for the user.
    var heldUpRounds = 0
    repeat {
      await untilIdle()
      heldUpRounds = window.isHeldUpByApp ? heldUpRounds + 1 : 0
    } while isBeginning && display.isActive && heldUpRounds < 20
  }

  /// The same app, which saves the destinations on screen whenever it has come to rest, and restores them when it is
  /// launched again: see ``relaunch(opening:)``.
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
    made.making.saving = WindowSaving(type, version: version, report: report)
    made.saveAtRest()
    return self
  }

  /// The app goes to the background, where the system ends it, or on a Mac quits. Then it starts again, with a new
  /// window and what its scene had saved.
  ///
  /// - Parameter link: A link that starts it.
  /// - Returns: The new app, at rest.
  public func relaunch(opening link: String? = nil) async -> SwiftUISimulation {
    // On a Mac, `scenePhase` does not tell of it (jessesquires.com, 2024-06-29).
    if settings.hasUIKit { await goToBackground() } else { await untilIdle() }
    // On a busy machine, the window may seem to be at rest before it has stored its screens. In the background it never
    // comes to rest, and has stored them as it went there.
    if !settings.hasUIKit, scene.state != .background { await made.saving?.value }
    made.left()
    return await SwiftUISimulation(
      made.making, settings, isCompact, opening: link, restoring: saved)
  }

  /// The same app, which opens in this window what comes to the app and not to one of its windows.
  @discardableResult
  public func opening<Item>(
    _ inbox: Inbox<Item>, _ open: @escaping @MainActor (Item, ModelWindow) async throws -> Void
  ) -> SwiftUISimulation {
    made.making.open(inbox, open)
    made.becameActive()
    return self
  }

  /// The same app, which opens in this window the destinations that come to the app and not to one of its windows.
  @discardableResult
  public func opening(_ inbox: Inbox<some Destination>) -> SwiftUISimulation {
    made.making.open(inbox)
    made.becameActive()
    return self
  }

  /// Another window of the app, which the app has opened for a destination: of `WindowGroup(for:)` in the app's scene.
  /// Both turn together.
  ///
  /// - Returns: The window, at rest, or `nil` if the app has opened none for a destination of this type, or only one
  ///   that was open.
  public func openedWindow<Saved: Destination & Codable & Hashable>(
    for type: Saved.Type
  ) async -> SwiftUISimulation? {
    guard let index = wantedWindows.firstIndex(where: { $0 is Saved }),
      let destination = wantedWindows.remove(at: index) as? Saved
    else { return nil }
    // Another window may have opened one, too.
    if center.windows[destination]?()?.isClosed == false { return await openedWindow(for: type) }
    var making = made.making
    making.show(destination)
    let opened = await SwiftUISimulation(
      making, settings, isCompact, opening: nil, beside: self)
    center.windows[destination] = { [weak opened] in opened }
    return opened
  }

  /// The app opens a window for a value or, if one is open, brings it to the front.
  func openWindow(for value: any Codable & Hashable) {
    let known = center.windows[AnyHashable(value)]
    if let window = known?(), !window.isClosed { return window.scene.enter(.active) }
    if wantedWindows.contains(where: { AnyHashable($0) == AnyHashable(value) }) { return }
    wantedWindows.append(value)
  }

  /// The window goes, and its views with it.
  package func close() {
    isClosed = true
    // UIKit says that the scene is gone, SwiftUI only that the views have left.
    if settings.hasUIKit { made.left() } else { made.disappeared() }
  }
}
