extension WindowTree {
  /// The positions of the roots of the layers, from the bottom up.
  public var layers: [Int] { nodes.indices.filter { nodes[$0].container == nil } }

  /// The positions of the screens directly in each screen.
  public var children: [[Int]] {
    var children = Array(repeating: [Int](), count: nodes.count)
    for (index, node) in nodes.enumerated() {
      if let container = node.container { children[container].append(index) }
    }
    return children
  }

  /// For each screen, whether the user sees it: its containers show it, and no layer is above.
  public var onDisplay: [Bool] {
    guard let top = layers.last else { return [] }
    var onDisplay: [Bool] = []
    for (index, node) in nodes.enumerated() {
      onDisplay.append(node.container.map { onDisplay[$0] && node.isVisible } ?? (index == top))
    }
    return onDisplay
  }

  /// The position of a screen.
  public func position(of id: Int) -> Int? { nodes.firstIndex { $0.id == id } }

  /// The tree as text, as `Hierarchy.drawing` writes it.
  ///
  /// - Complexity: O(*n* · *d*), where *n* is the number of screens and *d* the depth of the deepest one.
  public var drawing: String {
    let children = children
    let layers = layers
    let presenters = Set(nodes.compactMap(\.presenter))
    var text = "window"
    var pending = layers.reversed().map { (position: $0, margin: "", isLast: $0 == layers.last) }
    while let (position, margin, isLast) = pending.popLast() {
      let node = nodes[position]
      text += "\n\(margin)\(isLast ? "└─ " : "├─ ")"
      if node.container == nil {
        text += (position == layers.first ? "" : "modal ") + node.name
      } else {
        text += node.name + (node.isVisible ? "*" : "")
        if presenters.contains(position) { text += " ^" }
      }
      if node.isLeaving { text += " (leaving)" }
      let inner = margin + (isLast ? "   " : "│  ")
      for child in children[position].reversed() {
        pending.append((child, inner, child == children[position].last))
      }
    }
    return text
  }
}
