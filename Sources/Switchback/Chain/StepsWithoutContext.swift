// A step that needs no context follows steps with any. The chain behind it is given `()`, or, where it
// accepts everything, the context of the steps before it.
//
// NB: `@_disfavoredOverload`, because a step such as `GeneralStep.current()` has any context: without it the
// compiler could not choose between the context of the chain and none. The attribute only ranks overloads.
// Should it ever go, `adapting` says the same.

extension ChainAssembly {
  /// Goes on with a finished chain that needs no context.
  @_disfavoredOverload
  public consuming func from(
    _ step: DestinationStep<Source, Void>
  ) -> DestinationStep<Target, Context> {
    from(step.ignoringContext())
  }

  /// Goes on with a finished chain that accepts any context. It is given that of the steps before it.
  @_disfavoredOverload
  public consuming func from(
    _ step: DestinationStep<Source, Any?>
  ) -> DestinationStep<Target, Context> {
    from(step.acceptingContext())
  }
}

extension ChainAssembly where Source == any Screen {
  /// Goes on with a finished chain to any type of screen that needs no context.
  @_disfavoredOverload
  public consuming func from<Concrete: Screen>(
    _ step: DestinationStep<Concrete, Void>
  ) -> DestinationStep<Target, Context> {
    from(step.ignoringContext())
  }

  /// Goes on with a finished chain to any type of screen that accepts any context.
  @_disfavoredOverload
  public consuming func from<Concrete: Screen>(
    _ step: DestinationStep<Concrete, Any?>
  ) -> DestinationStep<Target, Context> {
    from(step.acceptingContext())
  }
}

extension StepAssembly where Fac: ReusingFactory {
  /// Goes on with a finished chain that needs no context.
  @_disfavoredOverload
  public consuming func from<Source>(
    _ step: DestinationStep<Source, Void>
  ) -> DestinationStep<Target, F.Context> {
    from(step.ignoringContext())
  }

  /// Goes on with a finished chain that accepts any context. It is given that of the steps before it.
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
