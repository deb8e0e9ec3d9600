import Observation
@_exported import Switchback
// NB: every host links and exports this, for the errors' `localizedDescription` and for the log.
@_exported import SwitchbackFoundation

/// A screen without pixels.
///
/// Use it as the base class of an app's screens in tests, demos and command-line tools, or as the
/// state that a declarative user interface renders: the presented, contained and visible screens
/// are observable.
///
///     final class ProductScreen: ModelScreen {
///       let id: Int
///       override var name: String { "Product(\(id))" }
///
///       init(_ id: Int) {
///         self.id = id
///         super.init()
///       }
///     }
///
/// A container owns its screens, and a screen owns the screen that it presents; references in the
/// other direction are weak. A screen that has been removed from the tree is freed with its last
/// other reference.
///
/// An operation notifies observers after its whole change. They read the resulting tree, and may
/// change it immediately.
///
/// - Note: A presented screen goes where its presenter goes. A screen that is popped or replaced
///   takes its modal screens along, and brings them back when it is put back.
@MainActor
@Observable
open class ModelScreen: Screen, NamedScreen, MarkedScreen {
  package final var destinationMark: DestinationMark?

  // NB: ignored, as observers are notified after the whole change, see ``Changed``.
  @ObservationIgnored final var storedScreens: [any Screen] = []
  @ObservationIgnored final var storedPresented: ModelScreen?
  @ObservationIgnored final var storedVisibleScreens: [any Screen] = []
  @ObservationIgnored final var storedIsBeingPresented = false

  // What observers of a container's screens observe.
  // NB: computed, as a key path to a stored property makes each read check for exclusive access.
  final var heldScreens: [any Screen] { storedScreens }
  final var shownScreens: [any Screen] { storedVisibleScreens }

  // NB: weak, as the objects that these refer to may be freed at any moment, on any thread.
  @ObservationIgnored final weak var storedParent: ModelContainer?
  @ObservationIgnored final weak var storedPresenter: ModelScreen?
  @ObservationIgnored final weak var storedWindow: ModelWindow?

  /// The value of ``presentedInLayer`` that observers know.
  @ObservationIgnored final var toldPresentedInLayer: ObjectIdentifier?

  @ObservationIgnored final var stamp = 0
  @ObservationIgnored final weak var shortcut: ModelScreen?
  @ObservationIgnored final var shortcutEpoch = -1

  /// Incremented whenever a screen is removed from its place, which invalidates shortcuts.
  static var epoch = 0

  @ObservationIgnored private final let givenName: String?

  /// Whether the screen is being dismissed.
  ///
  /// True while a dismissal is in progress, see ``ModelWindow/animations`` and
  /// ``ModelWindow/display``. A test may set it by hand. Observable only of screens that are, or
  /// have been, presented: every search reads it of every screen.
  public final var isBeingDismissed: Bool {
    get {
      if storedPresentationCount > 0 { access(keyPath: \.isBeingDismissed) }
      return storedIsBeingDismissed
    }
    set {
      if newValue == storedIsBeingDismissed { return }
      withMutation(keyPath: \.isBeingDismissed) { storedIsBeingDismissed = newValue }
    }
  }

  // NB: reading a stored property that other modules can set checks for exclusive access each time.
  @ObservationIgnored final var storedIsBeingDismissed = false
  @ObservationIgnored final var storedPresentationCount = 0

  /// How often the screen has been presented.
  package final var presentationCount: Int { storedPresentationCount }

  /// Whether the screen is being presented: true while an animated presentation is in progress.
  public final var isBeingPresented: Bool {
    access(keyPath: \.isBeingPresented)
    return storedIsBeingPresented
  }

  /// The faults to inject into operations on this screen, in addition to those of its window.
  ///
  /// Meant for screens outside of all windows. Several screens can share one object.
  @ObservationIgnored public final var faults: ModelFaults?

  /// The appearance of the screen as the root of a modal layer, if the host offers a choice. A
  /// sheet by default.
  ///
  /// Set it before the screen is presented, or with `presentModally(as:)`.
  @ObservationIgnored public final var modalStyle = ModalStyle.sheet

  /// Creates a screen outside of all containers and windows.
  public init() {
    givenName = nil
  }

  /// Creates a screen with a name, for tests that need no class of their own.
  public init(name: String) {
    givenName = name
  }

