/// A compiled chain: a typed step, and the chain behind it.
///
/// Chains that start from the same step share it. A loop resolves the steps of one context; a joint
/// follows where the context changes or the chain branches. Nothing recurses and no context is
/// cast.
final class Chain<Context>: ChainPart {
  enum Step {
    case link(any Link<Context>)
    case joint(any Joint<Context>)
  }

  /// `nil` only while the chain is being freed.
  private(set) var step: Step!
  private(set) var next: Chain<Context>?

  init(_ step: Step, next: Chain<Context>? = nil) {
    self.step = step
    self.next = next
  }

  /// Steps in front of a chain.
  static func chain(_ links: [any Link<Context>], next: Chain<Context>) -> Chain<Context> {
    links.reversed().reduce(next) { Chain(.link($1), next: $0) }
  }

  /// The joint with which the chain begins, behind what only adds tasks.
  @MainActor var firstJoint: (any Joint<Context>)? {
    var chain = self
    while case .link(let link)? = chain.step, link.isHidden, let next = chain.next { chain = next }
    return if case .joint(let joint)? = chain.step { joint } else { nil }
  }

  override func unload(onto pile: inout [ChainPart]) {
    if let next { pile.append(next) }
    next = nil
    if case .joint(let joint)? = step { pile.append(joint) }
    step = nil
  }

  deinit { letGo() }
}

/// A typed step of a compiled chain. Here, and only here, a step's types are erased but for the
/// context.
protocol Link<Context>: StepDescribing {
  associatedtype Context

  var tasks: StepTasks<Context>? { get }

  /// Looks for the step's screen.
  ///
  /// - Returns: The screen found, or the step to build. The chain ends with the first screen found.
  func look(with context: Context, in hierarchy: Hierarchy) throws -> ResolvedStep.Outcome
}

extension Link {
  var tasks: StepTasks<Context>? { nil }

  var required: [any ChainReading] { tasks?.required ?? [] }
}

/// A joint at which a chain continues with another context, or with one of several chains.
protocol Joint<Context>: StepDescribing, ChainPart {
  associatedtype Context

  /// The continuation of the chain, and the number of the case or default that decides on it, if one does.
  func follow(with context: Context, in hierarchy: Hierarchy) throws -> (turn: Turn, case: Int?)

  /// The chain behind, if there is only one.
  var next: (any ChainReading)? { get }

  /// The chain behind with its context, unless the screens decide which one that is.
  @MainActor func continuation(with context: Context) throws -> (any ChainWalking)?

  var ways: [ChainWay] { get }
}

/// The continuation of a chain behind a joint.
indirect enum Turn {
  /// With a chain: the one behind the joint, or that of a case.
  ///
  /// - Parameter isMadeAnew: Whether a closure of the app has made the chain for this resolution.
  case on(any ChainWalking, isMadeAnew: Bool = false)
  /// Nowhere: a case of a switch has found the step's screen.
  case found(any Screen)
  /// Nowhere: none of the cases applies.
  case nowhere
}

extension Joint {
  @MainActor func continuation(with context: Context) -> (any ChainWalking)? { nil }

  var ways: [ChainWay] { next.map { [ChainWay(chain: $0)] } ?? [] }
}

/// A chain with the context it is resolved with.
@MainActor
protocol ChainWalking {
  /// Visits the steps up to the next joint, and returns the continuation.
  func walk(into resolution: Resolution) throws -> (any ChainWalking)?

  var reading: any ChainReading { get }

  /// The context, for tasks that accept any.
  var anyContext: Any { get }

  /// The context of the first step with a screen.
  var screenContext: Any { get }
}

final class ChainWalk<Context>: ChainWalking {
  private let chain: Chain<Context>
  private let context: Context

  init(chain: Chain<Context>, context: Context) {
    self.chain = chain
    self.context = context
  }

