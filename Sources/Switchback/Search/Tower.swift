/// The layers of a window, from the bottom up.
///
/// Layer 0 is the window's root. The layer below presents each further layer: its root or, failing
/// that, a screen on its visible path, outermost first. A layer that is being dismissed, and with
/// it all above, is not part of the tower.
struct Tower {
  /// The root of the lowest layer.
  let root: any Screen

  /// The layers above it: their roots, each with the screen below that presents it.
  private(set) var upper: [(presenter: any Screen, root: any Screen)] = []

  /// - Throws: ``HierarchyError/cycle(_:)`` if a layer presents one below it.
  /// - Complexity: O(*n*), where *n* is the number of screens on the visible paths.
  @MainActor
  init(root: any Screen) throws(HierarchyError) {
    self.root = root
    // To detect a cycle it is enough to compare with the lowest layer and with one passed earlier,
    // chosen anew at doubling distances.
    let bottom = ObjectIdentifier(root)
    var landmark = bottom
    var nextLandmark = 1
    var top = root
    while let layer = try Self.presentation(in: top) {
      top = layer.root
      let id = ObjectIdentifier(top)
      if id == bottom || id == landmark { throw .cycle(name(of: top)) }
      upper.append(layer)
      if upper.count == nextLandmark {
        landmark = id
        nextLandmark *= 2
      }
    }
  }

  var count: Int { upper.count + 1 }

  var topmost: any Screen { upper.last?.root ?? root }

  /// The roots of the layers, from the bottom up.
  var roots: [any Screen] { [root] + upper.map(\.root) }

  /// The layer with this root, searched from the top down.
  func layer(withRoot root: any Screen) -> Int? {
    upper.lastIndex { $0.root === root }.map { $0 + 1 } ?? (root === self.root ? 0 : nil)
  }

  @MainActor
  private static func presentation(
    in root: any Screen
  ) throws(HierarchyError) -> (presenter: any Screen, root: any Screen)? {
    if let presented = root.presentedScreen, !presented.isBeingDismissed {
      return (root, presented)
    }
    guard var container = containerClass(of: root) else { return nil }
    if let lookup = type(of: root).presenterLookup {
      return try PresenterSearch(nearestPresenter: lookup).presentation(in: root, container)
    }
    // Most containers show one screen. To detect a cycle on such a path it is enough to compare
    // with one screen passed earlier, chosen anew at doubling distances.
    var screen = root
    var landmark = ObjectIdentifier(root)
    var distance = 0
    var nextLandmark = 1
    var visible: [any Screen] = []
    while true {
      container.readVisibleScreens(of: screen, into: &visible)
      guard visible.count == 1 else {
        return visible.isEmpty
          ? nil : try presentation(breadthFirst: container.type.container(screen))
      }
      screen = visible[0]
      if screen.isBeingDismissed { return nil }
      if let presented = screen.presentedScreen, !presented.isBeingDismissed {
        return (screen, presented)
      }
      guard let inner = containerClass(of: screen) else { return nil }
      let id = ObjectIdentifier(screen)
      if id == landmark { throw .cycle(name(of: screen)) }
      container = inner
      distance += 1
      if distance == nextLandmark {
        landmark = id
        nextLandmark *= 2
        distance = 0
      }
    }
  }

  /// Outermost first.
  @MainActor
  private static func presentation(
    breadthFirst container: any ContainerScreen
  ) throws(HierarchyError) -> (presenter: any Screen, root: any Screen)? {
    var queue: [(container: any ContainerScreen, around: Int)] = [(container, -1)]
    var seen = IdentitySet()
    _ = seen.insert(container)
    var head = 0
    while head < queue.count {
      for screen in queue[head].container.visibleScreens where !screen.isBeingDismissed {
        if let presented = screen.presentedScreen, !presented.isBeingDismissed {
          return (screen, presented)
        }
        guard let container = asContainer(screen) else { continue }
        if !seen.insert(screen) {
          // Is it reported by two containers, or inside itself?
          var around = head
          while around >= 0, queue[around].container !== screen { around = queue[around].around }
          if around >= 0 { throw .cycle(name(of: screen)) }
          continue
        }
        queue.append((container, head))
      }
      head += 1
    }
    return nil
  }
}
