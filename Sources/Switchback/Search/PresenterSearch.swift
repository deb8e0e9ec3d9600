/// The presentations of the screens of a layer, read from the innermost ones: for hosts that climb
/// to answer.
@MainActor
struct PresenterSearch {
  typealias Presentation = (presenter: any Screen, root: any Screen)

  let nearestPresenter: @MainActor (any Screen) -> (any Screen)?

  /// The presentation of the outermost screen on the visible path that presents one.
  ///
  /// - Complexity: O(*n*), where *n* is the number of screens on a path that does not branch.
  func presentation(
    in root: any Screen, _ container: ContainerClass
  ) throws(HierarchyError) -> Presentation? {
    var (outer, container) = (root, container)
    // To detect a cycle on a path it is enough to compare with one screen passed earlier, chosen
    // anew at doubling distances.
    var landmark = ObjectIdentifier(root)
    var depth = 0
    var distance = 0
    var nextLandmark = 1
    var visible: [any Screen] = []
    while true {
      container.readVisibleScreens(of: outer, into: &visible)
      if visible.count > 1 { return try presentation(breadthFirst: root) }
      guard let screen = visible.first, !screen.isBeingDismissed else {
        return presentation(around: outer, depth: depth)
      }
      depth += 1
      outer = screen
      guard let inner = containerClass(of: screen) else {
        return presentation(around: screen, depth: depth)
      }
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

  /// The presentation of the outermost screen around one at this depth.
  private func presentation(around screen: any Screen, depth: Int) -> Presentation? {
    var found: Presentation?
    var candidate: (any Screen)? = screen
    for _ in 0...depth {
      guard let presenter = candidate.flatMap(nearestPresenter) else { break }
      if let presented = presenter.presentedScreen, !presented.isBeingDismissed {
        found = (presenter, presented)
      }
      candidate = presenter.parentScreen
    }
    return found
  }

  /// Outermost first. The innermost screens tell whether any screen presents at all.
  private func presentation(
    breadthFirst root: any Screen
  ) throws(HierarchyError) -> Presentation? {
    var queue: [(screen: any Screen, container: (any ContainerScreen)?, around: Int)] = [
      (root, asContainer(root), -1)
    ]
    var seen = IdentitySet()
    _ = seen.insert(root)
    var head = 0
    var presents = false
    while head < queue.count {
      defer { head += 1 }
      let count = queue.count
      let visible = queue[head].container?.visibleScreens ?? []
      for screen in visible where !screen.isBeingDismissed {
        let inner = asContainer(screen)
        if inner != nil, !seen.insert(screen) {
          // Is it reported by two containers, or inside itself?
          var around = head
          while around >= 0, queue[around].screen !== screen { around = queue[around].around }
          if around >= 0 { throw .cycle(name(of: screen)) }
          continue
        }
        queue.append((screen, inner, head))
      }
      let isInnermost = queue.count == count
      if isInnermost, !presents { presents = nearestPresenter(queue[head].screen) != nil }
    }
    guard presents else { return nil }
    for (screen, _, _) in queue {
      if let presented = screen.presentedScreen, !presented.isBeingDismissed {
        return (screen, presented)
      }
    }
    return nil
  }
}
