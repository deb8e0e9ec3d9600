import SwitchbackMaps

/// The different trees of a recording, each once, as numbers.
///
/// A screen is five of them: its number, its name and its type by their places among the texts, its kind
/// with 8 added if it is visible and 16 if it is leaving, and its place: the position of its container,
/// -1 for a layer, -2 - *p* for a layer presented by the screen at *p*.
struct TreeTable {
  /// The texts and the trees that were added, except those that were taken.
  private(set) var texts: [String] = []
  private(set) var trees: [[Int]] = []
  private var textCount = 0
  private var treeCount = 0
  private var textPositions: [String: Int] = [:]
  private var positions: [[Int]: Int] = [:]
  /// The tree that came last: mostly, the next event begins with it.
  private var last: (tree: WindowTree, position: Int)?
  private let limit: Int

  /// - Parameter limit: The maximum number of texts and of trees to know again.
  init(limit: Int = .max) { self.limit = limit }

  /// Removes the texts and the trees that were added since the last time.
  mutating func take() -> (texts: [String], trees: [[Int]]) {
    defer { (texts, trees) = ([], []) }
    return (texts, trees)
  }

  /// The index of a tree in the table. Adds a tree that is new.
  mutating func position(of tree: WindowTree) -> Int {
    if let last, last.tree == tree { return last.position }
    var numbers: [Int] = []
    numbers.reserveCapacity(tree.nodes.count * 5)
    for node in tree.nodes {
      numbers.append(node.id)
      numbers.append(position(of: node.name))
      numbers.append(position(of: node.type))
      numbers.append(
        node.kind.rawValue + (node.isVisible ? 8 : 0) + (node.isLeaving ? 16 : 0))
      numbers.append(node.container ?? node.presenter.map { -2 - $0 } ?? -1)
    }
    let position: Int
    if let known = positions[numbers] {
      position = known
    } else {
      if positions.count >= limit { positions = [:] }
      trees.append(numbers)
      position = treeCount
      treeCount += 1
      positions[numbers] = position
    }
    last = (tree, position)
    return position
  }

  private mutating func position(of text: String) -> Int {
    if let known = textPositions[text] { return known }
    if textPositions.count >= limit { textPositions = [:] }
    texts.append(text)
    textPositions[text] = textCount
    textCount += 1
    return textCount - 1
  }

  /// The tree that these numbers encode.
  ///
  /// - Throws: ``RecordingError/damaged(_:)``.
  static func tree(_ numbers: [Int], texts: [String]) throws(RecordingError) -> WindowTree {
    guard numbers.count.isMultiple(of: 5) else { throw .damaged("A tree is cut off.") }
    var nodes: [WindowTree.Node] = []
    nodes.reserveCapacity(numbers.count / 5)
    for start in stride(from: 0, to: numbers.count, by: 5) {
      let (name, type, bits, place) = (
        numbers[start + 1], numbers[start + 2], numbers[start + 3], numbers[start + 4]
      )
      guard RecordingFormat.numbers.contains(numbers[start]) else {
        throw .damaged("A screen has no number.")
      }
      guard texts.indices.contains(name), texts.indices.contains(type) else {
        throw .damaged("A screen has no name.")
      }
      guard (0..<32).contains(bits), let kind = WindowTree.Kind(rawValue: bits & 7) else {
        throw .damaged("A screen is of no known kind.")
      }
      guard place > -2 - numbers.count, place < numbers.count else {
        throw .damaged("A screen is in no place.")
      }
      nodes.append(
        WindowTree.Node(
          id: numbers[start], name: texts[name], type: texts[type], kind: kind,
          in: place >= 0 ? place : nil, presentedBy: place < -1 ? -2 - place : nil,
          isVisible: bits & 8 != 0, isLeaving: bits & 16 != 0))
    }
    guard let tree = WindowTree(nodes: nodes) else {
      throw .damaged("A screen is in itself, or is there twice.")
    }
    return tree
  }
}
