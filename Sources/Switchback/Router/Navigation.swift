/// One navigation, from the request to its end: resolve, ask, intercept, resolve again, build,
/// commit.
///
/// Code that does not wait is kept out of the functions that do, by `@inline(never)`: the compiler copies it
/// into the continuation after each wait. See 'What the size consists of' in Docs/Performance.md.
@MainActor
struct Navigation {
  private static var count = 0
  /// The number of times the screens may change during a navigation before it gives up.
  private static let maximumAttempts = 3

  /// The number of times interceptors may lead to further ones.
  private static let maximumRounds = 100

  let walk: any ChainWalking
  let window: any ScreenWindow
  /// The router's own tasks, which receive its contexts as `Any?`.
  let tasks: StepTasks<Any?>?
  let taskContext: Any?
  let observers: [@MainActor (NavigationEvent) -> Void]
  let probe: (any NavigationProbe)?
  let timeLimit: Duration?
  let clock: any Clock<Duration>
  /// The wait for the result of the destination.
  let onScreen: (@MainActor (any Screen, any ScreenWindow) -> Void)?
  let number: Int

  init(
    walk: any ChainWalking, window: any ScreenWindow,
    tasks: StepTasks<Any?>?, taskContext: Any?,
    observers: [@MainActor (NavigationEvent) -> Void], probe: (any NavigationProbe)?,
    timeLimit: Duration?, clock: any Clock<Duration>,
    onScreen: (@MainActor (any Screen, any ScreenWindow) -> Void)?
  ) {
    Self.count &+= 1
    number = Self.count
    self.walk = walk
    self.window = window
    self.tasks = tasks
    self.taskContext = taskContext
    self.observers = observers
    self.probe = probe
    self.timeLimit = timeLimit
    self.clock = clock
    self.onScreen = onScreen
  }

  /// Resolves the chain and plans the route.
  func resolve() throws(NavigationError) -> NavigationPlan {
    let resolution = Resolution(of: walk, in: window)
    do {
      return try plan(resolution, finished: InterceptorIDs())
    } catch {
      throw .unresolved(error, resolution.trace())
    }
  }

  /// - Parameter finished: The interceptors that have run already.
  @inline(never)
  private func plan(
    _ resolution: Resolution, finished: InterceptorIDs
  ) throws -> NavigationPlan {
    try resolution.resolve(walk, finished: finished, tasks: tasks, context: taskContext)
    return NavigationPlan(resolution: resolution, route: try RoutePlanner.route(for: resolution))
  }

  func run(
    _ options: NavigationOptions, policy: ConcurrencyPolicy
  ) async throws(NavigationError) -> NavigationOutcome {
    tell { .began(destination: destinationName(of: walk.reading)) }
    defer { AwaitedScreens.notice(in: window) }
    do {
      let outcome = try await takeTurn(options, policy)
      tell { .finished(outcome) }
      return outcome
    } catch {
      tell { .failed(error) }
      throw error
    }
  }

  private func takeTurn(
    _ options: NavigationOptions, _ policy: ConcurrencyPolicy
  ) async throws(NavigationError) -> NavigationOutcome {
    if options.transitions == .reject, !window.isSettled { throw .rejected }
    let ticket = NavigationTicket(window: window, to: walk.reading, navigation: number)
    defer { ticket.end() }
    let queue = NavigationQueue.queue(for: ticket, in: window)
    ticket.queue = queue
    try await queue.enter(ticket, policy: policy)
    defer { queue.leave(ticket) }
    probe?.navigation(number, reached: .turn, in: window)
    let result: Result<NavigationOutcome, NavigationError> = await withTaskCancellationHandler {
      do throws(NavigationError) {
        return .success(try await carryOut(options, ticket, queue))
      } catch {
        return .failure(error)
      }
    } onCancel: { [cancellation = ticket.cancellation] in
      cancellation.occur()
    }
    return try result.get()
  }

