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
    let walk = ChainWalk(chain: step.chain, context: context)
    self.init(Chain(.joint(BindingJoint(walk, chain: step.chain))))
    (onScreen, other, mark) = (step.onScreen, step.other, step.mark)
  }

  /// A destination that needs no context.
  public init<BoundTarget>(_ step: DestinationStep<BoundTarget, Void>) {
    self.init(step.chain)
    (onScreen, other, mark) = (step.onScreen, step.other, step.mark)
  }

  /// A destination that accepts any context, without one.
  public init<BoundTarget>(_ step: DestinationStep<BoundTarget, Any?>) {
    self.init(step, with: nil)
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
  /// when nothing has changed yet, and the navigation then succeeds with its screen. It has no other way out
  /// itself. A chain that starts from this destination does not inherit this one.
  ///
  /// - Parameter other: Returns the other destination. Receives the reason.
  public func otherwise(
    @BoundStepBuilder _ other: @escaping @MainActor (NavigationError) -> BoundStep
  ) -> Self {
    var copy = self
    copy.other = other
    return copy
  }

  /// The destination to show after an error, if there is one.
  func otherStep(after error: NavigationError) -> BoundStep? {
    switch error {
    case .unresolved, .unbuilt:
      guard var step = other?(error) else { return nil }
      step.other = nil
      return step
    default: return nil
    }
  }
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

/// The joint at which a chain continues with the context it is bound to.
///
/// Hidden from traces, which begin with the chain it wraps.
final class BindingJoint: ChainPart {
  /// `nil` as soon as the joint is being freed, as is the chain in it.
  private var storedWalk: (any ChainWalking)?
  private var chain: ChainPart?

  init(_ walk: any ChainWalking, chain: ChainPart) {
    storedWalk = walk
    self.chain = chain
  }

  var walk: any ChainWalking {
    guard let storedWalk else { preconditionFailure("A joint that is being freed is read.") }
    return storedWalk
  }

  override func unload(onto pile: inout [ChainPart]) {
    if let chain { pile.append(chain) }
    chain = nil
    storedWalk = nil
  }

  deinit { letGo() }
}

extension BindingJoint: Joint {
  func follow(with context: Void, in hierarchy: Hierarchy) -> Turn { .on(walk) }

  var isHidden: Bool { true }

  var next: (any ChainReading)? { walk.reading }

  var outline: ChainOutline.Step { walk.reading.first.step.outline }
}

extension Chain {
  /// The context the chain is bound to, if any.
  @MainActor
  var bound: (any ChainWalking)? {
    guard case .joint(let joint) = step else { return nil }
    return (joint as? BindingJoint)?.walk
  }
}

extension DestinationStep {
  /// The context that the chain was bound to, if it was. See ``BoundStep``.
  package var boundContext: Any? { chain.bound?.anyContext }

  /// The type of the destination's screen, for messages.
  package var destinationName: String {
    Switchback.destinationName(of: chain.bound?.reading ?? chain)
  }
}

/// The type of a chain's destination, for messages.
@MainActor
func destinationName(of chain: any ChainReading) -> String {
  var step = chain.first
  while true {
    if let name = step.step.screenName { return name }
    guard let next = step.next else { return step.step.outline.name }
    step = next.first
  }
}
