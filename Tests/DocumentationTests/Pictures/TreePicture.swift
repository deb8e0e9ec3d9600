import Switchback

/// A picture of a window's screens, as SVG that can be read on light and on dark ground.
///
/// One tree for each layer, from left to right as they stand above one another. A screen that its
/// container does not show is dashed. Screens can be numbered, faded and marked.
@MainActor
struct TreePicture {
  /// What is said of the screens besides their names.
  struct Marks {
    /// Screens in the order in which something happens to them. Others are faded.
    var order: [any Screen]?
    /// Screens that are found, or where something begins.
    var found: [any Screen] = []
    /// Screens that are new.
    var new: [any Screen] = []
  }

  private struct Node {
    let screen: any Screen
    let name: String
    let layer: Int
    let depth: Int
    let parent: Int?
    let isVisible: Bool
    let presents: Bool
    var center = 0.0
    var width: Double { Double(max(name.count, 4)) * 7.8 + 22 }
  }

  private static let height = 30.0
  private static let rowHeight = 58.0
  private static let gap = 14.0
  private static let layerGap = 46.0
  private static let top = 34.0

  private var nodes: [Node] = []
  private let marks: Marks
  private let caption: String?
  private(set) var size: (width: Double, height: Double) = (0, 0)

  init(of window: any ScreenWindow, caption: String? = nil, marks: Marks = Marks()) throws {
    self.marks = marks
    self.caption = caption
    let layers = try Hierarchy(of: window).layers
    for (layer, root) in layers.enumerated() { read(root, layer: layer) }
    layOut(layers: layers.count)
  }

  private mutating func read(_ root: any Screen, layer: Int) {
    var pile: [(screen: any Screen, depth: Int, parent: Int?, isVisible: Bool)] = [
      (root, 0, nil, true)
    ]
    while let next = pile.popLast() {
      let index = nodes.count
      nodes.append(
        Node(
          screen: next.screen,
          name: (next.screen as? any NamedScreen)?.screenName ?? "\(type(of: next.screen))",
          layer: layer, depth: next.depth, parent: next.parent, isVisible: next.isVisible,
          presents: next.screen.presentedScreen != nil))
      guard let container = next.screen as? any ContainerScreen else { continue }
      let visible = container.visibleScreens
      for child in container.containedScreens.reversed() {
        let isVisible = next.isVisible && visible.contains { $0 === child }
        pile.append((child, next.depth + 1, index, isVisible))
      }
    }
  }

  /// Leaves stand beside one another, and what holds them above their middle.
  private mutating func layOut(layers: Int) {
    var left = 16.0
    for layer in 0..<layers {
      let indices = nodes.indices.filter { nodes[$0].layer == layer }
      var nextLeft = left
      for index in indices where !nodes.contains(where: { $0.parent == index }) {
        let room = room(for: index)
        nodes[index].center = nextLeft + room / 2
        nextLeft += room + Self.gap
      }
      for index in indices.reversed() {
        let children = nodes.filter { $0.parent == index }
        guard let first = children.first, let last = children.last else { continue }
        nodes[index].center = max(
          (first.center + last.center) / 2, left + nodes[index].width / 2)
      }
      left = (indices.map { nodes[$0].center + nodes[$0].width / 2 }.max() ?? left) + Self.layerGap
    }
    let rows = (nodes.map(\.depth).max() ?? 0) + 1
    size = (
      left - Self.layerGap + 16, Self.top + Double(rows - 1) * Self.rowHeight + Self.height + 16
    )
  }

  /// A screen that is alone in its container has the room that the container needs.
  private func room(for index: Int) -> Double {
    var room = nodes[index].width
    var parent = nodes[index].parent
    while let next = parent, nodes.count(where: { $0.parent == next }) == 1 {
      room = max(room, nodes[next].width)
      parent = nodes[next].parent
    }
    return room
  }

  /// The drawing, without the document around it.
  func body(x: Double = 0) -> String {
    var text = "<g transform=\"translate(\(number(x)) 0)\">\n"
    if let caption {
      text += "<text class=\"caption\" x=\"16\" y=\"18\">\(escaped(caption))</text>\n"
    }
    text += nodes.indices.map { edges(to: $0) }.joined()
    text += nodes.indices.map { box($0) }.joined()
    return text + "</g>\n"
  }

  private func edges(to index: Int) -> String {
    let node = nodes[index]
    let top = y(node)
    if let parent = node.parent {
      let from = nodes[parent]
      let kind = node.isVisible ? "edge" : "edge hidden"
      return line(kind, from.center, y(from) + Self.height, node.center, top)
    }
    guard node.layer > 0,
      let presenter = nodes.first(where: { $0.layer == node.layer - 1 && $0.presents })
    else { return "" }
    let (x1, y1) = (presenter.center + presenter.width / 2, y(presenter) + Self.height / 2)
    let (x2, y2) = (node.center - node.width / 2, top + Self.height / 2)
    let isFree = !(1..<40).contains { step in
      let t = Double(step) / 40
      let (a, b, c, d) = (
        (1 - t) * (1 - t) * (1 - t), 3 * (1 - t) * (1 - t) * t, 3 * (1 - t) * t * t, t * t * t
      )
      return isInBox(
        x: a * x1 + b * (x1 + 24) + c * (x2 - 24) + d * (x2 - 7), y: (a + b) * y1 + (c + d) * y2)
    }
    let way =
      isFree
      ? "C\(number(x1 + 24)) \(number(y1)) \(number(x2 - 24)) \(number(y2)) "
        + "\(number(x2 - 7)) \(number(y2))"
      : detour(from: presenter, to: node)
    return
      "<path class=\"arrow\" d=\"M\(number(x1)) \(number(y1))\(way)\" marker-end=\"url(#tip)\"/>\n"
  }