  private func carryOut(
    _ options: NavigationOptions, _ ticket: NavigationTicket, _ queue: NavigationQueue
  ) async throws(NavigationError) -> NavigationOutcome {
    var clearance = Clearance(inside: ticket)
    let resolution = Resolution(of: walk, in: window)
    // An observer may have kept a plan.
    defer { if observers.isEmpty { resolution.end() } }
    for _ in 0..<Self.maximumAttempts {
      var plan = try await clear(&clearance, resolution, ticket, queue)
      probe?.navigation(number, reached: .building, in: window)
      let (built, progress) = try await build(
        plan, clearance, ticket, animated: options.isAnimated)
      if plan.changesNothing, progress == .untouched {
        try runPostRoutingTasks(plan, built)
        return .alreadyThere(plan.route.anchor)
      }
      plan = NavigationPlan(resolution: plan.resolution, route: built.route)
      if case .committed(let isStale) = progress { return try finish(built, plan, isStale) }
      // Look-ups in new screens may have changed the screens to remove.
      var areAllAsked = progress != .untouched && !clearance.lacks(plan.route)
      if progress != .untouched, !areAllAsked {
        guard plan.isCurrent(in: window) else { continue }
        _ = try await ask(plan, &clearance, ticket)
      }
      // While factories, tasks and guards waited, the user may have gone elsewhere, or be about to.
      // Observers, and the wait for the screen's result, are the app's code, too.
      var mayHaveChanged = progress != .untouched || !observers.isEmpty || onScreen != nil
      if !window.isSettled {
        await window.settle()
        try ticket.check()
        mayHaveChanged = true
        areAllAsked = false
      }
      if mayHaveChanged {
        guard plan.isCurrent(in: window), areAllAsked || !clearance.lacks(plan.route) else {
          continue
        }
      }
      if plan.changesNothing {
        try runPostRoutingTasks(plan, built)
        return .alreadyThere(plan.route.anchor)
      }
      let isStale = try await commit(built, plan, ticket, animated: options.isAnimated)
      return try finish(built, plan, isStale)
    }
    throw unsettled(clearance)
  }

  /// - Parameter isStale: Whether anything else may have happened since the result was checked.
  @inline(never)
  private func finish(
    _ built: BuiltRoute, _ plan: NavigationPlan, _ isStale: Bool
  ) throws(NavigationError) -> NavigationOutcome {
    if isStale, !RouteCommitter.isShown(built, in: window) {
      throw .goneAgain(name(of: built.destination), plan.trace)
    }
    try runPostRoutingTasks(plan, built)
    return .reached(built.destination, reused: plan.route.reused, built: built.screens)
  }

  /// Resolves until every screen to be removed has been asked and every interceptor has run.
  ///
  /// A chain that cannot be resolved yet may be resolvable once its interceptors have run: a log-in
  /// that replaces the root, for example. So they run first, and then the chain is resolved again.
  private func clear(
    _ clearance: inout Clearance, _ first: Resolution, _ ticket: NavigationTicket,
    _ queue: NavigationQueue
  ) async throws(NavigationError) -> NavigationPlan {
    for _ in 0..<Self.maximumRounds {
      if !window.isSettled { await window.settle() }
      try ticket.check()
      clearance.begin(inside: ticket)
      let resolution = observers.isEmpty ? first : Resolution(of: walk, in: window)
      do {
        let plan = try plan(resolution, finished: clearance.finished)
        tell { .resolved(plan) }
        let asked = try await ask(plan, &clearance, ticket)
        if !asked && resolution.interceptors.isEmpty { return plan }
      } catch let error as NavigationError {
        throw error
      } catch {
        guard error is any DependingOnHierarchy, !resolution.interceptors.isEmpty else {
          throw .unresolved(error, resolution.trace())
        }
      }
      try checkRecognition(of: resolution, clearance)
      // The user may meanwhile dismiss a screen whose result is awaited: it must be freed then.
      if resolution.interceptors.contains(where: \.waitsForUser) { resolution.letScreensGo() }
      for interceptor in resolution.interceptors {
        try await intercept(interceptor, resolution, ticket, queue)
      }
      clearance.add(resolution)
    }
    throw unsettled(clearance)
  }

