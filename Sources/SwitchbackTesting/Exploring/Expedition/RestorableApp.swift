import Switchback
import SwitchbackModel

/// An app that is being explored. Its earlier trees can be restored in it.
@MainActor
final class RestorableApp {
  let app: ExploredApp
  /// The tree that was restored last, and the counts until then.
  private var tree: Int?
  private var mark: ScreenMark?
  /// The latest navigation's obstacle: an interceptor, or a screen that is asked whether it may be
  /// dismissed.
  var waitsFor: String?
  private(set) var watch: NavigationWatch
  /// Whether an abandoned operation may still change the screens.
  var isSpoilt = false
  let isObserved: Bool
  private var observedRouter: (any Router)?
  /// The key that was requested last.
  private(set) var latestKey: TreeKey?
  private let tables: Tables
  /// The key of the tree that the latest navigation has to keep if it fails: after its interceptors, which may
  /// change anything; `nil` while one runs.
  private(set) var keptKey: TreeKey?

  init(_ app: ExploredApp, _ tables: Tables) throws(ExplorerError) {
    self.app = app
    self.tables = tables
    watch = NavigationWatch(app.window)
    isObserved = app.router is WindowRouter
    var names: Set<String> = []
    for move in app.moves where !names.insert(move.name).inserted {
      throw .ambiguousMove(move.name)
    }
    for answer in app.answers where !names.insert(answer.name).inserted {
      throw .ambiguousMove(answer.name)
    }
    observedRouter = (app.router as? WindowRouter)?.observing { [weak self] in self?.note($0) }
  }

  /// The app's router, observed if it is the usual one.
  var router: any Router { observedRouter ?? app.router }

  private func note(_ event: NavigationEvent) {
    watch.note(event)
    if watch.number == event.navigation {
      switch event.kind {
      case .intercepting: keptKey = nil
      case .intercepted: keptKey = key()
      default: break
      }
    }
    switch event.kind {
    case .intercepting(let name): waitsFor = name
    case .asking(let screen): waitsFor = Switchback.name(of: screen)
    default: waitsFor = nil
    }
  }

  /// Called when a move begins, in the tree with the latest key.
  func beginMove() {
    (waitsFor, watch, keptKey) = (nil, NavigationWatch(window), latestKey)
  }

  var window: any ScreenWindow { app.window }

  /// The current tree, with the app's own state.
  func key() -> TreeKey {
    let state = app.states.isEmpty ? 0 : tables.number(of: values)
    let key = TreeKey(of: window, and: state, names: &tables.names)
    latestKey = key
    return key
  }

  var values: [AnyHashable] { app.states.map { $0.read() } }

  /// Records the number of the current tree.
  func isNow(at tree: Int) {
    self.tree = tree
    mark = ScreenMark(of: window)
  }

  /// Whether nothing has changed since the tree was restored.
  func isStill(at tree: Int) -> Bool {
    self.tree == tree && mark == ScreenMark(of: window)
  }

  /// The current tree, to return to later.
  func place(_ tree: Int, _ key: TreeKey) -> Expedition.Place {
    isNow(at: tree)
    return Expedition.Place(
      tree: tree, key: key, world: self, saved: SavedTree(of: window), values: values)
  }

  /// Restores screens and values.
  ///
  /// - Returns: Whether everything is as it was.
  func restore(_ place: Expedition.Place) -> Bool {
    for (state, value) in zip(app.states, place.values) { state.write(value) }
    let isRestored = place.saved.restore()
    isNow(at: place.tree)
    latestKey = place.key
    return isRestored && values == place.values
  }

  /// Waits for the navigations that a move has begun with `go`, as a button does.
  func endNavigations() async {
    // This one has nothing to do, and waits for its turn.
    _ = try? await WindowRouter(window: window).navigate(to: GeneralStep.current())
  }

  /// Waits until the window is settled.
  func rest() async {
    if !window.isSettled { await window.settle() }
  }

  /// The drawing of the screens, with the app's own state.
  var drawing: String {
    let values = app.states.map { "\($0.name): \($0.read())" }
    return ([window.drawing] + values).joined(separator: "\n")
  }

  /// The name in a path of a move that was made, with the user's answers.
  ///
  /// - Throws: ``ExplorerError/ambiguousMove(_:)`` if the path would be read in another way.
  func name(of move: Explorer.Move, with answers: [String]) throws(ExplorerError) -> String {
    if answers.isEmpty { return move.name }
    let name = move.name + answers.map { ", and \($0)" }.joined()
    guard let read = self.move(name), read.move.name == move.name, read.answers == answers else {
      throw .ambiguousMove(name)
    }
    return name
  }

