// Common mistakes in writing destinations, and in asking for results. See `ChainDiagnostics.swift`.

// Chains that are not finished: everything that takes a destination says it.

@available(
  *, unavailable,
  message: """
    The chain is not finished. Continue with using and from, and end with .from(.current()) or \
    .from(.root()).
    """
)
extension StepAssembly: Destination {
  public var step: BoundStep { cannotBeCalled() }
}

@available(
  *, unavailable,
  message: "The chain is not finished. Add .from(…), with the screen that the action works on."
)
extension ChainAssembly: Destination {
  public var step: BoundStep { cannotBeCalled() }
}

@available(
  *, unavailable,
  message: """
    The switch is not finished. End it with .assemble(), or with .assemble(default: step) for when \
    no case applies.
    """
)
extension SwitchAssembly: Destination {
  public var step: BoundStep { cannotBeCalled() }
}

extension ChainAssembly {
  @available(
    *, unavailable,
    message: "The chain is not finished: write otherwise behind from, at the end of the chain."
  )
  public func otherwise<Other: Destination>(_ other: Other) -> Self { cannotBeCalled() }
}

@available(
  *, unavailable,
  message: """
    A step has interceptors and tasks, not a chain: write adding and requiring before using, behind \
    the StepAssembly of the screen.
    """
)
extension ChainAssembly {
  public func adding<I: RoutingInterceptor>(_ interceptor: I) -> Self { cannotBeCalled() }

  public func adding<T: ContextTask>(_ task: T) -> Self { cannotBeCalled() }

  public func adding<T: PostRoutingTask>(_ task: T) -> Self { cannotBeCalled() }

  public func requiring<Required: ResultScreen>(
    _ step: DestinationStep<Required, Void>, unless isUnneeded: @escaping @MainActor () -> Bool,
    then use: @escaping @MainActor (Required.Result) async throws -> Void = { _ in }
  ) -> Self {
    cannotBeCalled()
  }
}

@available(
  *, unavailable,
  message: """
    A step has interceptors and tasks, not a chain: write adding and requiring before using, behind \
    the StepAssembly of the screen.
    """
)
extension DestinationStep {
  public func adding<I: RoutingInterceptor>(_ interceptor: I) -> Self { cannotBeCalled() }

  public func adding<T: ContextTask>(_ task: T) -> Self { cannotBeCalled() }

  public func adding<T: PostRoutingTask>(_ task: T) -> Self { cannotBeCalled() }

  public func requiring<Required: ResultScreen>(
    _ step: DestinationStep<Required, Void>, unless isUnneeded: @escaping @MainActor () -> Bool,
    then use: @escaping @MainActor (Required.Result) async throws -> Void = { _ in }
  ) -> Self {
    cannotBeCalled()
  }
}

extension Router {
  @available(
    *, unavailable,
    message: "The destination needs a context: result(of: step, with: context)."
  )
  public func result<Value, Target: ResultScreen<Value>, Context>(
    of step: DestinationStep<Target, Context>, animated: Bool = true,
    policy: ConcurrencyPolicy? = nil
  ) throws(NavigationError) -> Value? {
    cannotBeCalled()
  }

  @available(
    *, unavailable,
    message: """
      A destination is a chain, not a class. For a screen that is there, write \
      GeneralStep.existing(HomeScreen.self).
      """
  )
  public func result<Target: ResultScreen>(
    of type: Target.Type, animated: Bool = true, policy: ConcurrencyPolicy? = nil
  ) -> Target.Result? {
    cannotBeCalled()
  }
}
