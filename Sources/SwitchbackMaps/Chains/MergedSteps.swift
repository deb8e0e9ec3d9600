import Switchback

/// The steps of several chains, with equal steps merged.
struct MergedSteps {
  struct Step {
    let outline: ChainOutline.Step
    /// The continuations, whose goals are numbers of merged steps.
    let ways: [ChainOutline.Way]
  }

  /// The steps, each after its continuations.
  private(set) var steps: [Step] = []
  private var numbers: [Int]

  init(_ outlines: [ChainOutline.Step]) {
    numbers = Array(repeating: -1, count: outlines.count)
    var edges: [(from: Int, to: Int)] = []
    for (index, outline) in outlines.enumerated() {
      for case .step(let goal) in outline.ways.map(\.goal) { edges.append((index, goal)) }
    }
    let order = Adjacency(edges, nodeCount: outlines.count).topologicalOrder
    var known: [Key: Int] = [:]
    for index in order.reversed() {
      let outline = outlines[index]
      let ways = outline.ways.map { way in
        guard case .step(let goal) = way.goal else { return way }
        return ChainOutline.Way(way, leadingTo: numbers[goal])
      }
      let key = Key(
        role: outline.role, target: outline.target, name: outline.name, finder: outline.finder,
        factory: outline.factory?.typeName, action: outline.action?.name,
        interceptors: outline.interceptors, ways: ways,
        identity: outline.isUnlikeOthers ? index : nil)
      if let number = known[key] {
        numbers[index] = number
      } else {
        numbers[index] = steps.count
        known[key] = steps.count
        steps.append(Step(outline: outline, ways: ways))
      }
    }
  }

  /// The number of the merged step for a step of the chain.
  func number(of index: Int) -> Int { numbers[index] }

  private struct Key: Hashable {
    let role: ChainOutline.Step.Role
    let target: ScreenType?
    let name: String
    let finder: FinderOutline?
    let factory: String?
    let action: String?
    let interceptors: [String]
    let ways: [ChainOutline.Way]
    let identity: Int?

    func hash(into hasher: inout Hasher) {
      hasher.combine(name)
      hasher.combine(factory)
      if case .step(let next) = ways.first?.goal { hasher.combine(next) }
    }
  }
}

extension ChainOutline.Step {
  /// Whether an equal step may still differ, because closures decide.
  fileprivate var isUnlikeOthers: Bool {
    let isHidden = ways.contains { way in
      if case .finder(let finder) = way.condition, !finder.isReadable { return true }
      return way.isHidden
    }
    guard let finder, !isHidden else { return isHidden }
    return !finder.isReadable || finder.neverFinds && factory?.isHidden == true
  }
}
