// A step that needs no context may follow steps with any. The chain behind it receives `()` or, if
// it accepts every context, the context of the steps before it.
//
// NB: `@_disfavoredOverload`, because a step such as `GeneralStep.current()` has any context:
// without it the compiler could not choose between the context of the chain and none. The attribute
// only ranks overloads. Without it, callers would write `adapting`.

extension ChainAssembly {
  /// Continues with a finished chain that needs no context.
  @_disfavoredOverload
  public consuming func from(
    _ step: DestinationStep<Source, Void>
  ) -> DestinationStep<Target, Context> {
    from(step.ignoringContext())
  }

  /// Continues with a finished chain that accepts any context, and passes that of the steps before
  /// it.
  @_disfavoredOverload
  public consuming func from(
    _ step: DestinationStep<Source, Any?>
  ) -> DestinationStep<Target, Context> {
    from(step.acceptingContext())
  }
}

// NB: the parameter that takes nothing ranks these below the overload with the context of the chain, which is
// disfavoured, too.
extension ChainAssembly where Source == any Screen {
  /// Continues with a finished chain to any type of screen that needs no context.
  @_disfavoredOverload
  public consuming func from<Concrete: Screen>(
    _ step: DestinationStep<Concrete, Void>, _ none: Never? = nil
  ) -> DestinationStep<Target, Context> {
    from(step.ignoringContext())
  }

  /// Continues with a finished chain to any type of screen that accepts any context.
  @_disfavoredOverload
  public consuming func from<Concrete: Screen>(
    _ step: DestinationStep<Concrete, Any?>, _ none: Never? = nil
  ) -> DestinationStep<Target, Context> {
    from(step.acceptingContext())
  }
}

extension StepAssembly where Fac: ReusingFactory {
  /// Continues with a finished chain that needs no context.
  @_disfavoredOverload
  public consuming func from<Source>(
    _ step: DestinationStep<Source, Void>
  ) -> DestinationStep<Target, F.Context> {
    from(step.ignoringContext())
  }

  /// Continues with a finished chain that accepts any context, and passes that of the steps before
  /// it.
  @_disfavoredOverload
  public consuming func from<Source>(
    _ step: DestinationStep<Source, Any?>
  ) -> DestinationStep<Target, F.Context> {
    from(step.acceptingContext())
  }
}

extension SwitchAssembly {
  /// Applies if a finder finds its screen; continues with a chain that needs no context.
  @_disfavoredOverload
  public func addCase<F: Finder>(
    when finder: F, from step: DestinationStep<Target, Void>
  ) -> Self where F.Context == Context {
    addCase(when: finder, from: step.ignoringContext())
  }

  /// Applies if a condition holds; continues with a chain that needs no context.
  @_disfavoredOverload
  public func addCase(
    when condition: @escaping @MainActor () -> Bool, from step: DestinationStep<Target, Void>
  ) -> Self {
    addCase(when: condition, from: step.ignoringContext())
  }

  /// Applies if a condition on the context holds; continues with a chain that needs no context.
  @_disfavoredOverload
  public func addCase(
    when condition: @escaping @MainActor (Context) -> Bool, from step: DestinationStep<Target, Void>
  ) -> Self {
    addCase(when: condition, from: step.ignoringContext())
  }

  /// The step, with a chain that needs no context, to use if no case applies.
  @_disfavoredOverload
  public func assemble(
    default step: DestinationStep<Target, Void>
  ) -> DestinationStep<Target, Context> {
    assemble(default: step.ignoringContext())
  }

  /// The step, with a chain that needs no context, to use if no case applies. The closure is called once,
  /// immediately.
  @_disfavoredOverload
  public func assemble(
    default step: () -> DestinationStep<Target, Void>
  ) -> DestinationStep<Target, Context> {
    assemble(default: step().ignoringContext())
  }

  /// Applies if a finder finds its screen; continues with a chain that accepts any context.
  @_disfavoredOverload
  public func addCase<F: Finder>(
    when finder: F, from step: DestinationStep<Target, Any?>
  ) -> Self where F.Context == Context {
    addCase(when: finder, from: step.acceptingContext())
  }

  /// Applies if a condition holds; continues with a chain that accepts any context.
  @_disfavoredOverload
  public func addCase(
    when condition: @escaping @MainActor () -> Bool, from step: DestinationStep<Target, Any?>
  ) -> Self {
    addCase(when: condition, from: step.acceptingContext())
  }

