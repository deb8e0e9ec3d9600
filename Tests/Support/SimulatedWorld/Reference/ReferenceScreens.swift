import Switchback
import SwitchbackModel

/// A copy of a screen, to which the rules can be applied without touching the window.
final class ReferenceScreen {
  /// The world's number; 0 for a screen that is yet to be built.
  let number: Int
  let kind: ScreenKind
  let id: Int
  var children: [ReferenceScreen] = []
  var visible: [ReferenceScreen] = []
  // NB: unowned, as a window keeps all its copies, and a route what it builds; unsafe, as counting
  // these references took longer than the rest of copying a window.
  unowned(unsafe) var parentReference: ReferenceScreen?
  var presented: ReferenceScreen?
  unowned(unsafe) var presenter: ReferenceScreen?
  var isLeaving = false
  /// Whether its window still holds it.
  fileprivate var stays = false
  let isGuard: Bool
  /// What a split view keeps in its columns and does not contain. It goes with the split view.
  var apart: [ReferenceScreen] = []
  /// The screen itself, if it is such a split view.
  fileprivate(set) weak var screen: (any Screen)?
  /// Whether it has a secondary and no primary, so that only a column can get another secondary.
  var hasOnlySecondary = false
  /// Whether it is a split view of UIKit's that shows one column at a time, or will.
  fileprivate(set) var isNarrow = false
  /// The columns that a narrow split view has in the stack of its primary, or has put aside.
  var columns: [ReferenceScreen] = []
  /// The last of them, if there is a secondary.
  unowned(unsafe) var secondary: ReferenceScreen?

  init(number: Int = 0, kind: ScreenKind, id: Int, isGuard: Bool = false) {
    self.number = number
    self.kind = kind
    self.id = id
    self.isGuard = isGuard
  }

  var parent: ReferenceScreen? { parentReference }
  var isStack: Bool { kind == .stack || kind == .wizard || kind == .columnStack }
  var isContainer: Bool { kind.isContainer }

  /// The containers around the screen, innermost first.
  var parents: [ReferenceScreen] {
    var parents: [ReferenceScreen] = []
    var screen = self
    while let parent = screen.parent {
      parents.append(parent)
      screen = parent
    }
    return parents
  }

  /// The screen, with the stack around it that each column has.
  private var inColumn: ReferenceScreen {
    if isStack { return self }
    let stack = ReferenceScreen(kind: .columnStack, id: 0)
    stack.put([self])
    return stack
  }

  func put(_ new: [ReferenceScreen]) {
    let screens = kind == .columns ? new.map(\.inColumn) : new
    let isOther = screens.count > 1 && !columns.contains { $0 === screens.last }
    for column in columns where column !== screens.last {
      let isReplaced = column === secondary && isOther
      guard isReplaced || !screens.contains(where: { $0 === column.parent }) else { continue }
      column.parent?.children.removeAll { $0 === column }
      apart.removeAll { $0 === column }
      // Another primary puts it aside.
      column.parentReference = isReplaced ? nil : self
      if isReplaced { columns.removeAll { $0 === column } } else { apart.append(column) }
    }
    for child in children where !screens.contains(where: { $0 === child }) {
      child.parentReference = nil
      // Nothing else keeps such a stack.
      if child.kind == .columnStack, child.number == 0 { child.put([]) }
    }
    let position = visible.first.flatMap { shown in children.firstIndex { $0 === shown } }
    let kept = visible.filter { shown in screens.contains { $0 === shown } }
    let hiddenCount = children.count - visible.count
    let hidesSome = hiddenCount > 0 && hiddenCount < screens.count
    children = screens
    for child in screens { child.parentReference = self }
    switch kind {
    case .stack, .wizard, .columnStack: visible = Array(screens.suffix(1))
    case .tabs:
      if let shown = kept.first {
        visible = [shown]
      } else if let position, position < screens.count {
        visible = [screens[position]]
      } else {
        visible = Array(screens.prefix(1))
      }
    case .compactSplit: visible = kept.isEmpty ? Array(screens.suffix(1)) : Array(kept.prefix(1))
    case .split where hidesSome, .columns where hidesSome:
      visible = Array(screens[hiddenCount...])
    case .split, .columns, .pager, .pages: visible = screens
    case .page, .card, .form, .picker: visible = []
    }
  }

  /// Makes a child visible. Those above it in a stack go.
  func reveal(_ screen: ReferenceScreen) {
    // A column is shown with the stack around its screen.
    let child = children.contains { $0 === screen } ? screen : screen.parent ?? screen
    if visible.contains(where: { $0 === child }) { return }
    switch kind {
    case .stack, .wizard, .columnStack:
      if let position = children.firstIndex(where: { $0 === child }) {
        put(Array(children[...position]))
      }
    case .tabs, .compactSplit: visible = [child]
    case .split: visible = children
    case .columns:
      // Those after it are shown already.
      let position = children.firstIndex { $0 === child } ?? 0
      visible = Array(children[position...])
    default: break
    }
  }

  func present(_ screen: ReferenceScreen) {
    presented = screen
    screen.presenter = self
  }

  /// Visits the screens in this one, those presented included, and this one; but for those on their
  /// way out.
  func forEach(_ visit: (ReferenceScreen) -> Void) {
    if isLeaving { return }
    visit(self)
    for child in children { child.forEach(visit) }
    for child in apart { child.forEach(visit) }
    presented?.forEach(visit)
  }
}

/// A window's screens, copied.
final class ReferenceWindow {
  var root: ReferenceScreen?
  private var copies: [ReferenceScreen] = []

