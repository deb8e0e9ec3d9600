/// One navigation, from the question to the answer: resolve, ask, intercept, resolve again, build,
/// commit.
@MainActor
struct Navigation {
  private static var count = 0
  /// How often the screens may change under a navigation before it gives up.
  private static let maximumAttempts = 3

  let walk: any ChainWalking
  let window: any ScreenWindow
  /// The router's own tasks, and what they see of the context.
  let tasks: StepTasks<Any?>?
  let taskContext: Any?
  let observers: [@MainActor (NavigationEvent) -> Void]
  let interceptorTimeLimit: Duration?
  let clock: any Clock<Duration>
  private let number: Int

  init(
    walk: any ChainWalking, window: any ScreenWindow,
    tasks: StepTasks<Any?>?, taskContext: Any?,
    observers: [@MainActor (NavigationEvent) -> Void], interceptorTimeLimit: Duration?,
    clock: any Clock<Duration>
  ) {
    Self.count &+= 1
    number = Self.count
    self.walk = walk
    self.window = window
    self.tasks = tasks
    self.taskContext = taskContext
    self.observers = observers
    self.interceptorTimeLimit = interceptorTimeLimit
    self.clock = clock
  }

  /// Looks the chain through and plans the route.
  ///
  /// - Parameter finished: The interceptors that have run already.
  func resolve(finished: [InterceptorID]) throws(NavigationError) -> NavigationPlan {
    let resolution = Resolution(of: walk, in: window)
    do {
      return try plan(resolution, finished: finished)
    } catch {
      throw .unresolved(error, resolution.trace())
    }
  }

  private func plan(
    _ resolution: Resolution, finished: [InterceptorID]
  ) throws -> NavigationPlan {
    resolution.begin(finished: finished)
    resolution.routerTasks = try tasks?.prepared(with: taskContext, for: nil, in: resolution)
    try resolution.resolve(walk)
    return NavigationPlan(resolution: resolution, route: try RoutePlanner.route(for: resolution))
  }

  func run(
    _ options: NavigationOptions, policy: ConcurrencyPolicy
  ) async throws(NavigationError) -> NavigationOutcome {
    tell { .began(destination: destinationName) }
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
    let ticket = NavigationTicket(window: window)
    let queue = NavigationQueue.queue(for: window)
    ticket.queue = queue
    try await queue.enter(ticket, policy: policy)
    defer { queue.leave(ticket) }
    let result: Result<NavigationOutcome, NavigationError> =
      await NavigationTicket.$current.withValue(ticket) {
        do throws(NavigationError) {
          return .success(try await carryOut(options, ticket, queue))
        } catch {
          return .failure(error)
        }
      }
    return try result.get()
  }

  private func carryOut(
    _ options: NavigationOptions, _ ticket: NavigationTicket, _ queue: NavigationQueue
  ) async throws(NavigationError) -> NavigationOutcome {
    var clearance = Clearance(finished: ticket.runningAround)
    for _ in 0..<Self.maximumAttempts {
      let plan = try await clear(&clearance, ticket, queue)
      if plan.changesNothing {
        return try await stay(plan, ticket)
      }
      let built = try await build(plan, ticket)
      // While factories and tasks waited, the user may have gone elsewhere, or be about to.
      if !window.isSettled {
        await window.settle()
        try ticket.check()
      }
      guard plan.isCurrent(in: window), !clearance.lacks(plan.route) else { continue }
      ticket.isCommitting = true
      tell { .committing(built: built.screens) }
      try await commit(built, plan, animated: options.isAnimated)
      let screens = built.screens
      runPostRoutingTasks(plan, built, screens)
      return .reached(built.destination, reused: [plan.route.anchor], built: screens)
    }
    throw .unsettled(try resolve(finished: clearance.finished).trace)
  }

