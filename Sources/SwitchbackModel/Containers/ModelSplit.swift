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
///
/// A split that collapses and expands again, or the reverse, is as it was. But a column that presents a screen stays on
/// display, and so does a new detail.
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
  private final var storedLayout: SplitLayout
  private final var showsAll = false

  /// Creates an expanded split of two columns without screens.
  public override init() {
    (columnCount, storedLayout) = (2, .expanded())
    super.init()
  }

  /// Creates an expanded split of screens: of three columns if there are three, else of two.
  public override init(_ screens: [ModelScreen]) {
    (columnCount, storedLayout) = (min(max(2, screens.count), 3), .expanded())
    super.init(screens)
  }

  /// Creates a split of a primary and, optionally, a secondary screen.
  public init(primary: ModelScreen, secondary: ModelScreen? = nil, isCollapsed: Bool = false) {
    (columnCount, storedLayout) = (2, isCollapsed ? .collapsed() : .expanded())
    super.init([primary] + (secondary.map { [$0] } ?? []))
  }

  /// Creates a split of three columns.
  public init(
    primary: ModelScreen, supplementary: ModelScreen, secondary: ModelScreen? = nil,
    isCollapsed: Bool = false
  ) {
    (columnCount, storedLayout) = (3, isCollapsed ? .collapsed() : .expanded())
    super.init([primary, supplementary] + (secondary.map { [$0] } ?? []))
  }

  /// Creates an expanded split of two or three columns, the first of which have screens.
  ///
  /// - Precondition: There are two or three columns.
  public init(_ screens: [ModelScreen], columns: Int) {
    precondition(
      columns == 2 || columns == 3, "A split view has two or three columns, not \(columns).")
    (columnCount, storedLayout) = (columns, .expanded())
    super.init(screens)
  }

  /// The name in drawings: `split`, or `split (3 columns)` if not all of three columns have a screen.
  open override var name: String {
    columnCount == 3 && storedScreens.count < 3 ? "split (3 columns)" : "split"
  }

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
      return storedLayout.isCollapsed
    }
    set {
      if newValue == storedLayout.isCollapsed { return }
      let presenting = presentingColumn
      if newValue {
        let column = presenting ?? compactColumn
        storedLayout = .collapsed(hiding: hiddenCount)
        showNow(Array(storedScreens.dropFirst(column).prefix(1)))
      } else {
        var hidden = hiddenCount
        if let presenting, presenting < hidden { (hidden, showsAll) = (0, true) }
        storedLayout = .expanded(showing: (compactColumn, detail))
        showNow(Array(storedScreens.dropFirst(hidden)))
      }
    }
  }

  /// The index of the column that the split view shows if it is collapsed, or will show then.
  package final var compactColumn: Int {
    access(keyPath: \.shownScreens)
    let last = max(0, storedScreens.count - 1)
    switch storedLayout {
    case .collapsed: return index(of: storedVisibleScreens.first, in: storedScreens) ?? 0
    case .expanded(let shown?) where shown.detail == detail: return min(shown.column, last)
    case .expanded: return last
    }
  }

  /// The number of columns that the split view hides if it is expanded, or will hide then.
  private var hiddenCount: Int {
    switch storedLayout {
    case .collapsed(let hidden): hidden
    case .expanded: storedScreens.count - storedVisibleScreens.count
    }
  }

  /// The innermost screen that the last column shows.
  private var detail: ObjectIdentifier? {
    var screen = storedScreens.last?.model
    while let inner = screen?.storedVisibleScreens.last?.model { screen = inner }
    return screen.map { ObjectIdentifier($0) }
  }

  /// The column that presents the next layer, which would leave with it.
  private var presentingColumn: Int? {
    guard var screen = presenterInLayer() else { return nil }
    while let parent = screen.storedParent, parent !== self { screen = parent }
    return index(of: screen, in: storedScreens)
  }

  /// The columns that the split view shows if it is expanded. Those it hides are not visible to a search.
  ///
  /// Set it as the user does who hides the sidebar. A collapsed split view ignores it.
  public final var columnVisibility: ColumnVisibility {
    get {
      access(keyPath: \.shownScreens)
      let hidden = hiddenCount
      if hidden == 0 { return showsAll ? .all : .automatic }
      return columnCount - hidden == 1 ? .detailOnly : .doubleColumn
    }
    set {
      // Of two columns, these are all.
      let value = newValue == .doubleColumn && columnCount == 2 ? .all : newValue
      if storedLayout.isCollapsed || value == columnVisibility { return }
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
  override func mayShowNothing(of screens: [any Screen]) -> Bool {
    !storedLayout.isCollapsed && !screens.isEmpty
  }

  private func showNow(_ screens: [any Screen]) {
    show(screens).announce()
    place()?.announceLayers()
  }

  // NB: does not choose the visible screens: a snapshot stores them.
  override var layout: SplitLayout? {
    get { storedLayout }
    set { if let newValue { storedLayout = newValue } }
  }

  /// Chooses the columns on display. If the split is collapsed, these are the screen to be revealed, else the
  /// visible one, else the last; if not, all of them, or as many as before if those include the screen.
  public final override func visibleScreens(
    among screens: [any Screen], revealing screen: (any Screen)?
  ) -> [any Screen] {
    let shown = storedVisibleScreens
    if storedLayout.isCollapsed {
      if let screen { return [screen] }
      if let first = shown.first, index(of: first, in: screens) != nil { return [first] }
      return Array(screens.suffix(1))
    }
    let hidden = hiddenCount
    if hidden == 0 || hidden > screens.count { return screens }
    guard let screen, let column = index(of: screen, in: screens), column < hidden else {
      return Array(screens[hidden...])
    }
    // `.automatic` lets the toolkit hide it again where there is little room.
    showsAll = true
    return screens
  }
}

/// The width of a split view, and what it has shown in the other one.
enum SplitLayout {
  /// Side by side. Collapsed, it has shown a column, while this was the innermost screen of the last one: if it has come
  /// to show another, that is what the user wants to see.
  case expanded(showing: (column: Int, detail: ObjectIdentifier?)? = nil)
  /// One column at a time. Expanded, it has hidden a number of columns.
  case collapsed(hiding: Int = 0)

  var isCollapsed: Bool { if case .collapsed = self { true } else { false } }
}
