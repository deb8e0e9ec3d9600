import Switchback

/// Draws merged steps: a node for each screen and each switch, an arrow for each continuation.
/// Steps without a screen of their own become part of an arrow.
struct ChainDrawing {
  private let steps: [MergedSteps.Step]
  private var names: [Int: [String]] = [:]
  private var nodes: [Diagram.Node] = []
  private var edges: [Diagram.Edge] = []
  /// For each step, the start of an arrow to the step before it.
  private var sources: [Source] = []
  private var ids: Set<String> = []
  private var idCounts: [String: Int] = [:]

  private struct Source {
    let node: Int?
    /// The type of container to look for around the screen.
    var around: String?
  }

  init(_ merged: MergedSteps) {
    steps = merged.steps
  }

  /// Records the name of a chain that begins with a step.
  mutating func name(_ step: Int, _ name: String) {
    names[step, default: []].append(name)
  }

  mutating func diagram(title: String) -> Diagram {
    for number in steps.indices { sources.append(draw(number)) }
    return Diagram(title: title, nodes: nodes, edges: edges)
  }

  /// Draws a step, after all its continuations.
  private mutating func draw(_ number: Int) -> Source {
    let step = steps[number]
    switch step.outline.role {
    case .expectingContainer:
      var source = next(of: step)
      source.around = step.outline.name
      nameSource(source, names[number])
      return source
    case .transformer:
      let source = next(of: step)
      nameSource(source, names[number])
      return source
    case .switch:
      return drawSwitch(number, step)
    case .screen, .lookup, .current, .root:
      return drawScreen(number, step)
    }
  }

  private func next(of step: MergedSteps.Step) -> Source {
    guard case .step(let goal) = step.ways.first?.goal else { return Source(node: nil) }
    return sources[goal]
  }

  /// A chain that begins with a change of context has the name of the screen behind.
  private mutating func nameSource(_ source: Source, _ names: [String]?) {
    guard let node = source.node, let names else { return }
    let all = [nodes[node].subtitle].compactMap(\.self) + names
    nodes[node].subtitle = all.joined(separator: ", ")
  }

  private mutating func drawScreen(_ number: Int, _ step: MergedSteps.Step) -> Source {
    let outline = step.outline
    let source = next(of: step)
    var node = Diagram.Node(
      id(of: number, outline.name, on: source), title: outline.name)
    node.subtitle = names[number]?.joined(separator: ", ")
    node.notes = outline.interceptors.map { "first: \($0)" }
    if outline.isStart {
      node.kind = .start
      node.title = outline.role == .root ? "root" : "current"
    }
    if outline.finder?.isHidden == true {
      node.kind = .hidden
      node.notes.append("finder: cannot see inside")
    }
    nodes.append(node)
    if let from = source.node {
      let label = outline.action.map { spoken($0.name) } ?? "find"
      edges.append(
        Diagram.Edge(
          from: nodes[from].id, to: node.id, label: label,
          detail: source.around.map { "into the \($0)" } ?? ""))
    }
    return Source(node: nodes.count - 1)
  }

  private mutating func drawSwitch(_ number: Int, _ step: MergedSteps.Step) -> Source {
    let target = step.outline.name
    var node = Diagram.Node(
      id(of: number, "switch to \(target)", on: Source(node: nil)), title: target, kind: .choice)
    node.subtitle = names[number]?.joined(separator: ", ")
    if step.outline.isSwitchWithoutDefault { node.notes.append("no default") }
    var arrows: [Diagram.Edge] = []
    for (index, way) in step.ways.enumerated() {
      let label = "\(index + 1) \(way.words)"
      switch way.goal {
      case .found:
        node.notes.append(label)
        if way.isHidden { node.notes.append("cannot see inside") }
      case .step(let goal):
        guard let from = sources[goal].node else { continue }
        arrows.append(
          Diagram.Edge(
            from: nodes[from].id, to: node.id, label: label,
            detail: way.isHidden ? "cannot see inside" : "", kind: way.isHidden ? .dashed : .solid))
      case .hidden:
        let hidden = Diagram.Node(
          unique("\(node.id), case \(index + 1)"), title: "cannot see inside", kind: .hidden)
        nodes.append(hidden)
        arrows.append(Diagram.Edge(from: hidden.id, to: node.id, label: label, kind: .dashed))
      }
    }
    nodes.append(node)
    edges += arrows
    return Source(node: nodes.count - 1)
  }

  /// A name that stays the same when other chains are added or removed.
  private mutating func id(of number: Int, _ title: String, on source: Source) -> String {
    var id = names[number]?.first ?? title
    if names[number] == nil, let node = source.node { id += " on \(nodes[node].title)" }
    return unique(id)
  }

  /// The id, or with the next number that is free.
  private mutating func unique(_ id: String) -> String {
    var unique = id
    while !ids.insert(unique).inserted {
      idCounts[id, default: 1] += 1
      unique = "\(id) \(idCounts[id, default: 1])"
    }
    return unique
  }
}

extension ChainOutline.Way {
  /// The condition of the continuation, in few words.
  fileprivate var words: String {
    switch condition {
    case .always: ""
    case .finder(let finder):
      goal == .found ? "found: \(finder.words)" : "if \(finder.words) is there"
    case .closure: goal == .hidden ? "whatever a closure returns" : "if a closure says so"
    case .otherwise: "otherwise"
    }
  }
}

extension FinderOutline {
  /// The search target and, unless it is everywhere, the place.
  fileprivate var words: String {
    guard let options, options != .everywhere else { return target.name }
    return "\(target.name) (\(options))"
  }
}
