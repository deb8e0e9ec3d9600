/// The content of a node's box, and its size.
package struct BoxContent: Hashable, Sendable {
  package let title: [String]
  package let subtitle: [String]
  package let notes: [String]

  init(_ node: Diagram.Node, notes: [String]) {
    let limit = Metrics.boxTextLimit
    title = node.title.wrapped(to: limit, size: Metrics.titleSize, isBold: true, lines: 3)
    subtitle = node.subtitle?.wrapped(to: limit, size: Metrics.smallSize, lines: 2) ?? []
    self.notes = notes.flatMap { $0.wrapped(to: limit, size: Metrics.smallSize, lines: 2) }
  }

  var width: Double {
    let titles = title.map { TextMeasure.width(of: $0, size: Metrics.titleSize, isBold: true) }
    let others = (subtitle + notes).map { TextMeasure.width(of: $0, size: Metrics.smallSize) }
    return max(Metrics.leastBoxWidth, (titles + others).max() ?? 0) + 2 * Metrics.boxPadding
  }

  var height: Double {
    let small = Double(subtitle.count + notes.count) * Metrics.smallLine
    let divider = notes.isEmpty ? 0 : Metrics.notesGap
    return Double(max(1, title.count)) * Metrics.titleLine + small + divider + 18
  }
}

/// The label of an arrow, with a line for each edge that the arrow represents.
package struct LabelContent: Hashable, Sendable {
  package struct Line: Hashable, Sendable {
    package let label: String
    package let detail: String

    var gap: String { label.isEmpty || detail.isEmpty ? "" : " " }

    var width: Double {
      TextMeasure.width(of: label + gap + detail, size: Metrics.labelSize)
    }
  }

  package let lines: [Line]

  /// - Parameter isStacked: Whether details have lines of their own.
  init(_ edges: [Diagram.Edge], isStacked: Bool) {
    lines = edges.flatMap { edge -> [Line] in
      let size = Metrics.labelSize
      let limit = Metrics.labelLimit
      let label = edge.label.wrapped(to: limit, size: size, lines: 2)
      let detail = edge.detail.wrapped(to: limit, size: size, lines: 1).first ?? ""
      let last = label.last ?? ""
      let room = limit * 1.25 - TextMeasure.width(of: last + "  ", size: size)
      if detail.isEmpty || !isStacked && TextMeasure.width(of: detail, size: size) <= room {
        return label.dropLast().map { Line(label: $0, detail: "") }
          + (last.isEmpty && detail.isEmpty ? [] : [Line(label: last, detail: detail)])
      }
      return label.map { Line(label: $0, detail: "") } + [Line(label: "", detail: detail)]
    }
  }

  var width: Double {
    lines.map(\.width).max() ?? 0
  }

  var height: Double { Double(lines.count) * Metrics.labelLine }
}

/// The sizes that layout and drawing share.
enum Metrics {
  static let titleSize = 13.0
  static let titleLine = 17.0
  static let smallSize = 11.0
  static let smallLine = 15.0
  static let labelSize = 11.0
  static let labelLine = 14.0
  static let boxTextLimit = 168.0
  static let leastBoxWidth = 56.0
  static let boxPadding = 14.0
  static let notesGap = 8.0
  static let labelLimit = 140.0
  static let margin = 24.0
  static let headline = 18.0
}