  /// Gives up, whether there is a way by now or not: only a further round could tell.
  @inline(never)
  private func unsettled(_ clearance: Clearance) -> NavigationError {
    let resolution = Resolution(of: walk, in: window)
    _ = try? plan(resolution, finished: clearance.finished)
    return .unsettled(resolution.trace())
  }

  /// Checks that an interceptor without a key, in a chain that a closure has made, runs twice at
  /// most.
  ///
  /// A closure that returns the same chain again has not made it anew.
  @inline(never)
  private func checkRecognition(
    of resolution: Resolution, _ clearance: Clearance
  ) throws(NavigationError) {
    for interceptor in resolution.interceptors where clearance.hasRunTwice(interceptor.id) {
      let again = Resolution(of: walk, in: window)
      _ = try? plan(again, finished: clearance.finished)
      if again.interceptors.contains(where: { $0.id == interceptor.id }) { continue }
      throw .unresolved(
        UnrecognizedInterceptorError(interceptor: interceptor.name),
        resolution.trace(failingAt: interceptor.link))
    }
  }

  /// Asks the screens to be removed, each once.
  ///
  /// - Returns: Whether any was asked.
  private func ask(
    _ plan: NavigationPlan, _ clearance: inout Clearance, _ ticket: NavigationTicket
  ) async throws(NavigationError) -> Bool {
    var asked = false
    for screen in plan.route.leaveGuards() where clearance.ask(screen) {
      asked = true
      tell { .asking(screen) }
      // A screen that is gone cannot answer.
      ticket.recheck = { [weak ticket, weak window, weak screen] in
        guard let window, let screen, (try? window.holds(screen)) == true else {
          ticket?.interrupt?(ScreenGone())
          return
        }
      }
      window.reportChanges(true)
      let answer = await answer(ticket, limit: timeLimit) { _ in await screen.confirmLeaving() }
      ticket.recheck = nil
      try ticket.check()
      switch answer {
      case .success(true): probe?.navigation(number, reached: .agreed, in: window)
      // If an undone operation brings it back, it has not been asked.
      case .failure(is ScreenGone): clearance.forget(screen)
      case .failure(let error as TimeIsOver):
        throw .timedOut(name(of: screen), error.limit, plan.trace)
      case .success(false), .failure: throw .blocked(by: name(of: screen), plan.trace)
      }
    }
    return asked
  }

  private func intercept(
    _ interceptor: any PendingInterceptor, _ resolution: Resolution, _ ticket: NavigationTicket,
    _ queue: NavigationQueue
  ) async throws(NavigationError) {
    var shared: Result<Void, any Error>?
    if interceptor.waitsForUser {
      shared = try await queue.pause(ticket, for: interceptor)
      do throws(NavigationError) {
        try ticket.check()
      } catch {
        queue.unpause(ticket, nil)
        throw error
      }
    }
    let result: Result<Void, any Error>
    if let shared {
      result = shared
    } else {
      tell { .intercepting(interceptor.name) }
      result = await answer(
        ticket, interceptor: interceptor.id, limit: interceptor.timeLimit ?? timeLimit
      ) { _ in
        try await interceptor.perform()
      }
      if interceptor.waitsForUser {
        let isInterrupted = ticket.ending != nil || Task.isCancelled
        queue.unpause(ticket, isInterrupted ? nil : result)
      }
    }
    do {
      try result.get()
    } catch let error as TimeIsOver {
      throw .timedOut(
        interceptor.name, error.limit, resolution.trace(failingAt: interceptor.link))
    } catch {
      try ticket.check()
      throw .intercepted(
        by: interceptor.name, error, resolution.trace(failingAt: interceptor.link))
    }
    if shared == nil { tell { .intercepted(interceptor.name) } }
    if interceptor.waitsForUser { try await queue.resume(ticket) }
    try ticket.check()
  }

