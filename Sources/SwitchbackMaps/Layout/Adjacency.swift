/// A directed graph for walking: the targets of each node, in the order of the edges.
///
/// No walk recurses.
struct Adjacency {
  private var starts: [Int]
  private var list: [(target: Int, edge: Int)]

  init(_ edges: [(from: Int, to: Int)], nodeCount: Int) {
    starts = [Int](repeating: 0, count: nodeCount + 1)
    for edge in edges { starts[edge.from + 1] += 1 }
    for node in 0..<nodeCount { starts[node + 1] += starts[node] }
    list = [(Int, Int)](repeating: (0, 0), count: edges.count)
    var free = starts
    for (index, edge) in edges.enumerated() {
      list[free[edge.from]] = (edge.to, index)
      free[edge.from] += 1
    }
  }

  var nodeCount: Int { starts.count - 1 }

  private func slots(of node: Int) -> Range<Int> { starts[node]..<starts[node + 1] }

  func targets(of node: Int) -> [Int] { list[slots(of: node)].map(\.target) }

  /// The nodes without incoming edges.
  private var sources: [Int] {
    var isTarget = [Bool](repeating: false, count: nodeCount)
    for (target, _) in list { isTarget[target] = true }
    return (0..<nodeCount).filter { !isTarget[$0] }
  }

  /// The distance of each node from a start, in edges: from the given nodes, from those without
  /// incoming edges, and from the first node of each part that cannot be reached from them.
  func depths(from starts: [Int]) -> [Int] {
    var depths = [Int](repeating: -1, count: nodeCount)
    func spread(from first: [Int]) {
      var queue = first
      for node in queue { depths[node] = 0 }
      var position = 0
      while position < queue.count {
        let node = queue[position]
        position += 1
        for target in targets(of: node) where depths[target] < 0 {
          depths[target] = depths[node] + 1
          queue.append(target)
        }
      }
    }
    spread(from: Set(starts + sources).sorted())
    for node in 0..<nodeCount where depths[node] < 0 { spread(from: [node]) }
    return depths
  }

  /// Walks depth first and reports each node before and after its targets, and each edge to a node
  /// that is still open.
  private func walk(
    entering: (Int) -> Void = { _ in }, leaving: (Int) -> Void = { _ in },
    closing: (Int) -> Void = { _ in }
  ) {
    enum State { case new, open, done }
    var states = [State](repeating: .new, count: nodeCount)
    var position = starts
    for root in sources + Array(0..<nodeCount) where states[root] == .new {
      var path = [root]
      states[root] = .open
      entering(root)
      while let node = path.last {
        guard position[node] < starts[node + 1] else {
          states[node] = .done
          leaving(node)
          path.removeLast()
          continue
        }
        let (target, edge) = list[position[node]]
        position[node] += 1
        switch states[target] {
        case .open: closing(edge)
        case .done: break
        case .new:
          states[target] = .open
          entering(target)
          path.append(target)
        }
      }
    }
  }

  /// The edges that close a cycle.
  var backEdges: [Int] {
    var edges: [Int] = []
    walk(closing: { edges.append($0) })
    return edges
  }

  /// The nodes, each before its targets, if there is no cycle.
  var topologicalOrder: [Int] {
    var order: [Int] = []
    walk(leaving: { order.append($0) })
    return order.reversed()
  }

  /// A number for each node, the same for nodes that lead to each other.
  var strongComponents: [Int] {
    // Kosaraju's: by the order in which a walk leaves the nodes, against the edges.
    var backwards: [(from: Int, to: Int)] = []
    for node in 0..<nodeCount {
      for slot in slots(of: node) { backwards.append((list[slot].target, node)) }
    }
    let previous = Adjacency(backwards, nodeCount: nodeCount)
    var components = [Int](repeating: -1, count: nodeCount)
    for root in topologicalOrder where components[root] < 0 {
      components[root] = root
      var pile = [root]
      while let node = pile.popLast() {
        for slot in previous.slots(of: node) where components[previous.list[slot].target] < 0 {
          components[previous.list[slot].target] = root
          pile.append(previous.list[slot].target)
        }
      }
    }
    return components
  }
}
