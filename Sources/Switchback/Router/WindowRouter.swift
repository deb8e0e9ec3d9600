/// The router of a window.
///
///     let router = WindowRouter(window: window)
///       .adding(.intercept { (_: Any?) in try await features.load() })
///       .observing { event in log.debug("\(event)") }
///
///     try await router.navigate(to: product, with: 42)
///     print(try router.plan(to: product, with: 42))
///
/// A router is a value that holds neither screens nor the window. A window can have several: its
/// navigations never interleave, whichever router starts them.
public struct WindowRouter: Router {
  private(set) weak var window: (any ScreenWindow)?
  private var tasks: StepTasks<Any?>?
  private var observers: [@MainActor (NavigationEvent) -> Void] = []
  var probe: (any NavigationProbe)?
  private var failureReport: (@MainActor (any Error) -> Void)?

  /// The policy of navigations that set none, for when another one runs. One that is part of another, as
  /// its interceptor or guard has begun it, waits.
  public var policy: ConcurrencyPolicy

  /// The policy of navigations that set none, for when a transition runs in the window. One that is part of
  /// another waits.
  public var transitions: TransitionPolicy

  /// The time limit for the app's code before anything changes: for each interceptor that sets none and does not
  /// wait for the user, for each screen that is asked whether it may be dismissed, and for all factories and context
  /// tasks together, of the new screens and then of the one that was found. It begins anew where a navigation
  /// has to plan again. `nil` for no limit.
  public var timeLimit: Duration?

  /// The clock for time limits.
  public var clock: any Clock<Duration>

  /// - Parameter window: Held weakly. The other parameters are the properties of the same names.
  public init(
    window: any ScreenWindow, policy: ConcurrencyPolicy = .queue,
    transitions: TransitionPolicy = .wait, timeLimit: Duration? = nil,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.window = window
    self.policy = policy
    self.transitions = transitions
    self.timeLimit = timeLimit
    self.clock = clock
  }

  /// A router without a window: each of its navigations fails.
  package nonisolated init() {
    policy = .queue
    transitions = .wait
    clock = ContinuousClock()
  }

  /// Adds an interceptor that runs in every navigation, before those of the chain.
  public func adding<I: RoutingInterceptor>(_ interceptor: I) -> Self where I.Context == Any? {
    adding(TaskEntry(interceptor) { $0 })
  }

  /// Adds a task that runs on every screen that a navigation finds or builds, after those of the
  /// chain.
  public func adding<T: ContextTask>(_ task: T) -> Self
  where T.Target == any Screen, T.Context == Any? {
    adding(TaskEntry(task) { $0 })
  }

  /// Adds a task that runs after every navigation, on the destination, after those of the chain.
  public func adding<T: PostRoutingTask>(_ task: T) -> Self
  where T.Target == any Screen, T.Context == Any? {
    adding(TaskEntry(task) { $0 })
  }

  /// Adds an interceptor without a context that runs in every navigation, before those of the chain.
  public func adding<I: RoutingInterceptor>(_ interceptor: I) -> Self where I.Context == Void {
    adding(TaskEntry(interceptor) { _ in })
  }

  private func adding(_ task: TaskEntry<Any?>) -> Self {
    var copy = self
    copy.tasks = StepTasks(task, after: tasks)
    return copy
  }

  /// Adds an observer of the navigations of this router.
  public func observing(_ observer: @escaping @MainActor (NavigationEvent) -> Void) -> Self {
    var copy = self
    copy.observers.append(observer)
    return copy
  }

  /// Passes on the failures of navigations that ``Router/go(to:with:animated:policy:)`` and `goBack` start, whether or
  /// not their tasks are awaited. Without this, the host logs them. A user's refusal is one,
  /// too: ``NavigationError/blocked(by:_:)``, or a ``GivenUpError``.
  ///
  ///     let router = WindowRouter(window: window).reportingFailures { error in log.info("\(error)") }
  public func reportingFailures(
    to report: @escaping @MainActor (any Error) -> Void
  ) -> Self {
    var copy = self
    copy.failureReport = report
    return copy
  }

  public func report(_ failure: any Error) {
    if let failureReport {
      failureReport(failure)
    } else if let window {
      window.report(failure)
    } else {
      print(failure)
    }
  }

