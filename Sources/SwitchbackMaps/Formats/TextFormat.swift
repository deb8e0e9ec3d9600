extension Diagram {
  /// Nodes and edges as lines.
  ///
  /// Everything is sorted, so that a change of order in the code makes no difference, and each edge
  /// has its own line, so that a review shows which one was added.
  var text: String {
    var lines = [title.inOneLine]
    let names = uniqueNames
    let outgoing = Dictionary(grouping: edges, by: \.from)
    for (group, nodes) in groups {
      lines.append("")
      if let group { lines.append("# \(group.inOneLine)") }
      for node in nodes.sorted(by: { names[$0.id, default: ""] < names[$1.id, default: ""] }) {
        lines.append(heading(of: node, named: names[node.id, default: ""]))
        let notes = node.notes.map(\.inOneLine)
        let edges = outgoing[node.id, default: []].map { line(for: $0, names) }
        lines += (notes + edges).sorted().map { "  \($0)" }
      }
    }
    return lines.map(\.withoutTrailingSpaces).joined(separator: "\n") + "\n"
  }

  private func heading(of node: Node, named name: String) -> String {
    var line = name
    if let subtitle = node.subtitle { line += " · \(subtitle.inOneLine)" }
    return switch node.kind {
    case .screen: line
    case .start: "\(line) (start)"
    case .choice: "\(line) (choice)"
    case .hidden: "\(line) (hidden)"
    }
  }

  private func line(for edge: Edge, _ names: [String: String]) -> String {
    let arrow = edge.kind == .solid ? "→" : "⇢"
    let label = edge.label.inOneLine
    let detail = edge.detail.isEmpty ? "" : " (\(edge.detail.inOneLine))"
    let target = names[edge.to, default: edge.to.inOneLine]
    return (label.isEmpty ? "" : label + " ") + "\(arrow) \(target)\(detail)"
  }

  /// The titles, with the id if two are the same.
  private var uniqueNames: [String: String] {
    let counts = Dictionary(nodes.map { ($0.title.inOneLine, 1) }, uniquingKeysWith: +)
    return Dictionary(
      nodes.map { node in
        let title = node.title.inOneLine
        return (node.id, counts[title] == 1 ? title : "\(title) [\(node.id.inOneLine)]")
      },
      uniquingKeysWith: { first, _ in first })
  }

  /// The nodes by group, sorted by the group's name, those without a group first.
  var groups: [(name: String?, nodes: [Node])] {
    Dictionary(grouping: nodes, by: \.group)
      .sorted { first, second in
        guard let second = second.key else { return false }
        guard let first = first.key else { return true }
        return first < second
      }
      .map { (name: $0.key, nodes: $0.value) }
  }
}

extension String {
  fileprivate var withoutTrailingSpaces: String {
    guard last == " " else { return self }
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
