/// Turns a resolution into a route.
///
/// Walks forwards, from the anchor to the destination, and determines the place of each new screen.
/// Then determines the changes on screen: it dismisses the layers above and reveals hidden places
/// from the inside out, so that only the last change of a layer can be seen.
@MainActor
final class RoutePlanner {
  private let resolution: Resolution
  private let route: Route
  /// The place of the next screen.
  private var source: Route.Source
  /// The screen that is there around the place of the last new one, if any.
  private var surrounding: (any Screen)?
  /// The new screens, once they are built.
  private let new: BuiltRoute?

  private init(_ resolution: Resolution, anchor: any Screen, new: BuiltRoute?) {
    self.resolution = resolution
    self.new = new
    route = Route(anchor: anchor, capacity: resolution.steps.count - 1)
    source = .live(anchor)
  }

  /// - Parameter new: The new screens and the results of look-ups in them. A route with places inside new
  ///   screens is planned again when these are built: they are then screens like all others.
  /// - Throws: ``ChainError`` if the chain ends without an existing screen; ``SourceError``, ``HierarchyError`` and
  ///   the errors of actions that cannot work there.
  static func route(
    for resolution: Resolution, with new: BuiltRoute? = nil
  ) throws -> Route {
    guard let anchor = resolution.anchor else {
      resolution.failing = resolution.steps.last?.link
      throw ChainError.unanchored
    }
    let planner = RoutePlanner(resolution, anchor: anchor, new: new)
    let destination = resolution.steps.firstIndex(where: \.hasScreen)
    for index in resolution.steps.indices.reversed() {
      do {
        try planner.go(on: index, isDestination: index == destination)
      } catch {
        resolution.failing = planner.goingIn(at: index)?.link ?? resolution.steps[index].link
        throw error
      }
    }
    do {
      try planner.planOperations()
    } catch {
      resolution.failing = resolution.failing ?? resolution.steps.last?.link
      throw error
    }
    return planner.route
  }

  private func go(on index: Int, isDestination: Bool) throws {
    let resolved = resolution.steps[index]
    switch resolved.outcome {
    case .found:
      route.anchorTasks = resolved.tasks
    case .expecting(let wanted):
      source = try container(wanted, at: index)
    case .passed, .chose, .noted:
      break
    case .lookup(let step):
      let base = route.constructions.count - 1
      if base < 0 {
        if !isDestination, !step.insists { return }
        throw SourceError.destinationMissing(screenTypeName(step.targetType))
      }
      let index = route.lookups.count
      // A step whose screen is not among the built ones is skipped.
      source = new.map { .live($0.lookedUp[index] ?? $0.screens[base]) } ?? .inside(base)
      route.hasOpenPlaces = true
      route.lookups.append(
        Route.Lookup(
          step: step, tasks: resolved.tasks, base: base, isDestination: isDestination))
    case .build(let step):
      try integrate(step, resolved.tasks)
    }
  }

  private func integrate(_ step: any BuildingStep, _ tasks: PreparedTasks?) throws {
    var source = source
    switch source {
    case .live(let screen): try step.action.check(screen)
    case .around: try noteWhatMayGo(with: step)
    case .built, .inside: break
    }
    let embedding = step.embedding
    let reachesInside = embedding?.reachesInside == true
    let index = route.constructions.count
    // Once it is built, a new screen is like any other, unless this one was handed to its factory.
    if embedding != nil, let new, case .built(let container) = source, !new.isEmbedded(index) {
      source = .live(new.screens[container])
    }
    var integration = Route.Integration.performed(onDisplay: false)
    if let embedding {
      switch source {
      case .live(let screen):
        let container = try embedding.container(inScreen: screen)
        // A place that an earlier change removes is no longer one: the action looks for its
        // container after that change.
        if try !reachesInside || !isTakenAway(container) {
          try insert(index, step, embedding, into: container)
          integration = .inserted(into: container)
          surrounding = container
        }
      case .built(let container) where !reachesInside:
        integration = .embedded(in: container)
        route.constructions[container].children.append(index)
      case .built, .inside, .around:
        integration = .open
        route.hasOpenPlaces = true
      }
    } else if case .live(let screen) = source {
      // An action on a screen that is new itself takes nothing away.
      if try new == nil || isInWindow(screen) {
        guard let window = resolution.window else { throw HierarchyError.noRoot }
        integration = .performed(onDisplay: true)
        route.takenAway += try step.action.screensTakenAway(fromScreen: screen, in: window)
      }
    } else if step.action.replacesRoot {
      // The current root would be removed without being asked.
      throw ChainError.notRoot(route.name(of: source))
    }
    if case .performed = integration { surrounding = nil }
    route.add(
      Route.Construction(step: step, tasks: tasks, source: source, integration: integration))
    self.source = .built(index)
  }

