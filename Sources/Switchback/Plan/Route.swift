/// The way from the anchor to the destination: the screens to build, the place of each, and the
/// changes on screen, in this order.
///
/// Each navigation makes its own, which does not change once it is planned: all parts of the navigation share
/// it.
@MainActor
final class Route {
  /// The screen into which a new one is integrated.
  enum Source {
    case live(any Screen)
    case built(Int)
    /// A screen inside a new one, known when that is built.
    case inside(Int)
    /// A container that is known then, too: that screen, or one around it.
    case around(Int)
  }

  /// The way in which a new screen is integrated.
  enum Integration {
    /// As a child of a container that is built: handed to its factory.
    case embedded(in: Int)
    /// As a child of a container that is there: part of a change.
    case inserted(into: any ContainerScreen)
    /// As a child of a container inside a new screen, known when that is built.
    case open
    /// By its action, once the source is on screen. If it is there already, the action may take screens away.
    case performed(onDisplay: Bool)
  }

  @MainActor
  final class Construction {
    let step: any BuildingStep
    let tasks: PreparedTasks?
    let source: Source
    let integration: Integration
    /// The new screens that go into this one.
    var children: [Int] = []

    init(
      step: any BuildingStep, tasks: PreparedTasks?, source: Source, integration: Integration
    ) {
      self.step = step
      self.tasks = tasks
      self.source = source
      self.integration = integration
    }

    /// The screens that the action says it would take away now.
    func screensTakenAway(in window: any ScreenWindow) throws -> [any Screen] {
      guard case .performed(onDisplay: true) = integration, case .live(let screen) = source
      else { return [] }
      return try step.action.screensTakenAway(fromScreen: screen, in: window)
    }
  }

  final class Lookup {
    let step: PreparedLookup
    let tasks: PreparedTasks?
    /// The new screen in which to look.
    let base: Int
    let isDestination: Bool

    init(step: PreparedLookup, tasks: PreparedTasks?, base: Int, isDestination: Bool) {
      (self.step, self.tasks, self.base, self.isDestination) = (step, tasks, base, isDestination)
    }
  }

  indirect enum Operation {
    /// Dismisses layers, the lowest of them first.
    case dismiss([Slot])
    /// Changes the children of a container.
    case change(Slot)
    case reveal(any Screen, in: any ContainerScreen)
    case perform(Int)
  }

  struct Planned {
    let operation: Operation
    let layer: Int
    var isAnimated = false
  }

  let anchor: any Screen
  /// In the order in which they are integrated: nearest to the anchor first.
  private(set) var constructions: [Construction]
  var lookups: [Lookup] = []
  /// What changes inside new screens, before they are shown.
  var preparations: [Slot] = []
  /// What changes: first the containers that receive new screens, then the layers to dismiss, and the stacks
  /// to go back in.
  var slots: [Slot] = []
  var operations: [Planned] = []
  /// The way up from the place of the first new screen, and whether each container shows what it holds of it.
  var surroundings: [(place: Path.Place, isShown: Bool)] = []
  /// The screens on display after the changes in the layer of the place, and what each presents now. Empty
  /// if nothing in the layer presents anything and nothing hidden comes on display.
  var coming: [Slot] = []
  /// The hidden screens that become visible.
  var revealed: [any Screen] = []
  /// The screens that actions say they take away.
  var takenAway: [any Screen] = []
  /// The screens to pop or replace, too, if what is looked up among new screens turns out to be elsewhere.
  var mayBeRemoved: [any Screen] = []
  /// Whether the place of any new screen is known only when others are built.
  var hasOpenPlaces = false
  var anchorTasks: PreparedTasks?

  /// The container whose contents change last.
  private(set) var changed: (any ContainerScreen)?

  init(anchor: any Screen, capacity: Int) {
    self.anchor = anchor
    var none: [Construction] = []
    none.reserveCapacity(capacity)
    constructions = none
  }

  /// Whether the window has no root yet.
  var startsInEmptyWindow: Bool { anchor is EmptyWindow }

  /// The existing screens that new ones follow.
  var reused: [any Screen] { startsInEmptyWindow ? [] : [anchor] }

  /// Whether there is nothing to do. Every new screen has an operation that puts it somewhere.
  var changesNothing: Bool { operations.isEmpty }

  /// The innermost screen that was there before: the container whose contents change last, or the anchor.
  var leaf: any Screen { changed ?? anchor }

  /// The roots of the layers to dismiss, from the bottom up.
  var dismissed: [any Screen] { removed(inLayers: true) }

  /// The screens to pop or replace, each together with everything in it.
  var removed: [any Screen] { takenAway + removed(inLayers: false) }

  /// The guards among the screens to be removed: those of the topmost layer first, in each layer
  /// the outer before the inner ones.
  ///
  /// - Complexity: O(*n*), where *n* is the number of screens to be removed.
  func leaveGuards() -> [any LeaveGuard] {
    Switchback.leaveGuards(in: removed.reversed() + dismissed)
  }

  @inline(never)
  private func removed(inLayers areLayers: Bool) -> [any Screen] {
    var screens: [any Screen] = []
    for slot in slots {
      let isLayer = if case .presentation = slot.place { true } else { false }
      if isLayer == areLayers { screens += slot.removed }
    }
    return screens
  }

  /// The constructions as they are built: from the anchor on, and children before their container.
  var buildingOrder: [Int] {
    var order: [Int] = []
    for index in constructions.indices where constructions[index].children.isEmpty {
      var next = index
      order.append(next)
      while case .embedded(let container) = constructions[next].integration,
        constructions[container].children.last == next
      {
        next = container
        order.append(next)
      }
    }
    return order
  }

