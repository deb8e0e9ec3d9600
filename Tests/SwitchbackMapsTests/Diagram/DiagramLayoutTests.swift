import SwitchbackMaps
import Testing

struct DiagramLayoutTests {
  /// Everything that takes up room, with what it is.
  private func frames(_ layout: DiagramLayout) -> [(name: String, frame: Frame)] {
    layout.boxes.map { ("box \($0.node.id)", $0.frame) }
      + layout.arrows.compactMap(\.label).map { ("label \($0.captions)", $0.frame) }
  }

  private func check(_ diagram: Diagram) {
    let layout = DiagramLayout(diagram)
    let frames = frames(layout)
    for (index, first) in frames.enumerated() {
      for second in frames[(index + 1)...] where first.frame.overlaps(second.frame) {
        Issue.record("\(first) overlaps \(second) in \(diagram.title)")
      }
      let frame = first.frame
      let isInside =
        frame.x >= 0 && frame.y >= 0 && frame.right <= layout.width && frame.bottom <= layout.height
      #expect(isInside, "\(first) is outside of \(diagram.title)")
    }
    checkArrows(layout, diagram.title)
  }

  /// Arrows keep out of boxes and of the labels of others: their straight pieces do, and between them
  /// there is nothing.
  private func checkArrows(_ layout: DiagramLayout, _ title: String) {
    let isRight = layout.direction == .right
    for (index, arrow) in layout.arrows.enumerated() {
      for level in arrow.levels {
        let line =
          isRight
          ? Frame(x: level.from, y: level.position, width: level.to - level.from, height: 0)
          : Frame(x: level.position, y: level.from, width: 0, height: level.to - level.from)
        for box in layout.boxes where touches(line, box.frame) {
          Issue.record("an arrow crosses the box \(box.node.id) in \(title)")
        }
        for (other, second) in layout.arrows.enumerated() where other != index {
          guard let label = second.label else { continue }
          if touches(line, label.frame) {
            Issue.record("an arrow crosses the label \(label.captions) in \(title)")
          }
        }
      }
      for (level, next) in zip(arrow.levels, arrow.levels.dropFirst()) {
        let y = min(level.position, next.position)
        let height = abs(level.position - next.position)
        let curve =
          isRight
          ? Frame(x: level.to, y: y, width: next.from - level.to, height: height)
          : Frame(x: y, y: level.to, width: height, height: next.from - level.to)
        #expect(next.from > level.to, "columns overlap in \(title)")
        let boxes = layout.boxes.filter { curve.overlaps($0.frame) }
        #expect(boxes.isEmpty, "a curve crosses \(boxes.map(\.node.id)) in \(title)")
      }
    }
  }

  private func touches(_ line: Frame, _ frame: Frame) -> Bool {
    line.x < frame.right - 0.01 && frame.x + 0.01 < line.right
      || line.width == 0 && line.x > frame.x + 0.01 && line.x < frame.right - 0.01
      ? line.y < frame.bottom - 0.01 && frame.y + 0.01 < line.bottom
        || line.height == 0 && line.y > frame.y + 0.01 && line.y < frame.bottom - 0.01
      : false
  }

  @Test func `Nothing overlaps in a small diagram`() {
    check(.shop)
  }

  @Test func `Nothing overlaps in a diagram with hostile texts`() {
    check(.hostile)
  }

  @Test(arguments: seeds(40))
  func `Nothing overlaps in random diagrams`(seed: Int) {
    check(.random(seed: seed))
  }

  @Test func `An empty diagram has room for its title`() {
    let layout = DiagramLayout(Diagram(title: "Nothing", nodes: [], edges: []))
    #expect(layout.boxes.isEmpty)
    #expect(layout.width > 60)
    #expect(layout.height > 30)
  }

  @Test func `The first node comes first, and those that follow it come next`() {
    let diagram = Diagram(
      title: "Cycle", nodes: [],
      edges: [("a", "b"), ("b", "c"), ("c", "a"), ("c", "b")].map {
        Diagram.Edge(from: $0.0, to: $0.1)
      })
    let boxes = DiagramLayout(diagram).boxes.sorted { $0.frame.x < $1.frame.x }
    #expect(boxes.map(\.node.id) == ["a", "b", "c"])
  }

  @Test func `Edges between the same nodes share an arrow`() {
    let edges = ["push", "present"].map {
      Diagram.Edge(from: "a", to: "b", label: "go", detail: $0)
    }
    let layout = DiagramLayout(Diagram(title: "Two", nodes: [], edges: edges))
    #expect(layout.arrows.map(\.label?.captions) == [["go (push)", "go (present)"]])
  }

  @Test func `A long diagram is laid out in rows, a short one in columns`() {
    let chain = { (count: Int) in
      Diagram(
        title: "Chain", nodes: [],
        edges: (1..<count).map {
          Diagram.Edge(from: "\($0 - 1)", to: "\($0)", label: "transition", detail: "push")
        })
    }
    #expect(DiagramLayout(chain(3)).direction == .right)
    #expect(DiagramLayout(chain(12)).direction == .down)
  }

  @Test func `Arrows cross no more than they must`() {
    // A ring of screens, declared in an order in which its arrows cross 77 times.
    let edges = (0..<12).flatMap { index in
      (0..<2).map { step in
        let target = (index * 5 + step * 5) % 12
        return Diagram.Edge(from: "a\(index)", to: "b\(target)")
      }
    }
    let roots = (0..<12).map { Diagram.Edge(from: "root", to: "a\($0)") }
    let layout = DiagramLayout(Diagram(title: "Order", nodes: [], edges: roots + edges))
    // Laid flat, its two halves cross at each screen but the outermost.
    #expect(crossings(layout) <= 16)
  }

  /// How many pairs of arrows cross between two columns.
  private func crossings(_ layout: DiagramLayout) -> Int {
    let pieces = layout.arrows.flatMap { arrow in
      zip(arrow.levels, arrow.levels.dropFirst()).map { (from: $0, to: $1) }
    }
    var count = 0
    for (index, first) in pieces.enumerated() {
      for second in pieces[(index + 1)...] where first.from.to == second.from.to {
        let start = first.from.position - second.from.position
        let end = first.to.position - second.to.position
        if start * end < 0 { count += 1 }
      }
    }
    return count
  }

  @Test func `Three hundred nodes, and a chain of thousands, are laid out without recursion`() {
    let chain = Diagram(
      title: "Chain", nodes: [],
      edges: (1..<3_000).map { Diagram.Edge(from: "\($0 - 1)", to: "\($0)") })
    #expect(DiagramLayout(chain).boxes.count == 3_000)
    #expect(DiagramLayout(.random(seed: 1, upTo: 300)).boxes.count > 1)
  }
}

extension Frame {
  /// Whether the rectangles have an area in common.
  fileprivate func overlaps(_ other: Frame) -> Bool {
    x < other.right && other.x < right && y < other.bottom && other.y < bottom
  }
}