  /// The source, if it is a container of a type, or else the nearest one around it.
  private func container(_ wanted: TypeTest, at step: Int) throws -> Route.Source {
    var candidate: Route.Source? = source
    while let place = candidate {
      switch place {
      case .inside(let index), .around(let index): return .around(index)
      case .live(let screen):
        let end = try Path.climb(from: screen) { wanted.matches($0) }
        if wanted.matches(end) { return .live(end) }
        candidate = around(.live(end))
      case .built(let index):
        let type = ScreenType(wanted.type)
        let promised = ScreenType(route.constructions[index].step.targetType)
        if promised.isKind(of: type) || new.map({ wanted.matches($0.screens[index]) }) == true {
          return place
        }
        // A factory may promise less than it makes.
        if new == nil,
          type.isKind(of: promised) || !promised.isClass || !type.isClass && promised.isBase
        {
          return .around(index)
        }
        candidate = around(place)
      }
    }
    if route.startsInEmptyWindow, case .live = source { throw HierarchyError.noRoot }
    throw SourceError.noContainer(
      around: route.name(of: source), wanted: screenTypeName(wanted.type),
      action: goingIn(at: step)?.action.actionName ?? "The chain")
  }

  /// The step whose screen goes into the container that a step expects.
  private func goingIn(at index: Int) -> (any BuildingStep)? {
    guard case .expecting = resolution.steps[index].outcome,
      case .build(let step)? = resolution.steps[..<index].last(where: \.hasScreen)?.outcome,
      step.embedding != nil
    else { return nil }
    return step
  }

  /// The place around a source.
  private func around(_ source: Route.Source) -> Route.Source? {
    switch source {
    case .inside(let index), .around(let index):
      return .built(index)
    case .built(let index):
      switch route.constructions[index].integration {
      case .embedded(let container): return .built(container)
      case .inserted(let container): return .live(container)
      case .performed: return nil
      case .open:
        guard case .built(let outer) = route.constructions[index].source else {
          return route.constructions[index].source
        }
        return .inside(outer)
      }
    case .live(let screen):
      // A new screen that is not in its place yet.
      guard let new, let index = new.screens.firstIndex(where: { $0 === screen }),
        let around = around(.built(index))
      else { return nil }
      if case .built(let container) = around { return .live(new.screens[container]) }
      return around
    }
  }

  /// Notes the screens that go if the container is not among the new ones: where a screen is that is
  /// looked up in them is known only when they are built.
  private func noteWhatMayGo(with step: any BuildingStep) throws {
    guard let embedding = step.embedding, let surrounding else { return }
    let screen = try Path.climb(from: surrounding) { embedding.accepts($0) }
    guard embedding.accepts(screen) else { return }
    let container = try embedding.container(inScreen: screen)
    let kept = try (slot(of: container, in: route.slots) ?? unchanged(container)).after ?? []
    let number = route.constructions.count
    let change = Slot(.contents(container), holding: kept.compactMap(\.screen), after: kept)
    try change.embed(
      ChildScreen(step: number, type: step.targetType), number: number, by: embedding)
    route.mayBeRemoved += change.removed
  }

  /// Whether the changes so far remove a container.
  private func isTakenAway(_ container: any ContainerScreen) throws -> Bool {
    try Path(from: container).places.contains { place in
      guard let container = place.container, let change = slot(of: container, in: route.slots)
      else { return false }
      return change.after?.contains { $0.screen === place.child } == false
    }
  }

  /// Puts a new screen among the children of a container on display, or of one inside a new screen.
  private func insert(
    _ index: Int, _ step: any BuildingStep, _ embedding: any ContainerAction,
    into container: any ContainerScreen
  ) throws {
    let child = ChildScreen(step: index, type: step.targetType)
    let known =
      slot(of: container, in: route.slots) ?? slot(of: container, in: route.preparations)
    if let known { return try known.embed(child, number: index, by: embedding) }
    let slot = try unchanged(container)
    try slot.embed(child, number: index, by: embedding)
    if new != nil, try !isInWindow(container) {
      route.preparations.append(slot)
    } else {
      route.add(slot, of: container)
    }
  }

  /// The contents of a container as they are when the first new screen comes.
  private func unchanged(_ container: any ContainerScreen) throws -> Slot {
    let before = container.containedScreens
    // The screens above the anchor in a stack are popped when the anchor is made visible.
    var kept = before[...]
    if container is any StackContainer, container !== route.anchor,
      let inner = try Path(from: route.anchor).child(of: container),
      let position = before.lastIndex(where: { $0 === inner })
    {
      kept = before[...position]
    }
    var after: [ChildScreen] = []
    after.reserveCapacity(kept.count + 1)
    for screen in kept { after.append(ChildScreen(screen)) }
    return Slot(.contents(container), holding: before, after: after)
  }

  private func isInWindow(_ screen: any Screen) throws -> Bool {
    try resolution.hierarchy.tower()?.layer(withRoot: Path(from: screen).root) != nil
  }

