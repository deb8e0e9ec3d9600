extension Navigation {
  indirect enum State {
    /// Has not begun, or waits for its turn.
    case queued
    /// Resolves the chain, when the window is settled.
    case settling(waits: Int = 0)
    case asking(Asking)
    /// Runs an interceptor, or follows another navigation in the same one.
    case intercepting(Interception, isFollowing: Bool = false)
    case building(RouteBuilder)
    /// Waits until the window is settled, to look whether the plan is current.
    case reviewing(RouteBuilder, waits: Int = 0)
    case committing(RouteCommitter)
    /// Makes a change that is not a navigation.
    case changing
    /// The destination is on display.
    case reached(BuiltRoute)
    case ended(NavigationError?, isTold: Bool)
  }

  /// Screens that are asked whether they may be removed.
  @MainActor
  final class Asking {
    let plan: NavigationPlan
    /// The screens to ask, the next one last.
    var guards: [any LeaveGuard]
    /// What each of them goes with that does not know that it is in the window, such as the column of a narrow split
    /// view, by its index among the holders. If that does not know it either, none can tell when the screen is gone.
    var strays: [ObjectIdentifier: Int] = [:]
    var holders: [(any Screen)?] = []
    /// The screen that was asked last; `nil` if none was.
    var asked: (any LeaveGuard)?
    /// The builder of the new screens, if only these show which ones are to be removed.
    let builder: RouteBuilder?

    init(_ plan: NavigationPlan, _ guards: [any LeaveGuard], _ builder: RouteBuilder?) {
      (self.plan, self.guards, self.builder) = (plan, guards, builder)
    }
  }

  /// Interceptors that run, one after the other.
  struct Interception {
    let resolution: Resolution
    var index = 0

    @MainActor
    var interceptor: any PendingInterceptor { resolution.interceptors[index] }

    var next: Interception { Interception(resolution: resolution, index: index + 1) }
  }
}

/// The decisions: what each state makes of a reply. Nothing here waits.
///
/// Besides `Navigation.swift`, only this file changes the state.
extension Navigation {
  func decide(_ reply: Reply) throws(NavigationError) -> Call? {
    if !isCommitting {
      if isCancelled { throw .cancelled }
      if window == nil { throw .windowGone }
    }
    guard let request else {
      if case .queued = state { state = .changing }
      return nil
    }
    work.wait = nil
    switch state {
    case .queued:
      reach(.turn)
      return try resolve(request)
    case .settling(let waits):
      return try settle(request, waits: waits)
    case .asking(let asking):
      return try ask(asking, reply, request)
    case .intercepting(let interception, let isFollowing):
      return try intercept(interception, isFollowing: isFollowing, reply, request)
    case .building(let builder):
      return try build(builder, reply, request)
    case .reviewing(let builder, let waits):
      return try review(builder, request, waits: waits)
    case .committing(let committer):
      return try commit(committer, reply)
    case .changing, .reached, .ended:
      return nil
    }
  }

  /// Begins a round: resolves until every screen to be removed has been asked and every interceptor has run.
  private func resolve(_ request: Request) throws(NavigationError) -> Call? {
    if clearance.rounds == Self.maximumRounds { throw unsettled(request) }
    clearance.rounds += 1
    return try settle(request)
  }

  /// Begins again with another destination, as this one cannot be found or built.
  func fallBack(on other: Request, after error: NavigationError) throws(NavigationError) -> Call? {
    try enter(.settling())
    endTimeLimit()
    request = other
    clearance.beginAgain()
    tell(.fallingBack(to: name, after: error))
    return try resolve(other)
  }

  /// Looks when the window is at rest: again after a wait, as whoever has waited, too, may begin the next
  /// change. A window that never comes to rest has its own limit.
  private func settle(_ request: Request, waits: Int = 0) throws(NavigationError) -> Call? {
    try enter(.settling(waits: waits + 1))
    guard let window else { throw .windowGone }
    if waits == maximumWaits || window.isSettled { return try look(request, in: window) }
    return try waiting(for: window.rest())
  }

  /// Resolves everything again, as the screens have changed.
  private func resolveAgain(_ request: Request) throws(NavigationError) -> Call? {
    clearance.attempts += 1
    if clearance.attempts == Self.maximumAttempts { throw unsettled(request) }
    clearance.rounds = 0
    return try resolve(request)
  }

  /// Gives up, whether there is a way by now or not: only a further round could tell.
  private func unsettled(_ request: Request) -> NavigationError {
    guard let window else { return .windowGone }
    let resolution = request.resolution(in: window, finished: clearance.finished)
    _ = try? request.plan(resolution)
    return .unsettled(resolution.trace())
  }

