import Switchback

// The app's parts of a chain, each of which does what its script says.

struct WorldInterceptor<Host: WorldHost, Context>: RoutingInterceptor {
  let script: InterceptorScript
  let run: WorldRun<Host>
  var isAnew = false
  /// Whether its key and its limit are added to it elsewhere.
  var isBare = false

  var key: AnyHashable? { isBare ? nil : script.key.map { AnyHashable($0) } }
  var waitsForUser: Bool { script.waitsForUser }
  var timeLimit: Duration? { isBare ? nil : script.timeLimit.map { .seconds($0) } }

  func prepare(with context: Context) throws {
    if script.refusesToPrepare {
      throw WorldError(place: CodePlace(kind: .interceptor, number: script.number))
    }
  }

  func perform(with context: Context) async throws {
    try await run.intercept(script, isAnew: isAnew)
  }

  func perform(with context: Context, in window: NavigationWindow) async throws {
    run.checkWindow(window)
    run.checkContext(context, of: CodePlace(kind: .interceptor, number: script.number))
    try await perform(with: context)
  }
}

struct WorldTask<Host: WorldHost, Target, Context>: ContextTask {
  let script: TaskScript
  let run: WorldRun<Host>

  func prepare(with context: Context) throws {
    if script.refusesToPrepare {
      throw WorldError(place: CodePlace(kind: .task, number: script.number))
    }
  }

  func perform(on screen: Target, with context: Context) async throws {
    run.checkContext(context, of: CodePlace(kind: .task, number: script.number))
    try await run.run(script)
  }
}

struct WorldPostTask<Host: WorldHost, Target, Context>: PostRoutingTask {
  let script: TaskScript
  let run: WorldRun<Host>

  func perform(on screen: Target, with context: Context, route: [any Screen]) {
    run.checkContext(context, of: CodePlace(kind: .postTask, number: script.number))
    run.runAfterwards(script, route: route)
  }
}

/// A finder that looks for the number that the context gives, in its own way.
struct WorldFinder<Host: WorldHost, Target, Context: WorldContext>: StackIteratingFinder {
  let look: LookScript
  let run: WorldRun<Host>
  var number = 0

  var options: SearchOptions { look.searchOptions }
  var startingPoint: StartingPoint { run.start(of: look) }

  func isTarget(_ screen: Target, with context: Context) -> Bool {
    guard let screen = screen as? any Screen else { return false }
    return look.choice == .byClass || mark(of: screen).id == context.number % 4
  }

  func findScreen(with context: Context, in hierarchy: Hierarchy) throws -> Target? {
    run.coverage.note(look.choice.rawValue)
    try run.look(look)
    if look.fromKept { run.coverage.note("search from a kept screen") }
    if look.choice == .kept { return run.kept(context.number) as? Target }
    let isShort = Spelling.finder.choice(number, of: 2) == 1
    func find(_ finder: some Finder<Target, Context>) throws -> Target? {
      try finder.findScreen(with: context, in: hierarchy)
    }
    switch look.choice {
    case .instance:
      guard let kept = run.kept(context.number) else { return nil }
      return isShort
        ? try find(.instance(kept, options: options, from: startingPoint))
        : try find(InstanceFinder(kept, options: options, from: startingPoint))
    case .never: return isShort ? try find(.nil()) : try find(NilFinder())
    case .byClass:
      return isShort
        ? try find(.classFinder(options: options, from: startingPoint))
        : try find(ClassFinder(options: options, from: startingPoint))
    case .closure where number.isMultiple(of: 3):
      // One search inside another.
      return try hierarchy.first(Target.self, options, from: startingPoint) { screen in
        _ = try hierarchy.first(Target.self, options, from: startingPoint) { _ in false }
        return isTarget(screen, with: context)
      }
    case .closure:
      let judging = JudgingFinder(finder: self)
      return isShort
        ? try find(.closure { try judging.findScreen(with: $0, in: $1) })
        : try find(ClosureFinder { try judging.findScreen(with: $0, in: $1) })
    case .byClassWithContext, .byContext:
      guard isShort || look.choice == .byClassWithContext, let number = context as? Int else {
        return try find(JudgingFinder(finder: self))
      }
      if isShort, Target.self is any ContextChecking.Type {
        return try find(ScreenFinder(options: options, from: startingPoint))
      }
      if Target.self == Host.Page.self {
        return try ClassWithContextFinder<Host.Page, Int>(options: options, from: startingPoint)
          .findScreen(with: number, in: hierarchy) as? Target
      }
      if Target.self == Host.Form.self {
        let finder: ClassWithContextFinder<Host.Form, Int> = .classWithContextFinder(
          options: options, from: startingPoint)
        return try finder.findScreen(with: number, in: hierarchy) as? Target
      }
      return try find(JudgingFinder(finder: self))
    case .kept, .fails: return try find(JudgingFinder(finder: self))
    }
  }
}