  @MainActor
  init(of window: any ScreenWindow) {
    guard let root = window.rootScreen else { return }
    var copies: [ReferenceScreen] = []
    copies.reserveCapacity(24)
    self.root = Self.copy(root, &copies)
    var next = 0
    while next < copies.count {
      // What is in a column may have columns, too.
      if copies[next].kind == .columns { Self.addColumns(to: copies[next], &copies) }
      next += 1
    }
    self.copies = copies
  }

  @MainActor
  private static func addColumns(to split: ReferenceScreen, _ copies: inout [ReferenceScreen]) {
    guard let screen = split.screen as? any ColumnedScreen else { return }
    for column in screen.columnScreens {
      let number = SimulatedWorld.mark(of: column).number
      let known = copies.first { $0.number == number }
      let copy = known ?? copy(column, &copies)
      if known == nil {
        split.apart.append(copy)
        copy.parentReference = split
      }
      if screen.isCollapsed, copy !== split.children.first { split.columns.append(copy) }
      guard column === screen.secondaryScreen else { continue }
      split.secondary = copy
      split.hasOnlySecondary = split.children.first === copy
    }
  }

  @MainActor
  private static func copy(
    _ screen: any Screen, _ copies: inout [ReferenceScreen]
  ) -> ReferenceScreen {
    let mark = SimulatedWorld.mark(of: screen)
    let container = mark.kind.isContainer ? container(screen) : nil
    let contained = container?.containedScreens ?? []
    let shown = container?.visibleScreens ?? []
    var kind = mark.kind
    // Whatever it was made as: UIKit's is compact if it shows one of two.
    if kind == .split || kind == .compactSplit {
      if let split = screen as? ModelSplit {
        kind = split.isCollapsed ? .compactSplit : .split
      } else if contained.count > 1 {
        kind = shown.count > 1 ? .split : .compactSplit
      }
    }
    let copy = ReferenceScreen(
      number: mark.number, kind: kind, id: mark.id, isGuard: kind == .form || kind == .wizard)
    copy.isLeaving = screen.isBeingDismissed
    copies.append(copy)
    if !contained.isEmpty {
      var children: [ReferenceScreen] = []
      children.reserveCapacity(contained.count)
      for child in contained {
        let child = self.copy(child, &copies)
        child.parentReference = copy
        children.append(child)
      }
      copy.children = children
      copy.visible = visible(shown, among: contained, children)
    }
    if let presented = screen.presentedScreen { copy.present(self.copy(presented, &copies)) }
    if kind == .columns { copy.screen = screen }
    if kind == .split || kind == .compactSplit || kind == .columns {
      copy.isNarrow = (screen as? any ColumnedScreen)?.isNarrow ?? false
    }
    return copy
  }

  /// The copies of the screens that are shown.
  private static func visible(
    _ shown: [any Screen], among contained: [any Screen], _ copies: [ReferenceScreen]
  ) -> [ReferenceScreen] {
    var visible: [ReferenceScreen] = []
    visible.reserveCapacity(shown.count)
    for shown in shown {
      if let index = contained.position(of: shown) { visible.append(copies[index]) }
    }
    return visible
  }

  @MainActor
  subscript(_ screen: any Screen) -> ReferenceScreen? {
    let number = SimulatedWorld.mark(of: screen).number
    for copy in copies where copy.number == number { return copy }
    return nil
  }

  /// The roots of the layers, from the bottom up.
  var layers: [ReferenceScreen] { layers(showingColumns: false) }

  /// - Parameter showsColumns: Whether the split views show the columns that the user has hidden.
  func layers(showingColumns showsColumns: Bool) -> [ReferenceScreen] {
    guard let root else { return [] }
    var layers = [root]
    while let next = presented(in: layers[layers.count - 1], showsColumns) { layers.append(next) }
    return layers
  }

  private func presented(in root: ReferenceScreen, _ showsColumns: Bool) -> ReferenceScreen? {
    func shown(in screen: ReferenceScreen) -> [ReferenceScreen] {
      showsColumns && (screen.kind == .split || screen.kind == .columns)
        ? screen.children : screen.visible
    }
    if let presented = root.presented, !presented.isLeaving { return presented }
    if shown(in: root).isEmpty { return nil }
    var containers = [root]
    var next = 0
    while next < containers.count {
      for screen in shown(in: containers[next]) where !screen.isLeaving {
        if let presented = screen.presented, !presented.isLeaving { return presented }
        if !shown(in: screen).isEmpty { containers.append(screen) }
      }
      next += 1
    }
    return nil
  }

  /// All screens that the window holds, on display or not.
  var all: [ReferenceScreen] {
    var all: [ReferenceScreen] = []
    all.reserveCapacity(copies.count + 8)
    root?.forEach { all.append($0) }
    return all
  }

  /// Those of some screens that the window no longer holds.
  func missing(of screens: [ReferenceScreen]) -> [ReferenceScreen] {
    root?.forEach { $0.stays = true }
    return screens.filter { !$0.stays }
  }

  /// What the window shows, to compare it.
  var line: WindowLine { WindowLine(self) }

  /// The line that is the same when what is on its way out is gone.
  var lineWithoutLeaving: WindowLine { WindowLine(self, omitsLeaving: true) }

  /// The same with the screens of a navigation as new ones.
  @MainActor
  static func line(of window: any ScreenWindow, with new: Set<Int>) -> WindowLine {
    WindowLine(ReferenceWindow(of: window), new)
  }
}
