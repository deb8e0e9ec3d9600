/// A step whose screen is found or built.
@MainActor
final class StepLink<F: Finder, Fac: Factory, A: Action>: Link
where F.Target == Fac.Target, F.Context == Fac.Context {
  typealias Context = F.Context

  let finder: F
  let factory: Fac
  let action: A
  let screen = ScreenCast<F.Target>()
  let tasks: StepTasks<F.Context>?
  /// The action as one that embeds screens in containers, if it is one.
  let embedding: Embedding?

  init(finder: F, factory: Fac, action: A, tasks: StepTasks<F.Context>?) {
    self.finder = finder
    self.factory = factory
    self.action = action
    self.tasks = tasks
    embedding = (action as? any ContainerAction).map { Embedding($0) }
  }

  func look(with context: Context, in hierarchy: Hierarchy) throws -> ResolvedStep.Outcome {
    if let target = try finder.findScreen(with: context, in: hierarchy) {
      return .found(try screen(target))
    }
    var factory = factory
    try factory.prepare(with: context)
    return .build(PreparedStep(link: self, factory: factory, context: context))
  }

  var screenName: String? { screenTypeName(F.Target.self) }

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
@MainActor
final class LookupLink<F: Finder, Fac: ReusingFactory>: Link
where F.Target == Fac.Target, F.Context == Fac.Context {
  typealias Context = F.Context

  let finder: F
  let factory: Fac
  let screen = ScreenCast<F.Target>()
  let tasks: StepTasks<F.Context>?

  init(finder: F, factory: Fac, tasks: StepTasks<F.Context>?) {
    self.finder = finder
    self.factory = factory
    self.tasks = tasks
  }

  func look(with context: Context, in hierarchy: Hierarchy) throws -> ResolvedStep.Outcome {
    if let target = try find(with: context, factory: factory, in: hierarchy) {
      return .found(try screen(target))
    }
    var factory = factory
    try factory.prepare(with: context)
    let prepared = factory
    return .lookup(
      PreparedLookup(link: self, targetType: F.Target.self, insists: factory.insists) { hierarchy in
        try self.find(with: context, factory: prepared, in: hierarchy).map { try self.screen($0) }
      })
  }

  private func find(
    with context: Context, factory: Fac, in hierarchy: Hierarchy
  ) throws -> F.Target? {
    try finder.findScreen(with: context, in: hierarchy)
      ?? factory.findScreen(with: context, in: hierarchy)
  }

  var screenName: String? { screenTypeName(F.Target.self) }

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
@MainActor
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
@MainActor
final class ExpectingLink<Wanted, Context>: Link {
  func look(with context: Context, in hierarchy: Hierarchy) -> ResolvedStep.Outcome { .expecting }

  var outline: ChainOutline.Step {
    ChainOutline.Step(.expectingContainer, Wanted.self)
  }
}

/// A container action without its type of source.
@MainActor
struct Embedding {
  let reachesInside: Bool
  let container: @MainActor (_ source: any Screen) throws -> any ContainerScreen
  let embed: @MainActor (ChildScreen, _ children: inout [ChildScreen]) throws -> Void

  init<A: ContainerAction>(_ action: A) {
    reachesInside = action.reachesInside
    container = { source in
      guard let source = source as? A.Source else {
        throw SourceError.wrongType(
          found: name(of: source), wanted: screenTypeName(A.Source.self), action: baseName(A.self))
      }
      return try action.container(in: source)
    }
    embed = { try action.embed($0, in: &$1) }
  }
}

/// A part of a compiled chain that can describe itself.
@MainActor
protocol StepDescribing: AnyObject {
  /// A static description of the step, without its continuations.
  var outline: ChainOutline.Step { get }

  /// The type of the step's screen, or `nil` if the part is only a joint: the same as in the
  /// outline, but cheaper.
  var screenName: String? { get }

  /// Whether readers of the chain skip this part: it is not a step.
  var isHidden: Bool { get }

  /// The reason why the finder found nothing: the screens it has judged.
  func absence(in hierarchy: Hierarchy) -> Wording
}

extension StepDescribing {
  var screenName: String? {
    let outline = outline
    return outline.hasScreen ? outline.name : nil
  }

  var isHidden: Bool { false }

  func absence(in hierarchy: Hierarchy) -> Wording { "not found" }
}