/// A finder of the app's that judges each screen.
private struct JudgingFinder<Host: WorldHost, Target, Context: WorldContext>: StackIteratingFinder {
  let finder: WorldFinder<Host, Target, Context>

  var options: SearchOptions { finder.options }
  var startingPoint: StartingPoint { finder.startingPoint }

  func isTarget(_ screen: Target, with context: Context) -> Bool {
    finder.isTarget(screen, with: context)
  }
}

struct WorldFactory<Host: WorldHost, Target, Context>: Factory {
  // NB: not the step itself, as the engine copies factories, and a step has many parts.
  private let number: Int
  private let target: TargetScript
  private let refuses: Bool
  private let acts: [ActScript]
  private let leaving: GuardScript?
  /// The factory of the container that comes with this screen.
  private let container: Int?
  private let run: WorldRun<Host>
  private var isSilent = false

  init(
    step: StepScript, refuses: Bool, acts: [ActScript], leaving: GuardScript?,
    comesWith container: Int? = nil, run: WorldRun<Host>
  ) {
    number = step.number
    self.container = container
    target = step.target
    self.refuses = refuses
    self.acts = acts
    self.leaving = leaving
    self.run = run
  }

  func prepare(with context: Context) throws {
    if let container {
      // Its own screens are prepared right after it.
      if run.preparedFactory != container {
        run.fail(.callbacksRun, "the screens of factory \(container) are prepared before it")
      }
    } else {
      run.preparedFactory = number
    }
    if refuses { throw WorldError(place: CodePlace(kind: .factory, number: number)) }
  }

  /// A task of a factory is prepared right after it.
  func prepareTask() {
    if run.preparedFactory != number {
      run.fail(.callbacksRun, "the task of factory \(number) is prepared before it")
    }
    run.preparedFactory = nil
  }

  /// The same without what is done meanwhile: see ``act(with:)``.
  func silent() -> Self {
    var copy = self
    copy.isSilent = true
    return copy
  }

  func act(with context: Context) async throws {
    run.checkContext(context, of: CodePlace(kind: .factory, number: number))
    try await run.build(number, acts)
  }

  func build(with context: Context) async throws -> Target {
    if !isSilent {
      run.leafFactories.insert(number)
      try await act(with: context)
    }
    let screen = run.host.make(
      target.kind(on: run.script.host, id: number % 4), id: number % 4, leaving: leaving,
      children: [], selected: 0)
    Whereabouts.record?.built.insert(mark(of: screen).number)
    run.giveEarly(screen, number)
    guard let built = screen as? Target else {
      preconditionFailure("\(target) builds no \(Target.self).")
    }
    return built
  }
}

/// Builds a container around the screens that go into it.
struct WorldContainerFactory<Host: WorldHost, Target, Context>: ContainerFactory {
  private let number: Int
  private let target: TargetScript
  private let refuses: Bool
  private let acts: [ActScript]
  private let run: WorldRun<Host>

  init(step: StepScript, refuses: Bool = false, acts: [ActScript], run: WorldRun<Host>) {
    number = step.number
    target = step.target
    self.refuses = refuses
    self.acts = acts
    self.run = run
  }