  public func plan(to step: BoundStep) throws(NavigationError) -> NavigationPlan {
    guard let window else { throw .windowGone }
    return try request(to: step, animated: true).plan(in: window)
  }

  public func navigate(
    to step: BoundStep, options: NavigationOptions
  ) async throws(NavigationError) -> NavigationOutcome {
    let (policy, transitions) = policies(options)
    // NB: a function, as this one would hold the window until it returns.
    return try await navigation(to: step, options, policy).run(policy, transitions)
  }

  /// Ends a navigation before it begins, and tells the observers.
  package func refuse(
    _ step: BoundStep, _ options: NavigationOptions, with error: NavigationError
  ) throws(NavigationError) -> Never {
    let navigation = navigation(to: step, options, options.policy ?? policy)
    navigation.tell(.began(destination: navigation.name))
    navigation.tell(.failed(error))
    throw error
  }

  /// The policies of a navigation. Those of the router are not for what is part of another navigation.
  private func policies(_ options: NavigationOptions) -> (ConcurrencyPolicy, TransitionPolicy) {
    let isPart = Lineage().outer(in: window) != nil
    return (
      options.policy ?? (isPart ? .queue : policy),
      options.transitions ?? (isPart ? .wait : transitions)
    )
  }

  private func navigation(
    to step: BoundStep, _ options: NavigationOptions, _ policy: ConcurrencyPolicy
  ) -> Navigation {
    let navigation = Navigation(
      request(to: step, animated: options.isAnimated), in: window, observers: observers,
      probe: probe)
    let link = OpenedLink.take()
    probe?.navigation(
      navigation.number,
      reached: .requested(
        NavigationRequest(
          destination: step.destinationName, context: step.boundContext ?? (),
          mark: step.mark, isAnimated: options.isAnimated, policy: policy,
          outer: navigation.lineage.ancestors.first { $0.request != nil }?.number, link: link,
          current: window.flatMap { NavigationQueue.known(for: $0) }?.current?.number)),
      in: window)
    return navigation
  }

  private func request(to step: BoundStep, animated: Bool) -> Navigation.Request {
    Navigation.Request(
      to: step, tasks: tasks, timeLimit: timeLimit, clock: clock, animated: animated)
  }
}

extension ScreenWindow {
  /// The router of the window, for code that only knows its window: a view, a controller. A plain one, unless
  /// the app has set another.
  ///
  ///     window.router = WindowRouter(window: window).reportingFailures { error in log.info("\(error)") }
  ///     …
  ///     window.router.go(to: ShopDestination.bag)
  public var router: WindowRouter {
    get { knownRouters[self] ?? WindowRouter(window: self) }
    set {
      knownRouters[self] = newValue
      knownRouters.forgetGone()
    }
  }

  /// Reports that screens have come or gone without a navigation: the user has gone back, or the
  /// app has dismissed a screen.
  ///
  /// For hosts that notice this. Waits that depend on a screen that is gone then end immediately:
  /// the wait for its result, or for its answer whether it may be dismissed. A host that has to do
  /// something to notice it does so while ``reportChanges(_:)`` asks for it.
  ///
  /// - Complexity: O(1) while there are no such waits.
  public func screensChanged() {
    let isAwaited = NavigationQueue.known(for: self)?.recheck() == true
    AwaitedScreens.notice(in: self)
    if !isAwaited, !AwaitedScreens.areAwaited(in: self) { reportChanges(false) }
  }

  /// Ends the navigations in windows that are gone, and the waits for results from them.
  ///
  /// For hosts. A window calls it in its `deinit`. A host whose toolkit owns the class of the window calls it when it
  /// finds the window gone, and looks for that while ``reportChanges(_:)`` asks for reports.
  nonisolated public static func windowIsGone() {
    Task { @MainActor in
      NavigationQueue.noticeGoneWindows()
      AwaitedScreens.notice()
      knownRouters.forgetGone()
    }
  }

  /// Ends the navigations in this window, and the waits for its screens: the window is gone, although other code
  /// holds it.
  package func endWaits() {
    NavigationQueue.known(for: self)?.close(.windowGone)
    AwaitedScreens.notice(in: self, isGone: true)
  }
}