  /// Below the presenter's row and up between the layers, where no box is.
  private func detour(from presenter: Node, to node: Node) -> String {
    let left = nodes.filter { $0.layer == node.layer }.map { $0.center - $0.width / 2 }.min() ?? 0
    let x = presenter.center + presenter.width / 2 + 5
    let between = left - Self.layerGap / 2
    let below = y(presenter) + Self.height + 9
    let end = y(node) + Self.height / 2
    return "H\(number(x))V\(number(below))H\(number(between))V\(number(end))"
      + "H\(number(node.center - node.width / 2 - 7))"
  }

  /// Whether a box is at a point.
  private func isInBox(x: Double, y: Double) -> Bool {
    nodes.contains { node in
      abs(x - node.center) < node.width / 2 && y > self.y(node) && y < self.y(node) + Self.height
    }
  }

  private func box(_ index: Int) -> String {
    let node = nodes[index]
    let (left, top) = (node.center - node.width / 2, y(node))
    let position = marks.order?.firstIndex { $0 === node.screen }
    var kinds = ["screen"]
    if !node.isVisible { kinds.append("hidden") }
    if marks.found.contains(where: { $0 === node.screen }) { kinds.append("found") }
    if marks.new.contains(where: { $0 === node.screen }) { kinds.append("new") }
    let isFaded = marks.order != nil && position == nil
    var text = "<g class=\"\(kinds.joined(separator: " "))\"\(isFaded ? " opacity=\"0.4\"" : "")>"
    text +=
      "<rect x=\"\(number(left))\" y=\"\(number(top))\" width=\"\(number(node.width))\" "
      + "height=\"\(number(Self.height))\" rx=\"7\"/>"
    text +=
      "<text x=\"\(number(node.center))\" y=\"\(number(top + 19.5))\" text-anchor=\"middle\">"
      + "\(escaped(node.name))</text></g>\n"
    if let position {
      text +=
        "<circle class=\"number\" cx=\"\(number(left + 2))\" cy=\"\(number(top))\" r=\"9.5\"/>"
        + "<text class=\"number\" x=\"\(number(left + 2))\" y=\"\(number(top + 4))\" "
        + "text-anchor=\"middle\">\(position + 1)</text>\n"
    }
    return text
  }

  private func y(_ node: Node) -> Double { Self.top + Double(node.depth) * Self.rowHeight }

  private func line(
    _ kind: String, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) -> String {
    "<line class=\"\(kind)\" x1=\"\(number(x1))\" y1=\"\(number(y1))\" x2=\"\(number(x2))\" "
      + "y2=\"\(number(y2))\"/>\n"
  }
}

extension TreePicture {
  /// Pictures beside one another, with an arrow between them, as a document.
  static func document(_ pictures: [TreePicture], title: String) -> String {
    let space = 44.0
    var x = 0.0
    var body = ""
    let height = pictures.map(\.size.height).max() ?? 0
    for (index, picture) in pictures.enumerated() {
      if index > 0 {
        body +=
          "<path class=\"arrow\" d=\"M\(number(x + 2)) \(number(height / 2))h\(number(space - 12))\" "
          + "marker-end=\"url(#tip)\"/>\n"
        x += space
      }
      body += picture.body(x: x)
      x += picture.size.width
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(number(x)) \(number(height))" \
      width="\(number(x))" height="\(number(height))" role="img">
      <title>\(escaped(title))</title>
      <style>
      text { font: 13px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; fill: #1f2328 }
      text.caption { font-family: system-ui, sans-serif; fill: #59636e }
      text.number { font-size: 11px; fill: #ffffff }
      circle.number { fill: #0969da }
      .screen rect { fill: #f6f8fa; stroke: #59636e; stroke-width: 1.5 }
      .screen.hidden rect { stroke-dasharray: 4 3; fill: none }
      .screen.found rect { fill: #ddf4ff; stroke: #0969da; stroke-width: 2.5 }
      .screen.new rect { fill: #dafbe1; stroke: #1a7f37; stroke-width: 2.5 }
      .edge { stroke: #59636e; stroke-width: 1.5 }
      .edge.hidden { stroke-dasharray: 4 3 }
      .arrow { stroke: #59636e; stroke-width: 1.5; fill: none }
      #tip path { fill: #59636e }
      @media (prefers-color-scheme: dark) {
      text { fill: #f0f6fc }
      text.caption { fill: #9198a1 }
      text.number { fill: #ffffff }
      circle.number { fill: #1f6feb }
      .screen rect { fill: #212830; stroke: #9198a1 }
      .screen.hidden rect { fill: none }
      .screen.found rect { fill: #0c2d6b; stroke: #4493f8 }
      .screen.new rect { fill: #04260f; stroke: #3fb950 }
      .edge, .arrow { stroke: #9198a1 }
      #tip path { fill: #9198a1 }
      }
      </style>
      <defs><marker id="tip" viewBox="0 0 8 8" refX="2" refY="4" markerWidth="7" markerHeight="7" \
      orient="auto"><path d="M0 0L8 4L0 8z"/></marker></defs>
      \(body)</svg>

      """
  }
}

/// A number without more digits than a picture needs.
private func number(_ value: Double) -> String {
  let tenths = Int((value * 10).rounded())
  return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths % 10))"
}

private func escaped(_ text: String) -> String {
  text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
}
