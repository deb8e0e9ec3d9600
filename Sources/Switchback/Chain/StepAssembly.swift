/// A step of a chain under construction: the finder and the factory of its screen.
///
/// A chain is written from the destination back to a screen that is always there:
///
///     let productScreen = StepAssembly(finder: ClassFinder(options: [.current, .visible]),
///                                      factory: ProductFactory())
///       .using(Push())
///       .from(SingleContainerStep(finder: NilFinder(), factory: StackFactory()))
///       .using(PresentModally())
///       .from(GeneralStep.current())
///       .assemble()
///
/// Finder and factory must agree on the screen and on the context. A step is followed by `using`,
/// the action that integrates its screen, then by `from`, the screen to integrate it into. A step
/// that builds nothing (``NilFactory``, ``FinderFactory``) is followed by `from` directly.
///
/// An assembly is a value: you can keep half a chain in a constant and continue it twice.
///
/// The names and their uses:
///
/// - `StepAssembly` begins a chain, ``SingleStep`` is used in `from`. They are one type.
/// - ``SingleContainerStep`` is the same for a step that builds a container, which the compiler checks.
/// - ``SwitchAssembly`` takes its cases in braces, or one after another with `addCase`.
/// - `assemble()` may end a chain, and ends a switch.
@MainActor
public struct StepAssembly<Target, F: Finder, Fac: AbstractFactory>
where F.Target == Fac.Target, F.Context == Fac.Context {
  /// The steps before this one, nearer to the destination.
  private var links: [any Link<F.Context>]
  private let finder: F
  private let factory: Fac
  private var tasks: StepTasks<F.Context>?

  init(links: [any Link<F.Context>], finder: F, factory: Fac) {
    self.links = links
    self.finder = finder
    self.factory = factory
  }

  /// Begins a chain, or describes a step to continue with in `from`.
  public init(finder: F, factory: Fac) where Target == F.Target {
    self.init(links: [], finder: finder, factory: factory)
  }

  /// Adds an interceptor, to run before anything changes. See ``RoutingInterceptor``.
  public func adding<I: RoutingInterceptor>(_ interceptor: I) -> Self
  where I.Context == F.Context {
    adding(TaskEntry(interceptor) { $0 })
  }

  /// Adds a task for the step's screen, to run before it is shown. See ``ContextTask``.
  public func adding<T: ContextTask>(_ task: T) -> Self
  where T.Target == F.Target, T.Context == F.Context {
    adding(TaskEntry(task) { $0 })
  }

  /// Adds a task to run when the destination is on screen. See ``PostRoutingTask``.
  public func adding<T: PostRoutingTask>(_ task: T) -> Self
  where T.Target == F.Target, T.Context == F.Context {
    adding(TaskEntry(task) { $0 })
  }

  /// Adds a task made of a closure, whose parameters follow from the step.
  public func adding(_ task: ClosureContextTask<F.Target, F.Context>) -> Self {
    adding(TaskEntry(task) { $0 })
  }

  /// Adds a task made of a closure, to run when the destination is on screen.
  public func adding(_ task: ClosurePostRoutingTask<F.Target, F.Context>) -> Self {
    adding(TaskEntry(task) { $0 })
  }

  func adding(_ task: TaskEntry<F.Context>) -> Self {
    var copy = self
    copy.tasks = StepTasks(task, after: tasks)
    return copy
  }

  /// The same step after others.
  fileprivate func preceded<First>(
    by others: [any Link<F.Context>]
  ) -> StepAssembly<First, F, Fac> {
    var copy = StepAssembly<First, F, Fac>(
      links: links.isEmpty ? others : others + links, finder: finder, factory: factory)
    copy.tasks = tasks
    return copy
  }

  /// The steps up to and including this one.
  fileprivate consuming func compiled() -> [any Link<F.Context>] where Fac: ReusingFactory {
    links.append(LookupLink(finder: finder, factory: factory, tasks: tasks))
    return links
  }
}

/// A step within a chain. It can also begin one.
public typealias SingleStep<F: Finder, Fac: AbstractFactory> = StepAssembly<F.Target, F, Fac>
where F.Target == Fac.Target, F.Context == Fac.Context

/// A step within a chain that builds a container. It can also begin a chain.
public typealias SingleContainerStep<F: Finder, Fac: ContainerFactory> =
  StepAssembly<F.Target, F, Fac>
where F.Target == Fac.Target, F.Context == Fac.Context

extension StepAssembly where Fac: Factory {
  /// Sets the action that integrates the step's screen into the one that `from` names next.
  // NB: not `A.Source`, which ends in a crash of the compiler if the action does not conform.
  public consuming func using<Source>(
    _ action: some Action<Source>
  ) -> ChainAssembly<Target, F.Context, Source> {
    links.append(StepLink(finder: finder, factory: factory, action: action, tasks: tasks))
    return ChainAssembly(links: links)
  }
}

