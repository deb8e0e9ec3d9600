/// Changes the screens, one operation after the other, and undoes everything if one fails.
@MainActor
final class RouteCommitter {
  private let plan: NavigationPlan
  private let built: BuiltRoute
  private let window: any ScreenWindow
  private let isAnimated: Bool
  private var journal = Journal()

  /// The topmost layer when an operation last opened one above it.
  private weak var topmost: (any Screen)?
  /// The screens that a factory has returned although they were in the window.
  private let alreadyThere: [any Screen]

  /// Whether every operation has succeeded, and the destination was seen on screen.
  private(set) var isFinished = false

  /// The step whose screen was being integrated.
  private var failing: (any StepDescribing)?

  init(_ plan: NavigationPlan, _ built: BuiltRoute, in window: any ScreenWindow, animated: Bool) {
    self.plan = plan
    self.built = built
    self.window = window
    isAnimated = animated
    let root = window.rootScreen
    alreadyThere = built.screens.filter { screen in
      let isSomewhere =
        screen.parentScreen != nil || screen.presentingScreen != nil || screen === root
      return isSomewhere && (try? window.holds(screen)) ?? false
    }
  }

  /// Makes the changes, and undoes them as far as the host allows if one fails.
  ///
  /// - Throws: ``NavigationError/uncommitted(_:notUndone:_:)``.
  func run() async throws(NavigationError) {
    do {
      try await commit()
    } catch {
      let notUndone = await undo(because: error)
      throw .uncommitted(error, notUndone: notUndone, plan.resolution.trace(failingAt: failing))
    }
  }

  /// - Throws: The error of the host or of an action, or ``NotShownError``.
  private func commit() async throws {
    if built.route.operations.isEmpty { return }
    let destination = built.destination
    let containers = try containers(around: destination)
    for planned in built.route.operations {
      journal.noteOutcomes()
      try await run(planned)
    }
    failing = built.route.constructions.last?.step.link
    if try await obstacleAtRest() != nil {
      try await revealDestination(destination, within: containers)
      try await checkResult()
    }
    isFinished = true
  }

  /// The containers that hold a screen, or will hold it after the changes, innermost first.
  @inline(never)
  private func containers(around screen: any Screen) throws -> [any Screen] {
    var containers = try SearchStart.parents(of: screen)
    let outermost = containers.last ?? screen
    let change = built.route.changes.first { built.screen($0.child) === outermost }
    if let container = change?.container {
      containers.append(container)
      containers += try SearchStart.parents(of: container)
    }
    return containers
  }

  /// Undoes the changes, the last first.
  ///
  /// - Parameter error: The reason. Changes by the user stay.
  /// - Returns: A phrase for each change that could not be undone.
  private func undo(because error: any Error) async -> [String] {
    let new = built.screens.filter { screen in !alreadyThere.contains { $0 === screen } }
    journal.own = journal.screensPutThere(with: new)
    var failures = await journal.undo(isUndoneByUser: error is UndoneByUserError)
    // The journal does not know what an app's own action has changed elsewhere.
    for screen in new where (try? window.holds(screen)) ?? true {
      failures.append("\(name(of: screen)) is still on screen")
    }
    return failures
  }

  private func run(_ planned: Route.Planned) async throws {
    let route = built.route
    let isAnimated = isAnimated && planned.isAnimated
    switch planned.operation {
    case .dismiss(let layers):
      journal.note(.layers(Array(route.dismissed[layers])))
      try await route.dismissed[layers.lowerBound].presenter
        .dismissPresentedScreen(animated: isAnimated)
    case .change(let index):
      try await run(route.changes[index], animated: isAnimated)
    case .reveal(let screen, let container):
      journal.note(container)
      try await container.makeVisible(screen, animated: isAnimated)
    case .perform(let index):
      let step = route.constructions[index].step
      failing = step.link
      let source = built.source(of: index)
      journal.note(presenter: source)
      if step.opensLayer {
        // The action or the host may present from another screen: one around the source, or a
        // layer.
        var around = EnclosingContainers(of: source)
        while let screen = try around.next() { journal.note(presenter: screen) }
        if let root = window.rootScreen {
          // The layers below it were noted when it was opened.
          let known = topmost.flatMap { $0.presentingScreen == nil ? nil : $0 } ?? root
          let tower = try Tower(root: known)
          for layer in tower.roots { journal.note(presenter: layer) }
          topmost = tower.topmost
        }
      }
      if let root = window.rootScreen { journal.note(.root(window, root)) }
      if let container = asContainer(source) { journal.note(container) }
      try await step.perform(
        with: built.screen(index), on: source, in: window, animated: isAnimated)
    }
  }

  private func run(_ change: Route.Change, animated: Bool) async throws {
    let container = change.container
    let child = built.screen(change.child)
    let step = built.route.constructions[change.child].step
    failing = step.link
    // A column changes with its contents, and the split view with its column.
    if step.embedding?.reachesInside == true,
      let outer = container.parentScreen.flatMap(asContainer)
    {
      journal.note(outer)
    }
    journal.note(container)
    var children: [any Screen] = []
    children.reserveCapacity(change.after.count)
    for child in change.after {
      switch child.place {
      case .existing(let screen): children.append(screen)
      case .new(let step, _): children.append(built.screen(step))
      }
    }
    // A tab bar shows the new tab in a second change; only one of the two may be animated.
    let selects = container is any TabContainer
    try await container.setContainedScreens(children, animated: animated && !selects)
    // What the app has pushed onto it meanwhile stays.
    if !container.visibleScreens.contains(where: { $0 === child }),
      screens(above: child, in: container).isEmpty
    {
      try await container.makeVisible(child, animated: animated && selects)
    }
  }

