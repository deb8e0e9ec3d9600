import Observation
import Switchback

/// A screen without pixels.
///
/// Use it as the base class of an app's screens in tests, demos and command-line tools, or as the
/// state a declarative user interface renders: what a screen presents, what a container holds and
/// shows can be observed.
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
/// A container owns the screens in it and a screen owns what it presents; the ways back are weak.
/// A screen that has been taken out of the tree is therefore freed when its last other reference goes.
///
/// An operation tells observers when it has made its whole change. What they read is the tree after it,
/// and they may change that at once.
///
/// - Note: What a screen presents goes where the screen goes. A screen that is popped or replaced
///   takes its modal screens along, and brings them back when it is put back.
@MainActor
@Observable
open class ModelScreen: Screen, NamedScreen {
  // NB: ignored, as observers are told of a change when all of it has been made, see ``Changed``.
  @ObservationIgnored final var storedScreens: [any Screen] = []
  @ObservationIgnored final var storedPresented: ModelScreen?
  @ObservationIgnored final var storedVisibleScreens: [any Screen] = []
  @ObservationIgnored final var storedIsBeingPresented = false

  // NB: weak, as what these lead to may be freed at any moment, on any thread.
  @ObservationIgnored final weak var storedParent: ModelContainer?
  @ObservationIgnored final weak var storedPresenter: ModelScreen?
  @ObservationIgnored final weak var storedWindow: ModelWindow?

  /// What observers of ``presentedInLayer`` have read last.
  @ObservationIgnored final var toldPresentedInLayer: ObjectIdentifier?

  @ObservationIgnored final var stamp = 0
  @ObservationIgnored final weak var shortcut: ModelScreen?
  @ObservationIgnored final var shortcutEpoch = -1

  /// Changes whenever a screen is taken out of something: shortcuts then no longer hold.
  static var epoch = 0

  @ObservationIgnored private final let givenName: String?

  /// Whether the screen is on its way out.
  ///
  /// True while a dismissal is in progress, see ``ModelWindow/animations`` and
  /// ``ModelWindow/display``. A test may set it by hand. It is observed of screens that are presented, or
  /// have been: every search reads it of every screen.
  public final var isBeingDismissed: Bool {
    get {
      if hasBeenPresented { access(keyPath: \.isBeingDismissed) }
      return storedIsBeingDismissed
    }
    set {
      if newValue == storedIsBeingDismissed { return }
      withMutation(keyPath: \.isBeingDismissed) { storedIsBeingDismissed = newValue }
    }
  }

  // NB: a stored property that other modules can set is checked for exclusive access at each read.
  @ObservationIgnored final var storedIsBeingDismissed = false
  @ObservationIgnored final var hasBeenPresented = false

  /// Whether the screen is on its way in: true while an animated presentation is in progress.
  public final var isBeingPresented: Bool {
    access(keyPath: \.isBeingPresented)
    return storedIsBeingPresented
  }

  /// The faults to inject into operations on this screen, in addition to those of its window.
  ///
  /// Meant for screens that are in no window yet. Several screens can share one object.
  @ObservationIgnored public final var faults: ModelFaults?

  /// How the screen looks as the root of a modal layer, where the host has a choice. A sheet, unless set.
  ///
  /// Set it before the screen is presented, or with `presentModally(as:)`.
  @ObservationIgnored public final var modalStyle = ModalStyle.sheet

  /// Creates a screen that stands alone.
  public init() {
    givenName = nil
  }

  /// Creates a screen with a name, for tests in which nothing else matters.
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
  /// Unless overridden, the name of the class without the suffix `Screen`.
  open var name: String {
    if let givenName { return givenName }
    let type = type(of: self)
    if let known = ModelScreen.namesOfTypes[ObjectIdentifier(type)] { return known }
    var name = String(describing: type)
    if name.hasSuffix("Screen") && name != "Screen" { name.removeLast(6) }
    ModelScreen.namesOfTypes[ObjectIdentifier(type)] = name
    return name
  }

  private static var namesOfTypes: [ObjectIdentifier: String] = [:]

  /// Notes what the screen shows now, so that it can be shown again later.
  ///
  /// An explorer of `SwitchbackTesting` puts screens back to where they were, many times over, and
  /// what a screen keeps besides its place it puts back with this. A screen that never changes what
  /// it shows need not override it. One that does, and does not, is built anew: that takes longer.
  ///
  ///     override func savingState() -> (@MainActor () -> Void)? {
  ///       let sort = sort
  ///       return { [unowned self] in self.sort = sort }
  ///     }
  ///
  /// - Returns: What puts the state back, or `nil` if there is none. It must not change any screen's
  ///   place.
  open func savingState() -> (@MainActor () -> Void)? { nil }

  /// How a container lays out what is in it, as far as that is not its choice.
  var layout: Int {
    get { 0 }
    set {}
  }

  /// The name in drawings, plans and errors: ``name``.
  public final var screenName: String { name }

  /// The container that holds this screen, or `nil` for the root of a layer.
  public final var parent: ModelContainer? {
    access(keyPath: \.parent)
    return storedParent
  }

  /// The screen presented by this one.
  public final var presented: ModelScreen? {
    access(keyPath: \.presented)
    return storedPresented
  }

  /// What the layer with this root presents: what the screen itself does or, failing that, one on its
  /// visible path. Observers are told when it is another screen, and not of other changes in the layer.
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

  /// The window whose tower this screen belongs to, on display or not.
  ///
  /// - Complexity: O(*d*), where *d* is the number of containers and layers around the screen.
  public final var window: ModelWindow? { place()?.window }

  /// The container that holds this screen, or `nil` for the root of a layer.
  public final var parentScreen: (any Screen)? { parent }

  /// The screen presented by this one.
  public final var presentedScreen: (any Screen)? { presented }

  /// The screen that presents this one.
  public final var presentingScreen: (any Screen)? { presenter }
}