extension StepAssembly where Fac: ReusingFactory {
  /// Continues with a finished chain.
  public consuming func from<Source>(
    _ step: DestinationStep<Source, F.Context>
  ) -> DestinationStep<Target, F.Context> {
    DestinationStep(.chain(compiled(), next: step.chain))
  }

  /// Continues with another step.
  @_disfavoredOverload
  public consuming func from<Source, F2: Finder, Fac2: AbstractFactory>(
    _ step: StepAssembly<Source, F2, Fac2>
  ) -> StepAssembly<Target, F2, Fac2> where F2.Context == F.Context {
    step.preceded(by: compiled())
  }
}

/// A chain under construction whose last action still needs its `from`.
///
/// `Source` is the type of screen that the action before works on.
///
///     .using(Push())      // ChainAssembly<Product, Int, ModelStack>
///     .from(StackStep())  // a step that makes a ModelStack
///
/// `ChainAssembly()` begins a chain whose destination is the step that follows.
@MainActor
public struct ChainAssembly<Target, Context, Source> {
  private var links: [any Link<Context>]

  init(links: [any Link<Context>]) {
    self.links = links
  }

  /// Begins a chain with the step that `from` names next.
  public init() where Target == Source {
    links = []
  }

  /// Continues with a finished chain.
  public consuming func from(
    _ step: DestinationStep<Source, Context>
  ) -> DestinationStep<Target, Context> {
    DestinationStep(.chain(links, next: step.chain))
  }

  /// Continues with another step.
  @_disfavoredOverload
  public consuming func from<F: Finder, Fac: AbstractFactory>(
    _ step: StepAssembly<Source, F, Fac>
  ) -> StepAssembly<Target, F, Fac> where F.Context == Context {
    step.preceded(by: links)
  }
}

extension ChainAssembly where Source == any Screen {
  /// Continues with a finished chain to any type of screen.
  // NB: disfavoured, so that the compiler does not try it for an action on one type of screen.
  @_disfavoredOverload
  public consuming func from<Concrete: Screen>(
    _ step: DestinationStep<Concrete, Context>
  ) -> DestinationStep<Target, Context> {
    DestinationStep(.chain(links, next: step.chain))
  }

  /// Continues with another step, for any type of screen.
  @_disfavoredOverload
  public consuming func from<Concrete: Screen, F: Finder, Fac: AbstractFactory>(
    _ step: StepAssembly<Concrete, F, Fac>
  ) -> StepAssembly<Target, F, Fac> where F.Context == Context {
    step.preceded(by: links)
  }
}

// The short forms: a step that names its screen once. Finder, factory and context follow from the closure that
// makes the screen, or from its type.

extension StepAssembly {
  /// A step whose screen a closure makes.
  ///
  ///     let product = StepAssembly { (id: Int) in ProductScreen(id) }
  ///       .using(.push())
  ///       .from(homeTab.stack())
  ///
  ///     let login = StepAssembly { LoginScreen() }
  ///       .using(.presentModally())
  ///       .from(.current())
  ///
  /// The screen is found by its class and, if it checks a context, by the one that it shows: see
  /// ``ScreenFinder``.
  ///
  /// - Parameter make: Makes the screen, for a context or without one.
  public init<Context>(_ make: @escaping @MainActor (Context) async throws -> Target)
  where
    Target: Screen, F == ScreenFinder<Target, Context>, Fac == ClosureFactory<Target, Context>
  {
    self.init(.everywhere, make)
  }

  /// A step whose screen a closure makes, looked for in some places only.
  ///
  ///     StepAssembly(.currentVisible) { (id: Int) in ProductScreen(id) }
  public init<Context>(
    _ options: SearchOptions, _ make: @escaping @MainActor (Context) async throws -> Target
  )
  where
    Target: Screen, F == ScreenFinder<Target, Context>, Fac == ClosureFactory<Target, Context>
  {
    self.init(finder: ScreenFinder(options: options), factory: ClosureFactory(make))
  }

  /// A step whose screen is made for its context, by the initialiser that the type declares.
  ///
  ///     let order = StepAssembly(OrderScreen.self)
  ///       .using(.push())
  ///       .from(homeTab.stack())
  public init<Context>(_ type: Target.Type, _ options: SearchOptions = .everywhere)
  where
    Target: ContextInstantiable<Context> & Screen, F == ScreenFinder<Target, Context>,
    Fac == ClosureFactory<Target, Context>
  {
    self.init(options) { context in try Target(context: context) }
  }

  /// A step that finds its screen, and builds nothing.
  ///
  ///     let account = StepAssembly(existing: AccountScreen.self).from(tabs)
  ///
  /// If the screen is not there, the router skips the step. It does not skip the destination: if that
  /// is neither on screen nor in what the navigation builds behind it, the navigation ends in an error.
  public init(existing type: Target.Type, _ options: SearchOptions = .everywhere)
  where Target: Screen, F == ScreenFinder<Target, Void>, Fac == NilFactory<Target, Void> {
    self.init(finder: ScreenFinder(options: options), factory: NilFactory())
  }

