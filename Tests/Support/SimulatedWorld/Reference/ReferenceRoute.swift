import Switchback

/// What a navigation does to a window, as the rules say it, carried out on a copy.
struct ReferenceRoute {
  private enum Source {
    case live(ReferenceScreen)
    case built(ReferenceScreen)
    /// Something that is looked up in what was built.
    case lookedUp
  }

  typealias Failure = ReferenceResolution.Failure

  let anchor: ReferenceScreen
  /// What is built, nearest to the anchor first.
  private(set) var built: [ReferenceScreen] = []
  /// The numbers of the steps that build them.
  private var steps: [Int] = []
  /// Whether where screens go is known only when they are built.
  private(set) var isOpen = false
  /// Whether an action will refuse when the screens are built.
  private(set) var failsInBuilding = false
  /// What is in the window before, and no longer after.
  private(set) var gone: [ReferenceScreen] = []
  /// What may go, if what is looked up in a new screen turns out to be elsewhere.
  private(set) var mayGo: [ReferenceScreen] = []
  private(set) var changesNothing = false
  /// Whether what comes on display with the place presents layers, which are dismissed.
  private(set) var dismissesWhatComes = false
  /// What is there and hidden, and is to be made visible, from the inside out.
  private(set) var revealed: [ReferenceScreen] = []
  /// The greatest number of changes that the user may see.
  private(set) var operationCount = 0
  /// The layers whose last change the user sees as an animation, and whether layers are seen to go.
  private(set) var animatedLayers: Set<Int> = []
  private(set) var dismissesAnimated = false
  /// The window as it will be.
  let window: ReferenceWindow

  /// The last screen that goes into each new container, which is to be visible in it.
  private var embedded: [(container: ReferenceScreen, child: ReferenceScreen)] = []
  /// The positions in `built` of the screens that go into each new container.
  private(set) var parts: [Int: [Int]] = [:]
  /// What goes into a container that is known only when screens are built.
  private var late: [ReferenceScreen] = []
  /// The container that has received the last new screen, if that did not open a layer.
  private var surrounding: ReferenceScreen?
  /// New screens of which the factory only promises that they are screens.
  private var vague: [ReferenceScreen] = []
  /// Whether the window has no root yet, so that the anchor is no screen.
  private let startsEmpty: Bool
  private let host: HostScript
  /// Whether there are split views made of columns.
  let hasColumns: Bool
  private(set) var performed: [(ReferenceScreen, source: ReferenceScreen?, isRoot: Bool)] = []
  /// What an app's own action puts into a stack, and presents that.
  private var wrapped: [ReferenceScreen] = []
  private var changes:
    [(container: ReferenceScreen, after: [ReferenceScreen], child: ReferenceScreen)] = []

  @MainActor
  init(_ resolution: ReferenceResolution, in live: any ScreenWindow) throws {
    window = ReferenceWindow(of: live)
    host = resolution.app.host
    startsEmpty = resolution.startsEmpty
    if startsEmpty {
      anchor = ReferenceScreen(kind: .page, id: -1)
    } else if let screen = resolution.anchor, let anchor = window[screen] {
      self.anchor = anchor
    } else {
      throw Failure(reason: "the anchor is not in the window", dependsOnHierarchy: true)
    }
    let before = window.all
    hasColumns = before.contains { $0.kind == .columns }
    // Only a route that builds nothing can change nothing.
    let line = resolution.passed.isEmpty ? window.line : nil
    try goForwards(resolution.passed)
    for (container, child) in embedded { container.reveal(child) }
    if startsEmpty, built.isEmpty { throw Failure(reason: "no root") }
    let layer = startsEmpty ? 0 : try change()
    perform(above: layer)
    gone = window.missing(of: before)
    changesNothing = built.isEmpty && window.line == line
  }

  private mutating func goForwards(
    _ passed: [ReferenceResolution.Passed]
  ) throws {
    var source = Source.live(anchor)
    var isUnchecked = false
    for (index, step) in passed.enumerated().reversed() {
      switch step {
      case .toLookUp(let step):
        isUnchecked = true
        guard case .live = source else {
          source = .lookedUp
          isOpen = true
          continue
        }
        var insists = index == 0
        if case .insists = step.factory { insists = true }
        if insists {
          throw Failure(
            reason: "destination missing", dependsOnHierarchy: true, step: step.number)
        }
      case .toBuild(let step):
        source = .built(try Failure.of(step) { try build(step, from: source, isUnchecked) })
        isUnchecked = false
      }
    }
  }