  /// Resolves until no screen that would go is left to ask and no interceptor is left to run.
  ///
  /// A chain that leads nowhere from where the user is may do so once its interceptors have run: a
  /// log-in that replaces the root, for one. So they run first, and then it is resolved again.
  private func clear(
    _ clearance: inout Clearance, _ ticket: NavigationTicket, _ queue: NavigationQueue
  ) async throws(NavigationError) -> NavigationPlan {
    var spare: Resolution?
    while true {
      if !window.isSettled { await window.settle() }
      try ticket.check()
      let resolution = spare ?? Resolution(of: walk, in: window)
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
      // The user may take a screen away meanwhile whose result is awaited: it must be freed then.
      if resolution.interceptors.contains(where: \.waitsForUser) { resolution.letScreensGo() }
      for interceptor in resolution.interceptors {
        try await intercept(interceptor, resolution, ticket, queue)
        clearance.finished.append(interceptor.id)
      }
      // An observer may have kept the plan.
      spare = observers.isEmpty ? resolution : nil
    }
  }

  /// Asks the screens that would go, each once.
  ///
  /// - Returns: Whether any was asked.
  private func ask(
    _ plan: NavigationPlan, _ clearance: inout Clearance, _ ticket: NavigationTicket
  ) async throws(NavigationError) -> Bool {
    var asked = false
    for screen in plan.route.leaveGuards() where !clearance.includes(screen) {
      asked = true
      clearance.asked.append(screen)
      tell { .asking(screen) }
      guard screen.canBeDismissed else { throw .blocked(by: name(of: screen), plan.trace) }
      let answer = await answer(ticket, limit: nil) { await screen.confirmLeaving() }
      try ticket.check()
      guard case .success(true) = answer else {
        throw .blocked(by: name(of: screen), plan.trace)
      }
    }
    return asked
  }

  private func intercept(
    _ interceptor: any PendingInterceptor, _ resolution: Resolution, _ ticket: NavigationTicket,
    _ queue: NavigationQueue
  ) async throws(NavigationError) {
    if interceptor.waitsForUser { try await queue.pause(ticket, for: interceptor.id) }
    tell { .intercepting(interceptor.name) }
    let limit = interceptor.timeLimit ?? interceptorTimeLimit
    ticket.running = interceptor.id
    let result = await answer(ticket, limit: limit) { try await interceptor.perform() }
    ticket.running = nil
    if interceptor.waitsForUser { queue.unpause(ticket) }
    do {
      try result.get()
    } catch let error as InterceptorTimeout {
      throw .timedOut(
        interceptor.name, error.limit, resolution.trace(failingAt: interceptor.link))
    } catch {
      try ticket.check()
      throw .intercepted(
        by: interceptor.name, error, resolution.trace(failingAt: interceptor.link))
    }
    tell { .intercepted(interceptor.name) }
    if interceptor.waitsForUser { try await queue.resume(ticket) }
    try ticket.check()
  }

  /// What an interceptor or a guard says, or that the navigation was cancelled or superseded, or that
  /// the time is over, whichever comes first. The interceptor may never say anything.
  private func answer<Value>(
    _ ticket: NavigationTicket, limit: Duration?,
    _ operation: @escaping @MainActor () async throws -> Value
  ) async -> Result<Value, any Error> {
    let answer = Answer<Value>()
    ticket.isInCodeOfApp = true
    defer {
      ticket.interrupt = nil
      ticket.isInCodeOfApp = false
    }
    let task = startNow {
      do {
        answer.finish(.success(try await operation()))
      } catch {
        answer.finish(.failure(error))
      }
    }
    var timer: Task<Void, Never>?
    if !answer.isFinished {
      if let ending = ticket.ending { answer.finish(.failure(ending)) }
      ticket.interrupt = { answer.finish(.failure($0)) }
      if let limit {
        timer = Task { [clock] in
          try? await clock.sleep(for: limit)
          if !Task.isCancelled { answer.finish(.failure(InterceptorTimeout(limit: limit))) }
        }
      }
    }
    let result: Result<Value, any Error>
    do {
      result = .success(try await answer.value())
    } catch {
      result = .failure(error)
      ticket.isInCodeOfApp = false
    }
    timer?.cancel()
    task.cancel()
    await ticket.endInner()
    return result
  }

