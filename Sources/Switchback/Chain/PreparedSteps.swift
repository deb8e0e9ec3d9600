/// A step that is going to be built, or looked up in what is built. It belongs to one navigation and
/// holds the context.
@MainActor
protocol PreparedStepping: AnyObject {
  var link: any StepDescribing { get }
  var targetType: Any.Type { get }
}

/// A step whose screen is going to be built.
@MainActor
protocol BuildingStep: PreparedStepping {
  var sourceType: Any.Type { get }
  var actionName: String { get }
  var embedding: (any Embedding)? { get }
  var opensLayer: Bool { get }
  var replacesRoot: Bool { get }

  func build(holding children: ChildScreens) async throws -> any Screen
  func accepts(_ source: any Screen) -> Bool
  func accepts(_ type: Any.Type) -> Bool
  func screensTakenAway(from source: any Screen, in window: any ScreenWindow) throws -> [any Screen]
  func perform(
    with screen: any Screen, on source: any Screen, in window: any ScreenWindow, animated: Bool
  ) async throws
}

/// A step that was passed over, to be looked for once more in what the navigation builds.
@MainActor
protocol LookupStep: PreparedStepping {
  var insists: Bool { get }
  func find(in hierarchy: Hierarchy) throws -> (any Screen)?
}

@MainActor
final class PreparedStep<F: Finder, Fac: Factory, A: Action>: BuildingStep
where F.Target == Fac.Target, F.Context == Fac.Context {
  private let step: StepLink<F, Fac, A>
  private let factory: Fac
  private let context: F.Context

  init(link: StepLink<F, Fac, A>, factory: Fac, context: F.Context) {
    step = link
    self.factory = factory
    self.context = context
  }

  var link: any StepDescribing { step }
  var targetType: Any.Type { F.Target.self }
  var sourceType: Any.Type { A.Source.self }
  var actionName: String { baseName(A.self) }
  var embedding: (any Embedding)? { step.embedding }
  var opensLayer: Bool { step.action.opensLayer }
  var replacesRoot: Bool { step.action.replacesRoot }

  func build(holding children: ChildScreens) async throws -> any Screen {
    let target =
      children.isEmpty
      ? try await factory.build(with: context)
      : try await factory.build(with: context, holding: children)
    return try step.screen(target)
  }

  func accepts(_ source: any Screen) -> Bool {
    source is A.Source
  }

  func accepts(_ type: Any.Type) -> Bool {
    A.Source.self == (any Screen).self || type is A.Source.Type
  }

  func screensTakenAway(
    from source: any Screen, in window: any ScreenWindow
  ) throws -> [any Screen] {
    try step.action.screensTakenAway(from: cast(source), in: window)
  }

  func perform(
    with screen: any Screen, on source: any Screen, in window: any ScreenWindow, animated: Bool
  ) async throws {
    try await step.action.perform(
      with: screen, on: cast(source), in: window, animated: animated)
  }

  private func cast(_ source: any Screen) throws -> A.Source {
    guard let source = source as? A.Source else {
      throw SourceError.wrongType(
        found: name(of: source), wanted: screenTypeName(A.Source.self), action: actionName)
    }
    return source
  }
}

@MainActor
final class PreparedLookup<F: Finder, Fac: ReusingFactory>: LookupStep
where F.Target == Fac.Target, F.Context == Fac.Context {
  private let step: LookupLink<F, Fac>
  private let factory: Fac
  private let context: F.Context

  init(link: LookupLink<F, Fac>, factory: Fac, context: F.Context) {
    step = link
    self.factory = factory
    self.context = context
  }

  var link: any StepDescribing { step }
  var targetType: Any.Type { F.Target.self }
  var insists: Bool { factory.insists }

  func find(in hierarchy: Hierarchy) throws -> (any Screen)? {
    try step.find(with: context, in: hierarchy).map { try step.screen($0) }
  }
}