  /// The screens above a child of a stack, which go when it is shown.
  private func screens(
    above child: any Screen, in container: any ContainerScreen
  ) -> ArraySlice<any Screen> {
    guard container is any StackContainer else { return [] }
    let screens = container.containedScreens
    return screens.lastIndex { $0 === child }.map { screens[($0 + 1)...] } ?? []
  }

  /// Makes the destination visible in containers that do not show it, from the inside out.
  ///
  /// A host may choose the visible screens when a container comes on display: a split view in a
  /// narrow window keeps one side, and may remove the other.
  ///
  /// - Parameter containers: The containers that held it before anything was shown, innermost
  ///   first.
  private func revealDestination(
    _ destination: any Screen, within containers: [any Screen]
  ) async throws {
    var revealed = IdentitySet()
    while let (child, container) = try hiddenPlace(of: destination, within: containers),
      revealed.insert(child), areAllAsked(screens(above: child, in: container))
    {
      journal.note(container)
      try await container.makeVisible(child, animated: false)
    }
  }

  /// Whether all guards among the screens, and in them, have been asked.
  private func areAllAsked(_ screens: ArraySlice<any Screen>) -> Bool {
    let asked = built.route.leaveGuards()
    return leaveGuards(in: Array(screens)).allSatisfy { guarding in
      asked.contains { $0 === guarding }
    }
  }

  /// The innermost screen that its container does not show, of the destination and what holds it.
  @inline(never)
  private func hiddenPlace(
    of destination: any Screen, within containers: [any Screen]
  ) throws -> (child: any Screen, container: any ContainerScreen)? {
    var child = destination
    var around = EnclosingContainers(of: child)
    while let parent = try around.next() {
      if let container = asContainer(parent), !Self.shows(container, child) {
        return (child, container)
      }
      child = parent
    }
    if child === window.rootScreen || child.presentingScreen != nil { return nil }
    // Its container has removed it.
    let position = child === destination ? 0 : containers.firstIndex { $0 === child }.map { $0 + 1 }
    guard let position, let container = containers.dropFirst(position).first.flatMap(asContainer)
    else { return nil }
    return (child, container)
  }

  /// Checks that the destination is on screen, as it is after every successful navigation.
  private func checkResult() async throws {
    if let reason = try await obstacleAtRest() {
      throw NotShownError(screen: name(of: built.destination), reason: reason)
    }
  }

  /// The reason why the destination is not on screen once the window is settled, since a container
  /// may remove its screens for a moment after a change.
  private func obstacleAtRest() async throws -> String? {
    let reason = try Self.obstacle(built, in: window)
    if reason == nil || window.isSettled { return reason }
    await window.settle()
    return try Self.obstacle(built, in: window)
  }

  /// Whether the destination is on screen and no layer is above it that should have been dismissed.
  static func isShown(_ built: BuiltRoute, in window: any ScreenWindow) -> Bool {
    (try? obstacle(built, in: window) == nil) ?? false
  }

  /// The reason why the destination is not on screen, as a sentence; `nil` if it is.
  @inline(never)
  private static func obstacle(
    _ built: BuiltRoute, in window: any ScreenWindow
  ) throws -> String? {
    var child = built.destination
    var around = EnclosingContainers(of: child)
    while let parent = try around.next() {
      // The app may have put the screen into another one that does not conform, and shows it.
      if let container = asContainer(parent), !shows(container, child) {
        return "\(name(of: parent)) does not show \(name(of: child)) when asked to."
      }
      child = parent
    }
    guard let tower = try window.rootScreen.map({ root in try Tower(root: root) }),
      tower.layer(withRoot: child) != nil
    else {
      return
        "\(name(of: child)) is not in the window. An action or the host returned before it was "
        + "done, or dropped the request."
    }
    if isUncovered(child, in: tower, after: built.route) { return nil }
    return
      "\(name(of: tower.topmost)) is still above it. The host returned before it was dismissed, "
      + "or dropped the request."
  }

  private static func shows(_ container: any ContainerScreen, _ child: any Screen) -> Bool {
    container.visibleScreens.contains { $0 === child }
  }

  /// An alert the app presented meanwhile may stay.
  private static func isUncovered(
    _ layer: any Screen, in tower: Tower, after route: Route
  ) -> Bool {
    if tower.topmost === layer { return true }
    guard let number = tower.layer(withRoot: layer) else { return false }
    return !tower.upper[number...].contains { above in
      route.dismissed.contains { $0.root === above.root }
    }
  }
}

/// All operations have succeeded, and still the destination is not on screen: a host or an action
/// has not done its work.
public struct NotShownError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the screen.
  public let screen: String

  /// The screen found instead, in a sentence.
  public let reason: String

  public var description: String {
    "\(screen) is not on screen although every operation has succeeded: \(reason)"
  }
}
