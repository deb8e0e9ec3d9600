/// Builds the screens of a route. Touches nothing on display.
///
/// The app's code that builds may never return. The navigation then abandons the builder, which releases all
/// screens immediately.
@MainActor
final class RouteBuilder {
  /// `nil` once the builder was abandoned.
  private(set) var built: BuiltRoute?
  private let tasksOnEachScreen: PreparedTasks
  /// The screens on which these tasks run.
  private var prepared = IdentitySet()
  /// Called with the destination before any task of a screen that was looked up sees it.
  private var onScreen: (@MainActor (any Screen, any ScreenWindow) -> Void)?
  private var stage: Stage
  /// The calls of the stage, the next one last.
  private var pending: [Call] = []

  /// The step whose screen is being built or prepared, if it is one of the chain's.
  private(set) var step: (any StepDescribing)?

  /// Whether the screens on display have changed, so that what was built has no place any more.
  private(set) var isOutdated = false

  private var task: PreparedContextTask?

  /// Each stage has the number of what it does next.
  private enum Stage {
    /// Builds a screen. Its children already exist.
    case building
    /// Runs the tasks of a new screen.
    case preparing(Int)
    /// Looks for a skipped step among the built screens.
    case lookingUp(Int)
    /// Changes the contents of a container inside a new screen.
    case placing(Int)
    /// Makes visible what went into the container just now.
    case revealing(Int)
    /// Runs the tasks of a screen that was looked up.
    case preparingLookedUp(Int)
    /// Waits until the plan is known to hold, and every screen to be removed has agreed.
    case built
    /// Runs the tasks of the found screen: last, so that a failure or a refusal leaves it unchanged.
    case preparingAnchor
    case finished
  }

  /// The name of the factory or task that is running.
  var activity: String {
    task?.name ?? step?.outline.factory?.name ?? "A factory"
  }

  init(
    _ plan: NavigationPlan, onScreen: (@MainActor (any Screen, any ScreenWindow) -> Void)?
  ) {
    tasksOnEachScreen = plan.resolution.tasksOnEachScreen
    built = BuiltRoute(plan)
    stage = .building
    self.onScreen = onScreen
  }

  /// Whether the app's code has to run.
  var runsCode: Bool { built?.route.constructions.isEmpty == false || preparesAnchor }

  private var preparesAnchor: Bool {
    guard let route = built?.route else { return false }
    return route.anchorTasks?.contextTasks.isEmpty == false
      || !route.startsInEmptyWindow && !tasksOnEachScreen.contextTasks.isEmpty
  }

  /// Whether nothing is left to do after a review.
  var isFinished: Bool { if case .finished = stage { true } else { false } }

  func abandon() {
    built = nil
    onScreen = nil
    pending = []
  }

  /// The next call; `nil` before the tasks of the found screen, and after the last.
  ///
  /// - Throws: The errors of factories and context tasks, and ``SourceError`` for a route that turns out to
  ///   lead nowhere.
  func next(_ reply: Reply) throws -> Call? {
    guard let built else { return nil }
    try reply.get()
    if case .built(let screen) = reply { try add(screen, to: built) }
    while true {
      if !pending.isEmpty {
        let call = pending.removeLast()
        if case .prepare(_, let task) = call { self.task = task }
        return call
      }
      switch stage {
      case .finished: return nil
      case .built:
        stage = .preparingAnchor
        return nil
      case .building where built.count < built.order.count:
        let construction = built.route.constructions[built.order[built.count]]
        step = construction.step.link
        return .build(construction.step, children(construction.children))
      default: try advance(built)
      }
    }
  }

  private func advance(_ built: BuiltRoute) throws {
    let route = built.route
    switch stage {
    case .building:
      if route.lookups.isEmpty { destinationIsKnown(built) }
      stage = .preparing(0)
    case .preparing(let index):
      guard route.constructions.indices.contains(index) else { return stage = .lookingUp(0) }
      let construction = route.constructions[index]
      step = construction.step.link
      run(construction.tasks, on: built.screens[index])
      stage = .preparing(index + 1)
    case .lookingUp(let index):
      guard route.lookups.indices.contains(index) else {
        stage = .placing(0)
        if route.hasOpenPlaces { try planAgain(built) }
        return
      }
      try lookUp(route.lookups[index], built)
      stage = .lookingUp(index + 1)
    case .placing(let index):
      guard route.preparations.indices.contains(index) else {
        if !route.lookups.isEmpty { destinationIsKnown(built) }
        return stage = .preparingLookedUp(0)
      }
      place(route.preparations[index], built)
      stage = .revealing(index)
    case .revealing(let index):
      if let child = route.preparations[index].child { try reveal(built.screens[child], upTo: nil) }
      stage = .placing(index + 1)
    case .preparingLookedUp(let index):
      guard route.lookups.indices.contains(index) else {
        return stage = preparesAnchor ? .built : .finished
      }
      stage = .preparingLookedUp(index + 1)
      // A step that was skipped does not run its tasks.
      guard let screen = built.lookedUp[index] else { return }
      let lookup = route.lookups[index]
      step = lookup.step.link
      run(lookup.tasks, on: screen)
    case .preparingAnchor:
      step = nil
      run(route.anchorTasks, on: route.anchor)
      stage = .finished
    case .built, .finished:
      break
    }
  }