  private mutating func build(
    _ step: StepScript, from source: Source, _ isUnchecked: Bool
  ) throws -> ReferenceScreen {
    var source = source
    if let wanted = step.action.container, step.action.expectsContainer || isUnchecked {
      source = try container(wanted, at: source, climbs: step.action.expectsContainer)
    }
    let id = step.number % 4
    let new = ReferenceScreen(kind: step.target.kind(on: host, id: id), id: id)
    if case .buildsFull = step.factory {
      new.put(own(of: step))
    }
    built.append(new)
    steps.append(step.number)
    if step.target == .any { vague.append(new) }
    if step.isWrapped { wrapped.append(new) }
    guard step.action.container != nil else {
      surrounding = nil
      switch source {
      case .live(let screen):
        if step.action == .replaceRoot, screen !== window.root, !startsEmpty {
          throw Failure(reason: "not the root")
        }
        if startsEmpty, step.action != .replaceRoot { throw Failure(reason: "no root") }
        performed.append((new, screen, step.action == .replaceRoot))
      case .built(let screen):
        if step.action == .replaceRoot {
          // A new screen is not the window's root, and what is would go without being asked.
          throw Failure(reason: "not the root")
        }
        performed.append((new, screen, false))
      case .lookedUp:
        if step.action == .replaceRoot { throw Failure(reason: "not the root") }
        isOpen = true
      }
      return new
    }
    switch source {
    case .live where startsEmpty: throw Failure(reason: "no root")
    case .live(let container):
      try insert(new, step.action, into: container)
    case .built(let container):
      if step.action.reachesInside {
        isOpen = true
        late.append(new)
      } else if let after = embedded(new, step.action, in: container.children) {
        container.put(after)
        if let outer = built.firstIndex(where: { $0 === container }) {
          parts[outer, default: []].append(built.count - 1)
        }
        embedded.removeAll { $0.container === container }
        embedded.append((container, new))
      } else {
        failsInBuilding = true
        isOpen = true
        new.parentReference = container
      }
    case .lookedUp:
      isOpen = true
      late.append(new)
      if step.action.expectsContainer { noteWhatMayGo(for: new, step.action) }
    }
    return new
  }

  /// What goes if a screen comes into the container around the last place, and not into a new one.
  private mutating func noteWhatMayGo(for new: ReferenceScreen, _ action: ActionScript) {
    var place = surrounding
    while let outer = place, action.container?.includes(outer.kind) == false {
      place = outer.parent
    }
    guard let container = place else { return }
    let kept = changes.last { $0.container === container }?.after ?? kept(in: container)
    guard let after = embedded(new, action, in: kept) else { return }
    mayGo += kept.filter { child in child.number != 0 && !after.contains { $0 === child } }
  }

  /// The screens of a complete container's own.
  private func own(of step: StepScript) -> [ReferenceScreen] {
    let pages = (1...3).reversed().map { ReferenceScreen(kind: .page, id: $0) }
    switch (step.target, step.ownCount) {
    case (_, 1), (.pages, _): return [pages[0]]
    case (.tabs, 2): return [pages[1], pages[0]]
    case (_, 2): return [pages[0], pages[1]]
    case (.stack, _): return [pages[0], pages[2], pages[1]]
    case (.tabs, _): return [pages[1], pages[0], pages[2]]
    case (.split, _) where step.replacesOwnStack:
      return [pages[0], ReferenceScreen(kind: .page, id: 0)]
    case (.split, _):
      let stack = ReferenceScreen(kind: .stack, id: 2)
      stack.put([pages[2]])
      return [pages[0], stack]
    default: return pages
    }
  }

  private func container(
    _ wanted: TargetScript, at source: Source, climbs: Bool
  ) throws -> Source {
    var candidate: Source? = source
    while let place = candidate {
      switch place {
      case .lookedUp: return place
      case .live(let screen):
        if wanted.includes(screen.kind) { return place }
        candidate = screen.parent.map { .live($0) }
      case .built(let screen):
        // What is made of it is known when it is built.
        if vague.contains(where: { $0 === screen }) { return .lookedUp }
        if wanted.includes(screen.kind) { return place }
        if late.contains(where: { $0 === screen }) { return .lookedUp }
        // What goes into a container on display is not there yet.
        let container =
          screen.parent ?? changes.first { $0.after.contains { $0 === screen } }?.container
        candidate = container.map { $0.number == 0 ? .built($0) : .live($0) }
      }
      if !climbs { break }
    }
    throw Failure(reason: "no container", dependsOnHierarchy: true)
  }

  private func embedded(
    _ new: ReferenceScreen, _ action: ActionScript, in children: [ReferenceScreen]
  ) -> [ReferenceScreen]? {
    switch action {
    case .push, .pushExpecting, .addTab, .addTabExpecting, .addPage, .pushInSecondary:
      children + [new]
    case .pushAsRoot, .setPage: [new]
    case .pushReplacingLast, .pushReplacingLastExpecting: children.dropLast() + [new]
    case .pushBelowTop: children.dropLast() + [new] + children.suffix(1)
    case .addFirstTab: [new] + children
    case .replaceFirstTab, .setPrimary, .showInPrimary: [new] + children.dropFirst()
    case .setSecondary: children.isEmpty ? nil : children.prefix(max(1, children.count - 1)) + [new]
    case .showInSecondary: children.prefix(max(1, children.count - 1)) + [new]
    case .present, .replaceRoot: nil
    }
  }

