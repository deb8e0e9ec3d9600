/// Changes the screens, one operation after the other, and undoes everything if one fails.
@MainActor
final class RouteCommitter {
  let built: BuiltRoute
  private let window: any ScreenWindow
  /// Whether a guard was asked, perhaps for an earlier plan.
  private let hasAsked: (any LeaveGuard) -> Bool
  private var journal: Journal
  private var stage = Stage.operating(0)

  /// The topmost layer when an operation last opened one above it.
  private weak var topmost: (any Screen)?
  /// The screens that a factory has returned although they were in the window.
  private let alreadyThere: [any Screen]
  /// The containers that held the destination before anything was shown, innermost first.
  private var containers: [any Screen] = []
  /// The screens that were made visible, as their containers had chosen others.
  private var revealed = IdentitySet()
  /// The source of the action that is under way.
  private var source: (any Screen)?
  /// The step whose screen was being shown or integrated.
  private var failing: (any StepDescribing)?

  private indirect enum Stage {
    /// Takes an operation.
    case operating(Int)
    /// A container has received a new screen, and may have to show it.
    case selecting(Slot, animated: Bool, then: Int)
    /// Looks for the destination, and makes it visible in containers that do not show it.
    case looking(waits: Int = 0)
    /// Waits before it undoes what was done.
    case failed(any Error, waits: Int = 0)
    case undoing(any Error)
    case finished(NavigationError?)
  }

  init(
    _ built: BuiltRoute, in window: any ScreenWindow, hasAsked: @escaping (any LeaveGuard) -> Bool
  ) {
    self.hasAsked = hasAsked
    self.built = built
    self.window = window
    journal = Journal(of: window, adding: built.screens)
    failing = built.plan.resolution.steps.last?.link
    alreadyThere = window.held(among: built.screens)
  }

  /// The error, ``NavigationError/uncommitted(_:notUndone:_:)`` if a change has failed and what was done before it is
  /// undone, ``NavigationError/goneAgain(_:_:)`` if others have covered the destination.
  var failure: NavigationError? {
    if case .finished(let error) = stage { error } else { nil }
  }

  /// The next change; `nil` after the last.
  func next(_ reply: Reply) -> Call? {
    switch stage {
    case .failed(let error, let waits): return beginUndoing(because: error, waits: waits)
    case .undoing(let error): return undo(reply, because: error)
    default: break
    }
    do {
      try reply.get()
      journal.noteOutcomes()
      source = nil
      return try advance()
    } catch {
      // Who has looked for the destination in vain has waited already.
      let hasWaited = if case .looking = stage { true } else { false }
      return beginUndoing(because: error, waits: hasWaited ? maximumWaits : 0)
    }
  }

  /// The error if others have taken away what earlier operations have put into the window.
  private var undoneByOthers: UndoneByUserError? {
    journal.takenAway.map { UndoneByUserError(operation: "show \(name(of: $0))") }
  }

  private func beginUndoing(because error: any Error, waits: Int) -> Call? {
    // Nothing is undone during a transition.
    if waits < maximumWaits, !window.isSettled {
      stage = .failed(error, waits: waits + 1)
      return .settle(window)
    }
    // What a host says of a screen that has been taken away is not the cause. An action that has its source knows its own.
    let isKnown = source.map { (try? window.holds($0)) != false } ?? false
    let error = isKnown ? error : undoneByOthers ?? error
    stage = .undoing(error)
    journal.beginUndoing(removing: new, isByUser: error is UndoneByUserError)
    return undo(.done, because: error)
  }

