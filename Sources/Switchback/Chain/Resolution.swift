/// The outcome of a step of a chain in one navigation.
@MainActor
final class ResolvedStep {
  indirect enum Outcome {
    case found(any Screen)
    case build(any BuildingStep)
    case lookup(PreparedLookup)
    /// A container of a type, which holds the next screen.
    case expecting(TypeTest)
    case passed
    /// A case of a switch, its default included; `nil` if none applies.
    case chose(Int?)
    /// The outcome of the step, once its screen is released.
    case noted(Wording, isFound: Bool)
  }

  let link: any StepDescribing
  fileprivate(set) var outcome: Outcome
  let tasks: PreparedTasks?

  init(_ link: any StepDescribing, _ outcome: Outcome, _ tasks: PreparedTasks? = nil) {
    self.link = link
    self.outcome = outcome
    self.tasks = tasks
  }

  /// Releases the screen that was found.
  func letScreenGo(leaving wording: Wording) { outcome = .noted(wording, isFound: isFound) }

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

/// The resolution of a chain in the current screens of a window, from the destination back to the first existing
/// screen: the input of planning.
///
/// Nothing is built and nothing is changed.
@MainActor
final class Resolution {
  private(set) weak var window: (any ScreenWindow)?
  let hierarchy: Hierarchy
  let chain: any ChainReading
  let isAnimated: Bool

  /// The steps, destination first, with their outcomes.
  private(set) var steps: [ResolvedStep] = []
  /// The interceptors that are to run, in order.
  var interceptors: [any PendingInterceptor] = []
  /// The interceptors that have run, and all that were met since.
  private var metInterceptors: Set<InterceptorID>
  /// The tasks for all screens of the route. Those met last run first.
  private var tasksForEachScreen: [PreparedTasks] = []
  /// The step at which an error was thrown.
  var failing: (any StepDescribing)?

  /// The number of closures that have returned a chain: the current one was made for this resolution only.
  private var closuresFollowed = 0
  /// The chains that closures return may never end. No app needs this many.
  private static let maximumClosures = 1_000

  /// - Parameter finished: The interceptors that have run already.
  init(
    of walk: any ChainWalking, in window: any ScreenWindow, animated: Bool,
    finished: Set<InterceptorID>
  ) {
    self.window = window
    isAnimated = animated
    hierarchy = Hierarchy(of: window)
    chain = walk.reading
    metInterceptors = finished
    steps.reserveCapacity(4)
  }

  /// Resolves the chain.
  ///
  /// - Parameter tasks: The router's tasks.
  /// - Throws: The errors of finders, transformers and `prepare`.
  func resolve(_ walk: any ChainWalking, tasks: StepTasks<Any?>?, context: Any?) throws {
    if let tasks { try addToEachScreen(tasks, with: context) }
    var next: (any ChainWalking)? = walk
    while let walk = next { next = try walk.walk(into: self) }
  }

  /// The existing screen, once it has been found.
  var anchor: (any Screen)? {
    if case .found(let screen) = steps.last?.outcome { screen } else { nil }
  }

  /// Whether interceptors are to run although there is no route: it may be another one in another hierarchy, with
  /// the same chain and context.
  func mayRunInterceptors(after error: any Error) -> Bool {
    if interceptors.isEmpty { return false }
    switch error {
    case HierarchyError.cycle: return false
    case HierarchyError.noRoot: return true
    default:
      // With an anchor, an action cannot work there, whatever its error is.
      let kind = (error as? ChainError)?.kind
      return anchor != nil || kind == .noCase || kind == .unanchored
    }
  }

  /// Adds a step with its tasks, which are prepared now.
  func add<Context>(
    _ outcome: ResolvedStep.Outcome, of link: any Link<Context>, with context: Context
  ) throws {
    if link.isHidden {
      if let tasks = link.tasks { try addToEachScreen(tasks, with: context) }
      return
    }
    let tasks = try link.tasks?.prepared(with: context, for: link, in: self)
    steps.append(ResolvedStep(link, outcome, tasks))
  }

  /// Adds tasks for all screens of the route. They run before the ones added earlier.
  private func addToEachScreen<Context>(_ tasks: StepTasks<Context>, with context: Context) throws {
    tasksForEachScreen.append(try tasks.prepared(with: context, for: nil, in: self))
  }