  /// Runs the tasks of a destination that is on screen already.
  private func stay(
    _ plan: NavigationPlan, _ ticket: NavigationTicket
  ) async throws(NavigationError) -> NavigationOutcome {
    let built = try await build(plan, ticket)
    runPostRoutingTasks(plan, built, [])
    return .alreadyThere(plan.route.anchor)
  }

  private func build(
    _ plan: NavigationPlan, _ ticket: NavigationTicket
  ) async throws(NavigationError) -> BuiltRoute {
    var builder = RouteBuilder(plan.route)
    // A factory or task that navigates itself is not in its own way; the plan is made anew then.
    ticket.isInCodeOfApp = true
    do {
      let built = try await builder.build(routerTasks: plan.resolution.routerTasks)
      await ticket.endInner()
      ticket.isInCodeOfApp = false
      try ticket.check()
      return built
    } catch {
      ticket.isInCodeOfApp = false
      await ticket.endInner()
      try ticket.check()
      let failing = builder.failing ?? plan.resolution.entries.last?.link
      throw .unbuilt(error, plan.resolution.trace(failingAt: failing))
    }
  }

  /// Changes what is on screen. From here on the navigation completes, even if it is cancelled: the
  /// work is done in a task of its own.
  private func commit(
    _ built: BuiltRoute, _ plan: NavigationPlan, animated: Bool
  ) async throws(NavigationError) {
    let committer = RouteCommitter(built, in: window, animated: animated)
    let task = startNow { () -> (any Error, notUndone: [String])? in
      do {
        try await committer.commit()
        return nil
      } catch {
        return (error, notUndone: await committer.undo())
      }
    }
    if let (error, notUndone) = await task.value {
      let trace = plan.resolution.trace(failingAt: committer.failing)
      throw .uncommitted(error, notUndone: notUndone, trace)
    }
  }

  private func runPostRoutingTasks(
    _ plan: NavigationPlan, _ built: BuiltRoute, _ screens: [any Screen]
  ) {
    guard
      plan.route.hasPostRoutingTasks || plan.route.anchorTasks != nil
        || plan.resolution.routerTasks != nil
    else { return }
    let route = [plan.route.anchor] + screens
    plan.route.anchorTasks?.runPostRoutingTasks(on: plan.route.anchor, route: route)
    for (lookup, screen) in zip(plan.route.lookups, built.lookedUp) {
      lookup.step.tasks?.runPostRoutingTasks(on: screen, route: route)
    }
    for (construction, screen) in zip(plan.route.constructions, screens) {
      construction.step.tasks?.runPostRoutingTasks(on: screen, route: route)
    }
    plan.resolution.routerTasks?.runPostRoutingTasks(on: built.destination, route: route)
  }

  private var destinationName: String {
    var step = walk.reading.first
    while !step.step.summary.hasScreen, let next = step.next { step = next.first }
    return step.step.summary.target
  }

  private func tell(_ kind: () -> NavigationEvent.Kind) {
    guard !observers.isEmpty else { return }
    let event = NavigationEvent(navigation: number, kind: kind())
    for observer in observers { observer(event) }
  }
}

/// What a navigation need not ask again.
private struct Clearance {
  var finished: [InterceptorID]
  /// Retained, so that none is taken for another one that comes later.
  var asked: [any LeaveGuard] = []

  func includes(_ screen: any LeaveGuard) -> Bool {
    asked.contains { $0 === screen }
  }

  /// Whether a screen would go by now that was not asked.
  @MainActor
  func lacks(_ route: Route) -> Bool {
    route.leaveGuards().contains { !includes($0) }
  }
}

private struct InterceptorTimeout: Error {
  let limit: Duration
}
