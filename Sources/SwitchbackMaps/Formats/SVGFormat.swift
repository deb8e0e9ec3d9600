extension Diagram {
  /// A picture with its own layout.
  var svg: String {
    var drawing = SVGDrawing(self, layout: DiagramLayout(self))
    drawing.draw()
    return drawing.lines.joined(separator: "\n") + "\n"
  }
}

/// Writes a picture, element by element.
private struct SVGDrawing {
  private(set) var lines: [String] = []
  private let diagram: Diagram
  private let layout: DiagramLayout
  /// The classes of the groups, which determine their colours.
  private let classes: [String: String]
  private let legend: Legend

  init(_ diagram: Diagram, layout: DiagramLayout) {
    self.diagram = diagram
    self.layout = layout
    let names = diagram.groups.compactMap(\.name)
    classes = Dictionary(
      names.enumerated().map { ($1, "g\($0 % SVGStyle.colours.count)") },
      uniquingKeysWith: { first, _ in first })
    legend = Legend(names, below: layout.height, width: layout.width)
  }

  mutating func draw() {
    let width = number(layout.width)
    let height = number(layout.height + legend.height)
    lines.append(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"switchback\" role=\"img\" "
        + "width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\">")
    lines.append("<title>\(diagram.title.escapedForXML)</title>")
    // For readers who cannot see the picture.
    let description = diagram.text.split(separator: "\n", omittingEmptySubsequences: false)
    let list = description.dropLast().map { String($0).escapedForXML }.joined(separator: "\n")
    lines.append("<desc>\(list)</desc>")
    lines.append("<style>\n\(SVGStyle.sheet)\n</style>")
    lines.append("<rect class=\"paper\" width=\"\(width)\" height=\"\(height)\" rx=\"8\"/>")
    let headline = String(diagram.title.inOneLine.prefix(80))
    lines.append(
      text(headline, "headline", x: Metrics.margin, y: Metrics.margin + 14))
    for arrow in layout.arrows { draw(arrow) }
    for box in layout.boxes { draw(box) }
    for entry in legend.entries { draw(entry) }
    lines.append("</svg>")
  }

  private mutating func draw(_ box: DiagramLayout.Box) {
    let frame = box.frame
    let group = box.node.group.flatMap { classes[$0] }
    lines.append(
      "<g text-anchor=\"middle\" class=\"box \(box.node.kind)\(group.map { " \($0)" } ?? "")\">")
    let full = ([box.node.title, box.node.subtitle].compactMap(\.self) + box.node.notes)
      .map(\.escapedForXML).joined(separator: "\n")
    lines.append("<title>\(full)</title>")
    lines.append(outline(of: box))
    if group != nil {
      let bar = Frame(x: frame.x + 5, y: frame.y + 8, width: 3, height: frame.height - 16)
      lines.append(rect(bar, radius: 1.5, style: "bar"))
    }
    let x = frame.x + frame.width / 2
    var y = frame.y + 9
    for line in box.content.title {
      lines.append(text(line, "name", x: x, y: y + 13))
      y += Metrics.titleLine
    }
    for line in box.content.subtitle {
      lines.append(text(line, "quiet", x: x, y: y + 11))
      y += Metrics.smallLine
    }
    if !box.content.notes.isEmpty {
      let left = number(frame.x + Metrics.boxPadding)
      let right = number(frame.right - Metrics.boxPadding)
      lines.append("<path class=\"rule\" d=\"M\(left) \(number(y + 4))H\(right)\"/>")
      y += Metrics.notesGap
    }
    for line in box.content.notes {
      lines.append(text(line, "note", x: x, y: y + 11))
      y += Metrics.smallLine
    }
    lines.append("</g>")
  }

  private func outline(of box: DiagramLayout.Box) -> String {
    let frame = box.frame
    guard box.node.kind == .choice else {
      let radius = box.node.kind == .start ? min(20, frame.height / 2) : 8
      return rect(frame, radius: radius, style: "shape")
    }
    let cut = 9.0
    let points = [
      (frame.x, frame.middle), (frame.x + cut, frame.y), (frame.right - cut, frame.y),
      (frame.right, frame.middle), (frame.right - cut, frame.bottom), (frame.x + cut, frame.bottom),
    ]
    let list = points.map { "\(number($0.0)),\(number($0.1))" }.joined(separator: " ")
    return "<polygon class=\"shape\" points=\"\(list)\"/>"
  }