  /// The answer of the app's code, or that the navigation was cancelled or superseded, or that the
  /// time limit has passed, whichever comes first. That code may never return.
  ///
  /// The navigations that it begins in the same window belong to it, and count for its time limit.
  private func answer<Value>(
    _ ticket: NavigationTicket, interceptor: InterceptorID? = nil, limit: Duration?,
    _ operation: @escaping @MainActor (Answer<Value>) async throws -> Value
  ) async -> Result<Value, any Error> {
    let code = ticket.beginCode(interceptor: interceptor)
    let answer = Answer(running: code, of: operation)
    ticket.missed = nil
    defer { ticket.interrupt = nil }
    let task = RunningCode.$current.withValue(code) { startNow(answer) }
    ticket.hasWaited = !answer.isFinished
    var timer: Task<Void, Never>?
    if !answer.isFinished || ticket.hasInner, let limit, limit < .longest {
      timer = Task { [clock] in
        try? await clock.sleep(for: limit)
        if !Task.isCancelled { ticket.interrupt?(TimeIsOver(limit: limit)) }
      }
    }
    var result: Result<Value, any Error>
    if !answer.isFinished {
      if let ending = ticket.ending { answer.interrupt(ending) }
      ticket.interrupt = { [unowned ticket] in
        if !answer.interrupt($0) { ticket.missed = $0 }
      }
    }
    var isInterrupted = false
    do {
      result = .success(try await answer.value())
    } catch {
      result = .failure(error)
      isInterrupted = true
    }
    ticket.endCode()
    task.cancel()
    if let interruption = await ticket.endInner(isInterrupted: isInterrupted) as? TimeIsOver {
      result = .failure(interruption)
    }
    timer?.cancel()
    return result
  }

  /// The state of a navigation after the app's code has built its screens.
  private enum Progress: Equatable {
    /// None of the app's code had to run.
    case untouched
    /// The app's code may have waited, or the hierarchy has changed.
    case built
    /// Everything is done. If stale, anything else may have happened since the result was checked.
    case committed(isStale: Bool)
  }

  /// Builds the screens and runs the context tasks, in a task that the navigation need not wait
  /// for. If nothing has happened meanwhile, that task continues with the commit: starting another
  /// one takes a turn of the main loop on platforms where a task cannot start immediately.
  private func build(
    _ plan: NavigationPlan, _ clearance: Clearance, _ ticket: NavigationTicket, animated: Bool
  ) async throws(NavigationError) -> (BuiltRoute, Progress) {
    var whenDestinationIsKnown: ((any Screen) -> Void)?
    if let onScreen { whenDestinationIsKnown = { [window] in onScreen($0, window) } }
    let builder = RouteBuilder(plan, whenDestinationIsKnown: whenDestinationIsKnown)
    guard builder.runsCode else {
      whenDestinationIsKnown?(plan.route.anchor)
      return (BuiltRoute(plan.route), .untouched)
    }
    // A factory or task that navigates itself does not block itself; the plan is then made again.
    // It may never return, and must then hold nothing but the builder, which is abandoned.
    builder.goOn = { built in
      let plan = NavigationPlan(resolution: plan.resolution, route: built.route)
      guard ticket.ending == nil, !ticket.cancellation.hasOccurred, !ticket.hasInner,
        !plan.changesNothing, window.isSettled,
        plan.isCurrent(in: window), !clearance.lacks(plan.route)
      else { return nil }
      return begin(plan, built, ticket, animated: animated)
    }
    let result = await answer(ticket, limit: timeLimit) {
      answer -> Result<Void, NavigationError>? in
      try await builder.build()
      guard let built = builder.built, answer.hold(), let committer = builder.goOn?(built) else {
        return nil
      }
      // The factories have ended: what their tasks begin from now on is not inside this navigation.
      let code = ticket.beginCode()
      defer { code.end() }
      return await RunningCode.$current.withValue(code) { await ticket.commit(with: committer) }
    }
    if case .success(let change?) = result, let built = builder.built {
      try change.get()
      return (built, .committed(isStale: ticket.hasWaited))
    }
    do throws(NavigationError) {
      try ticket.check()
    } catch {
      builder.abandon()
      throw error
    }
    switch result {
    case .success:
      guard let built = builder.built else { throw .cancelled }
      return (built, .built)
    case .failure(let error as TimeIsOver):
      let trace = plan.resolution.trace(failingAt: builder.step)
      let activity = builder.activity
      builder.abandon()
      throw .timedOut(activity, error.limit, trace)
    case .failure(let error):
      let failing = builder.step ?? plan.resolution.steps.last?.link
      throw .unbuilt(error, plan.resolution.trace(failingAt: failing))
    }
  }

