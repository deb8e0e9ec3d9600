/// A destination with the context to open it with: a chain that needs nothing more.
///
/// Destinations of an app have screens and contexts of many types. Bound, they are of one type, so
/// that a link, a list or an enum of the app can lead to any of them:
///
///     func step(for destination: ShopDestination) -> BoundStep {
///       switch destination {
///       case .bag: BoundStep(steps.bag)
///       case .product(let id): BoundStep(steps.product, with: id)
///       }
///     }
///
/// It is a ``DestinationStep`` like any other: a router navigates to it and plans it, and other
/// chains can start from it. The tasks of a router are handed the context it was bound to.
public typealias BoundStep = DestinationStep<any Screen, Void>

extension DestinationStep where Target == any Screen, Context == Void {
  /// A destination that is opened with a context.
  public init<BoundTarget, BoundContext>(
    _ step: DestinationStep<BoundTarget, BoundContext>, with context: BoundContext
  ) {
    self.init(Chain(.joint(BindingJoint(ChainWalk(chain: step.chain, context: context)))))
  }

  /// A destination that needs no context.
  public init<BoundTarget>(_ step: DestinationStep<BoundTarget, Void>) {
    self.init(step.chain)
  }

  /// A destination that accepts any context, without one.
  public init<BoundTarget>(_ step: DestinationStep<BoundTarget, Any?>) {
    self.init(step, with: nil)
  }
}

/// Where a chain goes on with a context that it was bound to.
///
/// People need not know of it: a trace begins with the chain behind.
@MainActor
final class BindingJoint: Joint {
  let walk: any ChainWalking

  init(_ walk: any ChainWalking) {
    self.walk = walk
  }

  func follow(with context: Void, in resolution: Resolution) -> (any ChainWalking)? { walk }

  var next: (any ChainReading)? { walk.reading }

  var summary: StepSummary { walk.reading.first.step.summary }

  var outline: ChainOutline.Step { walk.reading.first.step.outline }
}

extension Chain {
  /// What the chain was bound to, if it was.
  @MainActor
  var bound: (any ChainWalking)? {
    guard case .joint(let joint) = step else { return nil }
    return (joint as? BindingJoint)?.walk
  }
}
