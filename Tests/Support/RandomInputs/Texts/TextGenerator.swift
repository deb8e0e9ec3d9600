import SimulatedWorld
import SwitchbackMaps

/// Names that become markup: a diagram, the screens of a window, and the texts of a recording.
package struct TextInput {
  var title = ""
  var nodes: [Diagram.Node] = []
  var edges: [Diagram.Edge] = []
  /// The names of the screens.
  var screens: [String] = []
  /// Whether a page is made, which takes longer than everything else.
  var hasPage = false

  var diagram: Diagram { Diagram(title: title, nodes: nodes, edges: edges) }
}

extension TextInput: RandomInput {
  package static let requiredKinds = ["diagram", "group", "dashed", "window", "page"]

  package init(seed: Int) {
    var random = RandomSource(seed: seed)
    func text() -> String {
      random.chance(70)
        ? random.hostileText(upTo: 4)
        : random.element(of: ["Home", "Bag", "", "a b", String(repeating: "Long", count: 40)])
    }
    title = text()
    let groups = [text(), text()]
    for index in 0..<random.number(0..<4) {
      nodes.append(
        Diagram.Node(
          random.chance(80) ? "\(index)" : text(), title: text(),
          subtitle: random.chance(30) ? text() : nil,
          notes: (0..<max(0, random.number(-2..<3))).map { _ in text() },
          group: random.chance(30) ? random.element(of: groups) : nil,
          kind: random.element(of: [.screen, .screen, .start, .choice, .hidden])))
    }
    for _ in 0..<random.number(0..<4) {
      let ids = nodes.map(\.id) + [random.chance(10) ? text() : "0"]
      edges.append(
        Diagram.Edge(
          from: random.element(of: ids), to: random.element(of: ids),
          label: random.chance(20) ? "" : text(), detail: random.chance(50) ? "" : text(),
          kind: random.chance(30) ? .dashed : .solid))
    }
    screens = (0..<random.number(0..<4)).map { _ in text() }
    hasPage = random.chance(3)
  }

  package var smaller: [TextInput] {
    func changed<Value>(_ path: WritableKeyPath<TextInput, Value>, _ values: [Value]) -> [TextInput]
    {
      values.map { value in
        var input = self
        input[keyPath: path] = value
        return input
      }
    }
    func texts<Part>(_ paths: [WritableKeyPath<Part, String>]) -> (Part) -> [Part] {
      { part in
        paths.flatMap { path in
          part[keyPath: path].smaller.map { text in
            var part = part
            part[keyPath: path] = text
            return part
          }
        }
      }
    }
    func withoutNotes(_ node: Diagram.Node) -> [Diagram.Node] {
      var plain = node
      (plain.subtitle, plain.notes, plain.group) = (nil, [], nil)
      return plain == node ? [] : [plain]
    }
    return changed(\.nodes, nodes.withoutOne) + changed(\.edges, edges.withoutOne)
      + changed(\.screens, screens.withoutOne) + changed(\.hasPage, hasPage ? [false] : [])
      + changed(\.title, title.smaller) + changed(\.nodes, nodes.changingOne(withoutNotes))
      + changed(\.nodes, nodes.changingOne(texts([\.title])))
      + changed(\.edges, edges.changingOne(texts([\.label, \.detail])))
      + changed(\.screens, screens.changingOne(\.smaller))
  }

  package var description: String {
    let nodes = nodes.map { node in
      "node \(node.id.debugDescription), \(node.title.debugDescription), "
        + "\(node.subtitle.debugDescription), \(node.notes), \(node.group.debugDescription), \(node.kind)"
    }
    let edges = edges.map { edge in
      "edge \([edge.from, edge.to, edge.label, edge.detail]), \(edge.kind)"
    }
    return (["title \(title.debugDescription)"] + nodes + edges + ["screens \(screens)"])
      .joined(separator: "\n")
  }
}
