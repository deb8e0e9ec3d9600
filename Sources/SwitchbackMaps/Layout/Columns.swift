/// The direction in which screens follow one another.
package enum Direction: Sendable {
  case right, down

  // Halves of even numbers are whole.
  private func even(_ size: Double) -> Double { (size / 2).rounded(.up) * 2 }

  /// A size as breadth along a column and depth across it.
  func along(_ width: Double, _ height: Double) -> (breadth: Double, depth: Double) {
    switch self {
    case .right: (even(height), even(width))
    case .down: (even(width), even(height))
    }
  }
}

/// Nodes, labels and the bends of arrows, in columns; in rows, if the picture reads downwards. A
/// column is then a row, and all that follows from it is transposed.
///
/// Even columns contain nodes, odd ones labels. An arrow has an item in every column that it
/// crosses: its label in one, a bend in each of the others. So everything that arrows pass has its
/// own place, and between two columns there are only arrows.
struct Columns {
  enum Content {
    case node(Int)
    case label(Int)
    case bend(Int)
  }

  struct Item {
    let content: Content
    let column: Int
    /// The size along the column.
    let breadth: Double
    /// The size across the column.
    let depth: Double
    /// The least room before and after it along the column.
    let margin: Double
    /// The position along the column at which an arrow passes, relative to the middle.
    var line = 0.0
    /// The items that it is connected with in the column before and in the one after.
    var before: [Int] = []
    var after: [Int] = []
    /// The place in its column.
    var place = 0
    /// The position of its middle along the column.
    var position = 0.0

    var isNode: Bool { if case .node = content { true } else { false } }
  }

  var items: [Item] = []
  /// Whether the picture is so large that the last refinements would be invisible.
  var isLarge: Bool { items.count > 15_000 }
  /// The items of each column, top down.
  var columns: [[Int]]
  /// The items of each arc from left to right, nodes included.
  private(set) var paths: [[Int]] = []

  init(
    boxes: [BoxContent], labels: [LabelContent], arcs: [Arc], ranks: [Int],
    direction: Direction
  ) {
    columns = Array(repeating: [], count: 2 * (ranks.max() ?? 0) + 1)
    for (index, box) in boxes.enumerated() {
      let size = direction.along(box.width, box.height)
      add(.node(index), in: 2 * ranks[index], size, margin: 12)
    }
    for (index, arc) in arcs.enumerated() {
      let first = 2 * ranks[arc.left]
      let last = 2 * ranks[arc.right]
      // A label is next to the node where the arrow begins.
      let labelled = arc.isReversed ? last - 1 : first + 1
      var path = [arc.left]
      for column in (first + 1)..<last {
        let label = labels[index]
        if column == labelled, !label.lines.isEmpty {
          // A line passes below its label or, downwards, on the left of it.
          let size = direction.along(label.width + (direction == .down ? 10 : 4), label.height + 6)
          let item = add(.label(index), in: column, size, margin: 3)
          let side = items[item].breadth / 2 - 2
          items[item].line = direction == .down ? -side : side
          path.append(item)
        } else {
          path.append(add(.bend(index), in: column, (breadth: 2, depth: 0), margin: 6))
        }
      }
      path.append(arc.right)
      for (item, next) in zip(path, path.dropFirst()) {
        items[item].after.append(next)
        items[next].before.append(item)
      }
      paths.append(path)
    }
    arrangeDepthFirst()
  }

  @discardableResult
  private mutating func add(
    _ content: Content, in column: Int, _ size: (breadth: Double, depth: Double), margin: Double
  ) -> Int {
    items.append(
      Item(
        content: content, column: column, breadth: size.breadth, depth: size.depth, margin: margin))
    return items.count - 1
  }

  /// An initial order: connected items follow one another.
  private mutating func arrangeDepthFirst() {
    var isPlaced = [Bool](repeating: false, count: items.count)
    let byColumn = items.indices.sorted { (items[$0].column, $0) < (items[$1].column, $1) }
    for first in byColumn where !isPlaced[first] {
      var pile = [first]
      while let item = pile.popLast() {
        if isPlaced[item] { continue }
        isPlaced[item] = true
        columns[items[item].column].append(item)
        pile += items[item].before.reversed()
        pile += items[item].after.reversed()
      }
    }
    notePlaces()
  }

  mutating func notePlaces() {
    for column in columns.indices { notePlaces(in: column) }
  }

  mutating func notePlaces(in column: Int) {
    for (place, item) in columns[column].enumerated() { items[item].place = place }
  }
}
