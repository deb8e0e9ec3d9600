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
  /// The destination to show instead, if this one cannot be found or built. See ``otherwise(_:)``.
  var other: (@MainActor (NavigationError) -> BoundStep)?
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
  ///     .using(Push<ModelStack>())
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

/// The steps at which chains start: screens that are always there.
///
///     .from(GeneralStep.current())   // the root of the topmost layer; short: .from(.current())
///     .from(GeneralStep.root())      // the window's root; short: .from(.root())
///     .from(GeneralStep.custom(using: ClassFinder<ModelTabs, Void>()))
///
/// A screen presented from `current()` appears above all others. A chain from `root()` dismisses
/// the presented layers. With a finder of your own, the navigation ends in an error if it finds
/// nothing.
@MainActor
public enum GeneralStep {
  /// The root of the topmost layer: the window's root, or the screen presented last.
  public static func current<Context>() -> DestinationStep<any Screen, Context> {
    DestinationStep(Chain(.link(StartLink(.current))))
  }

  /// The window's root screen. The layers above it are dismissed.
  public static func root<Context>() -> DestinationStep<any Screen, Context> {
    DestinationStep(Chain(.link(StartLink(.root))))
  }

  /// A screen that a finder finds.
  ///
  ///     .from(GeneralStep.custom(using: ClassFinder<ModelTabs, Void>()))
  public static func custom<F: Finder>(
    using finder: F
  ) -> DestinationStep<F.Target, F.Context> {
    DestinationStep(
      Chain(.link(LookupLink(finder: finder, factory: NilFactory(), tasks: nil))))
  }
}

extension DestinationStep where Target == any Screen {
  /// The root of the topmost layer: the short form of ``GeneralStep/current()``.
  public static func current() -> Self { GeneralStep.current() }

  /// The window's root screen: the short form of ``GeneralStep/root()``.
  public static func root() -> Self { GeneralStep.root() }
}

/// Represents the root of a window that has none yet, so that a chain can set the first one.
///
/// Only ``GeneralStep/root()`` finds it, and it can only be replaced.
final class EmptyWindow: NamedScreen {
  var screenName: String { "an empty window" }
  var parentScreen: (any Screen)? { nil }
  var presentedScreen: (any Screen)? { nil }
  var presentingScreen: (any Screen)? { nil }
  var isBeingDismissed: Bool { false }

  func presentScreen(_ screen: any Screen, animated: Bool) async throws {
    throw HierarchyError.noRoot
  }

  func dismissPresentedScreen(animated: Bool) async throws {
    throw HierarchyError.noRoot
  }
}
