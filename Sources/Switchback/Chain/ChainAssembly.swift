/// A chain under construction whose last action still needs its `from`.
///
/// `Source` is the type of screen that the action before works on.
///
///     .using(Push())                  // ChainAssembly<Product, Int, ModelStack>
///     .from(SingleContainerStep(…))   // a step that makes or finds a ModelStack
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
  public consuming func from<F: Finder, Fac: AbstractFactory>(
    _ step: StepAssembly<Source, F, Fac>
  ) -> StepAssembly<Target, F, Fac> where F.Context == Context {
    step.preceded(by: links)
  }
}

extension ChainAssembly where Source == any Screen {
  /// Continues with a finished chain to any type of screen.
  public consuming func from<Concrete: Screen>(
    _ step: DestinationStep<Concrete, Context>
  ) -> DestinationStep<Target, Context> {
    DestinationStep(.chain(links, next: step.chain))
  }

  /// Continues with another step, for any type of screen.
  public consuming func from<Concrete: Screen, F: Finder, Fac: AbstractFactory>(
    _ step: StepAssembly<Concrete, F, Fac>
  ) -> StepAssembly<Target, F, Fac> where F.Context == Context {
    step.preceded(by: links)
  }
}
