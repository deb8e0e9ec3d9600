import Switchback

/// Checks that repeating a navigation changes nothing.
///
/// The navigation is not repeated immediately. The tree that it leads to is visited in any case:
/// the same move made there must change nothing.
struct Repeats {
  private struct Question: Hashable {
    let tree: Int32
    let move: Int32
  }

  private var idle: Set<Question> = []
  private var open: [Question: Int32] = [:]

  /// Whether a move has changed nothing in a visited tree.
  func isIdle(_ move: Int, in tree: Int) -> Bool {
    idle.contains(Question(tree: Int32(tree), move: Int32(move)))
  }

  /// Asks whether a move changes nothing in a tree to which it has led from another one.
  mutating func ask(_ move: Int, in tree: Int, from source: Int) {
    let question = Question(tree: Int32(tree), move: Int32(move))
    if open[question] == nil { open[question] = Int32(source) }
  }

  /// Answers, now that the move has been made there.
  ///
  /// - Returns: The tree from which it was asked, if the answer is no.
  mutating func answer(_ move: Int, in tree: Int, isIdle: Bool) -> Int? {
    let question = Question(tree: Int32(tree), move: Int32(move))
    if isIdle { idle.insert(question) }
    guard let source = open.removeValue(forKey: question), !isIdle else { return nil }
    return Int(source)
  }

  /// The moves that are still to be made in a tree.
  func questions(in tree: Int, moves: Range<Int>) -> [Int] {
    moves.filter { open[Question(tree: Int32(tree), move: Int32($0))] != nil }
  }
}

extension Expedition {
  /// Checks that a navigation which has just succeeded would change nothing if it were repeated.
  func checkRepeating(
    _ destination: Explorer.Move.Destination, _ move: String, number: Int?,
    _ outcome: NavigationOutcome,
    leadingTo tree: Int, in place: Place
  ) async throws {
    let isIdle = tree == place.tree && outcome.isAlreadyThere && place.world.isStill(at: tree)
    if let number, let source = repeats.answer(number, in: place.tree, isIdle: isIdle) {
      noteRepeating(move, at: source)
    }
    if destination.isAlwaysNew { return }
    guard let number, tree == place.tree || seen.state(of: tree) != .left else {
      return try await repeatNow(destination, move, outcome.destination, in: place)
    }
    if tree == place.tree {
      if !isIdle { noteRepeating(move, at: tree) }
    } else if seen.state(of: tree) == .waiting {
      repeats.ask(number, in: tree, from: place.tree)
    } else if !repeats.isIdle(number, in: tree) {
      noteRepeating(move, at: place.tree)
    }
  }

  /// Makes the outstanding repetitions in the trees that remain when the exploration ends.
  func answerRepeats() async throws {
    while var place = takeWaiting() {
      let moves = place.world.app.moves
      for number in repeats.questions(in: place.tree, moves: moves.indices) {
        guard case .destination(let destination) = moves[number].kind else { continue }
        try checkTime()
        try await comeBack(to: &place)
        let router = place.world.router
        let made = try await run(in: place) { try await router.navigate(to: destination.step) }
        try Task.checkCancellation()
        let name = moves[number].name
        var isIdle = false
        var failure: (any Error)?
        switch made.end {
        case .success(let outcome):
          isIdle =
            outcome.isAlreadyThere && place.world.isStill(at: place.tree)
            && place.world.key() == place.key
        case .failure(let error): failure = error
        case .waiting(let what):
          noteWaiting(name, for: what, at: place.tree)
          continue
        }
        if let source = repeats.answer(number, in: place.tree, isIdle: isIdle) {
          noteRepeating(name, at: source, failure)
        }
      }
    }
  }

  private func repeatNow(
    _ destination: Explorer.Move.Destination, _ move: String, _ screen: any Screen, in place: Place
  ) async throws {
    let window = place.world.window
    let mark = ScreenMark(of: window)
    let key = place.world.key()
    let router = place.world.router
    let made = try await run(in: place) { try await router.navigate(to: destination.step) }
    switch made.end {
    case .success(let again):
      if ScreenMark(of: window) == mark, again.isAlreadyThere, again.destination === screen,
        place.world.key() == key
      {
        return
      }
      noteRepeating(move, at: place.tree)
    case .failure(let error):
      noteRepeating(move, at: place.tree, error)
    case .waiting(let name):
      noteWaiting(move, for: name, at: place.tree)
    }
  }

  func noteRepeating(_ move: String, at tree: Int, _ error: (any Error)? = nil) {
    let text =
      error.map {
        "\"\(move)\" fails the second time: \(($0 as? NavigationError)?.message ?? "\($0)")"
      }
      ?? "\"\(move)\" changes the screens again when it is repeated."
    note(.againChangesNothing, text, at: tree, after: move)
  }
}
