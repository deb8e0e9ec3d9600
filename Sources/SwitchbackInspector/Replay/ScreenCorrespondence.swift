import SwitchbackMaps

/// The correspondence between the screens of a replay and those of the recording. The first tree
/// that contains a screen decides, and all later trees must agree.
struct ScreenCorrespondence {
  private var found: [Int: Int] = [:]
  private var recorded: [Int: Int] = [:]

  /// Compares two trees by shape, names and identity.
  ///
  /// - Returns: The first difference in words, or `nil` if there is none.
  func difference(from tree: WindowTree, to other: WindowTree) -> String? {
    for (index, pair) in zip(tree.nodes, other.nodes).enumerated() {
      let line = "line \(index + 1)"
      let (was, now) = pair
      if was.name != now.name { return "\(line) is \(now.name) and was \(was.name)." }
      if was.type != now.type { return "\(line) is of type \(now.type) and was of \(was.type)." }
      if was.kind != now.kind || was.container != now.container || was.presenter != now.presenter {
        return "\(line), \(now.name), is in another place."
      }
      if was.isVisible != now.isVisible {
        return "\(line), \(now.name), is \(now.isVisible ? "" : "not ")shown by its container."
      }
      if was.isLeaving != now.isLeaving { return "\(line), \(now.name), is or was leaving." }
      if let known = found[was.id], known != now.id {
        return "\(line), \(now.name), is another screen than the one that it was before."
      }
      if let known = recorded[now.id], known != was.id {
        return "\(line), \(now.name), is the same screen as before, and was a new one."
      }
    }
    if tree.nodes.count != other.nodes.count {
      return "The number of screens is \(other.nodes.count), and was \(tree.nodes.count)."
    }
    return nil
  }

  /// The position of a recorded screen in a tree of the replay.
  func position(of screen: Int, in tree: WindowTree) -> Int? {
    found[screen].flatMap(tree.position)
  }

  /// Notes the screens of two trees without a difference.
  mutating func note(_ tree: WindowTree, _ other: WindowTree) {
    for (was, now) in zip(tree.nodes, other.nodes) {
      found[was.id] = now.id
      recorded[now.id] = was.id
    }
  }
}
