extension Columns {
  /// The frames of all parts, with the upper left corner of the whole at zero.
  struct Frames {
    var boxes: [Frame]
    var labels: [Frame?]
    var levels: [[DiagramLayout.Level]]
  }

  /// The frames of all items. Items must have been placed.
  func frames(labels: [LabelContent], boxCount: Int, direction: Direction) -> Frames {
    let depths = columns.map { $0.map { items[$0].depth }.max() ?? 0 }
    var starts = [0.0]
    for column in columns.indices.dropLast() {
      starts.append(starts[column] + depths[column] + gap(after: column, direction))
    }
    var result = Frames(
      boxes: Array(repeating: Frame(x: 0, y: 0, width: 0, height: 0), count: boxCount),
      labels: Array(repeating: nil, count: labels.count), levels: [])
    for item in items {
      let along = item.position - item.breadth / 2
      let across = starts[item.column]
      let depth = depths[item.column]
      switch (item.content, direction) {
      case (.node(let index), .right):
        // Boxes below each other have the same width.
        result.boxes[index] = Frame(x: across, y: along, width: depth, height: item.breadth)
      case (.node(let index), .down):
        result.boxes[index] = Frame(x: along, y: across, width: item.breadth, height: item.depth)
      case (.label(let index), .right):
        let height = labels[index].height + 2
        result.labels[index] = Frame(x: across, y: along, width: depth, height: height)
      case (.label(let index), .down):
        let height = labels[index].height + 2
        result.labels[index] = Frame(
          x: along + 6, y: across + (depth - height) / 2, width: item.breadth - 6, height: height)
      case (.bend, _):
        break
      }
    }
    result.levels = paths.map { path in
      path.indices.map { index in
        let item = items[path[index]]
        let start = starts[item.column]
        let depth = depths[item.column]
        if index == 0 {
          let end = start + (direction == .right ? depth : item.depth)
          let position = linePosition(of: path[0], towards: path[1], before: false)
          // A box may be lower than its row.
          return DiagramLayout.Level(from: end, to: start + depth, position: position)
        }
        if index == path.count - 1 {
          let position = linePosition(of: path[index], towards: path[index - 1], before: true)
          return DiagramLayout.Level(from: start, to: start, position: position)
        }
        return DiagramLayout.Level(
          from: start, to: start + depth, position: item.position + item.line)
      }
    }
    return result
  }

  /// The distance of a column from the next: the steeper the arrows between them, the larger.
  private func gap(after column: Int, _ direction: Direction) -> Double {
    var steepest = 0.0
    for item in columns[column] {
      for next in items[item].after {
        let start = linePosition(of: item, towards: next, before: false)
        let end = linePosition(of: next, towards: item, before: true)
        steepest = max(steepest, abs(start - end))
      }
    }
    return (20 + min(44, steepest * 0.12)).rounded()
  }
}