  // NB: a loop here and below, since each call of an actor-isolated closure checks the actor, which
  // for a container of many children takes longer than all the rest.
  private func slot(of container: any ContainerScreen, in slots: [Slot]) -> Slot? {
    for slot in slots.reversed() {
      if case .contents(let changed) = slot.place, changed === container { return slot }
    }
    return nil
  }

  private func planOperations() throws {
    if route.startsInEmptyWindow {
      // Nothing is to be dismissed or revealed, and only built screens could be shown.
      if route.constructions.isEmpty { throw HierarchyError.noRoot }
      planPerforming(from: 0)
      return animateLastOfEachLayer()
    }
    let leaf = route.leaf
    let path = try Path(from: leaf)
    guard let tower = try resolution.hierarchy.tower(),
      let layer = tower.layer(withRoot: path.root), !path.isBeingDismissed
    else { throw SourceError.notInWindow(found: name(of: route.anchor)) }

    let changes = route.slots
    let presentsNow = layer + 1 < tower.count
    if presentsNow { dismiss(Array(tower.upper[layer...]), above: layer) }
    for change in changes {
      dropWhatCovers(change)
      try checkPlaces(of: change)
      route.operations.append(Route.Planned(operation: .change(change), layer: layer))
    }
    try reveal(path, layer: layer)
    try dismissWhatIsLeft(in: presentsNow ? path.root : nil, above: layer)
    planPerforming(from: layer)
    animateLastOfEachLayer()
  }

  private func checkPlaces(of change: Slot) throws {
    guard case .contents(let container) = change.place else { return }
    do {
      try asChoosingContainer(container)?.checkPlaces(of: change.after ?? [])
    } catch {
      if let child = change.child { resolution.failing = route.constructions[child].step.link }
      throw error
    }
  }

  private func dismiss(_ layers: [Tower.Presentation], above layer: Int) {
    let slots = layers.map { presenter, root in
      Slot(.presentation(by: presenter), holding: [root], after: [])
    }
    route.slots += slots
    route.operations.append(Route.Planned(operation: .dismiss(slots), layer: layer + 1))
  }

  /// Dismisses the layers that would cover the place after all changes: those presented by a hidden
  /// screen that becomes visible together with the place, and those of other screens of the layer.
  ///
  /// - Parameter root: The root of the layer, if it has presented something.
  private func dismissWhatIsLeft(
    in root: (any Screen)?, above layer: Int
  ) throws {
    let hidden = route.surroundings.last { !$0.isShown }
    guard let first = root ?? hidden?.place.parent ?? route.changed as? any SplitContainer
    else { return }
    var gone = IdentitySet()
    for root in route.dismissed { _ = gone.insert(root) }
    route.coming = route.coming(in: first)
    for slot in route.coming {
      guard case .presentation(let screen) = slot.place, let presented = slot.before.screens.first,
        gone.insert(presented)
      else { continue }
      let above = try Tower(root: presented).upper
      dismiss([(presenter: screen, root: presented)] + above, above: layer)
    }
  }

  private func reveal(_ path: Path, layer: Int) throws {
    for place in path.places {
      guard let container = place.container else {
        throw SourceError.notInWindow(found: name(of: route.anchor))
      }
      let isShown = place.isShown
      route.surroundings.append((place, isShown))
      if isShown { continue }
      route.operations.append(
        Route.Planned(operation: .reveal(place.child, in: container), layer: layer))
      let all = container.containedScreens
      let known = all.lastIndex { $0 === place.child }
      // The place of a column is none of the screens.
      if known != nil { route.revealed.append(place.child) }
      guard container is any StackContainer else { continue }
      let position = known ?? all.endIndex - 1
      route.slots.append(
        Slot(.contents(container), holding: all, after: all[...position].map { ChildScreen($0) }))
    }
  }

  private func planPerforming(from layer: Int) {
    var layer = layer
    for index in route.constructions.indices {
      guard case .performed = route.constructions[index].integration else { continue }
      if route.constructions[index].step.action.opensLayer { layer += 1 }
      route.operations.append(Route.Planned(operation: .perform(index), layer: layer))
    }
  }

  /// Keeps in a stack the final screens: none above the new screen that is to be visible.
  private func dropWhatCovers(_ slot: Slot) {
    guard case .contents(let container) = slot.place, container is any StackContainer,
      let after = slot.after, let position = slot.position
    else { return }
    slot.after = Array(after[...position])
  }

  private func animateLastOfEachLayer() {
    if !resolution.isAnimated { return }
    var highest = Int.max
    let firstDismissal = route.operations.firstIndex {
      if case .dismiss = $0.operation { true } else { false }
    }
    // Layers never decrease except for the dismissal, which has a layer of its own to remove.
    for index in route.operations.indices.reversed() {
      let layer = route.operations[index].layer
      if case .dismiss = route.operations[index].operation {
        route.operations[index].isAnimated = index == firstDismissal
      } else if layer < highest {
        route.operations[index].isAnimated = true
        highest = layer
      }
    }
  }
}
