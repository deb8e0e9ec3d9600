/// One navigation, from the request to its end: resolve, ask, intercept, resolve again, build, commit.
///
/// A navigation is always in one state. An event comes in: the reply to a call, a cancellation, a newer navigation, a
/// time limit, a change of screens. The navigation decides, without waiting, on its next state and on its next
/// ``Call``. The caller's task carries out the calls up to the first one that runs the app's code; a task of its own,
/// the worker, carries out that one and all later ones. The app's code may never return: the navigation can end all the
/// same. It then empties its state, and that task keeps nothing of it.
@MainActor
final class Navigation {
  private static var count = 0
  /// How often the screens may change during a navigation before it gives up.
  static let maximumAttempts = 3
  /// The number of times interceptors may lead to further ones.
  static let maximumRounds = 100
  /// About a hundred years. Clocks cannot measure much more.
  private static let longestLimit = Duration.seconds(3_155_760_000)

  /// The tasks that carry out calls: the caller's, and the worker.
  @MainActor
  struct Work: ~Copyable {
    /// Counts up when a worker is started or given up.
    fileprivate var number = 0
    /// The call that a task is to begin with: as an argument, the task would keep it to its end.
    fileprivate var next: Call?
    fileprivate var worker: Task<Void, any Error>?
    /// The code of the app that runs.
    var code: RunningCode?
    fileprivate var timer: Task<Void, Never>?
    /// The wait that another navigation ends, or the window when it is at rest.
    var wait: Signal?
    /// Answered when a change has the turn for which other navigations in it wait, or has ended.
    var sharers: [Answer<Void>] = []
    /// Answered when the caller's task is to go on.
    var resumption = Answer<Void>()
  }

  let number: Int
  let lineage = Lineage()
  let observers: [@MainActor (NavigationEvent) -> Void]
  private let probe: (any NavigationProbe)?
  private weak var uncancelled: Uncancelled?
  private weak var ownWindow: (any ScreenWindow)?

  var request: Request?
  var clearance: Clearance
  var state = State.queued
  var work = Work()
  var queue: NavigationQueue?
  /// The queue of the navigations that begin inside this one, in the same window.
  var inner: NavigationQueue?

  /// - Parameter request: `nil` for a change of screens that is not a navigation.
  init(
    _ request: Request?, in window: (any ScreenWindow)?,
    observers: [@MainActor (NavigationEvent) -> Void] = [], probe: (any NavigationProbe)? = nil
  ) {
    Self.count &+= 1
    number = Self.count
    ownWindow = window
    self.request = request
    self.observers = observers
    self.probe = probe
    clearance = Clearance(inside: lineage)
  }

  func run(
    _ policy: ConcurrencyPolicy, _ transitions: TransitionPolicy
  ) async throws(NavigationError) -> NavigationOutcome {
    tell(.began(destination: name))
    defer { AwaitedScreens.notice(in: window) }
    do throws(NavigationError) {
      if transitions == .reject, window?.isSettled == false { throw .rejected }
      if let change = lineage.outer, change.request == nil, let window, change.window === window {
        try await change.takeTurn(running: .current)
      }
      let outcome = try outcome(hasWaited: await carryOut(policy))
      tell(.finished(outcome))
      return outcome
    } catch {
      if case .ended(_, isTold: true) = state {} else { tell(.failed(error)) }
      throw error
    }
  }

  private func outcome(hasWaited: Bool) throws(NavigationError) -> NavigationOutcome {
    defer {
      finish(nil)
      leave()
    }
    switch state {
    case .reached(let built):
      let mark = request?.step.mark
      finish(nil)
      return try conclude(built, mark, hasWaited)
    case .ended(let error?, _): throw error
    default: throw .cancelled
    }
  }

  /// - Returns: Whether anything else may have happened since the result was checked.
  func carryOut(_ policy: ConcurrencyPolicy) async -> Bool {
    lineage.begin(self)
    var hasWaited = false
    nonisolated(unsafe) var uncancelled: Uncancelled? = Uncancelled()
    self.uncancelled = unsafe uncancelled
    await withTaskCancellationHandler {
      work.next = begin(policy)
      await drive()
      while !isOver {
        hasWaited = true
        await work.resumption.wait()
        work.resumption = Answer()
        if isOver { break }
        endCode()
        await endInner()
        work.next = step(.gone)
        await drive()
      }
      await endInner()
    } onCancel: {
      unsafe uncancelled = nil
      Task { @MainActor in self.interrupt(.cancelled) }
    }
    return hasWaited
  }

