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
/// A screen that has been taken out of the tree is therefore freed as soon as nobody else holds it.
///
/// - Note: What a screen presents goes where the screen goes. A screen that is popped or replaced
///   takes its modal screens along, and brings them back when it is put back.
@MainActor
@Observable
open class ModelScreen: Screen, NamedScreen {
  // NB: `nonisolated(unsafe)` because `deinit`, which runs in no isolation, takes the tree apart.
  // Everything else that touches these is isolated to the main actor.
  @ObservationIgnored nonisolated(unsafe) final var storedScreens: [any Screen] = []
  @ObservationIgnored nonisolated(unsafe) final var storedPresented: ModelScreen?
  @ObservationIgnored nonisolated(unsafe) final var storedVisibleScreens: [any Screen] = []

  // NB: not `weak`, which makes every later retain of the other end take twice as long. Whoever owns
  // a screen takes these back when it lets go of it, at the latest when it is freed itself.
  @ObservationIgnored nonisolated(unsafe) final unowned(unsafe) var storedParent: ModelContainer?
  @ObservationIgnored nonisolated(unsafe) final unowned(unsafe) var storedPresenter: ModelScreen?
  @ObservationIgnored nonisolated(unsafe) final unowned(unsafe) var storedWindow: ModelWindow?

  @ObservationIgnored final var stamp = 0
  @ObservationIgnored final weak var shortcut: ModelScreen?
  @ObservationIgnored final var shortcutEpoch = -1

  /// Changes whenever a screen is taken out of something: shortcuts then no longer hold.
  static var epoch = 0

  @ObservationIgnored private final let givenName: String?

  /// Whether the screen is on its way out.
  ///
  /// True while an animated dismissal is in progress, see ``ModelWindow/animations``. A test may
  /// set it by hand. It is not observed: every search reads it of every screen.
  public final var isBeingDismissed: Bool {
    get { storedIsBeingDismissed }
    set { storedIsBeingDismissed = newValue }
  }

  // NB: a stored property that other modules can set is checked for exclusive access at each read.
  @ObservationIgnored private final var storedIsBeingDismissed = false

  /// Whether the screen is on its way in: true while an animated presentation is in progress.
  public internal(set) final var isBeingPresented = false

  /// The faults to inject into operations on this screen, in addition to those of its window.
  ///
  /// Meant for screens that are in no window yet. Several screens can share one object.
  @ObservationIgnored public final var faults: ModelFaults?

  /// Creates a screen that stands alone.
  public init() {
    givenName = nil
  }

  /// Creates a screen with a name, for tests in which nothing else matters.
  public init(name: String) {
    givenName = name
  }

  deinit {
    dismantle(self)
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

extension ModelScreen {
  func moveIntoContainer(_ container: ModelContainer?) {
    if container == nil { ModelScreen.epoch += 1 }
    withMutation(keyPath: \.parent) { storedParent = container }
  }
}
