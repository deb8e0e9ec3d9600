/// Builds the screens of a route. Nothing on display is touched.
@MainActor
struct RouteBuilder {
  private let route: Route
  private var screens: [(any Screen)?]
  private var lookedUp: [any Screen] = []
  private var sources: [(any Screen)?]

  /// The entry of the route at which building failed: its construction or its lookup.
  private(set) var failing: (any StepDescribing)?

  init(_ route: Route) {
    self.route = route
    screens = Array(repeating: nil, count: route.constructions.count)
    sources = screens
  }

  /// - Throws: What factories and context tasks throw, ``SourceError``, `CancellationError`.
  mutating func build(routerTasks: RouteTasks?) async throws -> BuiltRoute {
    for index in route.constructions.indices.reversed() { try await build(index) }
    for lookup in route.lookups { try await look(lookup) }
    for index in route.constructions.indices { try await place(index) }
    let built = BuiltRoute(
      route: route, screens: screens.compactMap { $0 }, lookedUp: lookedUp,
      sources: sources)
    try await runContextTasks(on: built, routerTasks)
    return built
  }

  private mutating func build(_ index: Int) async throws {
    let construction = route.constructions[index]
    failing = construction.step.link
    try Task.checkCancellation()
    guard !construction.children.isEmpty else {
      screens[index] = try await construction.step.build(holding: .none)
      return
    }
    let constructions = route.constructions
    let screens = screens
    let children = ChildScreens(isEmpty: false) { list in
      for child in construction.children {
        guard let screen = screens[child] else { continue }
        try constructions[child].step.embedding?.embed(ChildScreen(screen), in: &list)
      }
    }
    let screen = try await construction.step.build(holding: children)
    self.screens[index] = screen
    // The container may select another child than the one on the way to the destination.
    if let last = construction.children.last, let child = screens[last],
      let container = asContainer(screen)
    {
      try await container.reveal(child)
    }
  }

  /// Looks for a step that was passed over in what has been built.
  private mutating func look(_ lookup: Route.Lookup) async throws {
    failing = lookup.step.link
    guard let base = screens[lookup.base] else { return }
    if let screen = try lookup.step.find(in: Hierarchy(root: base)) {
      try await reveal(screen, upTo: base)
      lookedUp.append(screen)
    } else if lookup.isDestination || lookup.step.insists {
      throw SourceError.destinationMissing(screenTypeName(lookup.step.targetType))
    } else {
      lookedUp.append(base)
    }
  }

  /// Finds out the source of a new screen, and puts the screen into it if that is to happen before
  /// anything is shown.
  private mutating func place(_ index: Int) async throws {
    let construction = route.constructions[index]
    let source: any Screen
    switch construction.source {
    case .live(let screen): source = screen
    case .built(let other): source = screens[other] ?? route.anchor
    case .lookedUp(let lookup):
      failing = construction.step.link
      source = try nearest(
        to: lookedUp[lookup], for: construction.step, climbs: construction.expectsContainer)
    }
    sources[index] = source
    guard case .late = construction.integration, let embedding = construction.step.embedding,
      let screen = screens[index]
    else { return }
    failing = construction.step.link
    let container = try embedding.container(in: source)
    var children = container.containedScreens.map { ChildScreen($0) }
    try embedding.embed(ChildScreen(screen), in: &children)
    try await container.setContainedScreens(children.compactMap(\.screen), animated: false)
    try await reveal(screen, upTo: nil)
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
  private mutating func runContextTasks(
    on built: BuiltRoute, _ routerTasks: RouteTasks?
  ) async throws {
    for (construction, screen) in zip(route.constructions, built.screens) {
      failing = construction.step.link
      try await construction.step.tasks?.runContextTasks(on: screen)
      try await routerTasks?.runContextTasks(on: screen)
    }
    for (lookup, screen) in zip(route.lookups, built.lookedUp) where lookup.isFound(screen, built) {
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

extension Route.Lookup {
  /// Whether the screen was found, and does not only stand in for one that was passed over.
  @MainActor
  fileprivate func isFound(_ screen: any Screen, _ built: BuiltRoute) -> Bool {
    screen !== built.screens[base]
  }
}

extension ContainerScreen {
  /// Makes a child visible without animation, if it is not.
  fileprivate func reveal(_ child: any Screen) async throws {
    if visibleScreens.contains(where: { $0 === child }) { return }
    try await makeVisible(child, animated: false)
  }
}

/// A route with its new screens.
@MainActor
struct BuiltRoute {
  let route: Route
  /// The new screens, nearest to the anchor first.
  let screens: [any Screen]
  /// The screens looked up in what was built.
  let lookedUp: [any Screen]
  /// What each new screen is integrated into.
  let sources: [(any Screen)?]

  /// The screen that the navigation is for.
  var destination: any Screen {
    if let lookup = route.lookups.lastIndex(where: \.isDestination) { return lookedUp[lookup] }
    return screens.last ?? route.anchor
  }
}
