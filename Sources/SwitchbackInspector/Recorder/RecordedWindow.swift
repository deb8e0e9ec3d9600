import Switchback
import SwitchbackMaps

/// A window that a recorder knows, and its screens when the recorder last read them.
@MainActor
struct RecordedWindow {
  weak var window: (any ScreenWindow)?
  let name: String
  var tree = WindowTree()
  var hasEvents = false
  /// Whether there has been no window yet.
  var isVacant = true
}

extension NavigationRecorder {
  /// The index of a window in the list. Reads a new window for the first time, and drops the screens
  /// of those that are gone.
  func known(_ window: any ScreenWindow) -> Int {
    for index in windows.indices where windows[index].window == nil && !isBusy(index) {
      windows[index].tree = WindowTree()
    }
    if let index = windows.firstIndex(where: { $0.window === window }) { return index }
    let index = vacantWindow
    windows[index].window = window
    windows[index].tree = read(window)
    windows[index].isVacant = false
    return index
  }

  /// The index of the next window, before it is there.
  var vacantWindow: Int {
    if let index = windows.firstIndex(where: \.isVacant) { return index }
    let name = windows.isEmpty ? "main" : "window \(windows.count + 1)"
    windows.append(RecordedWindow(name: name))
    return windows.count - 1
  }

  /// The screens of a window at this moment.
  func read(_ window: any ScreenWindow) -> WindowTree {
    redaction(WindowTree(of: window) { self.numbers.number(of: $0) })
  }

  /// Reads a window, and records the changes since the last time.
  ///
  /// - Returns: The screens of the window at this moment.
  @discardableResult
  func see(_ window: any ScreenWindow) -> WindowTree {
    let index = known(window)
    let old = windows[index].tree
    let new = read(window)
    // Keeps the old tree if the two are equal, so that both share their memory.
    guard new != old else { return old }
    windows[index].tree = new
    // The app has just started: there is nothing to compare with.
    if old.nodes.isEmpty, !windows[index].hasEvents { return new }
    windows[index].hasEvents = true
    var change = RecordedChange(from: old, to: new)
    change.title = redaction(.sentence, change.title)
    append(
      log.add(
        window: index, time: seconds, .change(change), before: old, after: new, limits: limits))
    return new
  }

  /// Reads a window that a navigation may have changed.
  ///
  /// - Returns: The screens of the window at this moment, or the last known ones if it is gone.
  func seeResult(in index: Int) -> WindowTree {
    guard let new = windows[index].window.map({ read($0) }), new != windows[index].tree
    else { return windows[index].tree }
    windows[index].tree = new
    return new
  }
}

extension RecordedChange {
  /// Describes the moves of a user from one tree to another.
  init(from old: WindowTree, to new: WindowTree) {
    let known = Dictionary(
      uniqueKeysWithValues: old.nodes.indices.map { (old.nodes[$0].id, $0) })
    let moves = Self.moves(from: old, to: new, known)
    self.moves = moves
    title = Self.title(moves, old, new, known)
  }

  /// - Parameter known: The positions of the old screens by their numbers.
  private static func moves(
    from old: WindowTree, to new: WindowTree, _ known: [Int: Int]
  ) -> [Move]? {
    guard !new.nodes.isEmpty, new.nodes.allSatisfy({ known[$0.id] != nil }),
      old.nodes.first?.id == new.nodes.first?.id
    else { return nil }
    if haveChanged(old, new, known) { return nil }
    let kept = Set(new.nodes.map(\.id))
    var moves: [Move] = []
    if let gone = old.layers.dropFirst().first(where: { !kept.contains(old.nodes[$0].id) }),
      let presenter = old.nodes[gone].presenter
    {
      moves.append(.dismiss(presentedBy: old.nodes[presenter].id))
    }
    let before = old.children
    let after = new.children
    for (position, node) in new.nodes.enumerated() where node.kind != .screen {
      guard let was = known[node.id] else { return nil }
      let children = after[position].map { new.nodes[$0].id }
      let childrenBefore = before[was].map { old.nodes[$0].id }
      let shown = after[position].filter { new.nodes[$0].isVisible }.map { new.nodes[$0].id }
      let shownBefore = before[was].filter { old.nodes[$0].isVisible }.map { old.nodes[$0].id }
      if children != childrenBefore {
        if node.kind == .stack, let last = children.last, childrenBefore.starts(with: children) {
          moves.append(.show(last, in: node.id))
        } else {
          moves.append(.arrange(children, in: node.id))
        }
      } else if shown != shownBefore {
        // Columns come and go with the user's wish and the window's width.
        guard shown.count == max(1, shownBefore.count),
          let revealed = shown.first(where: { !shownBefore.contains($0) })
        else { return nil }
        moves.append(.show(revealed, in: node.id))
      }
    }
    return moves
  }

  /// Whether a screen of both trees has changed in a way that is no move: its name, whether it is
  /// leaving, its container or its presenter.
  private static func haveChanged(
    _ old: WindowTree, _ new: WindowTree, _ known: [Int: Int]
  ) -> Bool {
    new.nodes.contains { node in
      guard let was = known[node.id].map({ old.nodes[$0] }) else { return false }
      return node.name != was.name || node.isLeaving != was.isLeaving
        || node.container.map { new.nodes[$0].id } != was.container.map { old.nodes[$0].id }
        || node.presenter.map { new.nodes[$0].id } != was.presenter.map { old.nodes[$0].id }
    }
  }

  private static func title(
    _ moves: [Move]?, _ old: WindowTree, _ new: WindowTree, _ known: [Int: Int]
  ) -> String {
    func name(_ id: Int, _ tree: WindowTree) -> String {
      tree.position(of: id).map { tree.nodes[$0].name } ?? "a screen"
    }
    guard let moves else {
      if new.nodes.first?.id != old.nodes.first?.id { return "The root was replaced" }
      guard new.nodes.allSatisfy({ known[$0.id] != nil }) else {
        return "The app showed other screens"
      }
      return haveChanged(old, new, known) ? "The screens changed" : "The visible screens changed"
    }
    let parts = moves.map { move in
      switch move {
      case .dismiss(let presenter):
        "dismissed what \(name(presenter, old)) presents"
      case .arrange(_, let container):
        "rearranged \(name(container, new))"
      case .show(let screen, let container):
        new.position(of: container).map { new.nodes[$0].kind } == .tabs
          ? "selected the tab of \(innermost(screen, new))" : "went back to \(name(screen, new))"
      }
    }
    let text = parts.joined(separator: ", ")
    return text.isEmpty ? "The screens changed" : text.prefix(1).uppercased() + text.dropFirst()
  }

  /// The name of the first screen in a tab, which serves as the tab's name.
  private static func innermost(_ id: Int, _ tree: WindowTree) -> String {
    guard var position = tree.position(of: id) else { return "a screen" }
    let children = tree.children
    while let first = children[position].first { position = first }
    return tree.nodes[position].name
  }
}
