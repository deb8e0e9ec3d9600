import Foundation
import Observation

/// What the scene of an app says about its windows: the arguments and modifiers of `ScreenWindowView`.
@MainActor
package struct WindowMaking {
  package let make: @MainActor () -> ModelWindow
  package let open: @MainActor (URL, ModelWindow) -> Void
  package let leave: (@MainActor (ModelScreen, ModelWindow) async -> Void)?
  package var saving: WindowSaving?
  /// Begins to show what a new window is for.
  package var showFirst: (@MainActor (ModelWindow) -> Task<NavigationOutcome, any Error>)?
  package var inboxes: [SharedInbox] = []

  package init(
    _ make: @escaping @MainActor () -> ModelWindow,
    open: @escaping @MainActor (URL, ModelWindow) -> Void = { _, _ in },
    leave: (@MainActor (ModelScreen, ModelWindow) async -> Void)? = nil
  ) {
    self.make = make
    self.open = open
    self.leave = leave
  }

  package mutating func show(_ destination: (some Destination)?) {
    guard let destination else { return }
    showFirst = { $0.router.go(to: destination) }
  }

  package mutating func open<Item>(
    _ inbox: Inbox<Item>, _ open: @escaping @MainActor (Item, ModelWindow) async throws -> Void
  ) {
    // The app's own code may hold the window.
    inboxes.append(SharedInbox(inbox) { item, window in { try await open(item, window) } })
  }

  package mutating func open(_ inbox: Inbox<some Destination>) {
    inboxes.append(
      SharedInbox(inbox) { destination, window in
        let navigation = window.router.start(destination.markedStep, .inOrder())
        return { _ = try await navigation.value }
      })
  }
}

/// An inbox of the whole app, which the window opens that has been active last.
@MainActor
package struct SharedInbox {
  /// The identity of the inbox, which several windows share.
  fileprivate let id: ObjectIdentifier
  fileprivate let open: @MainActor (MadeWindow) -> Void
  /// Closes the inbox if this window has opened it, or one that is gone, and returns what lets it go on without the
  /// item that is being opened.
  fileprivate let close: @MainActor (MadeWindow?) -> (@MainActor () -> Void)?

  /// - Parameter start: Begins to open an item, and returns the wait for it.
  init<Item>(
    _ inbox: Inbox<Item>,
    _ start: @escaping @MainActor (Item, ModelWindow) -> @MainActor () async throws -> Void
  ) {
    let id = ObjectIdentifier(inbox)
    self.id = id
    self.open = { made in
      inbox.opener = made
      inbox.open { [weak made] item in
        // A window that is gone without a word leaves the item to the next one.
        // NB: no variable for the window, which would hold it until the item is open.
        guard let wait = made.map({ start(item, $0.window) }) else {
          MadeWindow.openElsewhere(id)
          throw NavigationError.windowGone
        }
        try await wait()
      }
    }
    close = { made in
      inbox.opener === made ? inbox.leave() : nil
    }
  }
}

