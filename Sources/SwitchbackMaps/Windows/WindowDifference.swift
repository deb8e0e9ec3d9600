/// Two trees merged: all screens of the later tree, and each removed screen in its old place.
struct WindowDifference {
  enum Mark: String {
    case new, gone, moved, shown, hidden
  }

  struct Box {
    let node: WindowTree.Node
    let isOnDisplay: Bool
    let mark: Mark?
    var children: [Int] = []
    /// The name of the screen that presents this layer.
    var presenter: String?
    /// Whether it is at the top of a stack, or the selected tab.
    var isVisible: Bool { node.isVisible }
    var isGone: Bool { mark == .gone }
  }

  private(set) var boxes: [Box] = []
  /// From the bottom up.
  private(set) var layers: [Int] = []

  init(from before: WindowTree?, to after: WindowTree) {
    let then = before.map { tree in
      Dictionary(uniqueKeysWithValues: tree.nodes.indices.map { (tree.nodes[$0].id, $0) })
    }
    let display = after.onDisplay
    let displayed = before?.onDisplay ?? []
    var places: [Int: Int] = [:]
    for (index, node) in after.nodes.enumerated() {
      var mark: Mark?
      if let before, let then {
        if let old = then[node.id] {
          let holder = before.nodes[old].container.map { before.nodes[$0].id }
          if holder != node.container.map({ after.nodes[$0].id }) {
            mark = .moved
          } else if displayed[old] != display[index] {
            mark = display[index] ? .shown : .hidden
          }
        } else {
          mark = .new
        }
      }
      var box = Box(node: node, isOnDisplay: display[index], mark: mark)
      box.presenter = node.presenter.map { after.nodes[$0].name }
      places[node.id] = boxes.count
      boxes.append(box)
      if let container = node.container { boxes[container].children.append(index) }
    }
    layers = after.layers
    guard let before else { return }
    for node in before.nodes where places[node.id] == nil {
      var box = Box(node: node, isOnDisplay: false, mark: .gone)
      box.presenter = node.presenter.map { before.nodes[$0].name }
      let place = boxes.count
      places[node.id] = place
      boxes.append(box)
      if let container = node.container, let holder = places[before.nodes[container].id] {
        boxes[holder].children.append(place)
      } else {
        layers.append(place)
      }
    }
  }

  /// Whether a mark needs no word of its own, because the box around it has the same one.
  func isSaidOutside(_ position: Int, around: Int?) -> Bool {
    guard let around else { return false }
    return boxes[position].mark == boxes[around].mark
  }
}
