/// A compiled chain: a typed step, and the chain behind it.
///
/// Chains that start from the same step share it. Steps of one context are resolved in a loop; where
/// the context changes or the chain branches stands a joint. Nothing recurses and no context is
/// cast.
final class Chain<Context>: ChainPart {
  enum Step {
    case link(any Link<Context>)
    case joint(any Joint<Context>)
  }

  /// `nil` as soon as the chain is being freed.
  private var storedStep: Step?
  private(set) var next: Chain<Context>?

  init(_ step: Step, next: Chain<Context>? = nil) {
    storedStep = step
    self.next = next
  }

  var step: Step {
    guard let storedStep else { preconditionFailure("A chain that is being freed is read.") }
    return storedStep
  }

  /// Steps in front of a chain.
  static func chain(_ links: [any Link<Context>], next: Chain<Context>) -> Chain<Context> {
    links.reversed().reduce(next) { Chain(.link($1), next: $0) }
  }

  override func unload(onto pile: inout [ChainPart]) {
    if let next { pile.append(next) }
    next = nil
    if case .joint(let joint) = storedStep { pile.append(joint) }
    storedStep = nil
  }

  deinit { letGo() }
}

/// A typed step of a compiled chain. Here, and only here, a step's types are erased but for the
/// context.
@MainActor
protocol Link<Context>: StepDescribing {
  associatedtype Context

  /// Looks for the step's screen and tells the resolution what it found, or what would be built.
  ///
  /// - Returns: Whether the screen was found: the chain ends here then.
  func resolve(with context: Context, in resolution: Resolution) throws -> Bool

  /// Whether readers of the chain pass over this link: it stands for no step.
  var isHidden: Bool { get }
}

extension Link {
  var isHidden: Bool { false }
}

/// A place where a chain goes on with another context, or with one of several chains.
@MainActor
protocol Joint<Context>: StepDescribing, ChainPart {
  associatedtype Context

  /// Where the resolution goes on, or `nil` if it has come to its end.
  func follow(with context: Context, in resolution: Resolution) throws -> (any ChainWalking)?

  /// The chain behind, if there is but one.
  var next: (any ChainReading)? { get }

  /// All ways on.
  var ways: [ChainWay] { get }
}

extension Joint {
  var ways: [ChainWay] { next.map { [ChainWay(goal: .chain($0))] } ?? [] }
}

/// A chain with the context it is resolved with.
@MainActor
protocol ChainWalking {
  /// Resolves the steps up to the next joint, and returns where to go on.
  func walk(in resolution: Resolution) throws -> (any ChainWalking)?

  var reading: any ChainReading { get }

  /// The context, for tasks that accept any.
  var anyContext: Any { get }
}

struct ChainWalk<Context>: ChainWalking {
  let chain: Chain<Context>
  let context: Context

  func walk(in resolution: Resolution) throws -> (any ChainWalking)? {
    var chain = chain
    while true {
      switch chain.step {
      case .link(let link):
        do {
          if try link.resolve(with: context, in: resolution) { return nil }
        } catch {
          resolution.failing = link
          throw error
        }
      case .joint(let joint):
        do {
          return try joint.follow(with: context, in: resolution)
        } catch {
          resolution.failing = joint
          throw error
        }
      }
      guard let next = chain.next else { return nil }
      chain = next
    }
  }

  var reading: any ChainReading { chain }

  var anyContext: Any { context }
}

/// A chain whose steps are only read, not resolved.
@MainActor
protocol ChainReading: AnyObject {
  /// The first step, and the chain behind it.
  var first: (step: any StepDescribing, next: (any ChainReading)?) { get }

  /// All ways on from the first step.
  var ways: [ChainWay] { get }

  /// The chain behind, if this one only hands it something: a context, or tasks.
  var wrapped: (any ChainReading)? { get }
}

extension Chain: ChainReading {
  var first: (step: any StepDescribing, next: (any ChainReading)?) {
    if let wrapped { return wrapped.first }
    switch step {
    case .link(let link): return (link, next)
    case .joint(let joint): return (joint, joint.next)
    }
  }

  var wrapped: (any ChainReading)? {
    if case .link(let link) = step, link.isHidden { return next }
    return bound?.reading
  }

  var ways: [ChainWay] {
    switch step {
    case .link: next.map { [ChainWay(goal: .chain($0))] } ?? []
    case .joint(let joint): joint.ways
    }
  }
}

/// The steps of a chain, destination first, up to the first switch.
@MainActor
func steps(of chain: any ChainReading) -> [any StepDescribing] {
  var steps: [any StepDescribing] = []
  var next: (any ChainReading)? = chain
  while let chain = next {
    steps.append(chain.first.step)
    next = chain.first.next
  }
  return steps
}
