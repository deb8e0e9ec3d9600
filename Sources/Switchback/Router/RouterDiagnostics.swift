// Common mistakes in calling a router, and in the chains of destinations. See `ChainDiagnostics.swift`.

extension WindowRouter {
  @available(
    *, unavailable,
    message: """
      A router runs this in all its navigations, whatever their context. Make it for Any?, or add it \
      to the steps that have its context.
      """
  )
  public func adding<I: RoutingInterceptor>(_ interceptor: I) -> Self { cannotBeCalled() }
}

// NB: unavailable as a whole, so that the message is written once.
@available(
  *, unavailable,
  message: """
    A router runs this in all its navigations, on all their screens. Make it for any Screen and \
    Any?, or add it to the steps that have its screen and context.
    """
)
extension WindowRouter {
  public func adding<T: ContextTask>(_ task: T) -> Self { cannotBeCalled() }

  public func adding<T: PostRoutingTask>(_ task: T) -> Self { cannotBeCalled() }
}

// NB: not `async`, which would make programs larger.
@available(
  *, unavailable,
  message: """
    A destination is a chain, not a class. For a screen that is there, write \
    GeneralStep.existing(HomeScreen.self).
    """
)
extension Router {
  @discardableResult
  public func navigate(
    to type: any Screen.Type, animated: Bool = true, policy: ConcurrencyPolicy? = nil
  ) -> NavigationOutcome {
    cannotBeCalled()
  }

  @discardableResult
  public func go(
    to type: any Screen.Type, animated: Bool = true, policy: ConcurrencyPolicy? = nil
  ) -> Task<NavigationOutcome, any Error> {
    cannotBeCalled()
  }
}

@available(
  *, unavailable,
  message: "A way back is not a class. For a screen that is there, write .screen(HomeScreen.self)."
)
extension Router {
  @discardableResult
  public func navigateBack(
    _ type: any Screen.Type, animated: Bool = true, policy: ConcurrencyPolicy? = nil
  ) -> NavigationOutcome {
    cannotBeCalled()
  }

  @discardableResult
  public func goBack(
    _ type: any Screen.Type, animated: Bool = true, policy: ConcurrencyPolicy? = nil
  ) -> Task<NavigationOutcome, any Error> {
    cannotBeCalled()
  }
}

extension Router {
  @available(
    *, unavailable,
    message: "The destination needs a context: navigate(to: step, with: context)."
  )
  @discardableResult
  public func navigate<Target, Context>(
    to step: DestinationStep<Target, Context>, animated: Bool = true,
    policy: ConcurrencyPolicy? = nil
  ) async throws(NavigationError) -> NavigationOutcome {
    cannotBeCalled()
  }

  @available(
    *, unavailable,
    message: "The destination needs a context: go(to: step, with: context)."
  )
  @discardableResult
  public func go<Target, Context>(
    to step: DestinationStep<Target, Context>, animated: Bool = true,
    policy: ConcurrencyPolicy? = nil
  ) -> Task<NavigationOutcome, any Error> {
    cannotBeCalled()
  }

  @available(
    *, unavailable,
    message: "The destination needs a context: plan(to: step, with: context)."
  )
  public func plan<Target, Context>(
    to step: DestinationStep<Target, Context>
  ) throws(NavigationError) -> NavigationPlan {
    cannotBeCalled()
  }

  // NB: without a context, an unfinished chain is an unavailable destination: see `DestinationDiagnostics.swift`.
  // Not `async`, which would make programs larger.

  @available(
    *, unavailable,
    message: """
      The chain is not finished. Continue with using and from, and end with .from(.current()) or \
      .from(.root()).
      """
  )
  @discardableResult
  public func navigate<Target, F: Finder, Fac: AbstractFactory>(
    to step: StepAssembly<Target, F, Fac>, with context: Any?, animated: Bool = true,
    policy: ConcurrencyPolicy? = nil
  ) -> NavigationOutcome {
    cannotBeCalled()
  }

  @available(
    *, unavailable,
    message: "The chain is not finished. Add .from(…), with the screen that the action works on."
  )
  @discardableResult
  public func navigate<Target, Given, Source>(
    to step: ChainAssembly<Target, Given, Source>, with context: Any?, animated: Bool = true,
    policy: ConcurrencyPolicy? = nil
  ) -> NavigationOutcome {
    cannotBeCalled()
  }

  @available(
    *, unavailable,
    message: """
      The switch is not finished. End it with .assemble(), or with .assemble(default: step) for when \
      no case applies.
      """
  )
  @discardableResult
  public func navigate<Target, Given>(
    to step: SwitchAssembly<Target, Given>, with context: Any?, animated: Bool = true,
    policy: ConcurrencyPolicy? = nil
  ) -> NavigationOutcome {
    cannotBeCalled()
  }
}

extension BoundStepBuilder {
  @available(
    *, unavailable,
    message: "This destination needs a context, in parentheses behind the chain: product(42)."
  )
  public static func buildExpression<Target, Context>(
    _ step: DestinationStep<Target, Context>
  ) -> BoundStep {
    cannotBeCalled()
  }

  @available(
    *, unavailable,
    message: """
      The chain is not finished. Continue with using and from, and end with .from(.current()) or \
      .from(.root()).
      """
  )
  public static func buildExpression<Target, F: Finder, Fac: AbstractFactory>(
    _ step: StepAssembly<Target, F, Fac>
  ) -> BoundStep {
    cannotBeCalled()
  }

  @available(
    *, unavailable,
    message: "The chain is not finished. Add .from(…), with the screen that the action works on."
  )
  public static func buildExpression<Target, Context, Source>(
    _ step: ChainAssembly<Target, Context, Source>
  ) -> BoundStep {
    cannotBeCalled()
  }

  @available(
    *, unavailable,
    message: """
      The switch is not finished. End it with .assemble(), or with .assemble(default: step) for when \
      no case applies.
      """
  )
  public static func buildExpression<Target, Context>(
    _ step: SwitchAssembly<Target, Context>
  ) -> BoundStep {
    cannotBeCalled()
  }
}
