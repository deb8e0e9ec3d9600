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

extension StepAssembly {
  @available(
    *, unavailable,
    message: """
      Say when the screen need not be asked: .requiring(login, unless: { isLoggedIn }) { … }, or \
      { false } for each time.
      """
  )
  public func requiring<Required: ResultScreen>(
    _ step: DestinationStep<Required, Void>,
    then use: @escaping @MainActor (Required.Result) async throws -> Void
  ) -> Self {
    cannotBeCalled()
  }
}

extension Router {
  /// Shows a screen that gives no result of the type, as far as its chain says.
  ///
  /// - Throws: The errors of ``Navigator/result(of:as:animated:policy:)``.
  // NB: only a warning, as the compiler would rather take the method for any destination than one that is
  // unavailable.
  @available(
    *, deprecated,
    message: """
      The screen of this chain gives no result of this type. A ResultScreen says its type; if only \
      the running app knows it, name it: result(of: step, as: Int.self).
      """
  )
  public func result<Value, Target: Screen>(
    of step: DestinationStep<Target, Void>, animated: Bool = true,
    policy: ConcurrencyPolicy? = nil, shown: (Target) -> Void = { _ in }
  ) async throws -> Value? {
    try await result(
      of: step.markedStep, as: Value.self, NavigationOptions(animated: animated, policy: policy)
    ) { if let target = $0 as? Target { shown(target) } }
  }

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