  /// A move of the app's by its name in a path, with the user's answers.
  func move(_ name: String) -> (move: Explorer.Move, answers: [String])? {
    if let move = app.moves.first(where: { $0.name == name }) { return (move, []) }
    for answer in app.answers {
      guard name.hasSuffix(answer.suffix),
        let (move, answers) = move(String(name.dropLast(answer.suffix.count)))
      else { continue }
      return (move, answers + [answer.name])
    }
    return nil
  }

  /// Makes a move without any checks. An impossible move does nothing.
  ///
  /// - Throws: ``ExplorerError``; the errors of `goesOn`.
  func make(_ name: String, limit: Duration, goesOn: () throws -> Void) async throws {
    if let (move, answers) = move(name) {
      _ = try await run(answers: answers, limit: limit) { [self] in
        switch move.kind {
        case .destination(let destination): try await router.navigate(to: destination.step)
        case .back(let way): try await router.navigateBack(way)
        case .own(let isPossible, let perform):
          if isPossible() { try await perform() }
          await endNavigations()
        }
        await rest()
      } goesOn: {
        try goesOn()
      }
      return
    }
    let userMoves = app.userMoves.possible(in: window)
    guard let move = userMoves.first(where: { $0.name == name }) else {
      throw ExplorerError.noSuchMove(name, possible: app.moves.map(\.name) + userMoves.map(\.name))
    }
    try? await move.perform()
    await rest()
  }
}

extension ExploredApp.Answer {
  /// Its addition to the name of a move.
  var suffix: String { ", and \(name)" }
}

/// The tables that make keys of trees comparable in all worlds.
@MainActor
final class Tables {
  var names = NameTable()
  private var numbers: [[AnyHashable]: Int32] = [:]
  private var latest: (values: [AnyHashable], number: Int32)?

  /// The number of an app's state: the same one each time.
  func number(of values: [AnyHashable]) -> Int32 {
    if let latest, latest.values == values { return latest.number }
    let number = numbers[values] ?? Int32(numbers.count)
    numbers[values] = number
    latest = (values, number)
    return number
  }
}

/// The trees that were seen, each with the move that first led to it.
struct SeenTrees {
  /// The state of a tree.
  enum State {
    /// Not to be visited: it is too far away, or unsound.
    case left
    case waiting, done
  }

  private struct Entry {
    let parent: Int32
    let move: Int32
    let depth: Int32
    var state = State.left
  }

  private var entries: [Entry] = []
  private var indices: [TreeKey: Int32] = [:]
  private var moves = NameTable()

  /// The number of a tree, and whether the tree is new.
  mutating func insert(
    _ key: TreeKey, from parent: Int?, by move: String
  ) -> (tree: Int, isNew: Bool) {
    if let known = indices[key] { return (Int(known), false) }
    let depth = parent.map { entries[$0].depth + 1 } ?? 0
    indices[key] = Int32(entries.count)
    entries.append(
      Entry(parent: Int32(parent ?? -1), move: moves.number(of: move), depth: depth))
    return (entries.count - 1, true)
  }

  func state(of tree: Int) -> State { entries[tree].state }

  mutating func setState(_ state: State, of tree: Int) { entries[tree].state = state }

  func depth(of tree: Int) -> Int { Int(entries[tree].depth) }

  /// The moves that lead from the start to a tree.
  func path(to tree: Int) -> [String] {
    var path: [String] = []
    var tree = tree
    while entries[tree].parent >= 0 {
      path.append(moves[entries[tree].move])
      tree = Int(entries[tree].parent)
    }
    return path.reversed()
  }
}

/// What the events of a navigation tell: the plan that it carries out, and whether code of the app may have changed
/// what the plan before it did not foresee.
@MainActor
final class NavigationWatch {
  private let window: any ScreenWindow
  /// The number of the navigation, once it has begun.
  private(set) var number: Int?
  private var fallsBack = false
  private var latestPlan: NavigationPlan?
  /// The screens when one of them was asked.
  private var asked: ScreenMark?
  /// Whether an interceptor has run, or screens have changed while one of them was asked.
  private(set) var hasSurprises = false

  init(_ window: any ScreenWindow) {
    self.window = window
  }

  func note(_ event: NavigationEvent) {
    // The app's code may navigate itself.
    number = number ?? event.navigation
    guard number == event.navigation else { return }
    if let asked, asked != ScreenMark(of: window) { hasSurprises = true }
    asked = nil
    switch event.kind {
    case .fallingBack: fallsBack = true
    case .resolved(let plan): latestPlan = plan
    case .intercepting: hasSurprises = true
    case .asking: asked = ScreenMark(of: window)
    default: break
    }
  }

  /// Returns the plan that counts, and releases the screens in it.
  ///
  /// Only building tells that a destination cannot be built: then it is the plan of the other one, as it is where
  /// only an interceptor has made a way.
  func takePlan(insteadOf planned: NavigationPlan?) -> NavigationPlan? {
    defer { latestPlan = nil }
    return fallsBack ? latestPlan ?? planned : planned ?? latestPlan
  }
}