  /// Where it runs, unless that is gone.
  @inline(never)
  var window: (any ScreenWindow)? { ownWindow.flatMap { $0.isGone ? nil : $0 } }

  /// Whether the caller's task has been cancelled.
  @inline(never)
  var isCancelled: Bool { uncancelled == nil }

  /// Carries out the next call and all that follow it; in the caller's task, up to the first one that runs
  /// the app's code.
  private func drive(isWorker: Bool = false) async {
    let number = work.number
    var next = work.next.take()
    // What is freed with the last reply may have ended the navigation.
    while number == work.number, let call = next.take() {
      let reply: Reply
      if !call.runsCode {
        reply = await call.carryOut()
      } else if !isWorker {
        return startWorker(call)
      } else if case .review = call {
        reply = .done
      } else if case .confirm = call, let screen = askedAndGone {
        clearance.forget(screen)
        reply = .gone
      } else {
        reply = await RunningCode.$current.withValue(beginCode(), operation: call.carryOut)
        if number == work.number, !isCommitting {
          endCode()
          if inner != nil { await endInner() }
        }
      }
      if number != work.number { return }
      next = step(reply)
    }
  }

  private func startWorker(_ call: Call) {
    work.number += 1
    work.next = call
    let number = work.number
    let task = startNow { [self] in await drive(isWorker: true) }
    if number != work.number { return task.cancel() }
    work.worker = task
    recheck()
  }

  /// Gives the worker up, whose code may never return: its reply no longer matters.
  private func abandonWorker() {
    work.worker.take()?.cancel()
    _ = work.next.take()
    work.number += 1
    endTimeLimit()
    inner?.close(window == nil ? .windowGone : .superseded)
  }

  @inline(never)
  private func beginCode() -> RunningCode {
    if isCommitting, let code = work.code { return code }
    if case .asking = state { clearance.answering = Moment() }
    let interceptor = interceptor
    let code = RunningCode(self, interceptor: interceptor?.id, isCommit: isCommitting)
    work.code = code
    if interceptor?.waitsForUser == true {
      // Unless it returns at once.
      Task { [weak code] in code?.navigation?.letOthersGoFirst() }
    }
    return code
  }

  /// Marks the code as ended, or as given up.
  func endCode() {
    work.code?.end()
    work.code = nil
  }

  /// Waits for the navigations that the app's code has begun without waiting for them, so that none runs
  /// beside this one or the next.
  func endInner() async {
    await inner?.waitUntilIdle()
    inner = nil
  }

  func setTimeLimit(_ limit: Duration?) {
    guard let request, let limit, limit < Self.longestLimit else { return }
    work.timer = Task { [weak self, clock = request.clock] in
      try? await clock.sleep(for: limit)
      if !Task.isCancelled { self?.timeIsOver(limit) }
    }
  }

  func endTimeLimit() { work.timer.take()?.cancel() }

  /// The interceptor that it runs, or whose answer from another navigation it waits for.
  @inline(never)
  var interceptor: (any PendingInterceptor)? {
    if case .intercepting(let one, _) = state { one.interceptor } else { nil }
  }

  /// Tells the observers and the probe of an event. Without any, it is not made, as some take time to make.
  func tell(_ kind: @autoclosure () -> NavigationEvent.Kind) {
    if probe == nil, observers.isEmpty { return }
    send(NavigationEvent(navigation: number, kind: kind()))
  }

  @inline(never)
  private func send(_ event: NavigationEvent) {
    reach(.event(event.kind))
    for observer in observers { observer(event) }
  }

  func reach(_ point: @autoclosure () -> NavigationPoint) {
    probe?.navigation(number, reached: point(), in: ownWindow)
  }
}

// Events.
extension Navigation {
  /// Ends the navigation, unless it has begun to change the screens.
  @inline(never)
  func interrupt(_ error: NavigationError) {
    if case .changing = state { inner?.close(error) }
    if !isCommitting, !isOver { finish(error) }
  }

  /// Ends the navigation because of a newer one, unless it has begun to change the screens.
  func giveWay(to newer: Navigation) {
    // Nothing supersedes a change.
    if request == nil { return }
    reach(.superseded(by: newer.number))
    interrupt(.superseded)
  }

