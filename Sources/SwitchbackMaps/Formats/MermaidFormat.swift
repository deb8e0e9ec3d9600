extension Diagram {
  /// A Mermaid flowchart.
  ///
  /// Ids are numbers, as Mermaid interprets words such as `end` in ids.
  var mermaid: String {
    let numbers = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1.id, $0) })
    var lines = ["---", "title: \(title.quotedForYAML)", "---", "flowchart LR"]
    for (index, group) in groups.enumerated() {
      let boxes = group.nodes.map { node in
        "n\(numbers[node.id, default: 0])\(box(of: node))"
      }
      guard let name = group.name else {
        lines += boxes.map { "  \($0)" }
        continue
      }
      lines.append("  subgraph g\(index)[\"\(name.escapedForMermaid)\"]")
      lines += boxes.map { "    \($0)" }
      lines.append("  end")
    }
    for edge in edges {
      let label = edge.caption.escapedForMermaid
      let arrow = edge.kind == .solid ? "-->" : "-.->"
      let from = numbers[edge.from, default: 0]
      let to = numbers[edge.to, default: 0]
      lines.append("  n\(from) \(arrow)\(label.isEmpty ? "" : "|\"\(label)\"|") n\(to)")
    }
    let hidden = nodes.filter { $0.kind == .hidden }.map { "n\(numbers[$0.id, default: 0])" }
    if !hidden.isEmpty {
      lines.append("  classDef hidden stroke-dasharray: 4 3")
      lines.append("  class \(hidden.joined(separator: ",")) hidden")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func box(of node: Node) -> String {
    let lines = [node.title] + [node.subtitle].compactMap(\.self) + node.notes
    let text = lines.map(\.escapedForMermaid).joined(separator: "<br/>")
    return switch node.kind {
    case .screen, .hidden: "[\"\(text)\"]"
    case .start: "([\"\(text)\"])"
    case .choice: "{{\"\(text)\"}}"
    }
  }
}

extension String {
  /// The text as a YAML string, for Mermaid's front matter, where numeric character references are
  /// not decoded.
  fileprivate var quotedForYAML: String {
    // NB: scalar by scalar, as a quotation mark with a combining mark is another character.
    let escaped = inOneLine.unicodeScalars.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }
    return "\"\(escaped.joined())\""
  }

  /// The text, escaped for quotation marks: characters that might be syntax, of Mermaid, of the
  /// Markdown in it or of HTML, become numeric character references.
  fileprivate var escapedForMermaid: String {
    var result = ""
    var previous: Unicode.Scalar = " "
    for scalar in inOneLine.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", " ", ",", "(", ")":
        result.unicodeScalars.append(scalar)
      case "_" where previous.isLetterOrDigit, "-" where previous.isLetterOrDigit:
        result.unicodeScalars.append(scalar)
      case _ where scalar.isASCII:
        result += "#\(scalar.value);"
      default:
        result.unicodeScalars.append(scalar)
      }
      previous = scalar
    }
    return result
  }
}

extension Unicode.Scalar {
  fileprivate var isLetterOrDigit: Bool {
    ("a"..."z").contains(self) || ("A"..."Z").contains(self) || ("0"..."9").contains(self)
  }
}