  /// A chain that cannot be resolved yet may be resolvable once its interceptors have run: a log-in
  /// that replaces the root, for example. So they run first, and then the chain is resolved again.
  private func look(
    _ request: Request, in window: any ScreenWindow
  ) throws(NavigationError) -> Call? {
    clearance.begin(inside: lineage)
    let resolution = request.resolution(in: window, finished: clearance.finished)
    let plan: NavigationPlan
    do {
      plan = try request.plan(resolution)
    } catch {
      guard resolution.mayRunInterceptors(after: error) else {
        throw .unresolved(error, resolution.trace())
      }
      // No step has failed yet.
      resolution.failing = nil
      return try intercept(resolution, request)
    }
    // A finder may have begun another navigation, which supersedes this one.
    try enter(.settling())
    tell(.resolved(plan))
    return try askNext(Asking(plan.route.leaveGuards(), of: plan, in: window), request)
  }

  /// Asks the next screen to be removed, unless it has been asked; once the screens are built, unless its answer counts.
  private func askNext(
    _ asking: Asking, _ request: Request
  ) throws(NavigationError) -> Call? {
    while let screen = asking.guards.popLast() {
      try checkAsking(screen)
      if hasAsked(screen, forGood: asking.builder != nil) { continue }
      clearance.ask(screen)
      asking.asked = screen
      try enter(.asking(asking))
      tell(.asking(screen))
      window?.reportChanges(true)
      setTimeLimit(request.timeLimit)
      return .confirm(screen)
    }
    if let builder = asking.builder { return try review(builder) }
    if asking.asked == nil, asking.plan.resolution.interceptors.isEmpty {
      reach(.building)
      return try build(RouteBuilder(asking.plan, onScreen: request.step.onScreen), request)
    }
    return try intercept(asking.plan.resolution, request)
  }

  private func ask(
    _ asking: Asking, _ reply: Reply, _ request: Request
  ) throws(NavigationError) -> Call? {
    endTimeLimit()
    switch reply {
    case .gone: break
    case .agreed(true):
      if clearance.answering?.isOver == true { clearance.answering = nil }
      reach(.agreed)
    default:
      let screen = asking.asked.map { Switchback.name(of: $0) } ?? ""
      throw .blocked(by: screen, asking.plan.trace)
    }
    return try askNext(asking, request)
  }

  private func intercept(
    _ resolution: Resolution, _ request: Request
  ) throws(NavigationError) -> Call? {
    guard let window else { throw .windowGone }
    try checkRecognition(of: resolution, request, in: window)
    // The user may meanwhile dismiss a screen whose result is awaited, or close the window: they must be freed.
    if resolution.interceptors.contains(where: \.waitsForUser) {
      resolution.letScreensGo()
      window.reportChanges(true)
    }
    return try interceptNext(Interception(resolution: resolution), request)
  }

  /// Checks that an interceptor in a chain that a closure has made runs twice at most, if the next chain has
  /// another one in its place.
  ///
  /// It is the same one if the closure returns the same chain again, or by its key.
  private func checkRecognition(
    of resolution: Resolution, _ request: Request, in window: any ScreenWindow
  ) throws(NavigationError) {
    for interceptor in resolution.interceptors where clearance.hasRunTwice(interceptor.id) {
      let again = request.resolution(in: window, finished: clearance.finished)
      _ = try? request.plan(again)
      if again.interceptors.contains(where: { $0.id == interceptor.id }) { continue }
      throw .unresolved(
        ChainError.unrecognized(interceptor.name),
        resolution.trace(failingAt: interceptor.link))
    }
  }

  private func interceptNext(
    _ interception: Interception, _ request: Request
  ) throws(NavigationError) -> Call? {
    guard interception.index < interception.resolution.interceptors.count else {
      clearance.add(interception.resolution)
      return try resolve(request)
    }
    let interceptor = interception.interceptor
    if interceptor.waitsForUser { AwaitedScreens.notice(in: window) }
    guard interceptor.waitsForUser, let answer = outermost?.follow(self, in: interceptor)
    else { return try run(interception, request) }
    giveUpTurn()
    try enter(.intercepting(interception, isFollowing: true))
    setTimeLimit(request.timeLimit(for: interceptor))
    return try waiting(for: answer)
  }

  private func run(
    _ interception: Interception, _ request: Request
  ) throws(NavigationError) -> Call? {
    let interceptor = interception.interceptor
    try enter(.intercepting(interception))
    tell(.intercepting(interceptor.name))
    setTimeLimit(request.timeLimit(for: interceptor))
    return .intercept(interceptor, in: NavigationWindow(window))
  }

