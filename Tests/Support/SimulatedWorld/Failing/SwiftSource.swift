/// A value as Swift source that makes the same value, in lines of at most 100 characters.
///
/// Properties that have the value they would have anyway are left out.
struct SwiftSource {
  private indirect enum Node {
    case text(String)
    case group(open: String, [Node], close: String)
    case labelled(String, Node)
  }

  private let node: Node

  init(_ value: Any) {
    node = Self.node(value)
  }

  /// The source, for a line that begins with so many spaces and the label.
  func text(indent: Int) -> String {
    Self.text(node, indent: indent, used: indent)
  }

  private static func text(_ node: Node, indent: Int, used: Int) -> String {
    let line = inline(node)
    if used + line.count + 1 <= 100 { return line }
    switch node {
    case .text(let text): return text
    case .labelled(let label, let node):
      return "\(label): " + text(node, indent: indent, used: used + label.count + 2)
    case .group(let open, let nodes, let close):
      let margin = String(repeating: " ", count: indent + 2)
      let lines = nodes.map { margin + text($0, indent: indent + 2, used: indent + 2) }
      // A list ends in a comma, a call does not.
      if close == "]" {
        return open + "\n" + lines.map { $0 + ",\n" }.joined()
          + String(repeating: " ", count: indent) + close
      }
      return open + "\n" + lines.joined(separator: ",\n") + close
    }
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
      return structNode(value, mirror)
    case .enum:
      return enumNode(value, mirror)
    default:
      return .text("\(value)")
    }
  }

  private static func structNode(_ value: Any, _ mirror: Mirror) -> Node {
    guard let type = type(of: value) as? any SimplestValued.Type else { return .text("\(value)") }
    let usual = Mirror(reflecting: simplest(type)).children.map { inline(node($0.value)) }
    let required = type.required
    var arguments: [Node] = []
    for (child, usual) in zip(mirror.children, usual) {
      let node = node(child.value)
      guard let label = child.label, inline(node) != usual || required.contains(label) else {
        continue
      }
      arguments.append(.labelled(label, node))
    }
    return .group(open: "\(Swift.type(of: value))(", arguments, close: ")")
  }

  private static func simplest<T: SimplestValued>(_ type: T.Type) -> Any { T.simplest }

  private static func enumNode(_ value: Any, _ mirror: Mirror) -> Node {
    // A case with a raw value is described by its name, too.
    guard let child = mirror.children.first, let name = child.label else {
      return .text(".\(value)")
    }
    let payload = Mirror(reflecting: child.value)
    guard payload.displayStyle == .tuple else {
      return .group(open: ".\(name)(", [node(child.value)], close: ")")
    }
    let arguments = payload.children.compactMap { argument -> Node? in
      let node = node(argument.value)
      guard let label = argument.label, !label.hasPrefix(".") else { return node }
      let isUsual = name.hasPrefix("builds") && ["false", "nil", "[]"].contains(inline(node))
      return isUsual ? nil : .labelled(label, node)
    }
    return .group(open: ".\(name)(", arguments, close: ")")
  }
}
