/// The edges between two nodes that are drawn as one arrow.
package struct Arc: Sendable {
  /// The index of the node where the arrow begins.
  package let from: Int
  /// The index of the node where it ends.
  package let to: Int
  /// The indices of the edges.
  package var edges: [Int]
  package let kind: Diagram.Edge.Kind
  /// Whether the arrow points to the left.
  package var isReversed = false

  var left: Int { isReversed ? to : from }
  var right: Int { isReversed ? from : to }
}

extension [Arc] {
  /// Reverses arrows until none leads back, so that the nodes can be put in columns.
  ///
  /// Reverses only arrows within a cycle: first the ones that lead nearer to a start, then,
  /// among nodes at equal distance, the ones that close a cycle of their own.
  ///
  /// - Parameter starts: The nodes where the user begins.
  mutating func breakCycles(nodeCount: Int, starts: [Int]) {
    let next = Adjacency(map { ($0.from, $0.to) }, nodeCount: nodeCount)
    let depths = next.depths(from: starts)
    let components = next.strongComponents
    for index in indices {
      let arc = self[index]
      self[index].isReversed =
        components[arc.from] == components[arc.to] && depths[arc.to] < depths[arc.from]
    }
    let level = indices.filter {
      !self[$0].isReversed && depths[self[$0].from] == depths[self[$0].to]
    }
    let among = Adjacency(level.map { (self[$0].from, self[$0].to) }, nodeCount: nodeCount)
    for index in among.backEdges { self[level[index]].isReversed = true }
  }

  /// The columns of the nodes: each as far left as the arrows to it allow, then moved right if that
  /// makes more arrows shorter than longer.
  func ranks(nodeCount: Int) -> [Int] {
    let next = Adjacency(map { ($0.left, $0.right) }, nodeCount: nodeCount)
    let order = next.topologicalOrder
    var ranks = [Int](repeating: 0, count: nodeCount)
    for node in order {
      for other in next.targets(of: node) {
        ranks[other] = Swift.max(ranks[other], ranks[node] + 1)
      }
    }
    var incoming = [Int](repeating: 0, count: nodeCount)
    for arc in self { incoming[arc.right] += 1 }
    for node in order.reversed() {
      let targets = next.targets(of: node)
      guard targets.count > incoming[node], let nearest = targets.map({ ranks[$0] }).min()
      else { continue }
      ranks[node] = Swift.max(ranks[node], nearest - 1)
    }
    let least = ranks.min() ?? 0
    return ranks.map { $0 - least }
  }
}
