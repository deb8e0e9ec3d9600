/// Finds the positions of the items along their columns.
extension Columns {
  /// Moves each item as near as possible to the items that it is connected with, without overlaps,
  /// and straightens arrows that cross several columns.
  mutating func place() {
    spreadArrows()
    for column in columns.indices { settle(column, at: columns[column].map { _ in (0, 1) }) }
    let rounds = isLarge ? 4 : 24
    for round in 0..<rounds {
      let order = columns.indices
      // At first one side after the other, so that changes travel far; then both, to settle.
      let isLate = round * 3 > rounds * 2
      for column in order.dropFirst() { align(column, before: true, after: isLate) }
      for column in order.dropLast().reversed() { align(column, before: isLate, after: true) }
    }
    straighten()
    moveToStart()
  }

  /// The position at which an arrow begins or ends on a node: arrows are spread along its side.
  func port(of item: Int, _ index: Int, of count: Int) -> Double {
    guard count > 1 else { return 0 }
    let room = items[item].breadth - 16
    let step = min(12, room / Double(count - 1))
    return (Double(index) - Double(count - 1) / 2) * step
  }

  /// Sorts the connections of each item by position, so that arrows leave a node in the order of
  /// their targets.
  private mutating func spreadArrows() {
    let places = items.map(\.place)
    for item in items.indices {
      items[item].before.sort { places[$0] < places[$1] }
      items[item].after.sort { places[$0] < places[$1] }
    }
  }

  private mutating func align(_ column: Int, before: Bool, after: Bool) {
    let wishes = columns[column].map { item -> (position: Double, weight: Double) in
      var sum = 0.0
      var weight = 0.0
      let sides = [before ? items[item].before : [], after ? items[item].after : []]
      for (side, neighbours) in sides.enumerated() {
        for (index, neighbour) in neighbours.enumerated() {
          let own =
            items[item].isNode ? port(of: item, index, of: neighbours.count) : items[item].line
          let isStiff = !items[item].isNode && !items[neighbour].isNode
          let pull = isStiff ? 8.0 : 1.0
          sum += pull * (linePosition(of: neighbour, towards: item, before: side == 1) - own)
          weight += pull
        }
      }
      // An item connected only on the other side stays in place, unless it is in the way.
      return weight > 0 ? (sum / weight, weight) : (items[item].position, 0.1)
    }
    settle(column, at: wishes)
  }

  /// The position at which an arrow leaves one item towards another.
  func linePosition(of item: Int, towards other: Int, before: Bool) -> Double {
    guard items[item].isNode else { return items[item].position + items[item].line }
    let list = before ? items[item].before : items[item].after
    // Sorted by their places: see `spreadArrows()`.
    var (index, end) = (0, list.count)
    while index < end {
      let middle = (index + end) / 2
      if items[list[middle]].place < items[other].place {
        index = middle + 1
      } else {
        end = middle
      }
    }
    return items[item].position + port(of: item, index, of: list.count)
  }

  /// The minimum distance of an item from the one above.
  private func distance(_ upper: Int, _ lower: Int) -> Double {
    (items[upper].breadth + items[lower].breadth) / 2 + items[upper].margin + items[lower].margin
  }

  /// Sets the positions of a column's items as near to the wished ones as possible, in order and
  /// with the minimum distances: minimises the weighted sum of squared differences.
  private mutating func settle(_ column: Int, at wishes: [(position: Double, weight: Double)]) {
    struct Block {
      var sum: Double
      var weight: Double
      var count: Int
      var position: Double { sum / weight }
    }
    // After subtracting the minimum distances, positions must only not decrease: neighbours that
    // would are pooled and take their mean.
    let list = columns[column]
    var blocks: [Block] = []
    var offsets: [Double] = []
    var offset = 0.0
    for (place, item) in list.enumerated() {
      if place > 0 { offset += distance(list[place - 1], item) }
      offsets.append(offset)
      let wish = wishes[place]
      var block = Block(sum: (wish.position - offset) * wish.weight, weight: wish.weight, count: 1)
      while let last = blocks.last, last.position >= block.position {
        block.sum += last.sum
        block.weight += last.weight
        block.count += last.count
        blocks.removeLast()
      }
      blocks.append(block)
    }
    var place = 0
    for block in blocks {
      for _ in 0..<block.count {
        items[list[place]].position = block.position + offsets[place]
        place += 1
      }
    }
  }

  /// Straightens arrows where there is room: completely if they cross several columns, and
  /// otherwise small steps at their ends.
  private mutating func straighten() {
    for path in paths {
      let inner = Array(path.dropFirst().dropLast())
      for (item, next) in zip(inner, inner.dropFirst()) { level(next, with: item) }
      for (item, next) in zip(inner.reversed(), inner.reversed().dropFirst()) {
        level(next, with: item)
      }
      if inner.count == 1, let only = inner.first {
        level(only, with: path[0], before: false, atMost: 12)
      }
    }
    for path in paths {
      guard let last = path.last, items[last].before.count == 1 else { continue }
      level(last, with: path[path.count - 2], atMost: 12)
    }
    for path in paths where items[path[0]].after.count == 1 {
      level(path[0], with: path[1], atMost: 12)
    }
  }

  /// Moves an item to where its arrow to another one is straight, if it stays between its
  /// neighbours.
  private mutating func level(
    _ item: Int, with other: Int, before: Bool = true, atMost limit: Double = .infinity
  ) {
    let line = linePosition(of: other, towards: item, before: before)
    let wish = line - items[item].line
    guard abs(wish - items[item].position) <= limit else { return }
    let list = columns[items[item].column]
    let place = items[item].place
    let least =
      place > 0 ? items[list[place - 1]].position + distance(list[place - 1], item) : -.infinity
    let most =
      place + 1 < list.count
      ? items[list[place + 1]].position - distance(item, list[place + 1]) : .infinity
    if least <= wish, wish <= most { items[item].position = wish }
  }

  private mutating func moveToStart() {
    let start = items.map { $0.position - $0.breadth / 2 }.min() ?? 0
    // Whole numbers make lines sharp and level.
    for item in items.indices {
      let line = items[item].position - start + items[item].line
      items[item].position = line.rounded() - items[item].line
    }
  }
}
