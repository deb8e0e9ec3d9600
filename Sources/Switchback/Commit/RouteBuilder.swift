/// Builds the screens of a route. Nothing on display is touched.
@MainActor
struct RouteBuilder {
  private var built: BuiltRoute

  /// The step at which building failed.
  private(set) var failing: (any StepDescribing)?

  init(_ route: Route) {
    built = BuiltRoute(route)
  }

  private var route: Route { built.route }

  /// - Throws: What factories and context tasks throw, ``SourceError``, `CancellationError`.
  mutating func build(routerTasks: RouteTasks?) async throws -> BuiltRoute {
    for index in route.constructions.indices.reversed() {
      do {
        try await build(index)
      } catch {
        failing = route.constructions[index].step.link
        throw error
      }
    }
    for lookup in route.lookups { try await look(lookup) }
    if route.hasLatePlaces {
      for index in route.constructions.indices { try await place(index) }
    }
    try await runContextTasks(routerTasks)
    return built
  }

  /// Builds a screen. Those nearer to the destination are there already.
  private mutating func build(_ index: Int) async throws {
    let step = route.constructions[index].step
    try Task.checkCancellation()
    let places = route.constructions[index].children
    guard let last = places.last else {
      built.add(try await step.build(holding: .none))
      return
    }
    let screens = places.map { built.screen($0) }
    let children = ChildScreens(isEmpty: false) { [route] list in
      for (place, screen) in zip(places, screens) {
        try route.constructions[place].step.embedding?.embed(ChildScreen(screen), in: &list)
      }
    }
    let screen = try await step.build(holding: children)
    // The container may select another child than the one on the way to the destination.
    try await asContainer(screen)?.reveal(built.screen(last))
    built.add(screen)
  }

  /// Looks for a step that was passed over in what has been built.
  private mutating func look(_ lookup: Route.Lookup) async throws {
    failing = lookup.step.link
    let base = built.screen(lookup.base)
    if let screen = try lookup.step.find(in: Hierarchy(root: base)) {
      try await reveal(screen, upTo: base)
      built.lookedUp.append(screen)
    } else if lookup.isDestination || lookup.step.insists {
      throw SourceError.destinationMissing(screenTypeName(lookup.step.targetType))
    } else {
      built.lookedUp.append(base)
    }
  }

  /// Finds out the source of a new screen, and puts the screen into it if that is to happen before
  /// anything is shown.
  private mutating func place(_ index: Int) async throws {
    let construction = route.constructions[index]
    switch construction.source {
    case .live, .built: break
    case .lookedUp(let lookup):
      failing = construction.step.link
      built.nearest[index] = try nearest(
        to: built.lookedUp[lookup], for: construction.step,
        climbs: construction.expectsContainer)
    case .around(let other):
      failing = construction.step.link
      built.nearest[index] = try nearest(
        to: built.screen(other), for: construction.step, climbs: true)
    }
    guard case .late = construction.integration, let embedding = construction.step.embedding
    else { return }
    failing = construction.step.link
    let container = try embedding.container(in: built.source(of: index))
    var children = container.containedScreens.map { ChildScreen($0) }
    try embedding.embed(ChildScreen(built.screen(index)), in: &children)
    try await container.setContainedScreens(children.compactMap(\.screen), animated: false)
    try await reveal(built.screen(index), upTo: nil)
  }

  private func nearest(
    to screen: any Screen, for step: any BuildingStep, climbs: Bool
  ) throws -> any Screen {
    if step.accepts(screen) { return screen }
    let wanted = screenTypeName(step.sourceType)
    guard climbs else {
      throw SourceError.wrongType(
        found: name(of: screen), wanted: wanted, action: step.actionName)
    }
    for parent in try SearchStart.parents(of: screen) where step.accepts(parent) { return parent }
    throw SourceError.noContainer(
      around: name(of: screen), wanted: wanted, action: step.actionName)
  }

  /// Makes a screen visible in the containers that hold it, none of which has been shown yet.
  private func reveal(_ screen: any Screen, upTo top: (any Screen)?) async throws {
    var child = screen
    for parent in try SearchStart.parents(of: screen) {
      guard child !== top, let container = asContainer(parent) else { return }
      try await container.reveal(child)
      child = parent
    }
  }

  /// The tasks of the new screens run first, so that a failure leaves the found one untouched.
  private mutating func runContextTasks(_ routerTasks: RouteTasks?) async throws {
    guard route.hasContextTasks || route.anchorTasks != nil || routerTasks != nil else {
      failing = nil
      return try Task.checkCancellation()
    }
    for index in route.constructions.indices {
      let step = route.constructions[index].step
      guard step.tasks != nil || routerTasks != nil else { continue }
      failing = step.link
      try await step.tasks?.runContextTasks(on: built.screen(index))
      try await routerTasks?.runContextTasks(on: built.screen(index))
    }
    // One that stands in for a step that was passed over has no part in that step's tasks.
    for (lookup, screen) in zip(route.lookups, built.lookedUp)
    where screen !== built.screen(lookup.base) {
      failing = lookup.step.link
      try await lookup.step.tasks?.runContextTasks(on: screen)
      try await routerTasks?.runContextTasks(on: screen)
    }
    failing = nil
    try Task.checkCancellation()
    try await route.anchorTasks?.runContextTasks(on: route.anchor)
    try await routerTasks?.runContextTasks(on: route.anchor)
  }
}

extension ContainerScreen {
  /// Makes a child visible without animation, if it is not.
  fileprivate func reveal(_ child: any Screen) async throws {
    if visibleScreens.contains(where: { $0 === child }) { return }
    try await makeVisible(child, animated: false)
  }
}
