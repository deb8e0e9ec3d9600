import Observation
import Switchback

/// A window without pixels: holds a root and counts what changes in it.
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

  /// How long animated changes take. Unless set, no time.
  @ObservationIgnored public final var animations = ModelAnimations.immediate

  /// What shows the screens, if they are shown: operations then return when it has finished.
  ///
  /// The window holds it. It comes before ``animations``.
  @ObservationIgnored public final var display: (any ModelDisplay)?

  /// The faults to inject into operations in this window.
  @ObservationIgnored public final var faults = ModelFaults()

  /// How many changes were made in this window.
  ///
  /// Not counted: what is asked for and already so, what happens to a container that is in no
  /// window, and the root given to the initialiser.
  @ObservationIgnored public internal(set) final var changeCount = 0

  /// Whether changes are written down in ``changes``.
  @ObservationIgnored public final var recordsChanges = false

  /// The changes made while ``recordsChanges`` was set, oldest first.
  @ObservationIgnored public final var changes: [ModelChange] = []

  /// Called after each change that is counted.
  @ObservationIgnored package final var onChange: (@MainActor (PendingChange) -> Void)?

  /// Creates a window without a root.
  public init() {}

  /// Creates a window with a root. One that cannot be shown is a programming error.
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
    windowIsGone()
  }

  /// The root of the lowest layer.
  public final var root: ModelScreen? {
    access(keyPath: \.root)
    return storedRoot
  }

  /// The root of the lowest layer.
  public final var rootScreen: (any Screen)? { root }

  /// The roots of all layers, bottom up. Observers are told of every change in the window.
  public final var layers: [ModelScreen] {
    access(keyPath: \.layers)
    return Array(sequence(first: root) { $0?.presenterInLayer()?.presented }.compactMap(\.self))
  }

  /// Whether nothing moves on the display.
  public final var isSettled: Bool { display?.isSettled ?? true }

  /// Waits until nothing moves on the display, but not for ever.
  public final func settle() async {
    _ = await display?.settle()
  }

  /// Replaces the root. What the old one presents leaves the window with it or, on a ``display``, before.
  ///
  /// - Throws: A ``ModelError`` that names the rule, or the error of an injected fault.
  public final func setRootScreen(_ screen: any Screen, animated: Bool) async throws {
    if !isSettled { try await comeToRest(for: "window") }
    // What a display shows above a root that it takes away might stay behind. One change is animated: that
    // of the root.
    if display != nil, screen !== storedRoot, let presenter = storedRoot?.presenterInLayer() {
      try await presenter.dismissPresentedScreen(animated: false)
      if !isSettled { try await comeToRest(for: "window") }
    }
    let screen = try ModelScreen.check(screen)
    if screen !== storedRoot { try check(screen) }
    let place = Place(window: self, layer: 0, layerRoot: screen, isOnDisplay: true)
    let change = PendingChange(.setRoot, on: nil, of: screen, animated: animated, in: place)
    let fault = try change.begin()
    if fault.dropsChange { return }
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

  private func canReturn(to root: ModelScreen?) -> Bool {
    (try? root.map(check)) != nil || root == nil
  }

  private func check(_ root: ModelScreen) throws(ModelError) {
    try root.checkFree()
    try root.checkShowable()
  }

  final func replaceRoot(with screen: ModelScreen?) -> [Changed] {
    storedRoot?.storedWindow = nil
    storedRoot = screen
    screen?.storedWindow = self
    return [.root(of: self)]
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
    for transition in animationsInProgress.running { transition.notice() }
  }

  /// Waits until the display is settled.
  ///
  /// - Throws: ``ModelError/notSettled(_:)``.
  func comeToRest(for receiver: String) async throws(ModelError) {
    while let display, !display.isSettled {
      guard await display.settle() else { throw .notSettled(receiver) }
    }
  }
}
