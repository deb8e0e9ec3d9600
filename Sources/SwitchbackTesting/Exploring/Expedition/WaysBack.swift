/// The ways back between trees, to find those from which no way leads home.
struct WaysBack {
  static let message = "There is no way back from here."

  private var steps: [(from: Int32, to: Int32)] = []
  private var lookedAround: Set<Int32> = []
  private var ends: [Int32] = []

  /// Records a visited tree.
  mutating func note(_ tree: Int, isHome: Bool) {
    lookedAround.insert(Int32(tree))
    if isHome || tree == 0 { ends.append(Int32(tree)) }
  }

  /// Records that a move back leads from a tree to another one.
  mutating func add(from tree: Int, to other: Int) {
    steps.append((Int32(tree), Int32(other)))
  }

  /// Records that the user, or a screen, may refuse to go back: the app need not offer another way.
  mutating func isUpToUser(_ tree: Int) {
    ends.append(Int32(tree))
  }

  /// The visited trees without a way back, in order of discovery. Nothing is known of trees that
  /// were not visited.
  ///
  /// - Complexity: O(*steps*).
  var deadEnds: [Int] {
    var sources: [Int32: [Int32]] = [:]
    for step in steps { sources[step.to, default: []].append(step.from) }
    var pile = ends + steps.map(\.to).filter { !lookedAround.contains($0) }
    var reached = Set(pile)
    while let tree = pile.popLast() {
      for source in sources[tree] ?? [] where reached.insert(source).inserted {
        pile.append(source)
      }
    }
    return lookedAround.subtracting(reached).sorted().map(Int.init)
  }
}
