import Switchback

/// A split view without pixels: a primary and a secondary screen, side by side or, collapsed, one
/// at a time.
///
///     let split = ModelSplit(primary: ListScreen(), secondary: ProductScreen(42))
///     split.visibleScreens.count  // 2
///     split.isCollapsed = true
///     split.visibleScreens.count  // 1: the secondary
///
/// Collapsed, it shows the secondary screen until the primary one is made visible.
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

  /// Creates a split of a primary and, if there is one already, a secondary screen.
  public init(primary: ModelScreen, secondary: ModelScreen? = nil, isCollapsed: Bool = false) {
    storedIsCollapsed = isCollapsed
    super.init([primary] + (secondary.map { [$0] } ?? []))
  }

  /// The name in drawings: `split`.
  open override var name: String { "split" }

  /// Two.
  public final override var maximumCount: Int { 2 }

  /// The first screen.
  public final var primary: ModelScreen? { containedScreens.first?.model }

  /// The second screen.
  public final var secondary: ModelScreen? {
    containedScreens.count > 1 ? containedScreens[1].model : nil
  }

  /// Whether there is room for one screen only. Set it to do what turning the device does.
  public final var isCollapsed: Bool {
    get {
      access(keyPath: \.storedVisibleScreens)
      return storedIsCollapsed
    }
    set {
      if newValue == storedIsCollapsed { return }
      storedIsCollapsed = newValue
      show(newValue ? Array(storedScreens.suffix(1)) : storedScreens).announce()
      place()?.announceLayers()
    }
  }

  // NB: does not choose what is shown: a snapshot knows.
  override var layout: Int {
    get { storedIsCollapsed ? 1 : 0 }
    set { storedIsCollapsed = newValue == 1 }
  }

  /// Chooses both screens or, collapsed, the one to be revealed, else the one visible already, else
  /// the secondary.
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
