import Observation
import Switchback

/// A window without pixels: holds a root and counts the changes.
///
///     let window = ModelWindow(ModelStack(HomeScreen()))
///     window.recordsChanges = true
///     try await window.layers[0].presentScreen(LoginScreen(), animated: true)
///     window.changeCount  // 1
///     window.changes  // [present Login on stack, animated, layer 1]
///
/// A test can make animated changes wait (``animations``) and operations fail (``faults``).
/// Windows share nothing, so tests with a window each can run at the same time.
@MainActor
@Observable
open class ModelWindow: ScreenWindow {
  @ObservationIgnored private final var storedRoot: ModelScreen?
  @ObservationIgnored final let animationsInProgress = AnimationsInProgress()

  /// The duration of animated changes. They are immediate by default.
  @ObservationIgnored public final var animations = ModelAnimations.immediate

  /// The display that shows the screens, if there is one. Operations then return when it has
  /// finished.
  ///
  /// The window holds the display, which takes precedence over ``animations``.
  @ObservationIgnored public final var display: (any ModelDisplay)?

  /// The faults to inject into operations in this window.
  @ObservationIgnored public final var faults = ModelFaults()

  /// The number of changes in this window.
  ///
  /// Does not count requests for the current state, changes of a container outside of all windows,
  /// and the root given to the initialiser.
  @ObservationIgnored public internal(set) final var changeCount = 0

  /// The number of changes by the user.
  @ObservationIgnored final var userChangeCount = 0

  /// Whether the window records its changes in ``changes``.
  @ObservationIgnored public final var recordsChanges = false

  /// The changes made while ``recordsChanges`` was set, oldest first.
  @ObservationIgnored public final var changes: [ModelChange] = []

  @ObservationIgnored public package(set) final var isGone = false

  /// Called after each counted change.
  @ObservationIgnored package final var onChange: (@MainActor (PendingChange) -> Void)?

  /// Creates a window without a root.
  public init() {}

  /// Creates a window with a root. A root that cannot be shown is a programming error.
  public convenience init(_ root: ModelScreen) {
    self.init()
    do throws(ModelError) {
      try check(root)
    } catch {
      preconditionFailure(error.description)
    }
    replaceRoot(with: root).announce()
  }

  deinit {
    Self.windowIsGone()
  }

  /// The root of the lowest layer.
  public final var root: ModelScreen? {
    access(keyPath: \.root)
    return storedRoot
  }

  /// The root of the lowest layer.
  public final var rootScreen: (any Screen)? { root }

  /// The roots of all layers, bottom up. Observers are notified of every change in the window.
  public final var layers: [ModelScreen] {
    access(keyPath: \.layers)
    return Array(sequence(first: root) { $0?.presenterInLayer()?.presented }.compactMap(\.self))
  }

  /// Whether the display is settled or, without one, no animated change is in progress.
  public final var isSettled: Bool { (display ?? animationsInProgress).isSettled }

  /// Waits until the window is settled: for a display with its time limit, and for ``ModelAnimations/manual``
  /// changes until they have ended.
  public final func settle() async {
    _ = await (display ?? animationsInProgress).settle()
  }

  /// Logs the failure of a navigation that `go` or `goBack` has started, on standard error.
  public final func report(_ failure: any Error) { log(failure) }

  /// Replaces the root. The layers above the old one leave with it or, on a ``display``, before it.
  ///
  /// - Throws: A ``ModelError`` that names the rule, or the error of the display or of an injected fault.
  public final func setRootScreen(_ screen: any Screen, animated: Bool) async throws {
    if !isSettled { try await comeToRest(for: "window") }
    let screen = try ModelScreen.check(screen)
    if screen !== storedRoot { try check(screen) }
    let place = Place(window: self, layer: 0, layerRoot: screen, isOnDisplay: true)
    let change = PendingChange(.setRoot, on: nil, of: .one(screen), animated: animated, in: place)
    let fault = try change.begin()
    if fault.dropsChange { return }
    if let display, screen !== storedRoot {
      if let error = (display as? any RefusingDisplay)?
        .refusal(of: .setRoot, on: nil, with: [screen])
      {
        throw error
      }
      try await dismissLayers(for: screen)
    }
    if screen !== storedRoot {
      let old = storedRoot
      try await change.carryOut(
        .init(
          begin: { self.replaceRoot(with: screen) },
          end: { $0 == .failed && self.canReturn(to: old) ? self.replaceRoot(with: old) : [] },
          isSo: { self.storedRoot === screen }))
    }
    try fault.finish()
  }

  /// Dismisses the layers before the root is replaced, without an animation: a display that removes a root might leave
  /// the layers above it on screen.
  private func dismissLayers(for root: ModelScreen) async throws {
    var dismissed: ModelScreen?
    // The app may present another one as soon as the first is gone.
    while let presenter = storedRoot?.presenterInLayer(), presenter.storedPresented !== dismissed {
      dismissed = presenter.storedPresented
      try await presenter.dismissPresentedScreen(animated: false)
      if !isSettled { try await comeToRest(for: "window") }
    }
    // Other code may have used the screen meanwhile.
    if root !== storedRoot { try check(root) }
  }

  private func canReturn(to root: ModelScreen?) -> Bool {
    (try? root.map(check)) != nil || root == nil
  }

  private func check(_ root: ModelScreen) throws(ModelError) {
    try root.checkFree()
    try root.checkEmbeddable()
    try root.checkShowable()
  }

  final func replaceRoot(with screen: ModelScreen?) -> [Changed] {
    let old = storedRoot
    old?.storedWindow = nil
    storedRoot = screen
    screen?.storedWindow = self
    var changed = [Changed.root(of: self)]
    if let old { changed.append(.window(of: old)) }
    if let screen { changed.append(.window(of: screen)) }
    return changed
  }
}

extension ModelWindow {
  func add(_ transition: ModelTransition) {
    animationsInProgress.running.append(transition)
  }

  func remove(_ transition: ModelTransition) {
    animationsInProgress.running.removeAll { $0 === transition }
  }

  /// Ends the operations that the user has just undone.
  func noticeUserChange() {
    userChangeCount += 1
    for transition in animationsInProgress.running { transition.notice() }
  }

  /// Waits until the display is settled.
  ///
  /// - Throws: ``ModelError``.
  func comeToRest(for receiver: String) async throws(ModelError) {
    while let display, !display.isSettled {
      guard await display.settle() else { throw .notSettled(receiver) }
    }
  }
}
