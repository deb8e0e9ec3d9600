import Switchback

/// A split view without pixels: a primary and a secondary screen, side by side or, collapsed, one
/// at a time.
///
///     let split = ModelSplit(primary: ListScreen(), secondary: ProductScreen(42))
///     split.visibleScreens.count  // 2
///     split.isCollapsed = true
///     split.visibleScreens.count  // 1: the secondary
///
/// A collapsed split shows the secondary screen until the primary one is made visible.
open class ModelSplit: ModelContainer, SplitContainer {
  private final var storedIsCollapsed: Bool

  /// Creates an expanded split without screens.
  public override init() {
    storedIsCollapsed = false
    super.init()
  }

  /// Creates an expanded split of a primary and a secondary screen.
  public override init(_ screens: [ModelScreen]) {
    storedIsCollapsed = false
    super.init(screens)
  }

  /// Creates a split of a primary and, optionally, a secondary screen.
  public init(primary: ModelScreen, secondary: ModelScreen? = nil, isCollapsed: Bool = false) {
    storedIsCollapsed = isCollapsed
    super.init([primary] + (secondary.map { [$0] } ?? []))
  }

  /// The name in drawings: `split`.
  open override var name: String { "split" }

  /// The maximum number of screens: two.
  public final override var maximumCount: Int { 2 }

  /// The first screen.
  public final var primary: ModelScreen? { containedScreens.first?.model }

  /// The second screen.
  public final var secondary: ModelScreen? {
    containedScreens.count > 1 ? containedScreens[1].model : nil
  }

  /// Whether there is room for only one screen. Set it to simulate rotating the device.
  public final var isCollapsed: Bool {
    get {
      access(keyPath: \.shownScreens)
      return storedIsCollapsed
    }
    set {
      if newValue == storedIsCollapsed { return }
      storedIsCollapsed = newValue
      show(newValue ? Array(storedScreens.suffix(1)) : storedScreens).announce()
      place()?.announceLayers()
    }
  }

  // NB: does not choose the visible screens: a snapshot stores them.
  override var layout: Int {
    get { storedIsCollapsed ? 1 : 0 }
    set { storedIsCollapsed = newValue == 1 }
  }

  /// Chooses both screens or, if the split is collapsed, the one to be revealed, else the visible
  /// one, else the secondary.
  public final override func visibleScreens(
    among screens: [any Screen], revealing screen: (any Screen)?
  ) -> [any Screen] {
    if !storedIsCollapsed { return screens }
    if let screen { return [screen] }
    if let shown = storedVisibleScreens.first, index(of: shown, in: screens) != nil {
      return [shown]
    }
    return Array(screens.suffix(1))
  }
}
