/// Finds the screen that a way back leads to.
struct BackFinder: Finder, CustomStringConvertible {
  enum Way: String {
    case previous, popToRoot, dismissal, dismissAll, start
  }

  let way: Way

  nonisolated var description: String { "BackStep.\(way.rawValue)" }

  func findScreen(with context: Void, in hierarchy: Hierarchy) throws -> (any Screen)? {
    let layers = try hierarchy.layers
    guard let lowest = layers.first, let topmost = layers.last else { throw HierarchyError.noRoot }
    switch way {
    case .previous:
      if let screen = try hierarchy.poppable(from: topmost) { return screen }
      guard layers.count > 1 else {
        throw NothingBehindError.previous(name(of: try hierarchy.leaf(of: topmost)))
      }
      return try hierarchy.leaf(of: layers[layers.count - 2])
    case .popToRoot:
      return try hierarchy.popToRoot(from: topmost)
    case .dismissal:
      guard layers.count > 1 else { throw NothingBehindError.modal(name(of: topmost)) }
      return try hierarchy.leaf(of: layers[layers.count - 2])
    case .dismissAll:
      return try hierarchy.leaf(of: lowest)
    case .start:
      return try hierarchy.popToRoot(from: lowest)
    }
  }
}

/// A way back led nowhere.
public enum NothingBehindError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is nothing below the screen: it is the first of its stack, if it is in one, and in the
  /// lowest layer.
  case previous(String)
  /// The layer with this root shows no stack.
  case stack(String)
  /// There is no modal layer to dismiss. Carries the name of the window's root.
  case modal(String)

  public var description: String {
    switch self {
    case .previous(let screen):
      "There is nothing to go back to: \(screen) is the first screen of the window's lowest layer. "
        + "Navigate to a destination instead."
    case .stack(let root):
      "There is no stack to go back in: \(root) shows none. Name the screen to go back to."
    case .modal(let root):
      "There is no modal layer to dismiss: the window shows only \(root)."
    }
  }
}

extension Hierarchy {
  /// The innermost visible screen of a layer; in a split view, that of the secondary side.
  ///
  /// - Complexity: O(*v*), where *v* is the number of visible screens.
  func leaf(of root: any Screen) throws -> any Screen {
    var leaf = root
    try visit(root) { leaf = $0 }
    return leaf
  }

  /// The screen below the top of the innermost stack on display that has one.
  fileprivate func poppable(from root: any Screen) throws -> (any Screen)? {
    var below: (any Screen)?
    try visit(root) { screen in
      guard let stack = screen as? any StackContainer, let top = stack.visibleScreens.last
      else { return }
      let screens = stack.containedScreens
      guard let position = screens.lastIndex(where: { $0 === top }), position > 0 else { return }
      below = screens[position - 1]
    }
    return below
  }

  fileprivate func popToRoot(from root: any Screen) throws -> any Screen {
    var first: (any Screen)?
    try visit(root) { screen in
      if let stack = screen as? any StackContainer { first = stack.containedScreens.first ?? first }
    }
    guard let first else { throw NothingBehindError.stack(name(of: root)) }
    return first
  }

  /// Visits the screens on display in a layer, the outer ones before the inner ones.
  private func visit(_ root: any Screen, _ body: (any Screen) -> Void) throws {
    let options: SearchOptions = [.current, .visible]
    let _: (any Screen)? = try first((any Screen).self, options, from: .screen { root }) {
      body($0)
      return false
    }
  }
}
