/// Frames for the boxes of a window: sheets above the base, tabs side by side, stacks as decks.
struct WindowLayout {
  struct Placed {
    let position: Int
    let around: Int?
    let frame: Frame
    /// Whether only its edge is visible, below the screen above it.
    var isEdge = false
    var isSheet = false
    var isRaised = false
  }

  private static let head = 22.0
  private static let edge = 24.0
  private static let padding = 8.0
  private static let gap = 7.0
  private static let front = 56.0
  /// Deeper screens are omitted: they would have no room.
  private static let maximumDepth = 24

  private let difference: WindowDifference
  private let heights: [Double]
  private(set) var placed: [Placed] = []
  private(set) var height = 0.0

  init(_ difference: WindowDifference, width: Double) {
    self.difference = difference
    heights = Self.heights(difference)
    for (level, position) in difference.layers.enumerated().reversed() {
      let inset = Double(min(level, 3)) * 14
      let own = heights[position] + (level > 0 ? 5 : 0)
      place(
        Placed(
          position: position, around: nil,
          frame: Frame(x: inset, y: height, width: width - 2 * inset, height: own),
          isSheet: level > 0))
      height += own + (level > 0 ? 12 : 0)
    }
  }

  /// The height that each box needs for the boxes in it.
  ///
  /// Positions do not reveal what is inside what, as the boxes of removed screens come last. So
  /// this determines an order first, and walks it from the inside out.
  private static func heights(_ difference: WindowDifference) -> [Double] {
    var heights = Array(repeating: front, count: difference.boxes.count)
    var order: [Int] = []
    var pending = difference.layers
    while let position = pending.popLast() {
      order.append(position)
      pending += difference.boxes[position].children
    }
    for position in order.reversed() {
      let box = difference.boxes[position]
      if box.node.kind == .screen || box.children.isEmpty { continue }
      let living = box.children.filter { box.isGone || !difference.boxes[$0].isGone }
      if box.node.kind == .stack {
        let top = living.last.map { heights[$0] } ?? 0
        let gone = Double(box.children.count - living.count)
        heights[position] =
          head + Double(max(0, living.count - 1)) * edge + top + gone * (edge + 4) + padding
      } else {
        heights[position] = head + (box.children.map { heights[$0] }.max() ?? 0) + 6 + padding
      }
    }
    return heights
  }

  private mutating func place(_ root: Placed) {
    var pending = [(root, 0)]
    while let (item, depth) = pending.popLast() {
      placed.append(item)
      guard depth < Self.maximumDepth, item.frame.width > 24, !item.isEdge else { continue }
      pending += inside(item).reversed().map { ($0, depth + 1) }
    }
  }

  private func inside(_ item: Placed) -> [Placed] {
    let box = difference.boxes[item.position]
    let padding = item.frame.width < 90 ? 4 : Self.padding
    let top = item.frame.y + Self.head + (item.isSheet ? 5 : 0)
    let room = Frame(
      x: item.frame.x + padding, y: top, width: item.frame.width - 2 * padding,
      height: item.frame.bottom - Self.padding - top)
    return box.node.kind == .stack
      ? deck(box, item.position, room) : columns(box, item.position, room)
  }

  private func deck(_ box: WindowDifference.Box, _ around: Int, _ room: Frame) -> [Placed] {
    let living = box.children.filter { box.isGone || !difference.boxes[$0].isGone }
    let gone = box.isGone ? [] : box.children.filter { difference.boxes[$0].isGone }
    let bottom = room.bottom - Double(gone.count) * (Self.edge + 4)
    var cards: [Placed] = []
    for (index, child) in living.enumerated() {
      let below = living.count - 1 - index
      let inset = Double(min(3, below)) * 5
      let y = room.y + Double(index) * Self.edge
      cards.append(
        Placed(
          position: child, around: around,
          frame: Frame(
            x: room.x + inset, y: y, width: room.width - 2 * inset,
            height: below == 0 ? bottom - y : Self.edge + 10),
          isEdge: below > 0))
    }
    for (index, child) in gone.enumerated() {
      cards.append(
        Placed(
          position: child, around: around,
          frame: Frame(
            x: room.x, y: bottom + 4 + Double(index) * (Self.edge + 4), width: room.width,
            height: Self.edge),
          isEdge: true))
    }
    return cards
  }

  private func columns(_ box: WindowDifference.Box, _ around: Int, _ room: Frame) -> [Placed] {
    let children = box.children
    let isSplit = box.node.kind == .split && children.count == 2
    let selected = isSplit ? 1 : children.firstIndex { difference.boxes[$0].isVisible }
    let total = room.width - Self.gap * Double(children.count - 1)
    let wide = total * (isSplit ? 0.64 : 0.42)
    var x = room.x
    return children.enumerated().map { index, child in
      let isWide = index == selected && children.count > 1
      let share = selected == nil || children.count == 1
      let width =
        isWide
        ? wide
        : share ? total / Double(children.count) : (total - wide) / Double(children.count - 1)
      let drop = isSplit || index == selected ? 0.0 : 6
      defer { x += width + Self.gap }
      return Placed(
        position: child, around: around,
        frame: Frame(x: x, y: room.y + drop, width: width, height: room.height - drop),
        isRaised: isWide && !isSplit)
    }
  }
}