/// A window of an app's scene, and its way in: first what was saved with the scene, else what the window is for; then
/// links and the app's inboxes, in order of arrival.
@MainActor
package final class MadeWindow: ScreenProbe {
  package let window: ModelWindow
  package let display: ScreenDisplay
  package var making: WindowMaking
  /// Whether the view around all screens has come on display, and the window is not gone since.
  package private(set) var isOnDisplay = false
  /// Stores data with the scene.
  private var store: (@MainActor (Data) -> Void)?
  /// The data that is stored.
  private var stored: Data?
  /// Stores the screens when the window has come to rest.
  package private(set) var saving: Task<Void, Never>?
  private let links = Inbox<URL>()
  private var hasBegun = false
  /// Whether the first screens are there, those that were saved included.
  private var isReady = false
  /// The windows that have been active and have not left, the one that was active last at the end.
  private static var activated: [WeakWindow] = []

  private struct WeakWindow {
    weak var made: MadeWindow?
  }

  package init(_ making: WindowMaking, toolkit: any DisplayToolkit) {
    self.making = making
    window = making.make()
    display = ScreenDisplay(window, toolkit: toolkit)
    display.windowProbe = self
    if let leave = making.leave {
      display.leave = { layer, window in { await leave(layer, window) } }
    }
  }

  // NB: views may go without a word.
  deinit {
    Task { @MainActor [display, inboxes = making.inboxes] in
      display.lookAgain()
      Self.handOver(inboxes, of: nil, display.toolkit)
    }
  }

  /// Takes that the views have come on display, perhaps again.
  ///
  /// - Parameters:
  ///   - windows: The app's other windows.
  ///   - store: Stores data with the scene.
  package func appeared(
    _ windows: WindowOpening?, store: @escaping @MainActor (Data) -> Void
  ) {
    display.windows = windows
    self.store = store
    isOnDisplay = true
    window.isGone = false
  }

  /// Takes SwiftUI's `scenePhase`.
  package func phaseChanged(isBackground: Bool, isActive: Bool) {
    if display.phaseChanged(isBackground: isBackground) { save() }
    if isActive { becameActive() }
  }

  /// Takes a link that the system hands to the window.
  package func receive(_ link: URL) { links.receive(link) }

  /// Opens what there is to open. Call it whenever the first screens have come on display. After the first call, only
  /// the app's inboxes are opened again, which ``left()`` has handed over.
  ///
  /// - Parameter saved: What the scene has stored.
  /// - Returns: The wait for the first screens, which does not hold the window.
  @discardableResult
  package func begin(restoring saved: Data?) -> Task<Void, Never> {
    if hasBegun {
      becameActive()
      return Task {}
    }
    hasBegun = true
    stored = saved
    let restoring = saved.flatMap { making.saving?.restore($0, window) }
    return Task { [weak self] in
      if await restoring?() != true {
        let first = self.flatMap { $0.making.showFirst?($0.window) }
        _ = try? await first?.value
      }
      self?.firstScreensAreThere()
    }
  }

  private func firstScreensAreThere() {
    isReady = true
    // Before a link changes anything.
    if making.saving != nil { saveAtRest() }
    links.open { [making, weak window] link in if let window { making.open(link, window) } }
    if Self.activated.contains(where: { $0.made?.window === window }) {
      display.toolkit.warn(
        "A window is on display in two scenes, and follows the user only in the last. Make a window in each call of "
          + "the closure that ScreenWindowView takes.")
    }
    becameActive()
  }

  /// Opens the app's inboxes in this window. Call it whenever the window has become active.
  package func becameActive() {
    guard isReady, display.isActive else { return }
    removeFromActivated()
    Self.activated.append(WeakWindow(made: self))
    for inbox in making.inboxes { inbox.open(self) }
  }

  /// Takes that the views are out of sight.
  package func disappeared() {
    if display.toolkit.viewsLeaveWithWindow { left() }
  }

  /// Hands the app's inboxes that this window has opened to another one, and ends what waits in it: the app may hold the
  /// window. Call it when the window goes.
  package func left() {
    // NB: closures of the views, which may hold the window.
    display.windows = nil
    store = nil
    isOnDisplay = false
    display.lookAgain()
    removeFromActivated()
    Self.handOver(making.inboxes, of: self, display.toolkit)
    // Another scene may show the same window.
    window.isGone = window.display === display
    window.endWaits()
  }

  /// Opens in another window what comes to the app, and once its navigations here have ended, what was opened here.
  private static func handOver(
    _ inboxes: [SharedInbox], of made: MadeWindow?, _ toolkit: any DisplayToolkit
  ) {
    let left = inboxes.compactMap { inbox in inbox.close(made).map { (inbox.id, $0) } }
    if left.isEmpty { return }
    for (inbox, _) in left { openElsewhere(inbox) }
    Task {
      // The app's own code may never end.
      try? await toolkit.nextTurn()
      for (_, goOn) in left { goOn() }
    }
  }

  private func removeFromActivated() {
    Self.activated.removeAll { $0.made == nil || $0.made === self }
  }

  /// Opens an inbox in the active window that became active last. Without such a window, its items wait.
  fileprivate static func openElsewhere(_ inbox: ObjectIdentifier) {
    for made in activated.reversed().compactMap(\.made) where made.display.isActive {
      if let shared = made.making.inboxes.last(where: { $0.id == inbox }) {
        return shared.open(made)
      }
    }
  }

  /// Stores the screens with the scene, if the app restores them. Before the first screens are there, the scene keeps
  /// what it has.
  package func save() { store(making.saving?.save(window)) }

  private func store(_ data: Data?) {
    guard isReady, let store, let data, data != stored else { return }
    stored = data
    store(data)
  }

  /// Saves whenever the window has come to rest after a change of what is saved: an app on a Mac quits without a word.
  package func saveAtRest() {
    let data = withObservationTracking {
      // A screen may say another destination without telling: it is asked again after each change.
      _ = window.layers
      return making.saving?.save(window)
    } onChange: { [weak self] in
      // The app may change what its screens say from any thread.
      Task { @MainActor in self?.beginSaving() }
    }
    store(data)
  }

  private func beginSaving() {
    saving = Task { [weak self] in
      // One that does not come to rest within its time limit is saved as it is.
      _ = await self?.display.comesToRest()
      self?.saveAtRest()
    }
  }
}
