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

extension ChainAssembly where Source == any Screen {
  /// Continues with a finished chain to any type of screen that needs no context.
  @_disfavoredOverload
  public consuming func from<Concrete: Screen>(
    _ step: DestinationStep<Concrete, Void>
  ) -> DestinationStep<Target, Context> {
    from(step.ignoringContext())
  }

  /// Continues with a finished chain to any type of screen that accepts any context.
  @_disfavoredOverload
  public consuming func from<Concrete: Screen>(
    _ step: DestinationStep<Concrete, Any?>
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