  func walk(into resolution: Resolution) throws -> (any ChainWalking)? {
    let hierarchy = resolution.hierarchy
    var chain = chain
    while true {
      do {
        switch chain.step! {
        case .link(let link):
          let outcome = try link.look(with: context, in: hierarchy)
          try resolution.add(outcome, of: link, with: context)
          if case .found = outcome { return nil }
        case .joint(let joint):
          resolution.pass(joint)
          let (turn, index) = try joint.follow(with: context, in: hierarchy)
          return try resolution.take(turn, case: index, at: joint)
        }
      } catch {
        resolution.failing = chain.head.step
        throw error
      }
      guard let next = chain.next else { return nil }
      chain = next
    }
  }

  var reading: any ChainReading { chain }

  var anyContext: Any { context }

  var screenContext: Any {
    (try? chain.firstJoint?.continuation(with: context))?.screenContext ?? context
  }
}

/// A chain whose steps are only read, not resolved.
@MainActor
protocol ChainReading: ChainPart {
  /// The part itself, and the chain behind it.
  var head: (step: any StepDescribing, next: (any ChainReading)?) { get }

  var ways: [ChainWay] { get }
}

extension ChainReading {
  /// The chain without the hidden parts before it: contexts it is bound to, and tasks for all of its screens.
  var unwrapped: any ChainReading {
    var chain: any ChainReading = self
    while chain.head.step.isHidden, let next = chain.head.next { chain = next }
    return chain
  }

  /// The first step, and the chain behind it.
  var first: (step: any StepDescribing, next: (any ChainReading)?) { unwrapped.head }
}

extension Chain: ChainReading {
  var head: (step: any StepDescribing, next: (any ChainReading)?) {
    switch step! {
    case .link(let link): return (link, next)
    case .joint(let joint): return (joint, joint.next)
    }
  }

  var ways: [ChainWay] {
    switch step! {
    case .link: next.map { [ChainWay(chain: $0)] } ?? []
    case .joint(let joint): joint.ways
    }
  }
}

/// The steps of a chain, destination first, up to the first switch.
@MainActor
func steps(of chain: any ChainReading) -> [any StepDescribing] {
  var steps: [any StepDescribing] = []
  var next: (any ChainReading)? = chain
  while let chain = next {
    steps.append(chain.first.step)
    next = chain.first.next
  }
  return steps
}

/// A part of a compiled chain. It releases the parts that it holds without recursion: freeing a
/// chain nested a hundred thousand deep would otherwise take as many nested calls.
///
/// A part overrides ``unload(onto:)``. A chain calls ``letGo()`` when it is freed.
class ChainPart {
  /// Adds the parts that this one holds to a pile.
  func unload(onto pile: inout [ChainPart]) {}

  /// Releases the parts of this one, their own parts and so on, unless other chains share them.
  final func letGo() {
    var pile: [ChainPart] = []
    unload(onto: &pile)
    while var part = pile.popLast() {
      if isKnownUniquelyReferenced(&part) { part.unload(onto: &pile) }
    }
  }
}

/// A step whose screen is found or built.
final class StepLink<F: Finder, Fac: Factory>: Link
where F.Target == Fac.Target, F.Context == Fac.Context {
  let finder: F
  let factory: Fac
  let action: any Action
  let screen = ScreenCast<F.Target>()
  let tasks: StepTasks<F.Context>?
  /// The action as one that embeds screens in containers, if it is one.
  let embedding: (any ContainerAction)?

  init(finder: F, factory: Fac, action: any Action, tasks: StepTasks<F.Context>?) {
    self.finder = finder
    self.factory = factory
    self.action = action
    self.tasks = tasks
    embedding = action as? any ContainerAction
  }

  func look(with context: F.Context, in hierarchy: Hierarchy) throws -> ResolvedStep.Outcome {
    if let target = try finder.findScreen(with: context, in: hierarchy) {
      return .found(try screen(target))
    }
    return .build(try prepared(with: context))
  }

  func prepared(with context: F.Context) throws -> PreparedStep<F, Fac> {
    var factory = factory
    try factory.prepare(with: context)
    return PreparedStep(link: self, factory: factory, context: context)
  }

  var outline: ChainOutline.Step {
    var step = ChainOutline.Step(.screen, F.Target.self)
    step.finder = FinderOutline(finder)
    step.factory = FactoryOutline(factory)
    step.action = ActionOutline(action)
    tasks?.describe(in: &step)
    return step
  }

  func absence(in hierarchy: Hierarchy) -> Wording {
    Switchback.absence(of: finder, in: hierarchy)
  }
}

