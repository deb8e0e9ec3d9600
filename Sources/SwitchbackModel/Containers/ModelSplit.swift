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

  /// Creates a split of three columns if there is a supplementary screen, else of two.
  public init(
    primary: ModelScreen, supplementary: ModelScreen? = nil, secondary: ModelScreen? = nil,
    isCollapsed: Bool = false
  ) {
    columnCount = supplementary == nil ? 2 : 3
    storedLayout = isCollapsed ? .collapsed() : .expanded()
    super.init([primary, supplementary, secondary].compactMap(\.self))
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
        storedLayout = .collapsed(visibility)
        showNow(Array(storedScreens.dropFirst(column).prefix(1)))
      } else {
        var visibility = visibility
        if let presenting, presenting < hiddenCount(visibility) { visibility = .all }
        storedLayout = .expanded(visibility, showing: (compactColumn, detail))
        showNow(Array(storedScreens.dropFirst(hiddenCount(visibility))))
      }
    }
  }

  /// The index of the column that the split view shows if it is collapsed, or will show then.
  package final var compactColumn: Int {
    access(keyPath: \.shownScreens)
    let last = max(0, storedScreens.count - 1)
    switch storedLayout {
    case .collapsed: return index(of: storedVisibleScreens.first, in: storedScreens) ?? 0
    case .expanded(_, let shown?) where shown.detail == detail: return min(shown.column, last)
    case .expanded: return last
    }
  }

  /// The columns that the split view shows if it is expanded, or will show then: all, from when a hidden one has
  /// been made visible. With `.automatic`, the toolkit could hide it again where there is little room.
  private var visibility: ColumnVisibility {
    switch storedLayout {
    case .collapsed(let visibility): visibility
    case .expanded(let chosen, _):
      storedVisibleScreens.count > max(0, storedScreens.count - hiddenCount(chosen))
        ? .all : chosen
    }
  }

  private func hiddenCount(_ visibility: ColumnVisibility) -> Int {
    switch visibility {
    case .automatic, .all: 0
    case .doubleColumn: columnCount - 2
    case .detailOnly: columnCount - 1
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
      return visibility
    }
    set {
      // Of two columns, these are all.
      let value = newValue == .doubleColumn && columnCount == 2 ? .all : newValue
      guard case .expanded(_, let shown) = storedLayout, value != columnVisibility else { return }
      storedLayout = .expanded(value, showing: shown)
      showNow(Array(storedScreens.dropFirst(hiddenCount(value))))
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
    let hidden = hiddenCount(visibility)
    if let column = index(of: screen, in: screens), column < hidden { return screens }
    return Array(screens.dropFirst(hidden))
  }
}

/// The width of a split view, and what it has shown in the other one.
enum SplitLayout {
  /// Side by side. Collapsed, it has shown a column, while this was the innermost screen of the last one: if it has
  /// come to show another, that is what the user wants to see.
  case expanded(
    ModelSplit.ColumnVisibility = .automatic,
    showing: (column: Int, detail: ObjectIdentifier?)? = nil)
  /// One column at a time. Expanded, it has shown these.
  case collapsed(ModelSplit.ColumnVisibility = .automatic)

  var isCollapsed: Bool { if case .collapsed = self { true } else { false } }
}
