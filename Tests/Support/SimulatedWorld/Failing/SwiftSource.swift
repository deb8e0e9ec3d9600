/// A value as Swift source that makes the same value, in lines of at most 98 characters: a test is indented by two.
///
/// Properties that have the value they would have anyway are left out.
struct SwiftSource {
  private indirect enum Node {
    case text(String)
    case group(open: String, [Node], close: String)
    case labelled(String, Node)
  }

  private static let width = 98
  private let node: Node

  init(_ value: Any) {
    node = Self.node(value)
  }

  /// The source, for a line that begins with so many spaces and the label.
  func text(indent: Int) -> String {
    Self.text(node, indent: indent, used: indent, behind: 0)
  }

  /// - Parameters:
  ///   - used: How many characters the line has already.
  ///   - behind: How many come behind the node.
  private static func text(_ node: Node, indent: Int, used: Int, behind: Int) -> String {
    let line = inline(node)
    if used + line.count + behind <= width { return line }
    switch node {
    case .text(let text): return text
    case .labelled(let label, let node):
      return "\(label): " + text(node, indent: indent, used: used + label.count + 2, behind: behind)
    case .group(let open, let nodes, let close):
      let margin = String(repeating: " ", count: indent + 2)
      let lines = filled(nodes, indent: indent + 2, behind: close == "]" ? 1 : behind + 1)
        .map { margin + $0 }
      // A list ends in a comma, a call does not.
      if close == "]" {
        // As the formatter has it, but not behind a single element.
        let end = nodes.count > 1 ? ",\n" : "\n"
        return open + "\n" + lines.joined(separator: ",\n") + end
          + String(repeating: " ", count: indent) + close
      }
      return open + "\n" + lines.joined(separator: ",\n") + close
    }
  }

  /// As many of the nodes in each line as there is room for.
  private static func filled(_ nodes: [Node], indent: Int, behind: Int) -> [String] {
    var lines: [String] = []
    var room = 0
    for (index, node) in nodes.enumerated() {
      let line = inline(node)
      let behind = index == nodes.count - 1 ? behind : 1
      if line.count + 2 + behind <= room, let last = lines.indices.last {
        lines[last] += ", " + line
        room -= line.count + 2
      } else {
        let text = text(node, indent: indent, used: indent, behind: behind)
        lines.append(text)
        room = text == line ? width - indent - line.count : 0
      }
    }
    return lines
  }

  private static func inline(_ node: Node) -> String {
    switch node {
    case .text(let text): text
    case .labelled(let label, let node): "\(label): \(inline(node))"
    case .group(let open, let nodes, let close):
      open + nodes.map { inline($0) }.joined(separator: ", ") + close
    }
  }

  private static func node(_ value: Any) -> Node {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      return mirror.children.first.map { node($0.value) } ?? .text("nil")
    case .collection:
      return .group(open: "[", mirror.children.map { node($0.value) }, close: "]")
    case .struct:
      return structNode(value)
    case .enum:
      return enumNode(value, mirror)
    default:
      return .text("\(value)")
    }
  }

  private static func structNode(_ value: Any) -> Node {
    guard let value = value as? any SimplestValued else { return .text("\(value)") }
    let type = type(of: value)
    let mirror = Mirror(reflecting: value.written)
    let usual = Mirror(reflecting: simplest(type)).children.map { inline(node($0.value)) }
    let required = type.required
    var arguments: [Node] = []
    for (child, usual) in zip(mirror.children, usual) {
      let node = node(child.value)
      guard let label = child.label, inline(node) != usual || required.contains(label) else {
        continue
      }
      var nodes = [node]
      if type.variadic.contains(label), case .group(_, let elements, _) = node { nodes = elements }
      if !type.unlabelled.contains(label), let first = nodes.first {
        nodes[0] = .labelled(label, first)
      }
      arguments += nodes
    }
    return .group(open: type.call + "(", arguments, close: ")")
  }

  private static func simplest<T: SimplestValued>(_ type: T.Type) -> Any { T.simplest }

  private static func enumNode(_ value: Any, _ mirror: Mirror) -> Node {
    // A case with a raw value is described by its name, too.
    guard let child = mirror.children.first, let name = child.label else {
      return .text(".\(value)")
    }
    let payload = Mirror(reflecting: child.value)
    guard payload.displayStyle == .tuple else {
      let node = node(child.value)
      if case .group("(", let nodes, _) = node {
        return .group(open: ".\(name)(", nodes, close: ")")
      }
      return .group(open: ".\(name)(", [node], close: ")")
    }
    let arguments = payload.children.compactMap { argument -> Node? in
      let node = node(argument.value)
      guard let label = argument.label, !label.hasPrefix(".") else { return node }
      let usual = label == "heedsCancellation" ? ["true"] : ["0", "false", "nil", "[]"]
      return usual.contains(inline(node)) ? nil : .labelled(label, node)
    }
    return .group(open: ".\(name)(", arguments, close: ")")
  }
}
