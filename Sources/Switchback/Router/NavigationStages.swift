/// The decisions: what each state makes of a reply. Nothing here waits.
///
/// Besides `Navigation.swift`, only this file changes the state.
extension Navigation {
  func decide(_ reply: Reply) throws(NavigationError) -> Call? {
    if !isCommitting, cancellation.hasOccurred { throw .cancelled }
    guard let request else {
      if case .queued = state { state = .changing }
      return nil
    }
    wait = nil
    switch state {
    case .queued:
      reach(.turn)
      return try resolve(request)
    case .settling:
      return try look(request)
    case .asking(let asking):
      return try ask(asking, reply, request)
    case .intercepting(let interception):
      return try intercept(interception, reply, request)
    case .building(let builder, let plan):
      return try build(builder, plan, reply, request)
    case .reviewing(let built, let plan):
      return try review(built, plan, request, isSettled: true)
    case .committing(let committer):
      return try commit(committer, reply)
    case .changing, .reached, .ended:
      return nil
    }
  }

  /// Begins a round: resolves until every screen to be removed has been asked and every interceptor has run.
  private func resolve(_ request: Request) throws(NavigationError) -> Call? {
    if clearance.rounds == Self.maximumRounds { throw request.unsettled(clearance) }
    clearance.rounds += 1
    try enter(.settling)
    if request.window.isSettled { return try look(request) }
    return .settle(request.window)
  }

  /// Resolves everything again, as the screens have changed.
  private func resolveAgain(_ request: Request) throws(NavigationError) -> Call? {
    clearance.attempts += 1
    if clearance.attempts == Self.maximumAttempts { throw request.unsettled(clearance) }
    clearance.rounds = 0
    return try resolve(request)
  }

  /// A chain that cannot be resolved yet may be resolvable once its interceptors have run: a log-in
  /// that replaces the root, for example. So they run first, and then the chain is resolved again.
  private func look(_ request: Request) throws(NavigationError) -> Call? {
    clearance.begin(inside: lineage)
    let resolution = Resolution(of: request.walk, in: request.window)
    let plan: NavigationPlan
    do {
      plan = try request.plan(resolution, finished: clearance.finished)
    } catch {
      guard error is any DependingOnHierarchy, !resolution.interceptors.isEmpty else {
        throw .unresolved(error, resolution.trace())
      }
      return try intercept(resolution, request)
    }
    // A finder may have begun another navigation, which supersedes this one.
    try enter(.settling)
    tell { .resolved(plan) }
    let guards = plan.route.leaveGuards().reversed()
    return try askNext(Asking(plan: plan, guards: Array(guards), built: nil), request)
  }

  /// Asks the next screen to be removed, each once.
  private func askNext(
    _ asking: Asking, _ request: Request
  ) throws(NavigationError) -> Call? {
    var asking = asking
    while let screen = asking.guards.popLast() {
      if !clearance.ask(screen) { continue }
      (asking.asked, asking.hasAsked) = (screen, true)
      try enter(.asking(asking))
      tell { .asking(screen) }
      request.window.reportChanges(true)
      setTimeLimit(request.timeLimit)
      return .confirm(screen)
    }
    if let built = asking.built { return try review(built, asking.plan, request) }
    if !asking.hasAsked, asking.plan.resolution.interceptors.isEmpty {
      return try build(asking.plan, request)
    }
    return try intercept(asking.plan.resolution, request)
  }

  private func ask(
    _ asking: Asking, _ reply: Reply, _ request: Request
  ) throws(NavigationError) -> Call? {
    endTimeLimit()
    switch reply {
    case .gone: break
    case .agreed(true): reach(.agreed)
    default:
      let screen = asking.asked.map { Switchback.name(of: $0) } ?? ""
      throw .blocked(by: screen, asking.plan.trace)
    }
    return try askNext(asking, request)
  }

  private func intercept(
    _ resolution: Resolution, _ request: Request
  ) throws(NavigationError) -> Call? {
    try request.checkRecognition(of: resolution, clearance)
    // The user may meanwhile dismiss a screen whose result is awaited: it must be freed then.
    if resolution.interceptors.contains(where: \.waitsForUser) { resolution.letScreensGo() }
    return try interceptNext(Interception(resolution: resolution), request)
  }

  private func interceptNext(
    _ interception: Interception, _ request: Request
  ) throws(NavigationError) -> Call? {
    guard interception.index < interception.resolution.interceptors.count else {
      clearance.add(interception.resolution)
      return try resolve(request)
    }
    try enter(.intercepting(interception))
    let interceptor = interception.interceptor
    guard interceptor.waitsForUser, let queue, !queue.pause(self, for: interceptor) else {
      return try run(interception, request)
    }
    var interception = interception
    interception.isFollowing = true
    try enter(.intercepting(interception))
    return try waiting(for: queue.follow(self, in: interceptor))
  }

  private func run(
    _ interception: Interception, _ request: Request
  ) throws(NavigationError) -> Call? {
    var interception = interception
    interception.isFollowing = false
    let interceptor = interception.interceptor
    try enter(.intercepting(interception))
    tell { .intercepting(interceptor.name) }
    setTimeLimit(interceptor.timeLimit ?? request.timeLimit)
    return .intercept(interceptor, in: NavigationWindow(request.window))
  }