  private func destinationIsKnown(_ built: BuiltRoute) {
    if let window = built.plan.resolution.window { onScreen?(built.destination, window) }
  }

  /// Runs the tasks of a step, and then those for all screens of the route, once on each: several steps may find the
  /// same one.
  private func run(_ tasks: PreparedTasks?, on screen: any Screen) {
    var all = tasks?.contextTasks ?? []
    let onEach = tasksOnEachScreen.contextTasks
    if !onEach.isEmpty, prepared.insert(screen) { all += onEach }
    for task in all.reversed() { pending.append(.prepare(screen, task)) }
  }

  /// The screens that a new container receives. They are fetched when needed, so that an abandoned builder
  /// holds none.
  private func children(_ places: [Int]) -> ChildScreens {
    if places.isEmpty { return .none }
    return ChildScreens(isEmpty: false) { list in
      guard let built = self.built else { throw CancellationError() }
      for place in places {
        try built.route.constructions[place].step.embedding?
          .embed(ChildScreen(built.screens[place]), in: &list)
      }
    }
  }

  private func add(_ screen: any Screen, to built: BuiltRoute) throws {
    let index = built.add(screen)
    // The container may select another child than the one that leads to the destination.
    if let last = built.route.constructions[index].children.last,
      let container = asContainer(screen)
    {
      pending = [container.revelation(of: built.screens[last])].compactMap(\.self)
    }
  }

  private func lookUp(_ lookup: Route.Lookup, _ built: BuiltRoute) throws {
    step = lookup.step.link
    // In the nearest new screen, or else in all that it goes into.
    let nearest = built.screens[lookup.base]
    var outermost = lookup.base
    while case .embedded(let container) = built.route.constructions[outermost].integration {
      outermost = container
    }
    for base in outermost == lookup.base ? [nearest] : [nearest, built.screens[outermost]] {
      // A finder may look elsewhere than in the hierarchy that it receives.
      guard let screen = try lookup.step.find(Hierarchy(root: base)), try screen.isInside(base)
      else { continue }
      try reveal(screen, upTo: base)
      return built.lookedUp.append(screen)
    }
    if lookup.isDestination || lookup.step.insists {
      throw SourceError.destinationMissing(screenTypeName(lookup.step.targetType))
    }
    built.lookedUp.append(nil)
  }

  /// Plans the route again, with what was built and looked up, if the screens on display are still as
  /// planned. The new route would take any change for the state before the navigation.
  private func planAgain(_ built: BuiltRoute) throws {
    let resolution = built.plan.resolution
    guard let window = resolution.window, try built.plan.isCurrent(in: window) else {
      isOutdated = true
      return stage = .finished
    }
    do {
      try built.planAgain()
    } catch {
      step = resolution.failing
      throw error
    }
  }

  private func place(_ slot: Slot, _ built: BuiltRoute) {
    guard case .contents(let container) = slot.place, let child = slot.child else { return }
    step = built.route.constructions[child].step.link
    pending = [.setContents(built.screens(after: slot), of: container)]
  }

  /// Makes a screen visible in the containers that hold it, none of which is on display yet.
  private func reveal(_ screen: any Screen, upTo top: (any Screen)?) throws {
    var calls: [Call] = []
    for place in try Path(from: screen).places {
      guard place.child !== top, let container = place.container else { break }
      if let call = container.revelation(of: place.child) { calls.append(call) }
    }
    pending = calls.reversed()
  }
}

extension ContainerScreen {
  /// The call that makes a child visible without animation, unless it is.
  fileprivate func revelation(of child: any Screen) -> Call? {
    shows(child) ? nil : .makeVisible(child, in: self)
  }
}
