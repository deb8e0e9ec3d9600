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
  init(root: any Screen) throws(HierarchyError) {
    roots = [root]
    var seen: IdentityTable?
    while let (presenter, presented) = try Self.presentation(in: roots[roots.count - 1]) {
      if seen == nil {
        seen = IdentityTable()
        _ = seen?.insert(root, 0)
      }
      if seen?.insert(presented, 0) != nil { throw .cycle(name(of: presented)) }
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
    in root: any Screen
  ) throws(HierarchyError) -> (presenter: any Screen, presented: any Screen)? {
    if let presented = root.presentedScreen, !presented.isBeingDismissed {
      return (root, presented)
    }
    guard var container = asContainer(root) else { return nil }
    // Most containers show one screen. To find a cycle on such a path it is enough to compare with
    // one screen passed earlier, chosen anew at doubling distances.
    var landmark = container
    var distance = 0
    var nextLandmark = 1
    while true {
      let visible = container.visibleScreens
      guard visible.count == 1 else {
        return visible.isEmpty ? nil : try presentation(breadthFirst: container)
      }
      let screen = visible[0]
      if screen.isBeingDismissed { return nil }
      if let presented = screen.presentedScreen, !presented.isBeingDismissed {
        return (screen, presented)
      }
      guard let inner = asContainer(screen) else { return nil }
      if inner === landmark { throw .cycle(name(of: inner)) }
      container = inner
      distance += 1
      if distance == nextLandmark {
        landmark = container
        nextLandmark *= 2
        distance = 0
      }
    }
  }

  /// Outermost first.
  @MainActor
  private static func presentation(
    breadthFirst container: any ContainerScreen
  ) throws(HierarchyError) -> (presenter: any Screen, presented: any Screen)? {
    var queue: [(container: any ContainerScreen, around: Int)] = [(container, -1)]
    var seen = IdentityTable()
    _ = seen.insert(container, 0)
    var head = 0
    while head < queue.count {
      for screen in queue[head].container.visibleScreens where !screen.isBeingDismissed {
        if let presented = screen.presentedScreen, !presented.isBeingDismissed {
          return (screen, presented)
        }
        guard let container = asContainer(screen) else { continue }
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
