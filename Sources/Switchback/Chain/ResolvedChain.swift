/// The outcome of a step of a chain in one navigation.
@MainActor
struct ResolvedStep {
  enum Outcome {
    case found(any Screen)
    case build(any BuildingStep)
    case lookup(PreparedLookup)
    case expecting
    case passed
    case chose(Int)
    /// The outcome of the step, once its screen is released.
    case noted(String, isFound: Bool)
  }

  let link: any StepDescribing
  var outcome: Outcome
  var tasks: PreparedTasks?

  /// Whether the step has a screen, and is not only a joint between two steps.
  var hasScreen: Bool {
    switch outcome {
    case .found, .build, .lookup: true
    case .expecting, .passed, .chose, .noted: false
    }
  }

  var isFound: Bool {
    switch outcome {
    case .found, .noted(_, isFound: true): true
    default: false
    }
  }
}

/// The steps of a chain from the destination back to the first existing screen, each with its
/// outcome: the input of planning.
@MainActor
struct ResolvedChain {
  /// Destination first.
  var steps: [ResolvedStep] = []
  var interceptors = MetInterceptors()
  /// The tasks for all screens of the route: those of chains, and those of the router.
  private(set) var tasksOnEachScreen: PreparedTasks?
  /// The step at which an error was thrown.
  var failing: (any StepDescribing)?

  /// The number of closures that have returned a chain.
  private var closuresFollowed = 0
  /// The chains that closures return may never end. No app needs this many.
  private static let maximumClosures = 1_000

  /// Forgets everything except the interceptors that have already run.
  mutating func begin(finished: InterceptorIDs) {
    steps.removeAll(keepingCapacity: true)
    interceptors = MetInterceptors(finished)
    tasksOnEachScreen = nil
    failing = nil
    closuresFollowed = 0
  }

  /// The existing screen, once it has been found.
  var anchor: (any Screen)? {
    if case .found(let screen) = steps.last?.outcome { screen } else { nil }
  }

  /// Adds a step with its tasks, which are prepared now.
  mutating func add<Context>(
    _ outcome: ResolvedStep.Outcome, of link: any Link<Context>, with context: Context
  ) throws {
    if link.isHidden {
      if let tasks = link.tasks { try addToEachScreen(tasks, with: context) }
      return
    }
    let tasks = try link.tasks?.prepared(with: context, for: link, meeting: &interceptors)
    steps.append(ResolvedStep(link: link, outcome: outcome, tasks: tasks))
  }

  /// Adds tasks for all screens of the route. They run before the ones added earlier.
  mutating func addToEachScreen<Context>(_ tasks: StepTasks<Context>, with context: Context) throws
  {
    var tasks = try tasks.prepared(with: context, for: nil, meeting: &interceptors)
    if let tasksOnEachScreen { tasks.append(tasksOnEachScreen) }
    tasksOnEachScreen = tasks
  }

  /// Adds a joint before the chain's continuation is known.
  mutating func pass(_ joint: any StepDescribing) {
    if !joint.isHidden { steps.append(ResolvedStep(link: joint, outcome: .passed)) }
  }

  /// Notes the continuation of the joint that was added last.
  ///
  /// - Throws: ``EndlessChainError`` after too many chains that closures have made. Keeps the
  ///   beginning of the chain.
  mutating func take(
    _ turn: Turn, at joint: any StepDescribing
  ) throws(EndlessChainError) -> (any ChainWalking)? {
    switch turn {
    case .found(let screen, let index):
      steps[steps.count - 1].outcome = .chose(index)
      steps.append(ResolvedStep(link: joint, outcome: .found(screen)))
      return nil
    case .on(let walk, let index, let isMadeAnew):
      if let index { steps[steps.count - 1].outcome = .chose(index) }
      if isMadeAnew {
        interceptors.areMadeAnew = true
        closuresFollowed += 1
        if closuresFollowed >= Self.maximumClosures {
          steps.removeSubrange(min(steps.count, 12)...)
          throw EndlessChainError(closures: closuresFollowed)
        }
      }
      return walk
    }
  }
}

/// The closures of switches have returned so many chains, one behind the other, that the chain is
/// considered endless.
public struct EndlessChainError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number of chains they have returned.
  public let closures: Int

  public var description: String {
    "The chain does not end: closures of its switches have returned \(closures) chains, one "
      + "behind the other. Two of them may start from each other. Make one of them return nil, or "
      + "a chain that ends with GeneralStep.current() or GeneralStep.root()."
  }
}
