extension Navigation {
  /// The request that a navigation carries out.
  ///
  /// An object, as each decision takes it up.
  @MainActor
  final class Request {
    let window: any ScreenWindow
    let walk: any ChainWalking
    /// The router's own tasks, which receive its contexts as `Any?`.
    let tasks: StepTasks<Any?>?
    let taskContext: Any?
    let timeLimit: Duration?
    let clock: any Clock<Duration>
    /// The wait for the result of the destination.
    let onScreen: (@MainActor (any Screen, any ScreenWindow) -> Void)?
    let isAnimated: Bool

    init(
      to walk: any ChainWalking, in window: any ScreenWindow, tasks: StepTasks<Any?>?,
      taskContext: Any?, timeLimit: Duration?, clock: any Clock<Duration>,
      onScreen: (@MainActor (any Screen, any ScreenWindow) -> Void)?, animated: Bool
    ) {
      self.window = window
      self.walk = walk
      self.tasks = tasks
      self.taskContext = taskContext
      self.timeLimit = timeLimit
      self.clock = clock
      self.onScreen = onScreen
      isAnimated = animated
    }

    /// - Parameter finished: The interceptors that have run already.
    @inline(never)
    func plan(
      _ resolution: Resolution, finished: Set<InterceptorID>
    ) throws -> NavigationPlan {
      try resolution.resolve(walk, finished: finished, tasks: tasks, context: taskContext)
      return NavigationPlan(
        resolution: resolution, route: try RoutePlanner.route(for: resolution))
    }

    /// Gives up, whether there is a way by now or not: only a further round could tell.
    @inline(never)
    func unsettled(_ clearance: Clearance) -> NavigationError {
      let resolution = Resolution(of: walk, in: window)
      _ = try? plan(resolution, finished: clearance.finished)
      return .unsettled(resolution.trace())
    }

    /// Checks that an interceptor without a key, in a chain that a closure has made, runs twice at most.
    ///
    /// A closure that returns the same chain again has not made it anew.
    @inline(never)
    func checkRecognition(
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
  }

  enum State {
    /// Has not begun, or waits for its turn.
    case queued
    /// Resolves the chain, when the window is settled.
    case settling
    case asking(Asking)
    case intercepting(Interception)
    case building(RouteBuilder, NavigationPlan)
    /// Waits until the window is settled, to look whether the plan is current.
    case reviewing(BuiltRoute, NavigationPlan)
    case committing(RouteCommitter)
    /// Makes a change that is not a navigation.
    case changing
    /// The destination is on display.
    case reached(BuiltRoute, NavigationPlan)
    case ended(NavigationError?)
  }

  /// Screens that are asked whether they may be removed.
  struct Asking {
    let plan: NavigationPlan
    /// The screens to ask, the next one last.
    var guards: [any LeaveGuard]
    /// The screen that is being asked; `nil` if it is gone.
    var asked: (any LeaveGuard)?
    /// Whether any has been asked.
    var hasAsked = false
    /// The new screens, if only these show which ones are to be removed.
    let built: BuiltRoute?
  }

  /// Interceptors that run, one after the other.
  struct Interception {
    let resolution: Resolution
    var index = 0
    /// Whether it waits for another navigation in the same interceptor.
    var isFollowing = false
    /// Whether the interceptor has run, and the navigation waits for its turn.
    var isResuming = false

    @MainActor
    var interceptor: any PendingInterceptor { resolution.interceptors[index] }
  }
}

/// Interceptors and guards that have already been consulted.
struct Clearance {
  /// The interceptors that are not to run: those that have run already, and those that have begun this
  /// navigation and still run.
  private(set) var finished: Set<InterceptorID> = []
  private var ran: Set<InterceptorID> = []
  /// The number of rounds in which unrecognisable interceptors of each type have run.
  private var unrecognizable: [ObjectIdentifier: Int] = [:]
  /// Retained, so that no later object gets the same identity.
  private var asked: [ObjectIdentifier: any LeaveGuard] = [:]
  /// The number of rounds in this attempt, and of attempts that the app or the user has made void.
  var rounds = 0
  var attempts = 0

  @MainActor
  init(inside lineage: Lineage) {
    for id in lineage.interceptors {
      if let type = id.unrecognizable { unrecognizable[type, default: 0] += 1 }
    }
  }

  /// Begins a round. Code around the navigation may have ended since the last one.
  @MainActor
  mutating func begin(inside lineage: Lineage) {
    finished = ran.union(lineage.interceptors)
  }

  /// Records that the interceptors of a resolution have run.
  @MainActor @inline(never)
  mutating func add(_ resolution: Resolution) {
    for interceptor in resolution.interceptors { ran.insert(interceptor.id) }
    var types: Set<ObjectIdentifier> = []
    for interceptor in resolution.interceptors {
      if let type = interceptor.id.unrecognizable { types.insert(type) }
    }
    for type in types { unrecognizable[type, default: 0] += 1 }
  }

  func hasRunTwice(_ id: InterceptorID) -> Bool {
    id.unrecognizable.map { unrecognizable[$0, default: 0] >= 2 } ?? false
  }

  /// Records that a screen is asked.
  ///
  /// - Returns: Whether it had not been asked before.
  @inline(never)
  mutating func ask(_ screen: any LeaveGuard) -> Bool {
    asked.updateValue(screen, forKey: ObjectIdentifier(screen)) == nil
  }

  /// Records that a screen has not answered.
  mutating func forget(_ screen: any LeaveGuard) {
    asked[ObjectIdentifier(screen)] = nil
  }

  /// Whether a screen has been asked.
  func hasAsked(_ screen: any LeaveGuard) -> Bool { asked[ObjectIdentifier(screen)] != nil }
}
