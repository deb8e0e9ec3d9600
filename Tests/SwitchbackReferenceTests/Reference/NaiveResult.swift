import SimulatedWorld
import Switchback
import SwitchbackModel

/// The tree that a navigation results in, found out on a copy of the window that any change can be
/// made to.
@MainActor
struct NaiveResult {
  private let window = LooseWindow()
  private var copies: [ObjectIdentifier: LooseScreen] = [:]
  private var collapsed: Set<ObjectIdentifier> = []

  /// The tree, or `nil` if the navigation cannot be resolved.
  static func drawing(
    of trial: TrialNavigation<ModelTrialHost>, in original: ModelWindow
  ) throws -> String? {
    var result = NaiveResult()
    defer { result.window.clear() }
    result.window.root = original.root.map { result.copy($0) }
    return try result.navigate(trial, in: original) ? result.window.drawing : nil
  }

  private mutating func copy(_ screen: ModelScreen) -> LooseScreen {
    let copy = make(screen)
    copy.title = screen.name
    copies[ObjectIdentifier(screen)] = copy
    if let original = screen as? ModelContainer, let container = copy as? LooseContainer {
      container.children = original.screens.map { self.copy($0) }
      for child in container.children { child.parent = container }
      container.shown = original.visibleScreens.compactMap { copies[ObjectIdentifier($0)] }
      if (original as? ModelSplit)?.isCollapsed == true {
        collapsed.insert(ObjectIdentifier(container))
      }
    }
    if let presented = screen.presented { present(self.copy(presented), on: copy) }
    return copy
  }

  private func make(_ screen: ModelScreen) -> LooseScreen {
    let type: LooseScreen.Type =
      switch screen {
      case is ModelStack: LooseStack.self
      case is ModelTabs: LooseTabs.self
      case is ModelSplit: LooseSplit.self
      case is ModelContainer: LooseContainer.self
      default: LooseScreen.self
      }
    return make(type)
  }

  private func make<T: LooseScreen>(_ type: T.Type) -> T {
    let screen = type.init(number: window.screens.count)
    window.screens.append(screen)
    return screen
  }

  private func present(_ screen: LooseScreen, on presenter: LooseScreen) {
    presenter.presented = screen
    screen.presenter = presenter
  }

  private func navigate(
    _ trial: TrialNavigation<ModelTrialHost>, in original: ModelWindow
  ) throws -> Bool {
    if let options = trial.options {
      let search = NaiveSearch(options, from: trial.start, in: original)
      let found = search.offered.first { ($0 as? Thing)?.id == trial.id }
      if let found {
        guard let shown = try show(found) else { return false }
        try uncover(shown)
        return true
      }
    }
    let new = newScreens(trial)
    switch trial.place {
    case .push(let stack): return try change(stack) { $0 + [new] }
    case .pushAsRoot(let stack): return try change(stack) { _ in [new] }
    case .replaceTop(let stack): return try change(stack) { $0.dropLast() + [new] }
    case .addTab(let tabs, let index, let isReplacing):
      return try change(tabs) { children in
        guard let index, index < children.count else { return children + [new] }
        return children[..<index] + [new] + children[(isReplacing ? index + 1 : index)...]
      }
    case .setPrimary(let split): return try change(split) { [new] + $0.dropFirst() }
    case .setSecondary(let split): return try change(split) { $0.prefix(1) + [new] }
    case .pushAround(let screen):
      return try change(around: screen, LooseStack.self) { $0 + [new] }
    case .addTabAround(let screen):
      return try change(around: screen, LooseTabs.self) { $0 + [new] }
    case .present(let screen):
      guard let presenter = try show(screen) else { return false }
      try uncover(presenter)
      present(new, on: presenter)
    case .presentFromCurrent:
      guard let top = try naiveLayers(of: window).last as? LooseScreen else { return false }
      present(new, on: top)
    case .presentFromRoot:
      guard let root = original.root, let presenter = try show(root) else { return false }
      try uncover(presenter)
      present(new, on: presenter)
    case .replaceRoot: window.root = new
    }
    return true
  }

