/// The positions of all parts of a picture.
///
/// Screens follow one another in columns to the right or, if that fits a page better, in rows
/// downwards. Parts that are not connected are laid out separately, one below the other.
package struct DiagramLayout: Sendable {
  package struct Box: Sendable {
    package let node: Diagram.Node
    package let content: BoxContent
    package var frame: Frame
  }

  package struct Label: Sendable {
    package let content: LabelContent
    package var frame: Frame
    /// Whether the text ends at the right side of the frame instead of beginning at the left one.
    package let isTrailing: Bool
    /// The label's complete texts.
    package let captions: [String]
  }

  /// An arrow, in the direction of the layout.
  package struct Arrow: Sendable {
    package let kind: Diagram.Edge.Kind
    /// The group of the node where it begins.
    package let group: String?
    /// Whether it points against the direction.
    package let isReversed: Bool
    /// Lines in the direction, with a curve from each to the next.
    package var levels: [Level]
    package var label: Label?
  }

  package struct Level: Sendable {
    package var from: Double
    package var to: Double
    package var position: Double
  }

  package let direction: Direction
  package private(set) var boxes: [Box] = []
  package private(set) var arrows: [Arrow] = []
  package private(set) var width = 0.0
  package private(set) var height = 0.0
}

extension DiagramLayout {
  /// - Complexity: O(*n* log *n*), where *n* is the number of nodes, and of columns that edges cross.
  package init(_ diagram: Diagram) {
    let graph = DrawnGraph(diagram)
    let right = DiagramLayout(graph, .right, title: diagram.title)
    if right.width <= 1_000 || right.arrows.count > 1_500 {
      self = right
      return
    }
    let down = DiagramLayout(graph, .down, title: diagram.title)
    self = down.scale < right.scale ? down : right
  }

  /// The ratio of the picture's size to a page's.
  private var scale: Double { max(width / 1_200, height / 800) }

  private init(_ graph: DrawnGraph, _ direction: Direction, title: String) {
    self.direction = direction
    var top = Metrics.margin + Metrics.headline + 14
    var right = Metrics.margin + TextMeasure.width(of: title.inOneLine.prefix(80), size: 16)
    for part in graph.parts {
      let (boxes, arrows) = graph.layOut(part, direction)
      let labels = arrows.compactMap(\.label?.frame)
      let lines = arrows.flatMap(\.levels)
      let farthest = lines.map(\.position).max() ?? 0
      let lowest = (boxes.map(\.frame) + labels).map(\.bottom).max() ?? 0
      let rightmost = (boxes.map(\.frame) + labels).map(\.right).max() ?? 0
      self.boxes += boxes.map { $0.moved(by: Metrics.margin, top) }
      self.arrows += arrows.map { $0.moved(by: Metrics.margin, top, direction) }
      top += max(lowest, direction == .right ? farthest : 0) + 36
      right = max(
        right, Metrics.margin + max(rightmost, direction == .down ? farthest : 0))
    }
    addLoners(graph.loners, below: &top, within: &right)
    width = (right + Metrics.margin).rounded(.up)
    height = (top - 36 + Metrics.margin).rounded(.up)
  }

  /// Puts nodes without edges in rows.
  private mutating func addLoners(
    _ loners: [DrawnGraph.Vertex], below top: inout Double, within right: inout Double
  ) {
    guard !loners.isEmpty else { return }
    let limit = max(right, 640)
    var x = Metrics.margin
    var lowest = top
    for loner in loners {
      let content = loner.content
      if x > Metrics.margin, x + content.width > limit {
        x = Metrics.margin
        top = lowest + 20
      }
      let frame = Frame(x: x, y: top, width: content.width.rounded(.up), height: content.height)
      boxes.append(Box(node: loner.node, content: content, frame: frame))
      x = frame.right + 20
      right = max(right, frame.right)
      lowest = max(lowest, frame.bottom)
    }
    top = lowest + 36
  }
}

extension DiagramLayout.Box {
  fileprivate func moved(by x: Double, _ y: Double) -> Self {
    var copy = self
    copy.frame.x += x
    copy.frame.y += y
    return copy
  }
}

extension DiagramLayout.Arrow {
  fileprivate func moved(by x: Double, _ y: Double, _ direction: Direction) -> Self {
    let (across, along) = direction == .right ? (x, y) : (y, x)
    var copy = self
    copy.label?.frame.x += x
    copy.label?.frame.y += y
    copy.levels = levels.map {
      DiagramLayout.Level(
        from: $0.from + across, to: $0.to + across, position: $0.position + along)
    }
    return copy
  }
}
