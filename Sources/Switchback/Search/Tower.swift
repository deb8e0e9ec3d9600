/// The layers of a window, from the bottom up.
///
/// Layer 0 is the window's root. Each further layer is what the layer below presents: its root or,
/// failing that, a screen on its visible path, outermost first. A layer that is being dismissed,
/// and with it all above, is not part of the tower.
struct Tower {
  /// The roots of the layers. Never empty.
  private(set) var roots: [any Screen]

  /// `presenters[n]` presents `roots[n + 1]`.
  private(set) var presenters: [any Screen] = []

  /// - Throws: ``HierarchyError/cycle(_:)`` if a layer presents one below it.
  /// - Complexity: O(*n*), where *n* is the number of screens on the visible paths.
  @MainActor
  init(root: any Screen, classes: ScreenClasses) throws(HierarchyError) {
    roots = [root]
    guard root.presentedScreen != nil || classes.container(root) != nil else { return }
    var seen = IdentityTable()
    _ = seen.insert(root, 0)
    while let (presenter, presented) = try Self.presentation(in: roots[roots.count - 1], classes) {
      if seen.insert(presented, 0) != nil { throw .cycle(name(of: presented)) }
      presenters.append(presenter)
      roots.append(presented)
    }
  }

  /// The layer with this root, looked for from the top down.
  func layer(withRoot root: any Screen) -> Int? {
    roots.lastIndex { $0 === root }
  }

  @MainActor
  private static func presentation(
    in root: any Screen, _ classes: ScreenClasses
  ) throws(HierarchyError) -> (presenter: any Screen, presented: any Screen)? {
    if let presented = root.presentedScreen, !presented.isBeingDismissed {
      return (root, presented)
    }
    guard let container = classes.container(root) else { return nil }
    // Breadth first: outermost first.
    var queue: [(container: any ContainerScreen, around: Int)] = [(container, -1)]
    var seen = IdentityTable()
    _ = seen.insert(container, 0)
    var head = 0
    while head < queue.count {
      for screen in queue[head].container.visibleScreens where !screen.isBeingDismissed {
        if let presented = screen.presentedScreen, !presented.isBeingDismissed {
          return (screen, presented)
        }
        guard let container = classes.container(screen) else { continue }
        if let known = seen.insert(screen, Int32(queue.count)) {
          // Reported by two containers, or inside itself?
          var around = head
          while around > known { around = queue[around].around }
          if around == known { throw .cycle(name(of: screen)) }
          continue
        }
        queue.append((container, head))
      }
      head += 1
    }
    return nil
  }
}
