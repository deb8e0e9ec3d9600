/// Builds the screens of a route. Touches nothing on display.
///
/// The app's code that builds may never return. The navigation then abandons the builder, which
/// releases all screens immediately and does nothing more, should that code return after all.
@MainActor
final class RouteBuilder {
  /// `nil` once the builder was abandoned.
  private var resolution: Resolution?
  private let tasksOnEachScreen: PreparedTasks?
  private var whenDestinationIsKnown: ((any Screen) -> Void)?

  /// The continuation of the navigation after the build, if it can continue immediately.
  var goOn: ((BuiltRoute) -> (() async -> Result<Void, NavigationError>)?)?

  /// `nil` once the builder was abandoned.
  private var built: BuiltRoute?

  /// The step whose screen is being built or prepared, if it is one of the chain's.
  private(set) var step: (any StepDescribing)?

  /// The task that is running, if there is one.
  private var task: PreparedContextTask?

  /// The name of the factory or task that is running.
  var activity: String {
    task?.name ?? step?.outline.factory?.name ?? "A factory"
  }

  /// - Parameter whenDestinationIsKnown: Called with the destination before any task sees it.
  init(_ plan: NavigationPlan, whenDestinationIsKnown: ((any Screen) -> Void)? = nil) {
    resolution = plan.resolution
    tasksOnEachScreen = plan.resolution.tasksOnEachScreen
    built = BuiltRoute(plan.route)
    self.whenDestinationIsKnown = whenDestinationIsKnown
  }

  /// Whether the app's code has to run.
  var runsCode: Bool {
    guard let route = built?.route else { return false }
    return !route.constructions.isEmpty || route.anchorTasks?.contextTasks.isEmpty == false
      || tasksOnEachScreen?.contextTasks.isEmpty == false
  }

  /// Releases everything.
  func abandon() {
    built = nil
    resolution?.letScreensGo()
    resolution = nil
    whenDestinationIsKnown = nil
    goOn = nil
  }

  /// - Throws: The errors of factories and context tasks, ``SourceError``, ``NavigationError`` for
  ///   a route that turns out to lead nowhere, `CancellationError`.
  func build() async throws -> BuiltRoute {
    for index in try route.constructions.indices.reversed() { try await build(index) }
    let hasLookups = try !route.lookups.isEmpty
    if !hasLookups { whenDestinationIsKnown?(try inProgress().destination) }
    if try route.hasContextTasks || tasksOnEachScreen != nil {
      for index in try route.constructions.indices { try await runTasks(ofNew: index) }
    }
    if hasLookups { try await lookUp() }
    if try route.hasLatePlaces {
      for index in try route.constructions.indices { try await place(index) }
    }
    if hasLookups {
      whenDestinationIsKnown?(try inProgress().destination)
      for index in try route.lookups.indices { try await runTasks(ofLookup: index) }
    }
    step = nil
    try Task.checkCancellation()
    // The found screen comes last, so that a failure leaves it unchanged.
    try await run(try route.anchorTasks, on: try route.anchor)
    if try !route.startsInEmptyWindow { try await run(tasksOnEachScreen, on: try route.anchor) }
    return try inProgress()
  }

  /// - Throws: `CancellationError` once the builder was abandoned.
  private func inProgress() throws -> BuiltRoute {
    guard let built else { throw CancellationError() }
    return built
  }

  private var route: Route {
    get throws {
      guard let route = built?.route else { throw CancellationError() }
      return route
    }
  }

  /// Builds a screen. The screens nearer to the destination already exist.
  private func build(_ index: Int) async throws {
    // NB: not the whole construction, which holds the screen that it continues from.
    let step = try route.constructions[index].step
    let places = try route.constructions[index].children
    self.step = step.link
    try Task.checkCancellation()
    guard let last = places.last else {
      add(try await step.build(holding: .none))
      return
    }
    // The screens are fetched when needed, so that an abandoned builder holds none.
    let children = ChildScreens(isEmpty: false) { list in
      let built = try self.inProgress()
      for place in places {
        try built.route.constructions[place].step.embedding?
          .embed(ChildScreen(built.screen(place)), &list)
      }
    }
    let screen = try await step.build(holding: children)
    // The container may select another child than the one that leads to the destination.
    try await asContainer(screen)?.reveal(inProgress().screen(last))
    add(screen)
  }