  func prepare(with context: Context) throws {
    // A stack may come with a split view.
    if number < 100_000 { run.preparedFactory = number }
    if refuses { throw WorldError(place: CodePlace(kind: .factory, number: number)) }
  }

  func build(with context: Context, holding children: ChildScreens) async throws -> Target {
    let all = try children.added(to: [])
    if children.isEmpty != all.isEmpty {
      run.fail(.callbacksRun, "factory \(number) gets \(all.count) screens, which it cannot see")
    }
    return try await build(with: context, integrating: all)
  }

  func build(with context: Context, integrating children: [any Screen]) async throws -> Target {
    run.checkContext(context, of: CodePlace(kind: .factory, number: number))
    try await run.build(number, acts)
    let screen = run.host.make(
      target.kind(on: run.script.host, id: number % 4), id: number % 4, leaving: nil,
      children: children, selected: 0)
    if target == .pager, children.contains(where: { $0 is Host.Split }) {
      run.coverage.note("own container holds a split")
    }
    Whereabouts.record?.built.insert(mark(of: screen).number)
    guard let built = screen as? Target else {
      preconditionFailure("\(target) builds no \(Target.self).")
    }
    return built
  }
}

/// An app's own action: presents, some in a stack that it makes, and does something else.
struct WorldAction<Host: WorldHost>: Action {
  let number: Int
  let acts: [ActScript]
  let wraps: Bool
  let run: WorldRun<Host>

  var opensLayer: Bool { true }

  func screensTakenAway(
    from source: any Screen, in window: any ScreenWindow
  ) throws -> [any Screen] {
    try PresentModally().screensTakenAway(from: source, in: window)
  }

  func perform(
    with screen: any Screen, on source: any Screen, in window: any ScreenWindow, animated: Bool
  ) async throws {
    if !number.isMultiple(of: 2) { try await act() }
    var screen = screen
    if wraps {
      screen = run.host.make(.stack, id: 0, leaving: nil, children: [screen], selected: 0)
      Whereabouts.record?.built.insert(mark(of: screen).number)
      Whereabouts.record?.wrapping.insert(mark(of: screen).number)
    }
    run.host.willPresent(screen)
    try await source.presentScreen(screen, animated: animated)
    if number.isMultiple(of: 2) { try await act() }
  }

  private func act() async throws {
    try await run.call(CodePlace(kind: .action, number: number), limit: nil, acts)
  }
}

/// An app's own action: inserts below the top of a stack.
struct PushBelowTop<Source: StackContainer>: ContainerAction {
  func embed(_ screen: ChildScreen, in children: inout [ChildScreen]) {
    children.insert(screen, at: max(0, children.count - 1))
  }
}

/// An app's own action: adds to a container that shows everything.
struct AddPage<Source: ContainerScreen>: ContainerAction {
  func embed(_ screen: ChildScreen, in children: inout [ChildScreen]) {
    children.append(screen)
  }
}

/// The same in a container that shows one page at a time.
struct ShowPage<Source: ContainerScreen>: ContainerAction {
  func embed(_ screen: ChildScreen, in children: inout [ChildScreen]) {
    children = [screen]
  }
}

/// Makes the screen a side of a split view, where the toolkit has no action of its own for that.
struct SetSide<Source: SplitContainer>: ContainerAction {
  let isPrimary: Bool

  func embed(_ screen: ChildScreen, in children: inout [ChildScreen]) throws {
    if isPrimary {
      SetPrimary<Source>().embed(screen, in: &children)
    } else {
      try SetSecondary<Source>().embed(screen, in: &children)
    }
  }
}

/// A context: a number, in one of two types.
protocol WorldContext: Sendable {
  init(number: Int)
  var number: Int { get }
}

extension Int: WorldContext {
  init(number: Int) { self = number }
  var number: Int { self }
}

extension String: WorldContext {
  init(number: Int) { self = String(repeating: "i", count: number) }
  var number: Int { count }
}
