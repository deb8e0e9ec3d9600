/// A finished chain: a screen to navigate to, and the way there from wherever the user is.
///
///     let product: DestinationStep<ProductScreen, Int> =
///       StepAssembly(finder: ClassWithContextFinder(), factory: ProductFactory())
///       .using(.push())
///       .from(SingleContainerStep(finder: NilFinder(), factory: StackFactory()))
///       .using(.presentModally())
///       .from(.current())
///       .assemble()
///
///     try await router.navigate(to: product, with: 42)
///
/// It is a value: keep it in a constant, start other chains from it, use it in several windows.
/// Chains that start from the same step share what they have in common.
///
/// - Note: If two computed properties start their chains from each other, reading one of them
///   recurses without end, as in any Swift code. The compiler warns only if a property calls
///   itself. Start one of the two from ``GeneralStep``, or from a ``SwitchCase`` with a closure.
@MainActor
public struct DestinationStep<Target, Context> {
  let chain: Chain<Context>
  /// Called with the destination's screen as soon as the navigation has it, and again if the
  /// navigation takes another one: nothing that the screen does from then on is missed.
  var onScreen: (@MainActor (any Screen, any ScreenWindow) -> Void)?
  /// Handed to a probe of the router.
  package var mark: AnyObject?

  init(_ chain: Chain<Context>) {
    self.chain = chain
  }

  /// The step itself: the end of the sentence that describes a chain.
  public func assemble() -> Self {
    self
  }

  /// The same chain for an action that needs a container, although the screen of this step is not
  /// one, or not known to be one.
  ///
  ///     .using(.push())
  ///     .from(loginScreen.expectingContainer())
  ///
  /// The source of the action is this step's screen if it is a container of the wanted type, else
  /// the nearest container of that type around it, existing or built in the same navigation. If
  /// there is none, the navigation ends in ``NavigationError/unresolved(_:_:)`` with nothing
  /// changed.
  public func expectingContainer<Wanted>(
    _ type: Wanted.Type = Wanted.self
  ) -> DestinationStep<Wanted, Context> {
    DestinationStep<Wanted, Context>(
      Chain(.link(ExpectingLink<Wanted, Context>()), next: chain))
  }

  /// The same chain for another context.
  ///
  ///     .from(categoryScreen.adapting(using: ProductToCategory(catalogue: catalogue)))
  public func adapting<Transformer: ContextTransformer>(
    using transformer: Transformer
  ) -> DestinationStep<Target, Transformer.Input> where Transformer.Output == Context {
    DestinationStep<Target, Transformer.Input>(
      Chain(.joint(TransformerJoint(transformer: transformer, chain: chain))))
  }

  /// The same chain for another context, with a closure.
  ///
  ///     .from(categoryScreen.adapting { (product: Product) in product.category })
  public func adapting<Input>(
    _ transform: @escaping @MainActor (Input) throws -> Context
  ) -> DestinationStep<Target, Input> {
    adapting(using: ClosureContextTransformer(transform))
  }
}

/// The joint at which a chain continues with another context.
private final class TransformerJoint<Transformer: ContextTransformer>: ChainPart {
  private let transformer: Transformer
  /// `nil` as soon as the joint is being freed.
  private var storedChain: Chain<Transformer.Output>?

  init(transformer: Transformer, chain: Chain<Transformer.Output>) {
    self.transformer = transformer
    storedChain = chain
  }

  var chain: Chain<Transformer.Output> {
    guard let storedChain else { preconditionFailure("A joint that is being freed is read.") }
    return storedChain
  }

  override func unload(onto pile: inout [ChainPart]) {
    if let storedChain { pile.append(storedChain) }
    storedChain = nil
  }

  deinit { letGo() }
}

extension TransformerJoint: Joint {
  typealias Context = Transformer.Input

  func follow(with context: Context, in hierarchy: Hierarchy) throws -> Turn {
    .on(ChainWalk(chain: chain, context: try transformer.transform(context)))
  }

  var next: (any ChainReading)? { chain }

  var outline: ChainOutline.Step {
    ChainOutline.Step(context: Transformer.Input.self, becoming: Transformer.Output.self)
  }
}
