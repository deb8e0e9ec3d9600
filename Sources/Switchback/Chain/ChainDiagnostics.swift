// Common mistakes in writing a chain. Each mistake is an unavailable overload whose message says
// what to do instead, where the compiler would say "no exact matches in call".
//
// The compiler looks at an unavailable overload only when no other one fits. A name that had one
// meaning before is type-checked more slowly all the same, so mistakes in `using` and `init` are left
// to the compiler's own words, or to a conformance that is unavailable.

func cannotBeCalled() -> Never {
  preconditionFailure("An unavailable function was called.")
}

extension StepAssembly {
  /// A step is not a chain.
  @available(
    *, unavailable,
    message: """
      A chain ends with a screen that is always there. Continue with using and from, and end with \
      .from(.current()) or .from(.root()).
      """
  )
  public func assemble() -> DestinationStep<Target, F.Context> { cannotBeCalled() }

  @available(
    *, unavailable,
    message: """
      The interceptor is for another context than that of the step. Make it for this one, or \
      adapt it: .adding(interceptor.adapting { context in … }).
      """
  )
  public func adding<I: RoutingInterceptor>(_ interceptor: I) -> Self { cannotBeCalled() }

  /// A class without a way to make its screens.
  @available(
    *, unavailable,
    message: """
      Say how the screen is made: StepAssembly { LoginScreen() }, or with its context \
      StepAssembly { (id: Int) in ProductScreen(id) }. A type alone will do if it is \
      ContextInstantiable, in a chain with its context.
      """
  )
  public init(_ type: Target.Type, _ options: SearchOptions = .everywhere)
  where Target: Screen, F == ScreenFinder<Target, Void>, Fac == ClosureFactory<Target, Void> {
    cannotBeCalled()
  }
}

// NB: unavailable as a whole, here and below, so that the message is written once.
@available(
  *, unavailable,
  message: """
    The task is for another type of screen or another context than those of the step. Add it to \
    the step that has them, or make it for these.
    """
)
extension StepAssembly {
  public func adding<T: ContextTask>(_ task: T) -> Self { cannotBeCalled() }

  public func adding<T: PostRoutingTask>(_ task: T) -> Self { cannotBeCalled() }
}

@available(
  *, unavailable,
  message: """
    A step with this factory builds nothing, so there is nothing to integrate. Leave out using, \
    and continue with from.
    """
)
extension NilFactory: Factory {
  public func build(with context: Context) -> Target { cannotBeCalled() }
}

@available(
  *, unavailable,
  message: """
    A step with this factory builds nothing, so there is nothing to integrate. Leave out using, \
    and continue with from.
    """
)
extension FinderFactory: Factory {
  public func build(with context: Context) -> Target { cannotBeCalled() }
}

@available(
  *, unavailable,
  message: """
    Add an action before from, as in .using(.push()).from(…). Only a step that builds nothing \
    is followed by from directly.
    """
)
extension StepAssembly where Fac: Factory {
  public func from<Source>(
    _ step: DestinationStep<Source, F.Context>
  ) -> DestinationStep<Target, F.Context> {
    cannotBeCalled()
  }

  public func from<Source, F2: Finder, Fac2: AbstractFactory>(
    _ step: StepAssembly<Source, F2, Fac2>
  ) -> StepAssembly<Target, F2, Fac2> {
    cannotBeCalled()
  }
}

extension ChainAssembly {
  /// An action, but no screen to continue from.
  @available(
    *, unavailable,
    message: "Add .from(…), with the screen that the action works on."
  )
  public func assemble() -> DestinationStep<Target, Context> { cannotBeCalled() }

  /// Two actions in a row.
  @available(
    *, unavailable,
    message: "Add from before the next action: .from(…) names the screen that the action works on."
  )
  public func using<Other>(
    _ action: some Action<Other>
  ) -> ChainAssembly<Target, Context, Other> {
    cannotBeCalled()
  }

  @available(
    *, unavailable,
    message: """
      The action works on another type of screen than that of this step. Choose an action for this \
      screen, or, for the container around it, continue from step.stack() or step.expectingContainer().
      """
  )
  public func from<Other>(
    _ step: DestinationStep<Other, Context>
  ) -> DestinationStep<Target, Context> {
    cannotBeCalled()
  }

  // NB: a chain without a context fits every context. Disfavoured, as for one without a context both fit.
  @available(
    *, unavailable,
    message: """
      The action works on another type of screen than that of this step. Choose an action for this \
      screen, or, for the container around it, continue from step.stack() or step.expectingContainer().
      """
  )
  @_disfavoredOverload
  public func from<Other>(
    _ step: DestinationStep<Other, Void>
  ) -> DestinationStep<Target, Context> {
    cannotBeCalled()
  }

  @available(
    *, unavailable,
    message: """
      The action works on another type of screen than that of this step. Choose an action for this \
      screen, or a step that finds or builds the one that the action works on.
      """
  )
  public func from<Other, F: Finder, Fac: AbstractFactory>(
    _ step: StepAssembly<Other, F, Fac>
  ) -> StepAssembly<Target, F, Fac> where F.Context == Context {
    cannotBeCalled()
  }

