import Foundation

/// A window: a root screen, and the screens presented above it.
@MainActor
open class UIWindow: UIView {
  /// The level of a window.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The number of the level.
    public let rawValue: CGFloat

    /// Creates a level.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The level of most windows.
    public static let normal = Level(rawValue: 0)
    /// Above all other windows.
    public static let alert = Level(rawValue: 2000)
  }

  /// The level of the window.
  open var windowLevel = Level.normal

  /// The presentation or dismissal that runs in this window.
  var presentationInProgress: ScreenTransition?

  private weak var scene: UIWindowScene?
  private var root: UIViewController?
  private var isShown = false
  private var screensLeftBehind: [UIViewController] = []

  /// Creates a window in a scene.
  public init(windowScene: UIWindowScene) {
    scene = windowScene
    super.init(frame: .zero)
    simulation.noteWindow()
    windowScene.add(self)
  }

  /// Creates a window outside of all scenes.
  @available(*, deprecated, message: "Use init(windowScene:) instead.")
  public override init(frame: CGRect) {
    super.init(frame: frame)
    simulation.noteWindow()
  }

  /// Creates a window from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The scene the window is in.
  open var windowScene: UIWindowScene? {
    get { scene }
    set {
      scene?.remove(self)
      scene = newValue
      newValue?.add(self)
    }
  }

  /// The root screen. The screens that the old root presents stay in the window.
  open var rootViewController: UIViewController? {
    get { root }
    set { replaceRoot(newValue) }
  }

  /// Whether the window gets the keyboard's input.
  open var isKeyWindow: Bool { simulation.application.isKey(self) }

  /// The traits of the window.
  open var traitCollection: UITraitCollection {
    scene?.traitCollection ?? UITraitCollection(horizontalSizeClass: .compact)
  }

  /// Makes the window key.
  open func makeKey() { simulation.application.makeKey(self) }

  /// Makes the window key and shows it.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Called when the window has become key.
  open func becomeKey() {}

  /// Called when the window is no longer key.
  open func resignKey() {}

  /// Whether the window is hidden, as it is until it is made visible.
  open override var isHidden: Bool {
    get { !isShown }
    set {
      guard isShown == newValue else { return }
      isShown = !newValue
      if isShown { showRoot() } else { hideRoot() }
    }
  }

  private func replaceRoot(_ screen: UIViewController?) {
    guard screen !== root else { return }
    let old = root
    leaveBehindWhatIsPresented(by: old)
    root = screen
    if let old, isShown { hide(old) }
    if isShown { showRoot() }
  }

  /// Keeps the screens that the old root presents: they are not dismissed.
  /// See 'A replaced root leaves its modals behind' in Docs/Maintainers/UIKitRules.md.
  private func leaveBehindWhatIsPresented(by old: UIViewController?) {
    guard let old, !old.presentationsAbove.isEmpty else { return }
    screensLeftBehind.append(old)
  }

  /// Loads and installs the root's view immediately; the root is told at the next turn that it has
  /// appeared.
  private func showRoot() {
    guard let root, root.viewIfLoaded?.window !== self else { return }
    root.prepareToAppear(in: self)
    root.beginAppearance(true, animated: false)
    root.loadedView().attach(to: self, at: 0)
    simulation.loop.schedule { [weak self] in
      guard self?.root === root, root.appearance == .appearing else { return }
      root.announceIsAppearing(animated: false)
      root.endAppearance()
    }
  }

  private func hideRoot() {
    if let root { hide(root) }
  }

  private func hide(_ screen: UIViewController) {
    screen.beginAppearance(false, animated: false)
    screen.viewIfLoaded?.attach(to: nil)
    simulation.loop.schedule {
      if screen.appearance == .disappearing { screen.endAppearance() }
    }
  }

  func traitsHaveChanged() {
    root?.traitsHaveChanged()
  }

  /// Releases all screens.
  func release() {
    root = nil
    screensLeftBehind = []
    presentationInProgress = nil
    for view in subviews { view.attach(to: nil) }
  }
}