  /// The tasks for all screens of the route: those of chains, and those of the router.
  var tasksOnEachScreen: PreparedTasks {
    var all = PreparedTasks()
    for tasks in tasksForEachScreen.reversed() {
      all.contextTasks += tasks.contextTasks
      all.postRoutingTasks += tasks.postRoutingTasks
    }
    return all
  }

  /// The identity of an interceptor, or `nil` if it has run or was met before.
  ///
  /// - Parameters:
  ///   - key: What the interceptor gives as its key.
  ///   - again: What it gives the second time. A key that is another one each time identifies nothing.
  func meet(
    _ place: AnyObject, _ key: AnyHashable?, _ again: AnyHashable?, type: Any.Type
  ) -> InterceptorID? {
    let id = InterceptorID(
      place: place, key: key == again ? key : nil,
      unrecognizable: closuresFollowed > 0 ? ObjectIdentifier(type) : nil)
    return metInterceptors.insert(id).inserted ? id : nil
  }

  /// Adds a joint before the chain's continuation is known.
  func pass(_ joint: any StepDescribing) {
    if !joint.isHidden { steps.append(ResolvedStep(joint, .passed)) }
  }

  /// Notes the continuation of the joint that was added last.
  ///
  /// - Throws: ``ChainError`` if no case applies, and after too many chains that closures have made: then it
  ///   keeps the beginning of the chain.
  func take(
    _ turn: Turn, case index: Int?, at joint: any StepDescribing
  ) throws(ChainError) -> (any ChainWalking)? {
    if let index { steps[steps.count - 1].outcome = .chose(index) }
    switch turn {
    case .nowhere:
      steps[steps.count - 1].outcome = .chose(nil)
      throw .noCase(of: joint.outline.cases)
    case .found(let screen):
      steps.append(ResolvedStep(joint, .found(screen)))
      return nil
    case .on(let walk, let isMadeAnew):
      if isMadeAnew {
        closuresFollowed += 1
        if closuresFollowed >= Self.maximumClosures {
          steps.removeSubrange(min(steps.count, 12)...)
          throw .endless(closures: closuresFollowed)
        }
      }
      return walk
    }
  }
}

/// A step whose screen will be built. It belongs to one navigation and holds the context.
@MainActor
protocol BuildingStep: AnyObject {
  var link: any StepDescribing { get }
  var targetType: Any.Type { get }
  var action: any Action { get }
  /// The action as one that embeds screens in containers, if it is one.
  var embedding: (any ContainerAction)? { get }

  func build(holding children: ChildScreens) async throws -> any Screen
}

/// A step that was skipped, to be looked for again among the screens that the navigation builds.
@MainActor
struct PreparedLookup {
  let link: any StepDescribing
  let targetType: Any.Type
  /// Whether the navigation ends in an error if there is no such screen.
  let insists: Bool
  let find: @MainActor (Hierarchy) throws -> (any Screen)?
}

final class PreparedStep<F: Finder, Fac: Factory>: BuildingStep
where F.Target == Fac.Target, F.Context == Fac.Context {
  private let step: StepLink<F, Fac>
  private let factory: Fac
  private let context: F.Context

  init(link: StepLink<F, Fac>, factory: Fac, context: F.Context) {
    step = link
    self.factory = factory
    self.context = context
  }

  var link: any StepDescribing { step }
  var targetType: Any.Type { F.Target.self }
  var action: any Action { step.action }
  var embedding: (any ContainerAction)? { step.embedding }

  func build(holding children: ChildScreens) async throws -> any Screen {
    let target =
      children.isEmpty
      ? try await factory.build(with: context)
      : try await factory.build(with: context, holding: children)
    return try step.screen(target)
  }
}

// An action on a screen that may be no source of it: then its functions throw a `SourceError`.
extension Action {
  var actionName: String { baseName(Self.self) }

  func accepts(_ source: any Screen) -> Bool { TypeTest(Source.self).matches(source) }

  /// Throws if a screen is no source of the action.
  func check(_ screen: any Screen) throws { _ = try source(screen) }

  func screensTakenAway(
    fromScreen screen: any Screen, in window: any ScreenWindow
  ) throws -> [any Screen] {
    try screensTakenAway(from: source(screen), in: window)
  }

  func perform(
    with screen: any Screen, onScreen other: any Screen, in window: any ScreenWindow,
    animated: Bool
  ) async throws {
    try await perform(with: screen, on: source(other), in: window, animated: animated)
  }

