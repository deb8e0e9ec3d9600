import Switchback

/// A split view without pixels: two or three columns, side by side or, collapsed, one at a time.
///
///     let split = ModelSplit(primary: ListScreen(), secondary: ProductScreen(42))
///     split.visibleScreens.count  // 2
///     split.isCollapsed = true
///     split.visibleScreens.count  // 1: the secondary
///
/// With a supplementary screen, there are three columns: sidebar, list and detail. Screens fill the columns in
/// this order. A collapsed split shows the last of them until another one is made visible. An expanded one may
/// hide its first columns, see ``columnVisibility``, and shows all again when a hidden one is made visible.
open class ModelSplit: ModelContainer, SplitContainer {
  /// The columns that an expanded split view shows.
  public enum ColumnVisibility: Hashable, Sendable, CaseIterable {
    /// All, or what the toolkit has room for.
    case automatic
    /// All.
    case all
    /// The last two.
    case doubleColumn
    /// The secondary alone.
    case detailOnly
  }

  /// The number of columns: two or three.
  public final let columnCount: Int
  private final var storedIsCollapsed: Bool
  private final var showsAll = false

  /// Creates an expanded split of two columns without screens.
  public override init() {
    (columnCount, storedIsCollapsed) = (2, false)
    super.init()
  }

  /// Creates an expanded split of screens: of three columns if there are three, else of two.
  public override init(_ screens: [ModelScreen]) {
    (columnCount, storedIsCollapsed) = (min(max(2, screens.count), 3), false)
    super.init(screens)
  }

  /// Creates a split of a primary and, optionally, a secondary screen.
  public init(primary: ModelScreen, secondary: ModelScreen? = nil, isCollapsed: Bool = false) {
    (columnCount, storedIsCollapsed) = (2, isCollapsed)
    super.init([primary] + (secondary.map { [$0] } ?? []))
  }

  /// Creates a split of three columns.
  public init(
    primary: ModelScreen, supplementary: ModelScreen, secondary: ModelScreen? = nil,
    isCollapsed: Bool = false
  ) {
    (columnCount, storedIsCollapsed) = (3, isCollapsed)
    super.init([primary, supplementary] + (secondary.map { [$0] } ?? []))
  }

  /// Creates an expanded split of two or three columns, the first of which have screens.
  ///
  /// - Precondition: There are two or three columns.
  public init(_ screens: [ModelScreen], columns: Int) {
    precondition(
      columns == 2 || columns == 3, "A split view has two or three columns, not \(columns).")
    (columnCount, storedIsCollapsed) = (columns, false)
    super.init(screens)
  }

  /// The name in drawings: `split`.
  open override var name: String { "split" }

  /// The maximum number of screens: ``columnCount``.
  public final override var maximumCount: Int { columnCount }

  /// The index of the secondary: that of the last column.
  public final var secondaryIndex: Int { columnCount - 1 }

  /// The screen of the first column.
  public final var primary: ModelScreen? { screen(at: 0) }

  /// The screen of the middle column, if there are three.
  public final var supplementary: ModelScreen? { columnCount == 3 ? screen(at: 1) : nil }

  /// The screen of the last column.
  public final var secondary: ModelScreen? { screen(at: secondaryIndex) }

  /// Where one column is shown at a time, the one before it.
  public final var columnBefore: (any Screen)? {
    guard isCollapsed, let shown = visibleScreens.first,
      let column = index(of: shown, in: containedScreens), column > 0
    else { return nil }
    return containedScreens[column - 1]
  }

  private func screen(at column: Int) -> ModelScreen? {
    containedScreens.indices.contains(column) ? containedScreens[column].model : nil
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
      showNow(newValue ? Array(storedScreens.suffix(1)) : storedScreens)
    }
  }

  /// The columns that the split view shows if it is expanded. Those it hides are not visible to a search.
  ///
  /// Set it as the user does who hides the sidebar. A collapsed split view ignores it.
  public final var columnVisibility: ColumnVisibility {
    get {
      let hidden = storedIsCollapsed ? 0 : storedScreens.count - visibleScreens.count
      if hidden == 0 { return showsAll ? .all : .automatic }
      return columnCount - hidden == 1 ? .detailOnly : .doubleColumn
    }
    set {
      // Of two columns, these are all.
      let value = newValue == .doubleColumn && columnCount == 2 ? .all : newValue
      if storedIsCollapsed || value == columnVisibility { return }
      showsAll = value == .all
      let hidden =
        switch value {
        case .automatic, .all: 0
        case .doubleColumn: columnCount - 2
        case .detailOnly: columnCount - 1
        }
      showNow(Array(storedScreens.dropFirst(hidden)))
    }
  }

  // An expanded split view may hide all columns that have a screen.
  override var mayShowNothing: Bool { !storedIsCollapsed && !storedScreens.isEmpty }

  private func showNow(_ screens: [any Screen]) {
    show(screens).announce()
    place()?.announceLayers()
  }

  // NB: does not choose the visible screens: a snapshot stores them.
  override var layout: Int {
    get { storedIsCollapsed ? 1 : 0 }
    set { storedIsCollapsed = newValue == 1 }
  }

  /// Chooses the columns on display. If the split is collapsed, these are the screen to be revealed, else the
  /// visible one, else the last; if not, all of them, or as many as before if those include the screen.
  public final override func visibleScreens(
    among screens: [any Screen], revealing screen: (any Screen)?
  ) -> [any Screen] {
    let shown = storedVisibleScreens
    if storedIsCollapsed {
      if let screen { return [screen] }
      if let first = shown.first, index(of: first, in: screens) != nil { return [first] }
      return Array(screens.suffix(1))
    }
    let hidden = storedScreens.count - shown.count
    if hidden == 0 || hidden > screens.count { return screens }
    guard let screen, let column = index(of: screen, in: screens), column < hidden else {
      return Array(screens[hidden...])
    }
    // `.automatic` lets the toolkit hide it again where there is little room.
    showsAll = true
    return screens
  }
}
