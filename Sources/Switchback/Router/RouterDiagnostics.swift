// Common mistakes in calling a router. See `ChainDiagnostics.swift`.

extension WindowRouter {
  /// An interceptor for navigations with one context.
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
  /// A task for one type of screen or one context.
  public func adding<T: ContextTask>(_ task: T) -> Self { cannotBeCalled() }

  /// A task for one type of screen or one context.
  public func adding<T: PostRoutingTask>(_ task: T) -> Self { cannotBeCalled() }
}

extension Router {
  /// A navigation without the context that it needs.
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

  /// A navigation without the context that it needs.
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

  /// A plan without the context that it needs.
  @available(
    *, unavailable,
    message: "The destination needs a context: plan(to: step, with: context)."
  )
  public func plan<Target, Context>(
    to step: DestinationStep<Target, Context>
  ) throws(NavigationError) -> NavigationPlan {
    cannotBeCalled()
  }

  // NB: one for each, whether a context is given or not.

  /// A navigation to a step that is no chain yet.
  @available(
    *, unavailable,
    message: """
      The chain is not finished. Continue with using and from, and end with .from(.current()) or \
      .from(.root()).
      """
  )
  @discardableResult
  public func navigate<Target, F: Finder, Fac: AbstractFactory>(
    to step: StepAssembly<Target, F, Fac>, with context: Any? = nil, animated: Bool = true,
    policy: ConcurrencyPolicy? = nil
  ) async throws(NavigationError) -> NavigationOutcome {
    cannotBeCalled()
  }

  /// A navigation to a chain without its start.
  @available(
    *, unavailable,
    message: """
      The chain is not finished. Add .from(…), with the screen that the action works on.
      """
  )
  @discardableResult
  public func navigate<Target, Given, Source>(
    to step: ChainAssembly<Target, Given, Source>, with context: Any? = nil, animated: Bool = true,
    policy: ConcurrencyPolicy? = nil
  ) async throws(NavigationError) -> NavigationOutcome {
    cannotBeCalled()
  }

  /// A navigation to a switch that is not finished.
  @available(
    *, unavailable,
    message: """
      The switch is not finished. End it with .assemble(), or with .assemble(default: step) for when \
      no case applies.
      """
  )
  @discardableResult
  public func navigate<Target, Given>(
    to step: SwitchAssembly<Target, Given>, with context: Any? = nil, animated: Bool = true,
    policy: ConcurrencyPolicy? = nil
  ) async throws(NavigationError) -> NavigationOutcome {
    cannotBeCalled()
  }
}
