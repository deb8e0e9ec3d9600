/// A step whose screen will be built. It belongs to one navigation and holds the context.
@MainActor
protocol BuildingStep: AnyObject {
  var link: any StepDescribing { get }
  var targetType: Any.Type { get }
  var sourceType: Any.Type { get }
  var actionName: String { get }
  var embedding: Embedding? { get }
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

/// A step that was skipped, to be looked for again among the screens that the navigation builds.
@MainActor
struct PreparedLookup {
  let link: any StepDescribing
  let targetType: Any.Type
  /// Whether the navigation ends in an error if there is no such screen.
  let insists: Bool
  let find: @MainActor (Hierarchy) throws -> (any Screen)?
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
  var embedding: Embedding? { step.embedding }
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
    source is A.Source && !isSystemContainer(source, unlessNamedBy: A.Source.self)
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