  private func intercept(
    _ interception: Interception, isFollowing: Bool, _ reply: Reply, _ request: Request
  ) throws(NavigationError) -> Call? {
    let interceptor = interception.interceptor
    endTimeLimit()
    let result: Result<Void, any Error>
    switch (reply, isFollowing) {
    case (.shared(let answer?), _): result = answer
    case (_, true): return try run(interception, request)
    // The interceptor has run, and now it is this navigation's turn.
    case (.shared, false): return try interceptNext(interception.next, request)
    default:
      result = Result { try reply.get() }
      queue?.unpause(self, in: interceptor, result)
    }
    if case .failure(let error) = result {
      throw .intercepted(
        by: interceptor.name, error, interception.resolution.trace(failingAt: interceptor.link))
    }
    if !isFollowing { tell(.intercepted(interceptor.name)) }
    if let turn = queue?.resume(self) {
      try enter(.intercepting(interception))
      return try waiting(for: turn)
    }
    return try interceptNext(interception.next, request)
  }

  private func build(
    _ builder: RouteBuilder, _ request: Request
  ) throws(NavigationError) -> Call? {
    try enter(.building(builder))
    if builder.runsCode { setTimeLimit(request.timeLimit) }
    return try build(builder, .done, request)
  }

  private func build(
    _ builder: RouteBuilder, _ reply: Reply, _ request: Request
  ) throws(NavigationError) -> Call? {
    guard let built = builder.built else { return nil }
    do {
      if let call = try builder.next(reply) { return call }
    } catch {
      let resolution = built.plan.resolution
      let failing = builder.step ?? resolution.steps.last?.link
      throw .unbuilt(error, resolution.trace(failingAt: failing))
    }
    endTimeLimit()
    if builder.isOutdated { return try resolveAgain(request) }
    if built.plan.changesNothing, !builder.runsCode { return try end(built) }
    return try review(builder)
  }

  private func review(_ builder: RouteBuilder) throws(NavigationError) -> Call? {
    try enter(.reviewing(builder))
    return .review
  }

  /// Looks whether the plan still holds: while factories, tasks and guards waited, the user may have gone
  /// elsewhere, or be about to, and look-ups in new screens may have changed the screens to remove.
  private func review(
    _ builder: RouteBuilder, _ request: Request, waits: Int
  ) throws(NavigationError) -> Call? {
    guard let window, let built = builder.built else { throw .windowGone }
    if waits < maximumWaits, !window.isSettled {
      try enter(.reviewing(builder, waits: waits + 1))
      return try waiting(for: window.rest())
    }
    let plan = built.plan
    let isCurrent: Bool
    do {
      isCurrent = try plan.isCurrent(in: window)
    } catch {
      throw .unbuilt(error, plan.resolution.trace(failingAt: plan.resolution.steps.last?.link))
    }
    // An action that was asked what it takes away may have cancelled the navigation.
    if isCancelled { throw .cancelled }
    if !isCurrent { return try resolveAgain(request) }
    let guards = plan.route.leaveGuards()
    // What was agreed at once, and not by the user, may have changed while other code ran.
    let unasked = guards.filter { !hasAsked($0, forGood: true) }
    if !unasked.isEmpty {
      return try askNext(Asking(unasked, of: plan, in: window, builder: builder), request)
    }
    if !builder.isFinished { return try build(builder, request) }
    if plan.changesNothing { return try end(built) }
    // What is around it may end during the commit.
    for screen in guards { clearance.ask(screen) }
    let committer = RouteCommitter(built, in: window) { [unowned self] in hasAsked($0) }
    try enter(.committing(committer))
    tell(.committing(built: built.screens))
    return try commit(committer, .done)
  }

  /// Changes the screens. From here on the navigation completes, even if it is cancelled.
  private func commit(
    _ committer: RouteCommitter, _ reply: Reply
  ) throws(NavigationError) -> Call? {
    if let call = committer.next(reply) { return call }
    if let error = committer.failure { throw window == nil ? .windowGone : error }
    return try end(committer.built)
  }

  private func end(_ built: BuiltRoute) throws(NavigationError) -> Call? {
    try enter(.reached(built))
    endCode()
    work.resumption.finish(.success(()))
    return nil
  }

  /// Ends the navigation in the caller's task.
  ///
  /// - Parameter hasWaited: Whether anything else may have happened since the result was checked.
  /// - Throws: ``NavigationError/goneAgain(_:_:)`` if the destination is no longer on display.
  func conclude(
    _ built: BuiltRoute, _ mark: AnyObject?, _ hasWaited: Bool
  ) throws(NavigationError) -> NavigationOutcome {
    if window == nil { throw .windowGone }
    if hasWaited { try checkResult(built) }
    if built.runPostRoutingTasks(navigation: number) { try checkResult(built) }
    (mark as? DestinationMark)?.lead(to: built.destination)
    return built.plan.changesNothing
      ? .alreadyThere(built.plan.anchor)
      : .reached(
        built.destination, reused: window?.held(among: built.route.reused) ?? [],
        built: window?.held(among: built.screens) ?? [])
  }

  private func checkResult(_ built: BuiltRoute) throws(NavigationError) {
    guard let window else { throw .windowGone }
    if !RouteCommitter.isShown(built, in: window) {
      throw .goneAgain(Switchback.name(of: built.destination), built.plan.trace)
    }
  }
}
