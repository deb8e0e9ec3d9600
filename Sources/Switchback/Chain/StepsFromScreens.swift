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
    Target: AnyObject, F == ScreenFinder<Target, Context>, Fac == ClosureFactory<Target, Context>
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
    Target: AnyObject, F == ScreenFinder<Target, Context>, Fac == ClosureFactory<Target, Context>
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
    Target: ContextInstantiable<Context> & AnyObject, F == ScreenFinder<Target, Context>,
    Fac == ClosureFactory<Target, Context>
  {
    self.init(options) { context in try Target(context: context) }
  }

  /// A step that builds nothing: it is skipped if the screen is not there.
  ///
  ///     let account = StepAssembly(existing: AccountScreen.self).from(tabs)
  public init(existing type: Target.Type, _ options: SearchOptions = .everywhere)
  where Target: AnyObject, F == ScreenFinder<Target, Void>, Fac == NilFactory<Target, Void> {
    self.init(finder: ScreenFinder(options: options), factory: NilFactory())
  }

  /// A step that builds nothing, with a context: it is skipped if no screen is there that shows it.
  public init<Context>(existing type: Target.Type, _ options: SearchOptions = .everywhere)
  where Target: AnyObject, F == ScreenFinder<Target, Context>, Fac == NilFactory<Target, Context> {
    self.init(finder: ScreenFinder(options: options), factory: NilFactory())
  }
}

extension GeneralStep {
  /// A screen that is there: the home screen, for example.
  ///
  ///     let home = GeneralStep.existing(HomeScreen.self)
  ///
  /// If it is not, the navigation ends in an error.
  public static func existing<Target: AnyObject>(
    _ type: Target.Type, _ options: SearchOptions = .everywhere
  ) -> DestinationStep<Target, Void> {
    .existing(type, options)
  }
}

extension DestinationStep where Target: AnyObject {
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
  /// It is the outermost stack around the screen. If there is none, the navigation ends in an error.
  public static func stack<Child>(inTabOf child: Child.Type) -> Self {
    GeneralStep.custom(
      using: ClosureFinder("the stack in the tab of \(screenTypeName(child))") { _, hierarchy in
        try containers(around: child, in: hierarchy).last { $0 is Target } as? Target
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
  public static func tab<Child>(of child: Child.Type) -> Self {
    GeneralStep.custom(
      using: ClosureFinder("the tab of \(screenTypeName(child))") { _, hierarchy in
        let path = try containers(around: child, in: hierarchy)
        return path.indices.dropFirst().last { path[$0] is any TabContainer }.map { path[$0 - 1] }
      })
  }
}

extension GeneralStep {
  /// The tab of a screen, as the user has left it.
  public static func tab<Child>(of child: Child.Type) -> DestinationStep<any Screen, Void> {
    .tab(of: child)
  }
}

extension DestinationStep: @MainActor CustomStringConvertible {
  /// The steps of the chain, numbered: see ``outline``.
  public var description: String { "\(outline)" }
}

/// A screen of a type and the containers around it, from the inside out.
@MainActor
private func containers<Child>(
  around child: Child.Type, in hierarchy: Hierarchy
) throws -> [any Screen] {
  guard let screen = try hierarchy.first(child) as? any Screen else { return [] }
  return try [screen] + SearchStart.parents(of: screen)
}