  private func newScreens(_ trial: TrialNavigation<ModelTrialHost>) -> LooseScreen {
    let thing = make(LooseScreen.self)
    thing.title = "Thing(\(trial.id))"
    let other = make(LooseScreen.self)
    other.title = "Thing(100)"
    switch trial.wrapping {
    case .none: return thing
    case .stack: return container(LooseStack.self, "stack", [thing])
    case .everywhere: return container(LooseStack.self, "stack", [other, thing])
    case .tabs: return container(LooseTabs.self, "tabs", [other, thing])
    case .stackInTabs:
      return container(
        LooseTabs.self, "tabs", [other, container(LooseStack.self, "stack", [thing])])
    }
  }

  private func container(
    _ type: LooseContainer.Type, _ title: String, _ children: [LooseScreen]
  ) -> LooseContainer {
    let container = make(type)
    container.title = title
    set(children, in: container)
    if let last = children.last { container.shown = [last] }
    return container
  }

  private func set(_ children: [LooseScreen], in container: LooseContainer) {
    container.children = children
    for child in children { child.parent = container }
  }

  /// Dismisses what is above a screen's layer and makes the screen visible.
  private func show(_ original: any Screen) throws -> LooseScreen? {
    guard let screen = copies[ObjectIdentifier(original)] else { return nil }
    let layers = try naiveLayers(of: window)
    let root = try naiveParents(of: screen).last ?? screen
    guard let layer = layers.firstIndex(where: { $0 === root }) else { return nil }
    if layer + 1 < layers.count { (layers[layer + 1] as? LooseScreen)?.presenter?.presented = nil }
    var child = screen
    while let container = child.parent as? LooseContainer {
      reveal(child, in: container)
      child = container
    }
    return screen
  }

  /// Dismisses what has come on display together with a screen.
  private func uncover(_ screen: LooseScreen) throws {
    let root = try naiveParents(of: screen).last ?? screen
    let layers = try naiveLayers(of: window)
    guard let layer = layers.firstIndex(where: { $0 === root }), layer + 1 < layers.count
    else { return }
    (layers[layer + 1] as? LooseScreen)?.presenter?.presented = nil
  }

  private func reveal(_ child: LooseScreen, in container: LooseContainer) {
    if container is LooseStack {
      let position = container.children.firstIndex { $0 === child } ?? 0
      container.children = Array(container.children[...position])
    }
    if container is LooseStack || container is LooseTabs
      || collapsed.contains(ObjectIdentifier(container))
    {
      container.shown = [child]
    } else {
      container.shown = container.children
    }
  }

  private func change<S: Sequence<LooseScreen>>(
    _ original: ModelContainer, _ change: ([LooseScreen]) -> S
  ) throws -> Bool {
    guard let container = try show(original) as? LooseContainer else { return false }
    let old = container.children
    set(Array(change(old)), in: container)
    if let new = container.children.first(where: { child in !old.contains { $0 === child } }) {
      reveal(new, in: container)
    }
    try uncover(container)
    return true
  }

  private func change(
    around original: any Screen, _ type: LooseContainer.Type,
    _ change: ([LooseScreen]) -> [LooseScreen]
  ) throws -> Bool {
    guard var inner = copies[ObjectIdentifier(original)] else { return false }
    if Swift.type(of: inner) != type {
      // What lies on top of it in a stack goes, as if it were made visible.
      while let outer = inner.parent, Swift.type(of: outer) != type { inner = outer }
      if let stack = inner.parent as? LooseStack { reveal(inner, in: stack) }
    }
    var candidate: (any Screen)? = original
    while let screen = candidate,
      copies[ObjectIdentifier(screen)].map({ Swift.type(of: $0) }) != type
    {
      candidate = screen.parentScreen
    }
    return try (candidate as? ModelContainer).map { try self.change($0, change) } ?? false
  }
}
