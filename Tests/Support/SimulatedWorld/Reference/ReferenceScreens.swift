import Switchback

/// A copy of a screen, to which the rules can be applied without touching the window.
final class ReferenceScreen {
  /// The world's number; 0 for a screen that is yet to be built.
  let number: Int
  let kind: ScreenKind
  let id: Int
  var children: [ReferenceScreen] = []
  var visible: [ReferenceScreen] = []
  // NB: unowned, as a window keeps all its copies, and a route what it builds.
  unowned var parentReference: ReferenceScreen?
  var presented: ReferenceScreen?
  unowned var presenter: ReferenceScreen?
  var isLeaving = false
  /// Whether it is still in the window at the end of a route.
  var stays = false
  let isGuard: Bool

  init(number: Int = 0, kind: ScreenKind, id: Int, isGuard: Bool = false) {
    self.number = number
    self.kind = kind
    self.id = id
    self.isGuard = isGuard
  }

  var parent: ReferenceScreen? { parentReference }
  var isStack: Bool { kind == .stack || kind == .wizard }
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

  func put(_ screens: [ReferenceScreen]) {
    for child in children where !screens.contains(where: { $0 === child }) {
      child.parentReference = nil
    }
    let position = visible.first.flatMap { shown in children.firstIndex { $0 === shown } }
    let kept = visible.filter { shown in screens.contains { $0 === shown } }
    children = screens
    for child in screens { child.parentReference = self }
    switch kind {
    case .stack, .wizard: visible = Array(screens.suffix(1))
    case .tabs:
      if let shown = kept.first {
        visible = [shown]
      } else if let position, position < screens.count {
        visible = [screens[position]]
      } else {
        visible = Array(screens.prefix(1))
      }
    case .compactSplit: visible = kept.isEmpty ? Array(screens.suffix(1)) : Array(kept.prefix(1))
    case .split, .pager: visible = screens
    case .page, .card, .form, .picker: visible = []
    }
  }

  /// Makes a child visible. Those above it in a stack go.
  func reveal(_ child: ReferenceScreen) {
    if visible.contains(where: { $0 === child }) { return }
    switch kind {
    case .stack, .wizard:
      if let position = children.firstIndex(where: { $0 === child }) {
        put(Array(children[...position]))
      }
    case .tabs, .compactSplit: visible = [child]
    default: break
    }
  }

  func present(_ screen: ReferenceScreen) {
    presented = screen
    screen.presenter = self
  }

  /// The screens in this one, those presented included, and this one; but for those on their way out.
  func all() -> [ReferenceScreen] {
    var all = isLeaving ? [] : [self]
    var next = 0
    while next < all.count {
      for child in all[next].children where !child.isLeaving { all.append(child) }
      if let presented = all[next].presented, !presented.isLeaving { all.append(presented) }
      next += 1
    }
    return all
  }
}

/// A window's screens, copied.
final class ReferenceWindow {
  var root: ReferenceScreen?
  private var copies: [ReferenceScreen] = []

  @MainActor
  init(of window: any ScreenWindow) {
    root = window.rootScreen.map { copy($0) }
  }

  @MainActor
  private func copy(_ screen: any Screen) -> ReferenceScreen {
    let mark = SimulatedWorld.mark(of: screen)
    var kind = mark.kind
    let container = container(screen)
    let contained = container?.containedScreens ?? []
    let shown = container?.visibleScreens ?? []
    // A split view that shows one of two is compact, whatever it was made as.
    if kind == .split || kind == .compactSplit {
      if contained.count > 1 { kind = shown.count > 1 ? .split : .compactSplit }
    }
    let copy = ReferenceScreen(
      number: mark.number, kind: kind, id: mark.id, isGuard: kind == .form || kind == .wizard)
    copy.isLeaving = screen.isBeingDismissed
    copies.append(copy)
    var children: [ReferenceScreen] = []
    children.reserveCapacity(contained.count)
    for child in contained {
      let child = self.copy(child)
      child.parentReference = copy
      children.append(child)
    }
    copy.children = children
    for shown in shown {
      for (index, child) in contained.enumerated() where child === shown {
        copy.visible.append(children[index])
      }
    }
    if let presented = screen.presentedScreen { copy.present(self.copy(presented)) }
    return copy
  }

  @MainActor
  subscript(_ screen: any Screen) -> ReferenceScreen? {
    let number = SimulatedWorld.mark(of: screen).number
    return copies.first { $0.number == number }
  }

  /// The roots of the layers, from the bottom up.
  var layers: [ReferenceScreen] {
    guard let root else { return [] }
    var layers = [root]
    while let next = presented(in: layers[layers.count - 1]) { layers.append(next) }
    return layers
  }

  private func presented(in root: ReferenceScreen) -> ReferenceScreen? {
    var screens = [root]
    var next = 0
    while next < screens.count {
      if let presented = screens[next].presented, !presented.isLeaving { return presented }
      for screen in screens[next].visible where !screen.isLeaving { screens.append(screen) }
      next += 1
    }
    return nil
  }

  func layer(of screen: ReferenceScreen) -> Int? {
    let root = screen.parents.last ?? screen
    return layers.firstIndex { $0 === root }
  }

  /// Takes away all layers above one.
  func dismiss(above layer: Int) {
    let layers = layers
    if layer + 1 < layers.count { layers[layer + 1].presenter?.presented = nil }
  }

  /// All screens that the window holds, on display or not.
  var all: [ReferenceScreen] { root?.all() ?? [] }

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