  fileprivate func source(_ screen: any Screen) throws -> Source {
    guard let source = screen as? Source else {
      throw SourceError.wrongType(
        found: name(of: screen), wanted: screenTypeName(Source.self), action: actionName)
    }
    return source
  }
}

extension ContainerAction {
  func container(inScreen screen: any Screen) throws -> any ContainerScreen {
    try container(in: source(screen))
  }
}

/// The tasks of a step in one navigation, with the context.
@MainActor
struct PreparedTasks {
  var contextTasks: [PreparedContextTask] = []
  var postRoutingTasks: [PostRoutingWork] = []

  /// Runs a post-routing task on a screen, with the screens of the route.
  typealias PostRoutingWork = @MainActor (any Screen, _ route: [any Screen]) -> Void
}

@MainActor
struct PreparedContextTask {
  private let type: Any.Type
  let perform: @MainActor (_ screen: any Screen) async throws -> Void

  init<T: ContextTask>(_ task: T, with context: T.Context) {
    type = T.self
    perform = { screen in
      guard let target = screen as? T.Target else { return }
      try await task.perform(on: target, with: context)
    }
  }

  var name: String { baseName(type) }
}

extension DestinationStep {
  /// A static description of the chain, including the chains behind its switches.
  ///
  /// - Complexity: O(*n*), where *n* is the number of steps. Steps that branches share count once.
  package var outline: ChainOutline {
    let reader = OutlineReader()
    reader.read(chain)
    return ChainOutline(steps: reader.steps)
  }
}

/// Reads chains into one list of steps. Parts that chains and branches share are read once.
///
/// Nothing recurses: neither long chains nor switches in switches take more of the stack.
@MainActor
package final class OutlineReader {
  /// The steps read so far. Those of a chain are in order, except for those read before.
  package private(set) var steps: [ChainOutline.Step] = []

  /// Whether to read the chains, too, to which interceptors lead.
  private let readsRequired: Bool
  /// The first steps of the chains to which interceptors lead.
  package private(set) var required: Set<Int> = []

  /// What leads to a chain.
  private enum Origin {
    case start, interceptor
    case way(Int, of: Int)
  }

  private var indices: [ObjectIdentifier: Int] = [:]
  /// Keeps the chains that were read, so that no other chain gets the same identity.
  private var chains: [any ChainReading] = []

  /// - Parameter readsRequired: Whether to read the chains, too, to which interceptors lead. No way leads there.
  package init(readsRequired: Bool = false) {
    self.readsRequired = readsRequired
  }

  /// Reads a chain, and returns the index of its first step.
  @discardableResult
  package func read<Target, Context>(_ step: DestinationStep<Target, Context>) -> Int {
    read(step.chain)
  }

  @discardableResult
  func read(_ chain: any ChainReading) -> Int {
    chains.append(chain)
    let first = chain.unwrapped
    var pile: [(chain: any ChainReading, from: Origin)] = [(first, .start)]
    while let (chain, from) = pile.popLast() {
      let chain = chain.unwrapped
      let index: Int
      if let known = indices[ObjectIdentifier(chain)] {
        index = known
      } else {
        index = steps.count
        indices[ObjectIdentifier(chain)] = index
        let ways = chain.ways
        var step = chain.head.step.outline
        step.ways = ways.map(\.outline)
        steps.append(step)
        for (number, way) in ways.enumerated().reversed() {
          if let next = way.chain { pile.append((next, .way(number, of: index))) }
        }
        if readsRequired {
          let required = chain.head.step.required
          chains += required
          pile += required.map { ($0, .interceptor) }
        }
      }
      switch from {
      case .start: break
      case .interceptor: required.insert(index)
      case .way(let way, let step): steps[step].ways[way].goal = .step(index)
      }
    }
    return indices[ObjectIdentifier(first)] ?? 0
  }
}

/// A continuation from a part of a compiled chain.
@MainActor
final class ChainWay {
  /// As an outline has it. The goal is set when the chain behind has been read.
  let outline: ChainOutline.Way
  /// The chain behind, if there is one and it is known.
  let chain: (any ChainReading)?

  init(
    _ condition: ChainOutline.Condition = .always, label: String = "",
    goal: ChainOutline.Goal = .hidden, chain: (any ChainReading)? = nil
  ) {
    outline = ChainOutline.Way(condition: condition, label: label, goal: goal)
    self.chain = chain
  }
}