  private mutating func draw(_ arrow: DiagramLayout.Arrow) {
    guard let first = arrow.levels.first, let last = arrow.levels.last else { return }
    let group = arrow.group.flatMap { classes[$0] }
    let dashed = arrow.kind == .dashed ? " dashed" : ""
    lines.append("<g class=\"arrow\(dashed)\(group.map { " \($0)" } ?? "")\">")
    if let label = arrow.label {
      lines.append("<title>\(label.captions.map(\.escapedForXML).joined(separator: "\n"))</title>")
    }
    // The line ends within the head.
    let start = first.from + (arrow.isReversed ? 6 : 0)
    let end = last.from - (arrow.isReversed ? 0 : 6)
    var path = "M\(point(start, first.position))"
    for (level, next) in zip(arrow.levels, arrow.levels.dropFirst()) {
      let from = max(level.to, start)
      let to = min(next.from, end)
      if level.position != next.position {
        let middle = (from + to) / 2
        path += line(to: from) + "C\(point(middle, level.position)) "
        path += "\(point(middle, next.position)) \(point(to, next.position))"
      }
      path += line(to: min(next.to, end))
    }
    lines.append("<path class=\"line\" d=\"\(path)\"/>")
    let tip = arrow.isReversed ? first : last
    let back = arrow.isReversed ? "8" : "-8"
    let head = layout.direction == .right ? "l\(back) -4v8z" : "l-4 \(back)h8z"
    lines.append("<path class=\"head\" d=\"M\(point(tip.from, tip.position))\(head)\"/>")
    if let label = arrow.label { draw(label) }
    lines.append("</g>")
  }

  /// A point in the syntax of a path.
  private func point(_ across: Double, _ along: Double) -> String {
    layout.direction == .right
      ? "\(number(across)) \(number(along))" : "\(number(along)) \(number(across))"
  }

  /// A straight segment in the syntax of a path.
  private func line(to across: Double) -> String {
    layout.direction == .right ? "H\(number(across))" : "V\(number(across))"
  }

  private mutating func draw(_ label: DiagramLayout.Label) {
    for (index, line) in label.content.lines.enumerated() {
      let y = label.frame.y + Double(index) * Metrics.labelLine + 11
      // NB: not anchored at its end, which some renderers get wrong for text in two styles.
      let x = label.isTrailing ? label.frame.right - 2 - line.width : label.frame.x + 2
      let detail =
        line.detail.isEmpty ? "" : "<tspan class=\"how\">\(line.detail.escapedForXML)</tspan>"
      lines.append(
        "<text class=\"label\" x=\"\(number(x))\" y=\"\(number(y))\">"
          + "\(line.label.escapedForXML)\(line.gap)\(detail)</text>")
    }
  }

  private mutating func draw(_ entry: Legend.Entry) {
    let swatch = Frame(x: entry.x, y: entry.y, width: 10, height: 10)
    lines.append("<g class=\"\(classes[entry.name] ?? "")\">")
    lines.append(rect(swatch, radius: 3, style: "bar"))
    lines.append(text(entry.text, "quiet", x: entry.x + 16, y: entry.y + 9))
    lines.append("</g>")
  }

  private func rect(_ frame: Frame, radius: Double, style: String) -> String {
    "<rect class=\"\(style)\" x=\"\(number(frame.x))\" y=\"\(number(frame.y))\" "
      + "width=\"\(number(frame.width))\" height=\"\(number(frame.height))\" "
      + "rx=\"\(number(radius))\"/>"
  }

  private func text(_ text: String, _ style: String, x: Double, y: Double) -> String {
    "<text class=\"\(style)\" x=\"\(number(x))\" y=\"\(number(y))\">\(text.escapedForXML)</text>"
  }
}

/// The names of the groups beside their colours, in rows.
private struct Legend {
  struct Entry {
    let name: String
    let text: String
    let x: Double
    let y: Double
  }

  private(set) var entries: [Entry] = []
  private(set) var height = 0.0

  init(_ names: [String], below top: Double, width: Double) {
    guard !names.isEmpty else { return }
    var x = Metrics.margin
    var y = top
    for name in names {
      let text = name.wrapped(to: 200, size: Metrics.smallSize, lines: 1).first ?? ""
      let length = 16 + TextMeasure.width(of: text, size: Metrics.smallSize)
      if x > Metrics.margin, x + length > width - Metrics.margin {
        x = Metrics.margin
        y += 20
      }
      entries.append(Entry(name: name, text: text, x: x, y: y))
      x += length + 20
    }
    height = y - top + 10 + Metrics.margin
  }
}

/// A number with one decimal at most.
func number(_ value: Double) -> String {
  let tenths = Int((value * 10).rounded())
  if tenths.isMultiple(of: 10) { return "\(tenths / 10)" }
  return "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)"
}

extension String {
  /// The text in one line, escaped for an element.
  var escapedForXML: String {
    var result = ""
    for scalar in inOneLine.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