  /// Changes the screens. From here on the navigation completes, even if it is cancelled: the work
  /// is done in a task of its own.
  ///
  /// - Returns: Whether anything else may have happened since the result was checked.
  private func commit(
    _ built: BuiltRoute, _ plan: NavigationPlan, _ ticket: NavigationTicket, animated: Bool
  ) async throws(NavigationError) -> Bool {
    let committer = begin(plan, built, ticket, animated: animated)
    let code = ticket.beginCode()
    let change = Answer(running: code) { _ in await ticket.commit(with: committer) }
    _ = RunningCode.$current.withValue(code) { startNow(change) }
    let isStale = !committer.isFinished
    await change.wait()
    ticket.endCode()
    try change.given?.get()
    return isStale
  }

  @inline(never)
  private func begin(
    _ plan: NavigationPlan, _ built: BuiltRoute, _ ticket: NavigationTicket, animated: Bool
  ) -> RouteCommitter {
    ticket.isCommitting = true
    tell { .committing(built: built.screens) }
    return RouteCommitter(plan, built, in: window, animated: animated)
  }

  /// - Throws: ``NavigationError/goneAgain(_:_:)`` if they remove the destination.
  @inline(never)
  private func runPostRoutingTasks(
    _ plan: NavigationPlan, _ built: BuiltRoute
  ) throws(NavigationError) {
    guard
      plan.route.hasPostRoutingTasks || plan.route.anchorTasks?.postRoutingTasks.isEmpty == false
        || plan.resolution.tasksOnEachScreen?.postRoutingTasks.isEmpty == false
    else { return }
    let screens = built.screens
    let route = plan.route.reused + screens
    NavigationOrigin.$current.withValue(number) {
      plan.route.anchorTasks?.runPostRoutingTasks(on: plan.route.anchor, route: route)
      for (lookup, screen) in zip(plan.route.lookups, built.lookedUp) {
        if let screen { lookup.tasks?.runPostRoutingTasks(on: screen, route: route) }
      }
      for (construction, screen) in zip(plan.route.constructions, screens) {
        construction.tasks?.runPostRoutingTasks(on: screen, route: route)
      }
      plan.resolution.tasksOnEachScreen?.runPostRoutingTasks(on: built.destination, route: route)
    }
    if !RouteCommitter.isShown(built, in: window) {
      throw .goneAgain(name(of: built.destination), plan.trace)
    }
  }

  @inline(never)
  private func tell(_ kind: () -> NavigationEvent.Kind) {
    guard probe != nil || !observers.isEmpty else { return }
    let event = NavigationEvent(navigation: number, kind: kind())
    probe?.navigation(number, reached: .event(event.kind), in: window)
    for observer in observers { observer(event) }
  }
}

extension NavigationTicket {
  /// Changes the screens, in the task that is running: that of the build, or one of its own.
  fileprivate func commit(with committer: RouteCommitter) async -> Result<Void, NavigationError> {
    beginCommitting()
    do throws(NavigationError) {
      return .success(try await committer.run())
    } catch {
      return .failure(error)
    }
  }
}

/// The time limit of an interceptor, a guard, a factory or a task has passed.
private struct TimeIsOver: Error {
  let limit: Duration
}

/// The screen that was asked whether it may be dismissed is gone.
private struct ScreenGone: Error {}

extension Duration {
  /// About a hundred years. Clocks cannot measure much more.
  fileprivate static var longest: Duration { .seconds(3_155_760_000) }
}