  @available(
    *, unavailable,
    message: """
      This step has another context than the chain before it. Begin the chain with that context, as in \
      StepAssembly { (id: Int) in … }, or adapt the step: .from(step.adapting { context in … }).
      """
  )
  @_disfavoredOverload
  public func from<Other, OtherContext>(
    _ step: DestinationStep<Other, OtherContext>
  ) -> DestinationStep<Target, Context> {
    cannotBeCalled()
  }

  @available(
    *, unavailable,
    message: """
      This step has another context than the chain before it. Finish the chain that begins with \
      it, and adapt it: .from(step.adapting { context in … }).
      """
  )
  public func from<Other, F: Finder, Fac: AbstractFactory>(
    _ step: StepAssembly<Other, F, Fac>
  ) -> StepAssembly<Target, F, Fac> {
    cannotBeCalled()
  }

  @available(
    *, unavailable,
    message: """
      The switch is not finished. End it with .assemble(), or with .assemble(default: step) for when \
      no case applies.
      """
  )
  public func from<Other, OtherContext>(
    _ step: SwitchAssembly<Other, OtherContext>
  ) -> DestinationStep<Target, Context> {
    cannotBeCalled()
  }

  @available(
    *, unavailable,
    message: """
      from takes a step, not a class: for a screen that is there, .from(.existing(HomeScreen.self)).
      """
  )
  public func from(_ type: any Screen.Type) -> DestinationStep<Target, Context> {
    cannotBeCalled()
  }

  @available(
    *, unavailable,
    message: """
      from takes a step, not a screen: .from(.existing(HomeScreen.self)), or for this very one \
      .from(GeneralStep.custom(using: InstanceFinder<HomeScreen, Void>(screen))).
      """
  )
  public func from(_ screen: any Screen) -> DestinationStep<Target, Context> { cannotBeCalled() }
}

extension DestinationStep {
  @available(
    *, unavailable,
    message: "The destination needs a context, in parentheses behind the chain: product(42)."
  )
  public func otherwise<OtherTarget, Other>(_ other: DestinationStep<OtherTarget, Other>) -> Self {
    cannotBeCalled()
  }

  @available(
    *, unavailable,
    message: """
      The chain is finished: the step in the from before this one leads to its own start. Leave out \
      this from. To continue in another way, use from on a step that is not finished yet.
      """
  )
  public func from<Other>(
    _ step: DestinationStep<Other, Context>
  ) -> DestinationStep<Target, Context> {
    cannotBeCalled()
  }

  @available(
    *, unavailable,
    message: """
      The chain is finished: the step in from leads to its own start. Write using before from, and \
      leave out what comes after it.
      """
  )
  public func using<Source>(
    _ action: some Action<Source>
  ) -> ChainAssembly<Target, Context, Source> {
    cannotBeCalled()
  }
}

extension SwitchAssembly {
  @available(
    *, unavailable,
    message: """
      All cases of a switch lead to one type of screen: the Target of SwitchAssembly<Target, \
      Context>. Their finders have its Context.
      """
  )
  public func addCase<F: Finder>(expecting finder: F) -> Self { cannotBeCalled() }
}

extension CompleteFactory {
  @available(
    *, unavailable,
    message: "The action works on another container than the one that the factory makes."
  )
  public func with<Child: Factory, A: ContainerAction>(
    _ factory: Child, using action: A
  ) -> Self where Child.Context == F.Context {
    cannotBeCalled()
  }

  @available(
    *, unavailable,
    message: """
      The child needs another context than the container. Adapt it: \
      .with(factory.adapting { context in … }, using: …).
      """
  )
  public func with<Child: Factory, A: ContainerAction>(
    _ factory: Child, using action: A
  ) -> Self where A.Source == F.Target {
    cannotBeCalled()
  }
}

extension DestinationStep where Target == any Screen, Context == Void {
  @available(
    *, unavailable,
    message: "This destination needs a context, in parentheses behind the chain: product(42)."
  )
  public init<BoundTarget, BoundContext>(_ step: DestinationStep<BoundTarget, BoundContext>) {
    cannotBeCalled()
  }
}

extension Action where Self == PresentModally {
  @available(
    *, unavailable,
    message: """
      push() works on a navigation stack. The step in from is not one, or does not name its type. \
      Continue from .visibleStack(or: .newStack()), from .existing(…) with the class of a certain stack, \
      or, for the one around the screen, from step.stack().
      """
  )
  public static func push() -> Self { cannotBeCalled() }

  @available(
    *, unavailable,
    message: """
      addTab() works on a tab bar. The step in from is not one, or does not name its type. \
      Continue from .existing(…) with the class of the tab bar or, for the one around the screen, from \
      step.expectingContainer(…) with that class.
      """
  )
  public static func addTab(at index: Int? = nil, replacing isReplacing: Bool = false) -> Self {
    cannotBeCalled()
  }
}