  deinit {
    let (screens, presented) = (storedScreens, storedPresented)
    if screens.isEmpty && presented == nil { return }
    storedScreens = []
    storedVisibleScreens = []
    storedPresented = nil
    Dismantling.free(screens, presented)
  }

  /// The name in drawings, plans and errors.
  ///
  /// By default, the name of the class without the suffix `Screen`, followed by the context if the screen
  /// is a `ContextHolding` one: `Product(42)`.
  open var name: String {
    if let givenName { return givenName }
    let type = type(of: self)
    if let known = ModelScreen.namesOfTypes[ObjectIdentifier(type)] {
      return known.showsContext ? nameWithContext(known.name, of: self) : known.name
    }
    var name = String(describing: type)
    if name.hasSuffix("Screen") && name != "Screen" { name.removeLast(6) }
    ModelScreen.namesOfTypes[ObjectIdentifier(type)] = (name, self is any ContextHolding)
    return nameWithContext(name, of: self)
  }

  private static var namesOfTypes: [ObjectIdentifier: (name: String, showsContext: Bool)] = [:]

  /// Captures the state that the screen shows, so that it can be restored later.
  ///
  /// An explorer of `SwitchbackTesting` puts screens back to their former places many times, and
  /// restores the rest of their state with this. A screen that never changes what it shows need not
  /// override it. A stateful screen that does not override this is rebuilt, which is slower.
  ///
  ///     override func savingState() -> (@MainActor () -> Void)? {
  ///       let sort = sort
  ///       return { [unowned self] in self.sort = sort }
  ///     }
  ///
  /// - Returns: A closure that restores the state, or `nil` if there is none. It must not move any
  ///   screen.
  open func savingState() -> (@MainActor () -> Void)? { nil }

  /// The layout of a split view's screens, apart from its choice of visible ones. `nil` of another screen.
  var layout: SplitLayout? {
    get { nil }
    set {}
  }

  /// The name in drawings, plans and errors: ``name``.
  public final var screenName: String { name }

  /// The container that holds this screen, or `nil` for the root of a layer.
  public final var parent: ModelContainer? {
    access(keyPath: \.parent)
    return storedParent
  }

  /// The screen that this one presents.
  public final var presented: ModelScreen? {
    access(keyPath: \.presented)
    return storedPresented
  }

  /// The screen that the layer with this root presents: from the root itself or, failing that, from
  /// a screen on its visible path. Observers are notified only when it is a different screen.
  ///
  /// - Complexity: O(*d*), where *d* is the number of screens on the visible path.
  public final var presentedInLayer: ModelScreen? {
    access(keyPath: \.presentedInLayer)
    let screen = presenterInLayer()?.storedPresented
    toldPresentedInLayer = screen.map { ObjectIdentifier($0) }
    return screen
  }

  /// The screen that presents this one.
  public final var presenter: ModelScreen? {
    access(keyPath: \.presenter)
    return storedPresenter
  }

  /// The window whose tower contains this screen, on display or not.
  ///
  /// - Complexity: O(*d*), where *d* is the number of containers and layers around the screen.
  public final var window: ModelWindow? { place()?.window }

  /// Whether the user sees the screen: each container around it shows it, and no layer is above its own. Observable.
  ///
  /// - Complexity: O(*d*), where *d* is the number of screens on the visible path, and of layers.
  public final var isOnDisplay: Bool {
    guard let top = observedWindow?.layers.last, !top.isBeingDismissed else { return false }
    var screen = self
    while let parent = screen.parent {
      guard parent.visibleScreens.contains(where: { $0 === screen }) else { return false }
      screen = parent
    }
    return screen === top
  }

  /// The ``window``, observable outside of all windows, too: observes what the outermost screen, and each screen on
  /// the way up to it, is in. The layers of a window tell of all that changes in it.
  private var observedWindow: ModelWindow? {
    if let window { return window }
    var screen = self
    while let above = screen.parent ?? screen.presenter { screen = above }
    screen.access(keyPath: \.window)
    return nil
  }

  /// The container that holds this screen, or `nil` for the root of a layer.
  public final var parentScreen: (any Screen)? { parent }

  /// The screen that this one presents.
  public final var presentedScreen: (any Screen)? { presented }

  /// The screen that presents this one.
  public final var presentingScreen: (any Screen)? { presenter }
}