  private mutating func insert(
    _ new: ReferenceScreen, _ action: ActionScript, into source: ReferenceScreen
  ) throws {
    var container = source
    if action == .showInPrimary || action == .showInSecondary {
      guard container.kind == .columns, !container.isNarrow || !host.showsCompactColumns else {
        throw Failure(reason: "no such column")
      }
    }
    if action == .pushInSecondary {
      guard container.children.count > 1, container.children[1].isStack else {
        throw Failure(reason: "no stack in secondary")
      }
      container = container.children[1]
    }
    surrounding = container
    if let known = changes.lastIndex(where: { $0.container === container }) {
      guard let after = embedded(new, action, in: changes[known].after) else {
        throw Failure(reason: "no primary")
      }
      changes[known].after = after
      changes[known].child = new
      return
    }
    var kept = self.kept(in: container)
    if container.hasOnlySecondary, action == .showInSecondary { kept = [] }
    let isRefused = container.hasOnlySecondary && action == .setSecondary
    guard !isRefused, var after = embedded(new, action, in: kept) else {
      throw Failure(reason: "no primary")
    }
    if container.hasOnlySecondary, [.setPrimary, .showInPrimary].contains(action) { after += kept }
    changes.append((container, after, new))
  }

  /// What is in a container when the first new screen comes: what lies above the anchor in a stack leaves it.
  private func kept(in container: ReferenceScreen) -> [ReferenceScreen] {
    let kept = container.children
    let inner = [anchor] + anchor.parents
    guard container.isStack, container !== anchor,
      let position = kept.lastIndex(where: { child in inner.contains { $0 === child } })
    else { return kept }
    return Array(kept[...position])
  }

  /// - Returns: The layer that changes.
  private mutating func change() throws -> Int {
    let place = changes.last?.container ?? anchor
    guard !isLeaving(place), let (layer, _) = dismissLayers(above: place)
    else { throw Failure(reason: "not in the window", dependsOnHierarchy: true) }
    for (container, after, child) in changes {
      if hasNoPlace(for: after, in: container) {
        let number = built.firstIndex { $0 === child }.map { steps[$0] }
        throw Failure(reason: "no place in a narrow split view", step: number)
      }
      container.put(after)
      // A tab bar that shows the new tab by itself changes at once.
      animatedLayers =
        container.kind == .tabs && container.visible.contains { $0 === child } ? [] : [layer]
      // One that shows a single screen, which is not the last, selects the new one after the change.
      operationCount += [.tabs, .split, .compactSplit, .columns].contains(container.kind) ? 2 : 1
      container.reveal(child)
    }
    var child = place
    while let parent = child.parent {
      if !parent.visible.contains(where: { $0 === child }) {
        operationCount += 1
        animatedLayers = [layer]
        revealed.append(child)
      }
      parent.reveal(child)
      child = parent
    }
    // What has come on display with the place may present layers, which would cover it, and so may
    // other screens of the same layer.
    while dismissLayers(above: place)?.hasDismissed == true { dismissesWhatComes = true }
    return layer
  }

  /// Whether a narrow split view has no place for its new contents: one that shows its compact column, or has no stack to
  /// push onto.
  private func hasNoPlace(
    for after: [ReferenceScreen], in container: ReferenceScreen
  ) -> Bool {
    if !container.isNarrow { return false }
    if container.kind == .columns {
      return host.showsCompactColumns && after.contains { $0.number == 0 }
    }
    return after.count > 1 && after[0].number != 0 && !after[0].isStack
  }

  private mutating func perform(above layer: Int) {
    var highest = layer
    for (_, _, isRoot) in performed {
      if !isRoot { highest += 1 }
      animatedLayers.insert(highest)
    }
    operationCount += performed.count
    for (new, source, isRoot) in performed {
      if isRoot { window.root = new } else { source?.present(rootOfLayer(with: new)) }
    }
  }

  private func rootOfLayer(with new: ReferenceScreen) -> ReferenceScreen {
    if !wrapped.contains(where: { $0 === new }) { return new }
    let stack = ReferenceScreen(kind: host.kind(.stack, id: 0), id: 0)
    stack.put([new])
    return stack
  }

  /// Dismisses what lies above the layer of a screen.
  ///
  /// - Returns: The layer, or `nil` if the screen is in none.
  private mutating func dismissLayers(
    above screen: ReferenceScreen
  ) -> (layer: Int, hasDismissed: Bool)? {
    var root = screen
    while let parent = root.parent { root = parent }
    let layers = window.layers
    guard let layer = layers.firstIndex(where: { $0 === root }) else { return nil }
    if layer + 1 == layers.count { return (layer, false) }
    operationCount += 1
    dismissesAnimated = true
    layers[layer + 1].presenter?.presented = nil
    return (layer, true)
  }

  /// Whether a screen is on its way out, or something around it.
  private func isLeaving(_ screen: ReferenceScreen) -> Bool {
    var screen = screen
    while true {
      if screen.isLeaving { return true }
      guard let parent = screen.parent else { return false }
      screen = parent
    }
  }
}
