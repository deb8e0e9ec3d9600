import Switchback
import SwitchbackModel

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

  private var visited: [ObjectIdentifier] = []
  private let options: SearchOptions

  /// The screens offered into which the search would have looked, had they said what is in them. Unknown if the start
  /// is not offered.
  package var closed: [any Screen]? {
    if !options.contains(.current) { return nil }
    if options.isDisjoint(with: [.visible, .contained]) { return [] }
    return offered.filter { $0.unsearchedContent == .notAContainer }
  }

  package init(_ options: SearchOptions, from start: StartingPoint, in window: any ScreenWindow) {
    self.options = options
    offered.reserveCapacity(16)
    visited.reserveCapacity(16)
    do throws(HierarchyError) {
      try search(start, window)
    } catch {
      self.error = error
    }
  }

  private mutating func search(
    _ start: StartingPoint, _ window: any ScreenWindow
  ) throws(HierarchyError) {
    var knownLayers: [any Screen]?
    let screen: (any Screen)?
    switch start {
    case .root: screen = window.rootScreen
    case .topmost:
      let layers = try naiveLayers(of: window)
      screen = layers.last
      knownLayers = layers
    case .screen(let provide): screen = provide()
    }
    guard let screen else { return }
    var parents: [any Screen] = []
    if case .screen = start { parents = try naiveParents(of: screen) }

    if !isAnyBeingDismissed(screen, parents) {
      offer(screen, isWanted: options.contains(.current))
      var path = [ObjectIdentifier(screen)]
      if options.contains(.parent) {
        for parent in parents {
          offer(parent, isWanted: true)
          path.append(ObjectIdentifier(parent))
        }
      }
      try descend(from: screen, inside: &path)
    }

    if options.isDisjoint(with: [.presented, .presenting]) { return }
    let layers = if let knownLayers { knownLayers } else { try naiveLayers(of: window) }
    guard let own = layers.position(of: parents.last ?? screen) else { return }
    var path: [ObjectIdentifier] = []
    if options.contains(.presented) {
      for root in layers[(own + 1)...] {
        try visit(root, isWanted: options.contains(.current), inside: &path)
      }
    }
    if options.contains(.presenting) {
      for root in layers[..<own].reversed() {
        try visit(root, isWanted: options.contains(.current), inside: &path)
      }
    }
  }

  private func isAnyBeingDismissed(_ screen: any Screen, _ parents: [any Screen]) -> Bool {
    if screen.isBeingDismissed { return true }
    for parent in parents where parent.isBeingDismissed { return true }
    return false
  }

  private mutating func offer(_ screen: any Screen, isWanted: Bool) {
    visited.append(ObjectIdentifier(screen))
    if isWanted { offered.append(screen) }
  }

  private mutating func visit(
    _ screen: any Screen, isWanted: Bool, inside path: inout [ObjectIdentifier]
  ) throws(HierarchyError) {
    if screen.isBeingDismissed { return }
    let identity = ObjectIdentifier(screen)
    if path.contains(identity) { throw .cycle(naiveName(of: screen)) }
    if visited.contains(identity) { return }
    offer(screen, isWanted: isWanted)
    path.append(identity)
    try descend(from: screen, inside: &path)
    path.removeLast()
  }

  private mutating func descend(
    from screen: any Screen, inside path: inout [ObjectIdentifier]
  ) throws(HierarchyError) {
    guard let container = container(screen) else { return }
    if !options.isDisjoint(with: [.visible, .contained]) {
      for child in container.visibleScreens { try visit(child, isWanted: true, inside: &path) }
    }
    if options.contains(.contained) {
      for child in container.containedScreens { try visit(child, isWanted: true, inside: &path) }
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
    if layers.position(of: next) != nil { throw .cycle(naiveName(of: next)) }
    layers.append(next)
  }
  return layers
}

@MainActor
private func naivePresented(by root: any Screen) throws(HierarchyError) -> (any Screen)? {
  if let presented = root.presentedScreen, !presented.isBeingDismissed { return presented }
  guard let outermost = container(root) else { return nil }
  // A generation after the other: each container with the place of the one that it was met in.
  var containers: [(container: any ContainerScreen, parent: Int)] = [(outermost, -1)]
  var next = 0
  while next < containers.count {
    for child in containers[next].container.visibleScreens where !child.isBeingDismissed {
      var outer = next
      while outer >= 0 {
        if containers[outer].container === child { throw .cycle(naiveName(of: child)) }
        outer = containers[outer].parent
      }
      if let presented = child.presentedScreen, !presented.isBeingDismissed { return presented }
      if let inner = container(child), !isAmong(containers, inner) {
        containers.append((inner, next))
      }
    }
    next += 1
  }
  return nil
}

private func isAmong(
  _ containers: [(container: any ContainerScreen, parent: Int)], _ wanted: any ContainerScreen
) -> Bool {
  containers.contains { $0.container === wanted }
}

/// The screen that a way back leads to. Nil, if nothing is behind.
@MainActor
func naiveWayBack(_ way: BackWay, in window: any ScreenWindow) throws -> (any Screen)? {
  let layers = try naiveLayers(of: window)
  guard let lowest = layers.first, let topmost = layers.last else { return nil }
  /// The screens on display in a layer, the outer ones before the inner ones.
  func shown(in root: any Screen) throws -> [any Screen] {
    let search = NaiveSearch([.current, .visible], from: .screen { root }, in: window)
    if let error = search.error { throw error }
    return search.offered
  }
  /// What is behind a screen on display inside itself: the column before, or what is below in a stack.
  func behind(in screen: any Screen) -> (any Screen)? {
    if let split = screen as? ModelSplit, split.isCollapsed {
      return split.screens.prefix { $0 !== split.visibleScreens.first }.last
    }
    if screen is any SplitContainer { return nil }
    return (screen as? any StackContainer)?.containedScreens.dropLast().last
  }
  func first(in screen: any Screen) -> (any Screen)? {
    (screen as? any StackContainer)?.containedScreens.first
  }
  switch way {
  case .previous:
    if let screen = try shown(in: topmost).compactMap(behind).last { return screen }
    return try layers.dropLast().last.flatMap { try shown(in: $0).last }
  case .popToRoot: return try shown(in: topmost).compactMap(first).last
  case .dismissal: return try layers.dropLast().last.flatMap { try shown(in: $0).last }
  case .dismissAll: return try shown(in: lowest).last
  case .start: return try shown(in: lowest).compactMap(first).last
  }
}

/// The containers that hold a screen, innermost first.
@MainActor
package func naiveParents(of screen: any Screen) throws(HierarchyError) -> [any Screen] {
  var path = [screen]
  while let parent = path[path.count - 1].parentScreen {
    if path.position(of: parent) != nil { throw .cycle(naiveName(of: parent)) }
    path.append(parent)
  }
  return Array(path.dropFirst())
}

@MainActor
package func naiveName(of screen: any Screen) -> String {
  (screen as? any NamedScreen)?.screenName ?? "\(type(of: screen))"
}

extension Array where Element == any Screen {
  // NB: not in a closure of code that is isolated: it would check its actor each time it is called.
  func position(of screen: any Screen) -> Int? {
    firstIndex { $0 === screen }
  }
}