  private func intercept(
    _ interception: Interception, _ reply: Reply, _ request: Request
  ) throws(NavigationError) -> Call? {
    var interception = interception
    let interceptor = interception.interceptor
    if !interception.isResuming {
      endTimeLimit()
      var result = Result { try reply.get() }
      if interception.isFollowing {
        guard case .shared(let shared?) = reply else { return try run(interception, request) }
        result = shared
      } else {
        queue?.unpause(self, in: interceptor, result)
      }
      if case .failure(let error) = result {
        throw .intercepted(
          by: interceptor.name, error, interception.resolution.trace(failingAt: interceptor.link))
      }
      if !interception.isFollowing { tell { .intercepted(interceptor.name) } }
      if interceptor.waitsForUser, let turn = queue?.resume(self) {
        interception.isFollowing = false
        interception.isResuming = true
        try enter(.intercepting(interception))
        return try waiting(for: turn)
      }
    }
    interception = Interception(
      resolution: interception.resolution, index: interception.index + 1)
    return try interceptNext(interception, request)
  }

  private func build(
    _ plan: NavigationPlan, _ request: Request
  ) throws(NavigationError) -> Call? {
    reach(.building)
    let builder = RouteBuilder(plan) { request.onScreen?($0, request.window) }
    guard builder.runsCode else {
      request.onScreen?(plan.route.anchor, request.window)
      let built = BuiltRoute(plan.route)
      if plan.changesNothing { return try end(built, plan) }
      return try review(built, plan, request)
    }
    try enter(.building(builder, plan))
    setTimeLimit(request.timeLimit)
    return try build(builder, plan, .done, request)
  }

  private func build(
    _ builder: RouteBuilder, _ plan: NavigationPlan, _ reply: Reply, _ request: Request
  ) throws(NavigationError) -> Call? {
    do {
      if let call = try builder.next(reply) { return call }
    } catch {
      let failing = builder.step ?? plan.resolution.steps.last?.link
      throw .unbuilt(error, plan.resolution.trace(failingAt: failing))
    }
    endTimeLimit()
    guard let built = builder.built else { return nil }
    let plan = NavigationPlan(resolution: plan.resolution, route: built.route)
    return try review(built, plan, request)
  }

  /// Looks whether the plan still holds: while factories, tasks and guards waited, the user may have gone
  /// elsewhere, or be about to, and look-ups in new screens may have changed the screens to remove.
  private func review(
    _ built: BuiltRoute, _ plan: NavigationPlan, _ request: Request, isSettled: Bool = false
  ) throws(NavigationError) -> Call? {
    if !isSettled, !request.window.isSettled {
      try enter(.reviewing(built, plan))
      return .settle(request.window)
    }
    guard plan.isCurrent(in: request.window) else { return try resolveAgain(request) }
    let guards = plan.route.leaveGuards().filter { !clearance.hasAsked($0) }
    if !guards.isEmpty {
      return try askNext(Asking(plan: plan, guards: guards.reversed(), built: built), request)
    }
    if plan.changesNothing { return try end(built, plan) }
    let committer = RouteCommitter(plan, built, in: request.window, animated: request.isAnimated)
    try enter(.committing(committer))
    tell { .committing(built: built.screens) }
    return try commit(committer, .done)
  }

  /// Changes the screens. From here on the navigation completes, even if it is cancelled.
  private func commit(
    _ committer: RouteCommitter, _ reply: Reply
  ) throws(NavigationError) -> Call? {
    if let call = committer.next(reply) { return call }
    if let error = committer.failure { throw error }
    return try end(committer.built, committer.plan)
  }

  private func end(_ built: BuiltRoute, _ plan: NavigationPlan) throws(NavigationError) -> Call? {
    try enter(.reached(built, plan))
    endCode()
    resumption.finish(.success(()))
    return nil
  }

  /// Ends the navigation in the caller's task.
  ///
  /// - Parameter hasWaited: Whether anything else may have happened since the result was checked.
  /// - Throws: ``NavigationError/goneAgain(_:_:)`` if the destination is no longer on display.
  func conclude(
    _ built: BuiltRoute, _ plan: NavigationPlan, in window: any ScreenWindow, _ hasWaited: Bool
  ) throws(NavigationError) -> NavigationOutcome {
    if hasWaited { try checkResult(built, plan, in: window) }
    if plan.runPostRoutingTasks(on: built, navigation: number) {
      try checkResult(built, plan, in: window)
    }
    return plan.changesNothing
      ? .alreadyThere(plan.route.anchor)
      : .reached(built.destination, reused: plan.route.reused, built: built.screens)
  }

  private func checkResult(
    _ built: BuiltRoute, _ plan: NavigationPlan, in window: any ScreenWindow
  ) throws(NavigationError) {
    if !RouteCommitter.isShown(built, in: window) {
      throw .goneAgain(Switchback.name(of: built.destination), plan.trace)
    }
  }
}