  /// - Throws: The reason why the changes cannot be made, or ``ChainError``.
  private func advance() throws -> Call? {
    while true {
      switch stage {
      case .operating(let index):
        if index == 0 { containers = try containers(around: built.destination) }
        guard built.route.operations.indices.contains(index) else {
          failing = built.route.constructions.last?.step.link ?? failing
          stage = .looking()
          continue
        }
        let planned = built.route.operations[index]
        let leaving = try screensToGo(with: planned.operation)
        if let unasked = unasked(among: leaving) { throw ChainError.unasked(name(of: unasked)) }
        stage = .operating(index + 1)
        if let call = try begin(planned, index, removing: leaving) { return call }
      case .selecting(let slot, let isAnimated, let index):
        stage = .operating(index)
        if let call = selection(in: slot, animated: isAnimated) { return call }
      case .looking(let waits):
        guard let reason = try Self.obstacle(built, in: window, hasAsked) else {
          stage = .finished(nil)
          return nil
        }
        // A container may remove its screens for a moment after a change.
        if waits < maximumWaits, !window.isSettled {
          stage = .looking(waits: waits + 1)
          return .settle(window)
        }
        if isCoveredByOthers {
          let trace = built.plan.trace
          stage = .finished(.goneAgain(name(of: built.destination), trace))
          return nil
        }
        stage = .looking()
        if let call = try revelation(of: built.destination) { return call }
        throw ChainError.notShown(name(of: built.destination), reason)
      case .failed, .undoing, .finished:
        return nil
      }
    }
  }

  /// The screens of this navigation that were not there before.
  private var new: [any Screen] {
    built.screens.without(alreadyThere)
  }

  /// The next call that undoes a change. Changes by the user stay.
  private func undo(_ reply: Reply, because error: any Error) -> Call? {
    if let call = journal.undo(reply) { return call }
    stage = .finished(
      .uncommitted(
        error, notUndone: journal.failures(leaving: new),
        built.plan.resolution.trace(failingAt: failing)))
    return nil
  }

  /// The containers that hold a screen, or will hold it after the changes, innermost first.
  private func containers(around screen: any Screen) throws -> [any Screen] {
    let path = try Path(from: screen)
    let slot = built.route.slots.first { slot in
      slot.child.map { built.screens[$0] === path.root } ?? false
    }
    guard let container = slot?.place.screen else { return Array(path.containers) }
    return try Array(path.containers) + Path(from: container).screens
  }

  private func begin(
    _ planned: Route.Planned, _ index: Int, removing leaving: [any Screen]
  ) throws -> Call? {
    let isAnimated = planned.isAnimated
    switch planned.operation {
    case .dismiss(let layers):
      guard case .presentation(let presenter) = layers[0].place else { return nil }
      notePresentations(in: layers[0].before.screens)
      journal.note(layers[0].place)
      return .dismiss(on: presenter, animated: isAnimated)
    case .change(let slot):
      return change(slot, animated: isAnimated, then: index + 1)
    case .reveal(let screen, let container):
      notePresentations(in: leaving)
      journal.note(.contents(container), becoming: container.containedScreens.without(leaving))
      return .makeVisible(screen, in: container, animated: isAnimated)
    case .perform(let construction):
      let step = built.route.constructions[construction].step
      failing = step.link
      let source = built.source(of: construction)
      if step.action.opensLayer, let call = try revelation(of: source) {
        stage = .operating(index)
        return call
      }
      try note(step.action, on: source, takingAway: leaving)
      self.source = source
      return .perform(
        step.action, with: built.screens[construction], on: source, in: window,
        animated: isAnimated)
    }
  }

  /// - Parameter leaving: The screens that the action says it takes away.
  private func note(
    _ action: any Action, on source: any Screen, takingAway leaving: [any Screen]
  ) throws {
    for screen in leaving {
      guard let parent = screen.parentScreen, let container = asContainer(parent) else { continue }
      journal.note(.contents(container))
    }
    journal.note(.presentation(by: source))
    if action.opensLayer {
      // The action or the host may present from another screen: one around the source, or a layer.
      for screen in try Path(from: source).containers { journal.note(.presentation(by: screen)) }
      if let root = window.rootScreen {
        // The layers below it were noted when it was opened.
        let known = topmost.flatMap { $0.presentingScreen == nil ? nil : $0 } ?? root
        let tower = try Tower(root: known)
        journal.note(.presentation(by: known), keeping: true)
        for layer in tower.upper { journal.note(.presentation(by: layer.root), keeping: true) }
        topmost = tower.topmost
      }
    }
    if let root = window.rootScreen {
      if action.replacesRoot { notePresentations(in: [root]) }
      journal.note(.root(window))
    }
    if let container = asContainer(source) { journal.note(.contents(container)) }
  }

