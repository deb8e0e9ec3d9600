import SwitchbackSwiftUI

/// A `TabView`. Tabs are made when they are first selected, and stay.
@MainActor
final class TabsPart: ContainerPart {
  let tabs: ModelTabs
  private(set) weak var view: ScreenView?
  private unowned let simulation: SwiftUISimulation
  private let body: Body<(tabs: [ScreenReference], selection: ScreenReference?)>
  private(set) var views: [ScreenView] = []
  private(set) var displayed: [ScreenView] = []

  init(_ tabs: ModelTabs, of view: ScreenView, _ simulation: SwiftUISimulation) {
    self.tabs = tabs
    self.view = view
    self.simulation = simulation
    body = Body(tabs.name, in: simulation) {
      (tabs.screens.map(ScreenReference.init), tabs.selection)
    }
  }

  var needsUpdate: Bool { body.isDirty }

  func update() {
    guard body.evaluate() else { return }
    views.removeAll { view in !body.value.tabs.contains { $0.screen === view.screen } }
    guard let selected = body.value.selection?.screen else { return displayed = [] }
    if !views.isEmpty, isUnderMore(selected), !simulation.settings.showsTabsUnderMore { return }
    show(selected)
  }

  private func isUnderMore(_ screen: ModelScreen) -> Bool {
    let tabs = body.value.tabs
    let bar = simulation.settings.hasUIKit ? simulation.settings.tabsInBar : .max
    return tabs.count > bar && tabs.dropFirst(bar - 1).contains { $0.screen === screen }
  }

  private func show(_ screen: ModelScreen) {
    if displayed.first?.screen === screen { return }
    let view = views.first { $0.screen === screen } ?? ScreenView(screen, in: self, simulation)
    if !views.contains(where: { $0 === view }) { views.append(view) }
    displayed = [view]
  }

  /// The titles of all tabs.
  private var titles: [String] { body.value.tabs.map { $0.screen.shownTabLabel.title } }

  var seenNotes: String {
    let tabs = body.value.tabs
    var labels: [String] = []
    var isUnderMore = false
    for (tab, title) in zip(tabs, titles) {
      let isShown = displayed.first?.screen === tab.screen
      if self.isUnderMore(tab.screen) {
        isUnderMore = true
        continue
      }
      labels.append(title + (isShown ? "*" : ""))
    }
    let isAnyInBar = displayed.first.map { self.isUnderMore($0.screen) } == false
    if isUnderMore { labels.append("More" + (isAnyInBar ? "" : "*")) }
    return labels.joined(separator: ", ")
  }

  /// The user taps the tab with a title, if need be in the list of "More".
  func select(titled title: String) -> Bool {
    if let index = titles.firstIndex(of: title) { return select(index) }
    return title == "More" && openMore()
  }

  /// The user taps a tab.
  func select(_ index: Int) -> Bool {
    guard body.value.tabs.indices.contains(index) else { return false }
    let tab = body.value.tabs[index]
    show(tab.screen)
    simulation.tell(.selection(tab.screen)) { tabs.selection = tab }
    return true
  }

  /// The user taps "More", and sees the list of the tabs under it.
  func openMore() -> Bool {
    guard let last = body.value.tabs.last, isUnderMore(last.screen) else { return false }
    displayed = []
    return true
  }

  var discrepancy: String? {
    displayed.first?.screen === tabs.selected
      ? nil
      : """
      \(tabs.name) shows \(displayed.map(\.screen.name)) and has \(tabs.selected?.name ?? "nothing")
      """
  }
}

/// A `NavigationSplitView`: side by side or, collapsed, one column at a time.
@MainActor
final class SplitPart: ContainerPart {
  let split: ModelSplit
  private(set) weak var view: ScreenView?
  private unowned let simulation: SwiftUISimulation
  private let body: Body<Columns>
  private(set) var views: [ScreenView] = []
  private(set) var displayed: [ScreenView] = []
  private(set) var movement: Movement?
  private var isBehind = true

  private struct Columns {
    var screens: [ScreenReference]
    var isCollapsed: Bool
    /// The index of the first column shown, and the number of those.
    var first: Int
    var count: Int
  }