  /// The name of a source, or of its type if it is new.
  func name(of source: Source) -> String {
    switch source {
    case .live(let screen): return Switchback.name(of: screen)
    case .built(let index): return screenTypeName(of: index)
    case .inside(let index), .around(let index):
      // What is looked for in it, if anything is.
      let lookup = lookups.last { $0.base == index }
      return lookup.map { Switchback.screenTypeName($0.step.targetType) }
        ?? screenTypeName(of: index)
    }
  }

  /// The name of the type of a new screen.
  func screenTypeName(of construction: Int) -> String {
    Switchback.screenTypeName(constructions[construction].step.targetType)
  }

  // NB: taken out and put back. If a list is changed in place, each place that reads it checks for exclusive access.
  func add(_ construction: Construction) {
    var all = constructions
    constructions = []
    all.append(construction)
    constructions = all
  }

  func add(_ slot: Slot, of container: any ContainerScreen) {
    slots.append(slot)
    changed = container
  }

  /// The screens that will be on display in a screen after the changes, among those that are there now,
  /// and what each presents.
  func coming(in first: any Screen) -> [Slot] {
    // The outermost last.
    var hidden = surroundings.filter { !$0.isShown }
    var coming: [Slot] = []
    var pending = [first]
    var seen = IdentitySet()
    var head = 0
    while head < pending.count {
      let screen = pending[head]
      head += 1
      guard !screen.isBeingDismissed, seen.insert(screen) else { continue }
      coming.append(Slot(.presentation(by: screen)))
      guard let container = asContainer(screen) else { continue }
      let isOnPath = hidden.last?.place.parent === screen
      var child = isOnPath ? hidden.removeLast().place.child : nil
      if child == nil, let former = changedColumn(of: container) {
        child = former
        // It goes, and comes on display no more.
        _ = seen.insert(former)
      }
      guard let child else {
        pending += visibleScreens(of: container)
        continue
      }
      pending.append(child)
      if (container as? any SplitContainer)?.isCollapsed == false {
        // The other columns stay on display beside one that is shown. Hidden ones come with it: all, or those after it.
        let columns = container.containedScreens
        pending += container.visibleScreens
        pending +=
          asCollapsingContainer(container) == nil ? columns[...] : columns.drop { $0 !== child }
      }
    }
    return coming
  }

  /// The screen of a hidden column that changes, and so comes on display.
  private func changedColumn(of container: any ContainerScreen) -> (any Screen)? {
    guard container === changed, (container as? any SplitContainer)?.isCollapsed == false,
      let position = slots.last(where: { $0.child != nil })?.position,
      let former = container.containedScreens.dropFirst(position).first
    else { return nil }
    return container.visibleScreens.contains(former) ? nil : former
  }

  /// The visible screens of a container after the changes, among its current children.
  private func visibleScreens(of container: any ContainerScreen) -> [any Screen] {
    let visible = container.visibleScreens
    guard container === changed, visible.count == 1 else { return visible }
    // A container that shows a single screen will show the new one. An app's own container with
    // only one screen in it does not tell how many it shows.
    let showsOne =
      container.containedScreens.count > 1 || container is any StackContainer
      || container is any TabContainer || (container as? any SplitContainer)?.isCollapsed == true
    return showsOne ? [] : visible
  }
}

extension NavigationPlan {
  /// Whether the window is still as the plan has seen it: the layers, the place of the anchor, the
  /// visible screens of the containers around it, what each screen presents that comes on display, and
  /// the containers to change.
  ///
  /// - Complexity: O(*d* + *c*), where *d* is the depth of the anchor and *c* the number of
  ///   children of the containers to change or to go back in, and of screens that come on display.
  func isCurrent(in window: any ScreenWindow) throws -> Bool {
    if route.startsInEmptyWindow { return window.rootScreen == nil }
    guard let planned = try? resolution.hierarchy.tower(),
      let root = window.rootScreen, let tower = try? Tower(root: root),
      root === planned.root, tower.upper.elementsEqual(planned.upper, by: { $0.root === $1.root }),
      let path = try? Path(from: route.anchor), tower.layer(withRoot: path.root) != nil,
      !path.isBeingDismissed
    else { return false }
    let areSurroundingsSame = route.surroundings.allSatisfy { $0.isShown == $0.place.isShown }
    let isSameComing =
      route.coming.first?.place.screen.map { first in
        route.coming(in: first).elementsEqual(route.coming) {
          $0.place.screen === $1.place.screen && $0.before.isSame(as: $1.before)
        }
      } ?? true
    return try areSurroundingsSame && isSameComing && route.slots.allSatisfy(\.isCurrent)
      && areSame(
        route.constructions.flatMap { try $0.screensTakenAway(in: window) }, route.takenAway)
  }
}

/// The guards among screens and in everything that goes with them, the last screen first.
@MainActor
package func leaveGuards(in screens: [any Screen]) -> [any LeaveGuard] {
  everything(in: screens, findable: false).compactMap { asLeaveGuard($0) }
}

/// Screens and everything that goes with them, the last screen first: what they contain and, as a layer is
/// hidden together with its presenter, what they present. Without what is leaving anyway.
///
/// - Parameter isFindable: Whether to leave out what searches do not find in a screen.
@MainActor @inline(never)
func everything(in screens: [any Screen], findable isFindable: Bool = true) -> [any Screen] {
  var all: [any Screen] = []
  var seen = IdentitySet()
  var stack = screens
  while let screen = stack.popLast() {
    if screen.isBeingDismissed || !seen.insert(screen) { continue }
    all.append(screen)
    if let presented = screen.presentedScreen { stack.append(presented) }
    let keeping = isFindable ? nil : asKeepingScreen(screen)
    let inner = keeping?.keptScreens ?? asContainer(screen)?.containedScreens ?? []
    stack += inner.reversed()
  }
  return all
}