  private func add(_ screen: any Screen) {
    built?.add(screen)
  }

  /// Looks for the skipped steps among the built screens, and plans the rest with what it finds.
  private func lookUp() async throws {
    for lookup in try route.lookups {
      step = lookup.step.link
      let base = try inProgress().screen(lookup.base)
      // A finder may look elsewhere than in the hierarchy that it receives.
      let found = try lookup.step.find(Hierarchy(root: base))
      let screen = try found.flatMap { try $0.isInside(base) ? $0 : nil }
      if screen == nil, lookup.isDestination || lookup.step.insists {
        throw SourceError.destinationMissing(screenTypeName(lookup.step.targetType))
      }
      if let screen { try await reveal(screen, upTo: base) }
      built?.lookedUp.append(screen)
    }
    let built = try inProgress()
    let screens = NewScreens(screens: built.screens, lookedUp: built.lookedUp)
    guard let resolution else { throw CancellationError() }
    do {
      self.built?.settle(on: try RoutePlanner.route(for: resolution, built: screens))
    } catch {
      step = resolution.failing
      throw error
    }
  }

  /// Determines the source of a new screen, and embeds the screen in it if that happens before
  /// anything is shown.
  private func place(_ index: Int) async throws {
    let construction = try route.constructions[index]
    step = construction.step.link
    switch construction.source {
    case .live, .built: break
    case .lookedUp, .around:
      let source = try inProgress().source(of: index)
      let nearest = try nearest(
        to: source, for: construction.step,
        climbs: construction.expectsContainer || construction.isAround)
      built?.nearest[index] = nearest
    }
    guard case .late = construction.integration, let embedding = construction.step.embedding
    else { return }
    let built = try inProgress()
    let container = try embedding.container(built.source(of: index))
    var children = container.containedScreens.map { ChildScreen($0) }
    try embedding.embed(ChildScreen(built.screen(index)), &children)
    try await container.setContainedScreens(children.compactMap(\.screen), animated: false)
    try await reveal(inProgress().screen(index), upTo: nil)
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
    var around = EnclosingContainers(of: screen)
    while let parent = try around.next() { if step.accepts(parent) { return parent } }
    throw SourceError.noContainer(
      around: name(of: screen), wanted: wanted, action: step.actionName)
  }

  /// Makes a screen visible in the containers that hold it, none of which is on display yet.
  private func reveal(_ screen: any Screen, upTo top: (any Screen)?) async throws {
    var child = screen
    var around = EnclosingContainers(of: screen)
    while let parent = try around.next() {
      guard child !== top, let container = asContainer(parent) else { return }
      try await container.reveal(child)
      child = parent
    }
  }

  private func runTasks(ofNew index: Int) async throws {
    let (step, tasks) = (try route.constructions[index].step, try route.constructions[index].tasks)
    guard tasks != nil || tasksOnEachScreen != nil else { return }
    self.step = step.link
    try await run(tasks, on: try inProgress().screen(index))
    try await run(tasksOnEachScreen, on: try inProgress().screen(index))
  }

  /// A step that was skipped does not run its tasks.
  private func runTasks(ofLookup index: Int) async throws {
    guard let screen = try inProgress().lookedUp[index] else { return }
    let lookup = try route.lookups[index]
    step = lookup.step.link
    try await run(lookup.tasks, on: screen)
    // The router's tasks have already run on a found screen that is new.
    if screen !== (try inProgress().screen(lookup.base)) {
      try await run(tasksOnEachScreen, on: screen)
    }
  }

  private func run(_ tasks: PreparedTasks?, on screen: any Screen) async throws {
    guard let tasks else { return }
    for task in tasks.contextTasks {
      _ = try inProgress()
      self.task = task
      try await task.perform(on: screen)
    }
  }
}

extension Route.Construction {
  fileprivate var isAround: Bool {
    if case .around = source { true } else { false }
  }
}

extension ContainerScreen {
  /// Makes a child visible without animation, if it is not.
  fileprivate func reveal(_ child: any Screen) async throws {
    if visibleScreens.contains(where: { $0 === child }) { return }
    try await makeVisible(child, animated: false)
  }
}
