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
  /// there is none, the navigation ends in ``NavigationError/unresolved(_:_:)``, or in
  /// ``NavigationError/unbuilt(_:_:)`` if only new screens show it, with nothing changed.
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
      Chain(.joint(ContextJoint(chain) { try transformer.transform($0) }))
    ).leading(like: self)
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

/// The joint at which a chain continues with another context: one made of the context before it, or the one
/// that it is bound to.
final class ContextJoint<Context, Other>: ChainPart {
  private let chain: Chain<Other>
  private let transform: @MainActor (Context) throws -> Other
  /// Whether the chain is bound: traces begin with what is behind.
  let isHidden: Bool

  init(
    _ chain: Chain<Other>, isHidden: Bool = false,
    _ transform: @escaping @MainActor (Context) throws -> Other
  ) {
    (self.chain, self.isHidden, self.transform) = (chain, isHidden, transform)
  }

  override func unload(onto pile: inout [ChainPart]) { pile.append(chain) }
}

extension ContextJoint: Joint {
  func follow(with context: Context, in hierarchy: Hierarchy) throws -> (turn: Turn, case: Int?) {
    (.on(try walk(with: context)), nil)
  }

  @MainActor func continuation(with context: Context) throws -> (any ChainWalking)? {
    try walk(with: context)
  }

  @MainActor private func walk(with context: Context) throws -> ChainWalk<Other> {
    try ChainWalk(chain: chain, context: transform(context))
  }

  var next: (any ChainReading)? { chain }

  var outline: ChainOutline.Step { ChainOutline.Step(context: Context.self, becoming: Other.self) }
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

/// A destination with the context to open it with: a chain that needs nothing more.
///
/// The destinations of an app have screens and contexts of many types. Bound steps are of a single
/// type, so that a link, a list or an enum of the app can lead to any of them:
///
///     @BoundStepBuilder
///     func step(for destination: ShopDestination) -> BoundStep {
///       switch destination {
///       case .bag: steps.bag
///       case .product(let id): steps.product(id)
///       }
///     }
///
/// It is a ``DestinationStep`` like any other: a router navigates to it and plans it, and other
/// chains can start from it. A router's tasks receive the context that it was bound to. See
/// ``BoundStepBuilder``.
public typealias BoundStep = DestinationStep<any Screen, Void>

extension DestinationStep where Target == any Screen, Context == Void {
  /// A destination that is opened with a context.
  public init<BoundTarget, BoundContext>(
    _ step: DestinationStep<BoundTarget, BoundContext>, with context: BoundContext
  ) {
    let joint = ContextJoint<Void, _>(step.chain, isHidden: true) { context }
    self = Self(Chain(.joint(joint))).leading(like: step)
  }

  /// The context that the chain was bound to, if it was.
  package var boundContext: Any? {
    guard let joint = chain.firstJoint, joint.isHidden else { return nil }
    return try? joint.continuation(with: ())?.anyContext
  }

  /// A destination that needs no context.
  public init<BoundTarget>(_ step: DestinationStep<BoundTarget, Void>) {
    self = Self(step.chain).leading(like: step)
  }

  /// A destination that accepts any context, without one.
  public init<BoundTarget>(_ step: DestinationStep<BoundTarget, Any?>) {
    self.init(step, with: nil)
  }

  /// Tells one more of the destination's screen.
  mutating func tellOfScreen(
    _ listener: @escaping @MainActor (any Screen, any ScreenWindow) -> Void
  ) {
    let others = onScreen
    onScreen = {
      others?($0, $1)
      listener($0, $1)
    }
  }
}

extension DestinationStep {
  /// The same destination, with another one to show if this one cannot be found or built.
  ///
  ///     let order = StepAssembly { (number: Int) in OrderScreen(number) }
  ///       .using(.push())
  ///       .from(orders.stack())
  ///       .otherwise { error in Chains.notice("\(error.message)") }
  ///
  /// The other one is shown after a ``NavigationError/unresolved(_:_:)`` or a ``NavigationError/unbuilt(_:_:)``,
  /// when the navigation has changed nothing yet. It then succeeds with the screen of the other one. It is still the
  /// same navigation: it keeps its turn, and what has been asked or has run is not asked and does not run again.
  /// Observers learn the reason with ``NavigationEvent/Kind/fallingBack(to:after:)``. The other one has no other
  /// way out itself. A chain that starts from this destination does not inherit this one.
  ///
  /// - Parameter other: Returns the other destination. Receives the reason.
  public func otherwise(
    @BoundStepBuilder _ other: @escaping @MainActor (NavigationError) -> BoundStep
  ) -> Self {
    var copy = self
    copy.other = other
    return copy
  }

  /// The same, with everything that belongs to another destination beside its chain.
  func leading<OtherTarget, OtherContext>(
    like step: DestinationStep<OtherTarget, OtherContext>
  ) -> Self {
    var copy = self
    (copy.onScreen, copy.other, copy.mark) = (step.onScreen, step.other, step.mark)
    return copy
  }

  package var hasOther: Bool { other != nil }

  /// The destination to show after an error, if there is one.
  package func otherStep(after error: NavigationError) -> BoundStep? {
    switch error {
    case .unresolved, .unbuilt:
      guard var step = other?(error) else { return nil }
      step.other = nil
      if let onScreen { step.tellOfScreen(onScreen) }
      return step
    default: return nil
    }
  }

  /// The type of the destination's screen, for messages.
  package var destinationName: String { Switchback.destinationName(of: chain) }
}

/// Takes the chain for a destination from a block: often a `switch`, with a line for each case.
///
///     let navigator = Navigator(router: router) { (destination: ShopDestination) in
///       switch destination {
///       case .bag: steps.bag
///       case .product(let id): steps.product(id)
///       }
///     }
///
/// A chain that needs no context is bound without being written as a ``BoundStep``.
@MainActor
@resultBuilder
public enum BoundStepBuilder {
  /// Takes a chain that is bound to its context.
  public static func buildExpression(_ step: BoundStep) -> BoundStep { step }

  /// Binds a chain that needs no context.
  // NB: disfavoured, so that a short form such as `.root()` is that of a bound step.
  @_disfavoredOverload
  public static func buildExpression<Target>(
    _ step: DestinationStep<Target, Void>
  ) -> BoundStep {
    BoundStep(step)
  }

  /// Binds a chain that accepts any context, without one.
  @_disfavoredOverload
  public static func buildExpression<Target>(
    _ step: DestinationStep<Target, Any?>
  ) -> BoundStep {
    BoundStep(step)
  }

  /// Takes a call that does not return, such as `fatalError()`: the body of a case that cannot occur.
  public static func buildExpression(_ never: Never) -> BoundStep {}

  /// Takes the only chain of a block.
  public static func buildBlock(_ step: BoundStep) -> BoundStep { step }

  /// Takes the chain of the first branch.
  public static func buildEither(first step: BoundStep) -> BoundStep { step }

  /// Takes the chain of the second branch.
  public static func buildEither(second step: BoundStep) -> BoundStep { step }
}

/// The type of a chain's destination, for messages.
@MainActor
func destinationName(of chain: any ChainReading) -> String {
  var step = chain.first
  while true {
    let outline = step.step.outline
    guard !outline.hasScreen, let next = step.next else { return outline.name }
    step = next.first
  }
}
