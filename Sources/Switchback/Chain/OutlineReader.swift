extension DestinationStep {
  /// A static description of the chain, including the chains behind its switches.
  ///
  /// - Complexity: O(*n*), where *n* is the number of steps. Steps that branches share count once.
  public var outline: ChainOutline {
    let reader = OutlineReader()
    reader.read(chain)
    return ChainOutline(steps: reader.steps)
  }
}

/// Reads chains into one list of steps. Parts that chains and branches share are read once.
///
///     let reader = OutlineReader()
///     let product = reader.read(app.product)
///     let bag = reader.read(app.bag)
///     reader.steps[bag]
///
/// Nothing recurses: neither long chains nor switches in switches take more of the stack.
@MainActor
package final class OutlineReader {
  /// The steps read so far. Those of a chain are in order, except for those read before.
  package private(set) var steps: [ChainOutline.Step] = []

  private var indices: [ObjectIdentifier: Int] = [:]
  /// Keeps the chains that were read, so that no other chain gets the same identity.
  private var chains: [any ChainReading] = []

  package init() {}

  /// Reads a chain, and returns the index of its first step.
  @discardableResult
  package func read<Target, Context>(_ step: DestinationStep<Target, Context>) -> Int {
    read(step.chain)
  }

  @discardableResult
  func read(_ chain: any ChainReading) -> Int {
    chains.append(chain)
    let first = unbound(chain)
    var pile: [(chain: any ChainReading, from: (step: Int, way: Int)?)] = [(first, nil)]
    while let (chain, from) = pile.popLast() {
      let chain = unbound(chain)
      let index: Int
      if let known = indices[ObjectIdentifier(chain)] {
        index = known
      } else {
        index = steps.count
        indices[ObjectIdentifier(chain)] = index
        let ways = chain.ways
        var step = chain.first.step.outline
        step.ways = ways.map(\.outline)
        steps.append(step)
        for (number, way) in ways.enumerated().reversed() {
          if case .chain(let next) = way.goal { pile.append((next, (index, number))) }
        }
      }
      if let from { steps[from.step].ways[from.way].goal = .step(index) }
    }
    return indices[ObjectIdentifier(first)] ?? 0
  }

  /// The chain itself, without the contexts it is bound to and tasks for all of its screens.
  private func unbound(_ chain: any ChainReading) -> any ChainReading {
    var chain = chain
    while let wrapped = chain.wrapped { chain = wrapped }
    return chain
  }
}

/// A continuation from a part of a compiled chain.
@MainActor
struct ChainWay {
  enum Goal {
    case chain(any ChainReading)
    case found
    case hidden
  }

  var condition: ChainOutline.Condition = .always
  var label = ""
  let goal: Goal

  /// The continuation as an outline has it. Its goal is set when the chain behind has been read.
  fileprivate var outline: ChainOutline.Way {
    let goal: ChainOutline.Goal =
      switch goal {
      case .found: .found
      case .hidden, .chain: .hidden
      }
    return ChainOutline.Way(condition: condition, label: label, goal: goal)
  }
}