  private func timeIsOver(_ limit: Duration) {
    switch state {
    case .asking(let asking):
      guard let screen = asking.asked else { return }
      interrupt(.timedOut(Switchback.name(of: screen), limit, asking.plan.trace))
    case .intercepting(let interception, _):
      let interceptor = interception.interceptor
      let trace = interception.resolution.trace(failingAt: interceptor.link)
      interrupt(.timedOut(interceptor.name, limit, trace))
    case .building(let builder):
      guard let plan = builder.built?.plan else { return }
      let trace = plan.resolution.trace(failingAt: builder.step)
      interrupt(.timedOut(builder.activity, limit, trace))
    default: break
    }
  }

  /// Looks whether what the navigation waits for can still come: a screen that is gone cannot answer.
  ///
  /// - Returns: Whether a later change of screens may end what it waits for.
  @discardableResult
  func recheck() -> Bool {
    let isInnerAsking = inner?.recheck() == true
    guard case .asking = state else { return isInnerAsking }
    // It may have answered, or may be about to: the worker has not waited yet.
    guard work.worker != nil, work.code != nil, let screen = askedAndGone else { return true }
    // If an undone operation brings it back, it has not been asked.
    clearance.forget(screen)
    abandonWorker()
    // The caller's task goes on, and has another worker start.
    work.resumption.finish(.success(()))
    return true
  }

  @inline(never)
  private var askedAndGone: (any LeaveGuard)? {
    guard case .asking(let asking) = state, let screen = asking.asked, let window,
      asking.hasGone(screen, from: window)
    else { return nil }
    return screen
  }

  /// Ends the navigation, and releases everything.
  ///
  /// - Parameter isTold: Whether observers are told of the error where it is found.
  func finish(_ error: NavigationError?, isTold: Bool = false) {
    let former = state
    if case .ended = former { return }
    change(to: .ended(error, isTold: isTold))
    switch former {
    case .intercepting(let interception, _):
      queue?.unpause(self, in: interception.interceptor, nil)
    case .building(let builder):
      builder.abandon()
    default: break
    }
    abandonWorker()
    endCode()
    _ = request.take()
    clearance = Clearance(inside: lineage)
    endWait()
    work.wait = nil
    work.resumption.finish(.success(()))
  }

  /// Ends the navigation because of what it has found, and reports that while it is so.
  private func fail(_ error: NavigationError) {
    if case .ended = state { return }
    finish(error, isTold: true)
    leave()
    tell(.failed(error))
  }

  func leave() {
    queue?.leave(self)
    lineage.end(self)
  }

  /// The next call after a reply; `nil` if the navigation has ended.
  @inline(never)
  private func step(_ reply: Reply) -> Call? {
    do throws(NavigationError) {
      let call: Call?
      do throws(NavigationError) {
        call = try decide(reply)
      } catch {
        guard let other = request?.other(after: error) else { throw error }
        call = try fallBack(on: other, after: error)
      }
      if case .ended = state { return nil }
      return call
    } catch {
      fail(error)
      return nil
    }
  }

  private func begin(_ policy: ConcurrencyPolicy) -> Call? {
    do throws(NavigationError) {
      if isCancelled { throw .cancelled }
      guard let window else { throw .windowGone }
      try checkDepth()
      let isNew = queue == nil
      let queue = queue ?? NavigationQueue.queue(for: self, in: window)
      self.queue = queue
      if let turn = isNew ? try queue.enter(self, policy: policy) : queue.resume(self) {
        return try waiting(for: turn)
      }
      return step(.done)
    } catch {
      fail(error)
      return nil
    }
  }

  /// - Throws: ``NavigationError/deadlock(_:)``.
  func waiting(for signal: Signal) throws(NavigationError) -> Call {
    work.wait = signal
    try checkWaiting()
    return .wait(signal)
  }

  func endWait(_ answer: Result<Void, any Error>? = nil) { work.wait?.finish(.success(answer)) }

  func waitForAnotherTurn() { change(to: .queued) }

  /// Goes over to another state, unless the navigation has ended meanwhile.
  @inline(never)
  func enter(_ next: State) throws(NavigationError) {
    if case .ended = state { throw .cancelled }
    change(to: next)
  }

  /// Changes the state, and then frees what only the former one held: with the app's screens may go code that
  /// navigates, and looks at this navigation.
  @inline(never)
  private func change(to next: State) {
    var former = next
    swap(&state, &former)
  }
}
