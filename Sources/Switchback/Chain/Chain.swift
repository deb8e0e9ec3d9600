/// A compiled chain: its steps in a flat array, destination first, and what comes behind them.
///
/// Steps of one context stand side by side and are resolved in a loop. What comes behind is another
/// chain of the same context (shared, if several chains start from the same step), or a joint: where
/// the context changes or the chain branches. Nothing recurses and no context is cast.
final class Chain<Context> {
  enum End {
    case none
    case chain(Chain<Context>)
    case joint(any Joint<Context>)
  }

  let links: [any Link<Context>]
  private(set) var end: End

  init(_ links: [any Link<Context>], end: End = .none) {
    self.links = links
    self.end = end
  }

  // NB: without this, letting go of a chain of many chains would recurse as deeply.
  deinit {
    while case .chain(var next) = end {
      end = .none
      guard isKnownUniquelyReferenced(&next) else { break }
      end = next.end
      next.end = .none
    }
  }
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
}

/// A place where a chain goes on with another context, or with one of several chains.
@MainActor
protocol Joint<Context>: StepDescribing {
  associatedtype Context

  /// Where the resolution goes on, or `nil` if it has come to its end.
  func follow(with context: Context, in resolution: Resolution) throws -> (any ChainWalking)?

  /// The chain behind, if there is but one.
  var next: (any ChainReading)? { get }
}

/// A chain with the context it is resolved with.
@MainActor
protocol ChainWalking {
  /// Resolves the steps up to the next joint, and returns where to go on.
  func walk(in resolution: Resolution) throws -> (any ChainWalking)?

  var reading: any ChainReading { get }
}

struct ChainWalk<Context>: ChainWalking {
  let chain: Chain<Context>
  let context: Context

  func walk(in resolution: Resolution) throws -> (any ChainWalking)? {
    var chain = chain
    while true {
      for link in chain.links {
        do {
          if try link.resolve(with: context, in: resolution) { return nil }
        } catch {
          resolution.failing = link
          throw error
        }
      }
      switch chain.end {
      case .none:
        return nil
      case .chain(let next):
        chain = next
      case .joint(let joint):
        do {
          return try joint.follow(with: context, in: resolution)
        } catch {
          resolution.failing = joint
          throw error
        }
      }
    }
  }

  var reading: any ChainReading { chain }
}

/// A chain whose steps are only read, not resolved.
@MainActor
protocol ChainReading: AnyObject {
  /// The steps up to and including the next joint, and where to go on reading.
  func read(into steps: inout [any StepDescribing]) -> (any ChainReading)?
}

extension Chain: ChainReading {
  func read(into steps: inout [any StepDescribing]) -> (any ChainReading)? {
    for link in links { steps.append(link) }
    switch end {
    case .none: return nil
    case .chain(let next): return next
    case .joint(let joint):
      steps.append(joint)
      return joint.next
    }
  }
}

@MainActor
func steps(of chain: any ChainReading) -> [any StepDescribing] {
  var steps: [any StepDescribing] = []
  var next: (any ChainReading)? = chain
  while let chain = next { next = chain.read(into: &steps) }
  return steps
}