  /// A step that finds its screen by its context, too, and builds nothing.
  public init<Context>(existing type: Target.Type, _ options: SearchOptions = .everywhere)
  where Target: Screen, F == ScreenFinder<Target, Context>, Fac == NilFactory<Target, Context> {
    self.init(finder: ScreenFinder(options: options), factory: NilFactory())
  }
}

extension GeneralStep {
  /// A screen that is there: the home screen, for example.
  ///
  ///     let home = GeneralStep.existing(HomeScreen.self)
  ///
  /// If it is not, the navigation ends in an error.
  public static func existing<Target: Screen>(
    _ type: Target.Type, _ options: SearchOptions = .everywhere
  ) -> DestinationStep<Target, Void> {
    .existing(type, options)
  }

  /// The tab of a screen, as the user has left it.
  public static func tab<Child: Screen>(of child: Child.Type) -> DestinationStep<any Screen, Void> {
    .tab(of: child)
  }
}

extension DestinationStep where Target: Screen {
  /// A screen that is there, for the context of the chain.
  ///
  ///     .using(.presentModally())
  ///     .from(.existing(ProductScreen.self))
  ///
  /// If it is not, the navigation ends in an error.
  public static func existing(
    _ type: Target.Type, _ options: SearchOptions = .everywhere
  ) -> Self {
    GeneralStep.custom(using: ScreenFinder(options: options))
  }
}

extension DestinationStep {
  /// The chain with the context to open it with.
  ///
  ///     try await router.navigate(to: product(42))
  public func callAsFunction(_ context: Context) -> BoundStep {
    BoundStep(self, with: context)
  }

  /// The stack that holds the screen of this step: short for ``expectingContainer(_:)``.
  ///
  ///     .using(.push())
  ///     .from(login.stack())
  public func stack<Stack: StackContainer>() -> DestinationStep<Stack, Context> {
    expectingContainer()
  }
}

// NB: the type of stack follows from the action before, which a host names: see `push()` of the hosts.
extension DestinationStep where Target: StackContainer {
  /// The stack that the user sees: the first one among the visible screens of the topmost layer.
  ///
  /// If there is none, the navigation ends in an error. ``visibleStack(_:or:)`` has another way out.
  public static func visibleStack(_ options: SearchOptions = .currentVisible) -> Self {
    GeneralStep.custom(using: ClassFinder(options: options))
  }

  /// The stack that the user sees, or else another one.
  ///
  ///     .using(.push())
  ///     .from(.visibleStack(or: .newStack()))
  ///
  /// - Parameters:
  ///   - options: Where to look for it: the visible screens of the topmost layer by default.
  ///   - other: The chain to the other stack.
  public static func visibleStack(
    _ options: SearchOptions = .currentVisible, or other: Self
  ) -> Self {
    SwitchAssembly { SwitchCase(expecting: ClassFinder(options: options)) }
      .assemble(default: other)
  }

  /// The stack in the tab of a screen, as the user has left it: nothing is popped.
  ///
  ///     .using(.push())
  ///     .from(.stack(inTabOf: HomeScreen.self))
  ///
  /// It is the outermost stack around the screen within its tab. If there is none, the navigation ends in
  /// an error.
  public static func stack<Child: Screen>(inTabOf child: Child.Type) -> Self {
    GeneralStep.custom(
      using: ClosureFinder("the stack in the tab of \(screenTypeName(child))") { _, hierarchy in
        var isInTab = false
        let stack = try place(of: child, in: hierarchy) { path in
          let tabs = path.lastIndex { $0 is any TabContainer } ?? 0
          isInTab = isInTab || tabs > 0
          return path[..<tabs].last { $0 is Target }
        }
        if isInTab, stack == nil {
          throw ChainError.noStack(around: screenTypeName(child), screenTypeName(Target.self))
        }
        return stack as? Target
      })
  }
}

extension DestinationStep where Target == any Screen {
  /// The tab of a screen, as the user has left it: what is in it stays, whether the screen is hidden or
  /// not.
  ///
  ///     let orders = GeneralStep.tab(of: OrdersScreen.self)
  ///
  /// If there is none, the navigation ends in an error.
  public static func tab<Child: Screen>(of child: Child.Type) -> Self {
    GeneralStep.custom(
      using: ClosureFinder("the tab of \(screenTypeName(child))") { _, hierarchy in
        try place(of: child, in: hierarchy) { path in
          path.indices.dropFirst().last { path[$0] is any TabContainer }.map { path[$0 - 1] }
        }
      })
  }
}

extension DestinationStep: @MainActor CustomStringConvertible {
  /// The steps of the chain, numbered.
  public var description: String { "\(outline)" }
}

/// The place of the first screen of a type that has one, from the screen and the containers around it.
@MainActor
private func place<Child: Screen>(
  of child: Child.Type, in hierarchy: Hierarchy, _ choose: ([any Screen]) -> (any Screen)?
) throws -> (any Screen)? {
  var place: (any Screen)?
  _ = try hierarchy.first(child) { screen in
    place = choose(try Path(from: screen).screens)
    return place != nil
  }
  return place
}