  /// Notes what is presented by screens that are about to go, hidden ones among them, the lowest last: it is to be
  /// restored first. The toolkit may dismiss all of it.
  private func notePresentations(in screens: [any Screen]) {
    for screen in everything(in: screens).reversed()
    where screen.presentedScreen ?? asKeepingScreen(screen)?.presenterOfPart != nil {
      journal.note(.presentation(by: screen))
    }
  }

  private func change(_ slot: Slot, animated: Bool, then index: Int) -> Call? {
    guard case .contents(let container) = slot.place, let child = slot.child else { return nil }
    let step = built.route.constructions[child].step
    failing = step.link
    // A column changes with its contents, and the split view with its column.
    if step.embedding?.reachesInside == true,
      let outer = container.parentScreen.flatMap(asContainer)
    {
      journal.note(.contents(outer))
    }
    notePresentations(in: slot.removed)
    let screens = built.screens(after: slot)
    journal.note(.contents(container), becoming: screens)
    stage = .selecting(slot, animated: animated, then: index)
    // A tab bar shows the new tab in a second change; only one of the two may be animated.
    return .setContents(
      screens, of: container,
      animated: animated && !(container is any TabContainer))
  }

  /// The call that shows the new screen in its container, if the container does not.
  private func selection(in slot: Slot, animated: Bool) -> Call? {
    guard case .contents(let container) = slot.place, let number = slot.child else { return nil }
    let child = built.screens[number]
    // What the app has pushed onto it meanwhile stays.
    if container.shows(child) || !Self.screens(above: child, in: container).isEmpty { return nil }
    return .makeVisible(child, in: container, animated: animated && container is any TabContainer)
  }

  /// The call that makes a screen visible which is to be on display: the destination in the end, and each screen that
  /// presents before that.
  ///
  /// A host may choose the visible screens when a container comes on display: a split view in a
  /// narrow window keeps one side, and may remove the other.
  private func revelation(of screen: any Screen) throws -> Call? {
    guard let (child, container) = try hiddenPlace(of: screen), revealed.insert(child) else {
      return nil
    }
    let leaving = Self.screens(above: child, in: container)
    if unasked(among: leaving) != nil { return nil }
    journal.note(.contents(container), becoming: container.containedScreens.without(leaving))
    return .makeVisible(child, in: container)
  }

  /// Whether others have put screens above the destination in its stack, or above what holds it.
  private var isCoveredByOthers: Bool {
    guard let (child, container) = (try? Path(from: built.destination))?.hidden else {
      return false
    }
    let above = Self.screens(above: child, in: container)
    return !above.isEmpty && journal.isOthers(above, in: container)
  }

  /// The screens above a child of a stack, which go when it is shown.
  private static func screens(
    above child: any Screen, in container: any ContainerScreen
  ) -> [any Screen] {
    guard container is any StackContainer else { return [] }
    let screens = container.containedScreens
    return screens.lastIndex { $0 === child }.map { Array(screens[($0 + 1)...]) } ?? []
  }

  /// The screens that an operation would remove as they are now.
  private func screensToGo(with operation: Route.Operation) throws -> [any Screen] {
    switch operation {
    case .dismiss(let layers):
      layers[0].removedNow
    case .change(let slot):
      slot.removedNow
    case .reveal(let screen, let container):
      Self.screens(above: screen, in: container)
    case .perform(let index):
      try built.route.constructions[index].screensTakenAway(in: window)
    }
  }

