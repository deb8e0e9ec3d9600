extension Hierarchy {
  /// The tree as text.
  ///
  ///     window
  ///     ├─ tabs
  ///     │  ├─ stack*
  ///     │  │  ├─ Home
  ///     │  │  └─ Product(42)*
  ///     │  └─ stack
  ///     │     └─ Bag*
  ///     └─ modal stack
  ///        └─ Login*
  ///
  /// One line for each layer, from the bottom up, followed by its contents. `*` marks the children
  /// that their container shows, `^` the screen that presents the layer above if it is not the root
  /// of its own, `(leaving)` a screen in a container that is being dismissed. A layer that is being
  /// dismissed is omitted. A screen that was already drawn is followed by `(again)` and not drawn a
  /// second time.
  ///
  /// - Complexity: O(*n* · *d*), where *n* is the number of screens and *d* their depth.
  public var drawing: String {
    guard let root else { return "window" }
    var drawing = HierarchyDrawing(
      layers: (try? layers) ?? [root], presenters: (try? tower()?.upper.map(\.presenter)) ?? [])
    return drawing.text()
  }
}

extension ScreenWindow {
  /// The window's screens as text. See ``Hierarchy/drawing``.
  public var drawing: String { Hierarchy(of: self).drawing }
}

@MainActor
private struct HierarchyDrawing: ~Copyable {
  private struct Item {
    let screen: any Screen
    let margin: String
    let isLast: Bool
    let isLayer: Bool
    let isVisible: Bool
  }

  private let layers: [any Screen]
  private let presenters: [any Screen]
  private var seen = IdentitySet()

  init(layers: [any Screen], presenters: [any Screen]) {
    self.layers = layers
    self.presenters = presenters
  }

  mutating func text() -> String {
    var text = "window"
    var stack = layers.enumerated().reversed().map { index, screen in
      Item(
        screen: screen, margin: "", isLast: index == layers.count - 1, isLayer: true,
        isVisible: false)
    }
    while let item = stack.popLast() {
      text += "\n\(item.margin)\(item.isLast ? "└─ " : "├─ ")\(line(item))"
      if !seen.insert(item.screen) {
        text += " (again)"
        continue
      }
      guard let container = item.screen as? any ContainerScreen else { continue }
      let visible = container.visibleScreens
      let children = container.containedScreens
      let margin = item.margin + (item.isLast ? "   " : "│  ")
      for (index, child) in children.enumerated().reversed() {
        stack.append(
          Item(
            screen: child, margin: margin, isLast: index == children.count - 1, isLayer: false,
            isVisible: visible.contains { $0 === child }))
      }
    }
    return text
  }

  private func line(_ item: Item) -> String {
    var line = name(of: item.screen)
    if item.isLayer {
      if item.screen !== layers[0] { line = "modal " + line }
    } else {
      if item.isVisible { line += "*" }
      if presenters.contains(where: { $0 === item.screen }) { line += " ^" }
    }
    if item.screen.isBeingDismissed { line += " (leaving)" }
    return line
  }
}