/// A step whose screen is found, or skipped.
final class LookupLink<F: Finder, Fac: ReusingFactory>: Link
where F.Target == Fac.Target, F.Context == Fac.Context {
  let finder: F
  let factory: Fac
  let screen = ScreenCast<F.Target>()
  let tasks: StepTasks<F.Context>?

  init(finder: F, factory: Fac, tasks: StepTasks<F.Context>?) {
    self.finder = finder
    self.factory = factory
    self.tasks = tasks
  }

  func look(with context: F.Context, in hierarchy: Hierarchy) throws -> ResolvedStep.Outcome {
    if let screen = try find(with: context, in: hierarchy) { return .found(screen) }
    return .lookup(
      PreparedLookup(link: self, targetType: F.Target.self, insists: factory.insists) {
        try self.find(with: context, in: $0)
      })
  }

  private func find(with context: F.Context, in hierarchy: Hierarchy) throws -> (any Screen)? {
    let target =
      try finder.findScreen(with: context, in: hierarchy)
      ?? factory.findScreen(with: context, in: hierarchy)
    return try target.map { try screen($0) }
  }

  var outline: ChainOutline.Step {
    var step = ChainOutline.Step(.lookup, F.Target.self)
    step.finder = FinderOutline(finder)
    step.factory = FactoryOutline(factory)
    tasks?.describe(in: &step)
    return step
  }

  func absence(in hierarchy: Hierarchy) -> Wording {
    Switchback.absence(of: finder, in: hierarchy)
  }
}

/// The end of a chain: a screen that is always there.
final class StartLink<Context>: Link {
  enum Place { case current, root }

  private let place: Place

  init(_ place: Place) {
    self.place = place
  }

  func look(with context: Context, in hierarchy: Hierarchy) throws -> ResolvedStep.Outcome {
    let tower = try hierarchy.tower()
    if tower == nil, place == .current { throw HierarchyError.noRoot }
    return .found((place == .root ? tower?.root : tower?.topmost) ?? EmptyWindow())
  }

  var outline: ChainOutline.Step {
    ChainOutline.Step(place == .root ? .root : .current, (any Screen).self)
  }
}

/// Between two steps: the first goes into a container around the screen of the second.
final class ExpectingLink<Wanted, Context>: Link {
  func look(with context: Context, in hierarchy: Hierarchy) -> ResolvedStep.Outcome {
    .expecting(TypeTest(Wanted.self))
  }

  var outline: ChainOutline.Step {
    ChainOutline.Step(.expectingContainer, Wanted.self)
  }
}

/// A part of a compiled chain that can describe itself.
@MainActor
protocol StepDescribing: AnyObject {
  /// A static description of the step, without its continuations.
  var outline: ChainOutline.Step { get }

  /// The chains to the screens that interceptors show before the step.
  var required: [any ChainReading] { get }

  /// Whether readers of the chain skip this part: it is not a step.
  var isHidden: Bool { get }

  /// The reason why the finder found nothing: the screens it has judged.
  func absence(in hierarchy: Hierarchy) -> Wording
}

extension StepDescribing {
  var required: [any ChainReading] { [] }

  var isHidden: Bool { false }

  func absence(in hierarchy: Hierarchy) -> Wording { "not found" }
}