  init(_ split: ModelSplit, of view: ScreenView, _ simulation: SwiftUISimulation) {
    self.split = split
    self.view = view
    self.simulation = simulation
    body = Body(split.name, in: simulation) {
      Columns(
        screens: split.screens.map(ScreenReference.init), isCollapsed: split.isCollapsed,
        first: split.screens.firstIndex { $0 === split.visibleScreens.first } ?? 0,
        count: split.visibleScreens.count)
    }
    // `onChange(of:initial:)` of the size class.
    simulation.artefacts.append { [weak self] in self?.sizeClassChanged(isFirst: true) }
  }

  func sizeClassChanged(isFirst: Bool = false) {
    guard let isCompact = simulation.isCompact else { return }
    split.sizeClassChanged(isCompact: isCompact, isFirst: isFirst)
  }

  /// The system takes a picture of the app in the background, perhaps in the other width. What SwiftUI writes there is
  /// not the user's doing.
  func takePicture(isFlipped: Bool) {
    let isCompact = simulation.isCompact ?? body.value.isCollapsed
    split.sizeClassChanged(isCompact: isCompact != isFlipped, isFirst: false)
    split.column = 0
    split.shownColumns = .all
  }

  var needsUpdate: Bool { body.isDirty || isBehind }

  func update() {
    if body.evaluate() { isBehind = true }
    guard isBehind, movement == nil else { return }
    isBehind = false
    let columns = body.value
    views = columns.screens.map { reference in
      views.first { $0.screen === reference.screen }
        ?? ScreenView(reference.screen, in: self, simulation)
    }
    let wanted = Array(views.dropFirst(columns.first).prefix(columns.count))
    let isPush = columns.isCollapsed && displayed.count == 1 && displayed[0] !== wanted.first
    if isPush, views.contains(where: { $0 === displayed[0] }) {
      show(wanted, turns: simulation.turns(body.wasAnimated)) {}
    } else {
      displayed = wanted
    }
  }

  /// Pushes or pops a column.
  private func show(
    _ wanted: [ScreenView], turns: Int, then end: @escaping @MainActor () -> Void
  ) {
    displayed += wanted.filter { view in !displayed.contains { $0 === view } }
    movement = simulation.move(turns: turns) { [weak self] in
      guard let self else { return }
      movement = nil
      displayed = wanted
      isBehind = true
      end()
    }
  }

  private var shownPosition: Int? { views.firstIndex { $0 === displayed.first } }

  var canGoBack: Bool {
    movement == nil && body.value.isCollapsed && (shownPosition ?? 0) > 0
  }

  /// The user hides columns, or shows them again.
  func show(_ visibility: ModelSplit.ColumnVisibility) {
    split.shownColumns = visibility
  }

  /// The user goes back by one column: from the detail to the list, or to the sidebar.
  func goBack() -> Bool {
    guard canGoBack, let position = shownPosition else { return false }
    reveal(position - 1)
    return true
  }

  /// The user taps a row in the sidebar, or in the list beside it. The next column comes, if it is not on display.
  func revealNext() -> Bool {
    guard movement == nil, let position = shownPosition, position + 1 < views.count else {
      return false
    }
    if body.value.isCollapsed { reveal(position + 1) }
    return true
  }

  private func reveal(_ column: Int) {
    let moment = simulation.settings.pathIsWritten
    let write: @MainActor () -> Void = { [split, simulation] in
      simulation.tell(.column(column)) { split.column = column }
    }
    if moment == .beginning { write() }
    show([views[column]], turns: simulation.settings.animationTurns) {
      if moment == .end { write() }
    }
  }

  var seenNotes: String {
    guard canGoBack, let position = shownPosition else { return "" }
    return "back to \(views[position - 1].screen.name)"
  }

  var discrepancy: String? {
    let visible = split.visibleScreens.compactMap { $0 as? ModelScreen }
    return displayed.map(\.screen).elementsEqual(visible, by: ===)
      ? nil : "\(split.name) shows \(displayed.map(\.screen.name)) and has \(visible.map(\.name))"
  }
}
