import Switchback

extension TransitionMap {
  /// The map as a picture: screens, and arrows with the names of the transitions and the
  /// presentation of the screens.
  ///
  /// The box of a screen contains its transitions that lead to no particular screen: ways back to
  /// wherever the user came from, alerts and the like.
  public var diagram: Diagram {
    var drawing = TransitionDrawing(sections: sections)
    for section in sections where !section.isForAll { drawing.add(section) }
    for section in sections where section.isForAll { drawing.add(section) }
    return Diagram(title: title, nodes: drawing.nodes, edges: drawing.edges)
  }
}

@MainActor
private struct TransitionDrawing<Transition> {
  private(set) var nodes: [Diagram.Node] = []
  private(set) var edges: [Diagram.Edge] = []
  private var indices: [ScreenType: Int] = [:]
  private let sections: [TransitionMap<Transition>.From]

  init(sections: [TransitionMap<Transition>.From]) {
    self.sections = sections
  }

  mutating func add(_ section: TransitionMap<Transition>.From) {
    let index = node(for: section.type)
    if section.isForAll { nodes[index].kind = .start }
    nodes[index].group = nodes[index].group ?? section.group
    if let parent = parent(of: section) { nodes[index].subtitle = "like \(parent.name)" }
    for transition in section.transitions {
      switch transition.effect {
      case .destination(let outline, _):
        connect(index, outline.shownType, transition.name, outline.way, .solid)
      case .back(let way, _):
        let outline = way.step.outline
        if let type = outline.destination.target, type.isClass {
          connect(index, type, transition.name, "back", .dashed)
        } else {
          nodes[index].notes.append(transition.text)
        }
      case .other:
        nodes[index].notes.append(transition.text)
      }
    }
  }

  private mutating func connect(
    _ index: Int, _ type: ScreenType?, _ label: String, _ detail: String, _ kind: Diagram.Edge.Kind
  ) {
    guard let type, type.isClass else {
      nodes[index].notes.append("\(label) → ?")
      return
    }
    let target = node(for: type)
    edges.append(
      Diagram.Edge(
        from: nodes[index].id, to: nodes[target].id, label: label, detail: detail, kind: kind))
  }

  /// The nearest superclass in the map, whose transitions the screen may start too.
  private func parent(of section: TransitionMap<Transition>.From) -> ScreenType? {
    let parents = sections.map(\.type).filter {
      $0 != section.type && $0.isClass && section.type.isKind(of: $0)
    }
    return parents.first { parent in parents.allSatisfy { parent.isKind(of: $0) } }
  }

  /// The index of a screen's node, which is added if necessary.
  private mutating func node(for type: ScreenType) -> Int {
    if let known = indices[type] { return known }
    let name = type.isClass ? type.name : "anywhere"
    // Two classes of the same name can be nested in others.
    let namesakes = nodes.count { $0.title == name }
    let id = namesakes == 0 ? name : "\(name) \(namesakes + 1)"
    nodes.append(Diagram.Node(id, title: name))
    indices[type] = nodes.count - 1
    return nodes.count - 1
  }
}

extension TransitionMap.On {
  /// The transition with its destination, in a line.
  var text: String {
    switch effect {
    case .destination(let outline, _):
      "\(name) → \(outline.shownType?.name ?? "?") (\(outline.way))"
    case .back(let way, _): "\(name) ↩ \(way.words)"
    case .other(let kind, _): "\(name) · \(kind)"
    }
  }
}

extension BackStep {
  /// The destination of the transition, in words.
  fileprivate var words: String {
    let step = step.outline.destination
    if let target = step.target, target.isClass { return target.name }
    guard let finder = step.finder?.description, finder.hasPrefix("BackStep.") else {
      return "back"
    }
    let way = finder.dropFirst("BackStep.".count)
    return way == "previous" ? "back" : spoken(String(way))
  }
}

extension ChainOutline {
  /// The type of the destination's screen.
  fileprivate var shownType: ScreenType? { steps.lazy.compactMap(\.target).first }

  /// The presentation of the destination if it is not there yet, in words.
  fileprivate var way: String {
    guard let action = steps.first(where: { $0.target != nil })?.action else { return "show" }
    return spoken(action.name)
  }
}