  /// The first guard among screens that go, which got in the way during the commit and was not asked. What the
  /// navigation has built itself did not.
  private func unasked(among screens: [any Screen]) -> (any LeaveGuard)? {
    leaveGuards(in: screens).first {
      !hasAsked($0) && !(alreadyThere.isEmpty && journal.hasBuilt($0))
    }
  }

  /// The innermost screen that its container does not show, of the destination and what holds it.
  private func hiddenPlace(
    of destination: any Screen
  ) throws -> (child: any Screen, container: any ContainerScreen)? {
    let path = try Path(from: destination)
    if let hidden = path.hidden { return hidden }
    let child = path.root
    if child === window.rootScreen || child.presentingScreen != nil { return nil }
    // Its container has removed it.
    let position = child === destination ? 0 : containers.firstIndex { $0 === child }.map { $0 + 1 }
    guard let position, let container = containers.dropFirst(position).first.flatMap(asContainer)
    else { return nil }
    return (child, container)
  }

  /// Whether the destination is on screen and no layer is above it that should have been dismissed.
  static func isShown(_ built: BuiltRoute, in window: any ScreenWindow) -> Bool {
    (try? obstacle(built, in: window, nil) == nil) ?? false
  }

  /// The reason why the destination is not on screen, as a sentence; `nil` if it is.
  private static func obstacle(
    _ built: BuiltRoute, in window: any ScreenWindow, _ hasAsked: ((any LeaveGuard) -> Bool)?
  ) throws -> String? {
    let path = try Path(from: built.destination)
    // The app may have put the screen into another one that does not conform, and shows it.
    if let (child, container) = path.hidden {
      if let hasAsked,
        let unasked = leaveGuards(in: screens(above: child, in: container))
          .first(where: { !hasAsked($0) })
      {
        return "\(ChainError.unasked(name(of: unasked)))"
      }
      return "\(name(of: container)) does not show \(name(of: child)) when asked to."
    }
    guard let tower = try window.rootScreen.map({ root in try Tower(root: root) }),
      let layer = tower.layer(withRoot: path.root)
    else {
      return
        "\(name(of: path.root)) is not in the window. The app has removed it, its container has not "
        + "added it as a child, or an action or the host returned early or dropped the request."
    }
    // An alert the app presented meanwhile may stay.
    let isCovered = tower.upper[layer...].contains { above in
      built.route.dismissed.contains(above.root)
    }
    if !isCovered { return nil }
    return
      "\(name(of: tower.topmost)) is still above it. The host returned before it was dismissed, "
      + "or dropped the request."
  }
}

extension BuiltRoute {
  /// Runs the post-routing tasks of a route that was committed.
  ///
  /// - Returns: Whether there are any.
  func runPostRoutingTasks(navigation number: Int) -> Bool {
    var work: [(perform: PreparedTasks.PostRoutingWork, screen: any Screen)] = []
    func add(_ tasks: PreparedTasks?, _ screen: (any Screen)?) {
      guard let tasks, let screen else { return }
      work += tasks.postRoutingTasks.map { ($0, screen) }
    }
    add(route.anchorTasks, route.anchor)
    for (lookup, screen) in zip(route.lookups, lookedUp) { add(lookup.tasks, screen) }
    for index in route.constructions.indices {
      add(route.constructions[index].tasks, screens[index])
    }
    add(plan.resolution.tasksOnEachScreen, destination)
    if work.isEmpty { return false }
    let all = allScreens
    NavigationOrigin.$current.withValue(number) {
      for (perform, screen) in work { perform(screen, all) }
    }
    return true
  }
}

/// For recorders only: it decides nothing, and outlives the navigation.
package enum NavigationOrigin {
  /// The navigation whose post-routing tasks have begun the current task.
  @TaskLocal package static var current: Int?
}
