/// A diagram as drawn: edges between the same nodes are combined, and edges from a node to itself
/// are notes in its box.
struct DrawnGraph {
  struct Vertex {
    let node: Diagram.Node
    let content: BoxContent
  }

  /// A set of connected nodes.
  struct Part {
    let vertices: [Vertex]
    let arcs: [Arc]
  }

  private let diagram: Diagram
  private(set) var parts: [Part] = []
  /// Nodes without edges.
  private(set) var loners: [Vertex] = []

  init(_ diagram: Diagram) {
    self.diagram = diagram
    let numbers = Dictionary(uniqueKeysWithValues: diagram.nodes.enumerated().map { ($1.id, $0) })
    var loops: [Int: [String]] = [:]
    var arcs: [Arc] = []
    var known: [ArcKey: Int] = [:]
    for (index, edge) in diagram.edges.enumerated() {
      guard let from = numbers[edge.from], let to = numbers[edge.to] else { continue }
      if from == to {
        loops[from, default: []].append("↻ \(edge.caption)")
        continue
      }
      let key = ArcKey(from: from, to: to, kind: edge.kind)
      if let arc = known[key] {
        arcs[arc].edges.append(index)
      } else {
        known[key] = arcs.count
        arcs.append(Arc(from: from, to: to, edges: [index], kind: edge.kind))
      }
    }
    let vertices = diagram.nodes.enumerated().map { index, node in
      Vertex(node: node, content: BoxContent(node, notes: node.notes + loops[index, default: []]))
    }
    divide(vertices, arcs)
  }

  /// Divides the diagram into connected parts.
  private mutating func divide(_ vertices: [Vertex], _ arcs: [Arc]) {
    let both = arcs.map { ($0.from, $0.to) } + arcs.map { ($0.to, $0.from) }
    let components = Adjacency(both, nodeCount: vertices.count).strongComponents
    var order: [Int] = []
    var members: [Int: [Int]] = [:]
    for index in vertices.indices {
      if members[components[index]] == nil { order.append(components[index]) }
      members[components[index], default: []].append(index)
    }
    let arcsOf = Dictionary(grouping: arcs) { components[$0.from] }
    for component in order {
      let list = members[component, default: []]
      guard let arcs = arcsOf[component] else {
        loners += list.map { vertices[$0] }
        continue
      }
      let numbers = Dictionary(uniqueKeysWithValues: list.enumerated().map { ($1, $0) })
      parts.append(
        Part(
          vertices: list.map { vertices[$0] },
          arcs: arcs.map {
            Arc(
              from: numbers[$0.from, default: 0], to: numbers[$0.to, default: 0], edges: $0.edges,
              kind: $0.kind)
          }))
    }
  }

  private struct ArcKey: Hashable {
    let from: Int
    let to: Int
    let kind: Diagram.Edge.Kind
  }
}

extension DrawnGraph {
  /// Lays a part out, with its upper left corner at zero.
  func layOut(
    _ part: Part, _ direction: Direction
  ) -> (boxes: [DiagramLayout.Box], arrows: [DiagramLayout.Arrow]) {
    var arcs = part.arcs
    // Lists of screens begin with the one where the user begins.
    let starts = part.vertices.indices.filter { $0 == 0 || part.vertices[$0].node.kind == .start }
    arcs.breakCycles(nodeCount: part.vertices.count, starts: starts)
    let labels = arcs.map { arc in
      LabelContent(arc.edges.map { diagram.edges[$0] }, isStacked: direction == .down)
    }
    let contents = part.vertices.map(\.content)
    var columns = Columns(
      boxes: contents, labels: labels, arcs: arcs, ranks: arcs.ranks(nodeCount: contents.count),
      direction: direction)
    columns.reduceCrossings()
    columns.place()
    let frames = columns.frames(
      labels: labels, boxCount: contents.count, direction: direction)

    let boxes = part.vertices.enumerated().map { index, vertex in
      DiagramLayout.Box(node: vertex.node, content: vertex.content, frame: frames.boxes[index])
    }
    let arrows = arcs.enumerated().map { index, arc in
      let label = frames.labels[index].map { frame in
        DiagramLayout.Label(
          content: labels[index], frame: frame,
          isTrailing: arc.isReversed && direction == .right,
          captions: arc.edges.map { diagram.edges[$0].caption })
      }
      return DiagramLayout.Arrow(
        kind: arc.kind, group: part.vertices[arc.from].node.group, isReversed: arc.isReversed,
        levels: frames.levels[index], label: label)
    }
    return (boxes, arrows)
  }
}
