extension Diagram {
  /// A digraph for Graphviz.
  var dot: String {
    let numbers = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1.id, $0) })
    var lines = [
      "digraph {",
      "  graph [rankdir=LR, label=\(title.quotedForDot), labelloc=t, fontname=\"sans-serif\"]",
      "  node [shape=box, style=rounded, fontname=\"sans-serif\"]",
      "  edge [fontname=\"sans-serif\", fontsize=11]",
    ]
    for (index, group) in groups.enumerated() {
      let boxes = group.nodes.map { "n\(numbers[$0.id, default: 0]) [\(attributes(of: $0))]" }
      guard let name = group.name else {
        lines += boxes.map { "  \($0)" }
        continue
      }
      lines.append("  subgraph cluster_\(index) {")
      lines.append("    label=\(name.quotedForDot)")
      lines += boxes.map { "    \($0)" }
      lines.append("  }")
    }
    for edge in edges {
      var attributes: [String] = []
      if !edge.caption.isEmpty { attributes.append("label=\(edge.caption.quotedForDot)") }
      if edge.kind == .dashed { attributes.append("style=dashed") }
      let list = attributes.isEmpty ? "" : " [\(attributes.joined(separator: ", "))]"
      lines.append(
        "  n\(numbers[edge.from, default: 0]) -> n\(numbers[edge.to, default: 0])\(list)")
    }
    lines.append("}")
    return lines.joined(separator: "\n") + "\n"
  }

  private func attributes(of node: Node) -> String {
    let lines = [node.title] + [node.subtitle].compactMap(\.self) + node.notes
    let label = "label=\"\(lines.map(\.escapedForDot).joined(separator: "\\n"))\""
    return switch node.kind {
    case .screen: label
    case .start: "\(label), shape=oval"
    case .choice: "\(label), shape=hexagon, style=solid"
    case .hidden: "\(label), style=\"rounded,dashed\""
    }
  }
}

extension String {
  fileprivate var quotedForDot: String { "\"\(escapedForDot)\"" }

  /// The text, escaped for a quoted label. There, a backslash begins an escape, and an ampersand an
  /// HTML entity.
  fileprivate var escapedForDot: String {
    var result = ""
    for character in inOneLine.unicodeScalars {
      switch character {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "&": result += "&amp;"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}