  /// Applies if a condition on the context holds; continues with a chain that accepts any context.
  @_disfavoredOverload
  public func addCase(
    when condition: @escaping @MainActor (Context) -> Bool, from step: DestinationStep<Target, Any?>
  ) -> Self {
    addCase(when: condition, from: step.acceptingContext())
  }

  /// The step, with a chain that accepts any context, to use if no case applies.
  @_disfavoredOverload
  public func assemble(
    default step: DestinationStep<Target, Any?>
  ) -> DestinationStep<Target, Context> {
    assemble(default: step.acceptingContext())
  }

  /// The step, with a chain that accepts any context, to use if no case applies. The closure is called once,
  /// immediately.
  @_disfavoredOverload
  public func assemble(
    default step: () -> DestinationStep<Target, Any?>
  ) -> DestinationStep<Target, Context> {
    assemble(default: step().acceptingContext())
  }
}

extension SwitchCase {
  /// Applies if a finder finds its screen; continues with a chain that needs no context.
  @_disfavoredOverload
  public init<F: Finder>(
    when finder: F, from step: DestinationStep<Target, Void>
  ) where F.Context == Context {
    self.init(when: finder, from: step.ignoringContext())
  }

  /// Applies if a condition holds; continues with a chain that needs no context.
  @_disfavoredOverload
  public init(
    when condition: @escaping @MainActor () -> Bool, from step: DestinationStep<Target, Void>
  ) {
    self.init(when: condition, from: step.ignoringContext())
  }

  /// Applies if a condition on the context holds; continues with a chain that needs no context.
  @_disfavoredOverload
  public init(
    when condition: @escaping @MainActor (Context) -> Bool, from step: DestinationStep<Target, Void>
  ) {
    self.init(when: condition, from: step.ignoringContext())
  }

  /// Applies if a finder finds its screen; continues with a chain that accepts any context.
  @_disfavoredOverload
  public init<F: Finder>(
    when finder: F, from step: DestinationStep<Target, Any?>
  ) where F.Context == Context {
    self.init(when: finder, from: step.acceptingContext())
  }

  /// Applies if a condition holds; continues with a chain that accepts any context.
  @_disfavoredOverload
  public init(
    when condition: @escaping @MainActor () -> Bool, from step: DestinationStep<Target, Any?>
  ) {
    self.init(when: condition, from: step.acceptingContext())
  }

  /// Applies if a condition on the context holds; continues with a chain that accepts any context.
  @_disfavoredOverload
  public init(
    when condition: @escaping @MainActor (Context) -> Bool, from step: DestinationStep<Target, Any?>
  ) {
    self.init(when: condition, from: step.acceptingContext())
  }
}

extension StepAssembly {
  /// Adds an interceptor that needs no context.
  @_disfavoredOverload
  public func adding<I: RoutingInterceptor>(_ interceptor: I) -> Self where I.Context == Void {
    adding(TaskEntry(interceptor) { _ in })
  }

  /// Adds a task for the step's screen that needs no context.
  @_disfavoredOverload
  public func adding<T: ContextTask>(_ task: T) -> Self
  where T.Target == F.Target, T.Context == Void {
    adding(TaskEntry(task) { _ in })
  }

  /// Adds a task that needs no context, to run when the destination is on screen.
  @_disfavoredOverload
  public func adding<T: PostRoutingTask>(_ task: T) -> Self
  where T.Target == F.Target, T.Context == Void {
    adding(TaskEntry(task) { _ in })
  }
}

extension CompleteFactory {
  /// Adds a child that needs no context.
  @_disfavoredOverload
  public func with<Child: Factory, A: ContainerAction>(
    _ factory: Child, using action: A
  ) -> Self where Child.Context == Void, A.Source == F.Target {
    with(factory.adapting { (_: F.Context) in }, using: action)
  }
}

extension DestinationStep where Context == Void {
  fileprivate func ignoringContext<Other>() -> DestinationStep<Target, Other> {
    adapting { _ in }
  }
}

extension DestinationStep where Context == Any? {
  fileprivate func acceptingContext<Other>() -> DestinationStep<Target, Other> {
    adapting { $0 }
  }
}