extension NavigationWindow {
  /// The router of the window: see ``ScreenWindow/router``. If the window is gone, its navigations fail.
  public var router: WindowRouter { window?.router ?? WindowRouter() }
}

extension Navigation {
  /// The request that a navigation carries out.
  ///
  /// An object, as each decision takes it up.
  @MainActor
  final class Request {
    let step: BoundStep
    let walk: any ChainWalking
    /// The router's own tasks, which receive its contexts as `Any?`.
    private let tasks: StepTasks<Any?>?
    private let taskContext: Any?
    let timeLimit: Duration?
    let clock: any Clock<Duration>
    private let isAnimated: Bool

    @inline(never)
    init(
      to step: BoundStep, tasks: StepTasks<Any?>?, timeLimit: Duration?,
      clock: any Clock<Duration>, animated: Bool
    ) {
      self.step = step
      walk = ChainWalk(chain: step.chain, context: ())
      self.tasks = tasks
      taskContext = tasks == nil ? nil : flattened(step.boundContext ?? ())
      self.timeLimit = timeLimit
      self.clock = clock
      isAnimated = animated
    }

    /// The router's limit is not for users: they may be typing.
    func timeLimit(for interceptor: any PendingInterceptor) -> Duration? {
      interceptor.timeLimit ?? (interceptor.waitsForUser ? nil : timeLimit)
    }

    /// - Parameter finished: The interceptors that have run already.
    func resolution(in window: any ScreenWindow, finished: Set<InterceptorID>) -> Resolution {
      Resolution(of: walk, in: window, animated: isAnimated, finished: finished)
    }

    /// Resolves the chain, and plans the route.
    @inline(never)
    func plan(_ resolution: Resolution) throws -> NavigationPlan {
      try resolution.resolve(walk, tasks: tasks, context: taskContext)
      return NavigationPlan(
        resolution: resolution, route: try RoutePlanner.route(for: resolution))
    }

    /// Resolves the chain and plans the route, or else that of the other destination.
    func plan(in window: any ScreenWindow) throws(NavigationError) -> NavigationPlan {
      let resolution = resolution(in: window, finished: Set().union(Lineage().interceptors))
      do {
        return try plan(resolution)
      } catch {
        let unresolved = NavigationError.unresolved(error, resolution.trace())
        // Its interceptors would run first, and show whether it can be reached then.
        guard !resolution.mayRunInterceptors(after: error), let other = other(after: unresolved)
        else { throw unresolved }
        return try other.plan(in: window)
      }
    }

    /// The request to carry out instead after an error, if the destination names another one.
    @inline(never)
    func other(after error: NavigationError) -> Request? {
      guard let other = step.otherStep(after: error) else { return nil }
      return Request(
        to: other, tasks: tasks, timeLimit: timeLimit, clock: clock, animated: isAnimated)
    }
  }
}

/// The routers that apps have set.
@MainActor private let knownRouters = ObjectNotes<WindowRouter>()

/// The destination of an app, kept with the step that leads there.
@MainActor
package final class DestinationMark {
  /// The destinations that have led to screens.
  private static let marks = ObjectNotes<DestinationMark>()

  /// As a destination of each part of the app, the smallest first.
  private let destinations: [Any]

  package init(_ destinations: [Any]) {
    self.destinations = destinations
  }

  /// As a destination of the whole app.
  package var destination: Any { destinations[destinations.count - 1] }

  /// Notes that the destination leads to a screen.
  package func lead(to screen: any Screen) {
    if let screen = screen as? any MarkedScreen {
      screen.destinationMark = self
    } else {
      Self.marks[screen] = self
    }
  }

  static func last<Wanted>(for screen: any Screen, as type: Wanted.Type) -> Wanted? {
    let mark = (screen as? any MarkedScreen).map(\.destinationMark) ?? marks[screen]
    for destination in mark?.destinations ?? [] {
      if let wanted = destination as? Wanted { return wanted }
    }
    return nil
  }
}

/// A screen that keeps the destination that has led there itself, as those do that can be observed.
package protocol MarkedScreen: Screen {
  var destinationMark: DestinationMark? { get set }
}
