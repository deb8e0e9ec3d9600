import Switchback

/// A search as the rules say it, in the fewest words: recursive, quadratic, and nothing shared with
/// the engine.
///
/// - The starting screen, if `current`; its parents, if `parent`; its descendants, if `visible` or
///   `contained`; the layers above, bottom up, if `presented`; the layers below, top down, if
///   `presenting`.
/// - In each container the visible children come before the others.
/// - Each other layer is searched from its root, which is offered only if `current`.
/// - A screen that is being dismissed, and everything in it, is passed over. A start in such a screen
///   hides the start's own layer.
/// - A screen that is met inside itself ends the search in an error; one that is met twice
///   otherwise is offered once.
@MainActor
package struct NaiveSearch {
  /// The screens that are offered, in order, until one is wanted.
  package private(set) var offered: [any Screen] = []
  /// What ends the search after these, if anything does.
  package private(set) var error: HierarchyError?

  private var visited: [any Screen] = []
  /// The same, to look them up in.
  private var identities: [ObjectIdentifier] = []
  private let options: SearchOptions

  package init(_ options: SearchOptions, from start: StartingPoint, in window: any ScreenWindow) {
    self.options = options
    do throws(HierarchyError) {
      try search(start, window)
    } catch {
      self.error = error
    }
  }

  private mutating func search(
    _ start: StartingPoint, _ window: any ScreenWindow
  ) throws(HierarchyError) {
    let screen: (any Screen)? =
      switch start {
      case .root: window.rootScreen
      case .topmost: try naiveLayers(of: window).last
      case .screen(let provide): provide()
      }
    guard let screen else { return }
    var parents: [any Screen] = []
    if case .screen = start { parents = try naiveParents(of: screen) }

    if !([screen] + parents).contains(where: { $0.isBeingDismissed }) {
      offer(screen, isWanted: options.contains(.current))
      let openParents = options.contains(.parent) ? parents : []
      for parent in openParents { offer(parent, isWanted: true) }
      try descend(from: screen, inside: ([screen] + openParents).map { ObjectIdentifier($0) })
    }

    if options.isDisjoint(with: [.presented, .presenting]) { return }
    let layers = try naiveLayers(of: window)
    guard let own = layers.firstIndex(where: { $0 === parents.last ?? screen }) else { return }
    var others: [any Screen] = []
    if options.contains(.presented) { others += layers[(own + 1)...] }
    if options.contains(.presenting) { others += layers[..<own].reversed() }
    for root in others {
      try visit(root, isWanted: options.contains(.current), inside: [])
    }
  }

  private mutating func offer(_ screen: any Screen, isWanted: Bool) {
    visited.append(screen)
    identities.append(ObjectIdentifier(screen))
    if isWanted { offered.append(screen) }
  }

  private mutating func visit(
    _ screen: any Screen, isWanted: Bool, inside path: [ObjectIdentifier]
  ) throws(HierarchyError) {
    if screen.isBeingDismissed { return }
    let identity = ObjectIdentifier(screen)
    if path.contains(identity) { throw .cycle(naiveName(of: screen)) }
    if identities.contains(identity) { return }
    offer(screen, isWanted: isWanted)
    try descend(from: screen, inside: path + [identity])
  }

  private mutating func descend(
    from screen: any Screen, inside path: [ObjectIdentifier]
  ) throws(HierarchyError) {
    guard let container = container(screen) else { return }
    if !options.isDisjoint(with: [.visible, .contained]) {
      for child in container.visibleScreens { try visit(child, isWanted: true, inside: path) }
    }
    if options.contains(.contained) {
      for child in container.containedScreens { try visit(child, isWanted: true, inside: path) }
    }
  }
}

/// The roots of a window's layers: each further one is what the layer below presents, its root or,
/// failing that, a screen on its visible path, the outermost first.
@MainActor
package func naiveLayers(of window: any ScreenWindow) throws(HierarchyError) -> [any Screen] {
  guard let root = window.rootScreen else { return [] }
  return try naiveLayers(from: root)
}

@MainActor
package func naiveLayers(from root: any Screen) throws(HierarchyError) -> [any Screen] {
  var layers = [root]
  while let next = try naivePresented(by: layers[layers.count - 1]) {
    if layers.contains(where: { $0 === next }) { throw .cycle(naiveName(of: next)) }
    layers.append(next)
  }
  return layers
}

@MainActor
private func naivePresented(by root: any Screen) throws(HierarchyError) -> (any Screen)? {
  if let presented = root.presentedScreen, !presented.isBeingDismissed { return presented }
  // A generation after the other: each screen with the place of the container that it was met in.
  var screens: [(screen: any Screen, parent: Int)] = [(root, -1)]
  var next = 0
  while next < screens.count {
    if let container = container(screens[next].screen) {
      for child in container.visibleScreens where !child.isBeingDismissed {
        var outer = next
        while outer >= 0 {
          if screens[outer].screen === child { throw .cycle(naiveName(of: child)) }
          outer = screens[outer].parent
        }
        if screens.contains(where: { $0.screen === child }) { continue }
        if let presented = child.presentedScreen, !presented.isBeingDismissed { return presented }
        screens.append((child, next))
      }
    }
    next += 1
  }
  return nil
}

/// The containers that hold a screen, innermost first.
@MainActor
package func naiveParents(of screen: any Screen) throws(HierarchyError) -> [any Screen] {
  var path = [screen]
  while let parent = path[path.count - 1].parentScreen {
    if path.contains(where: { $0 === parent }) { throw .cycle(naiveName(of: parent)) }
    path.append(parent)
  }
  return Array(path.dropFirst())
}

@MainActor
package func naiveName(of screen: any Screen) -> String {
  (screen as? any NamedScreen)?.screenName ?? "\(type(of: screen))"
}
