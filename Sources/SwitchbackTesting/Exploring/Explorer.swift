import Switchback
import SwitchbackModel

/// Visits every state that a user can reach in an app, and checks in each of them that every
/// destination can be reached.
///
///     let explorer = Explorer {
///       let app = try await Shop()
///       return ExploredApp(
///         window: app.window, router: app.router,
///         moves: [
///           .destination("product 42", app.product, with: 42),
///           .destination("bag", app.bag),
///           .back(.previous),
///         ])
///     }
///     let exploration = try await explorer.explore()
///     print(exploration)
///     try exploration.expectNoViolations()
///
/// It makes every move in every tree of screens, and continues from each new tree. Trees are equal
/// if screens of the same names are in the same places and the app's own state is equal
/// (``ExploredApp/keeping(_:get:set:)``), so thousands of paths end in the same tree. In each tree,
/// for each destination, it checks:
///
/// - The navigation succeeds, or is refused for a declared reason (``ExploredApp/allowing(_:)``).
/// - A refusal changes nothing. What interceptors have shown or set before it stays.
/// - The destination's screen is on display in the end.
/// - Navigating once more changes nothing.
/// - The plan has predicted the changes, unless interceptors have run, or a screen that was asked has changed others.
///
/// And for each tree, that no screen occurs twice, that there is a way back (a move ``Move/back(_:_:)``, or one of the
/// user's, if the app has any), and that the app's own invariants hold (``ExploredApp/checking(_:_:)``). A broken rule is
/// an ``Exploration/Violation``, with the shortest path that leads to it.
///
/// The app is the real one; only the screens are restored to an earlier tree instead of starting
/// anew. The rest of the screens' state has to be restored with them, see
/// ``/SwitchbackModel/ModelScreen/savingState()``.
///
/// - Complexity: O(*trees* · *moves*). A visited tree takes some 300 bytes, and a waiting one some
///   2 kB more, with the screens that are only in it: 18,000 trees of the package's storefront took
///   42 MB.
@MainActor
public struct Explorer {
  /// The limits of the exploration.
  public struct Bounds: Hashable, Sendable {
    /// The maximum distance from the start, in moves.
    public var depth: Int
    /// The maximum number of trees to visit.
    public var trees: Int
    /// The time limit, checked before each move. It includes the turns of other tests on the main
    /// actor. Drawing the violations may take a tenth of it more.
    public var time: Duration
    /// The time that a single move may wait: for a user who does nothing, or for an event that
    /// never comes. A move that waits longer is a violation.
    public var navigation: Duration
    /// The maximum number of violations.
    public var violations: Int

    /// Defaults to any depth, 100,000 trees, an hour, a second for each move, and ten violations.
    public init(
      depth: Int = .max, trees: Int = 100_000, time: Duration = .seconds(3_600),
      navigation: Duration = .seconds(1), violations: Int = 10
    ) {
      self.depth = depth
      self.trees = trees
      self.time = time
      self.navigation = navigation
      self.violations = violations
    }
  }

  /// Starts the app anew, always in the same way.
  let start: @MainActor () async throws -> ExploredApp

  /// The limits of the exploration.
  public var bounds: Bounds

  /// The clock for ``Bounds/time``.
  public var clock: any Clock<Duration>

  /// - Parameters:
  ///   - bounds: The limits of the exploration.
  ///   - clock: The clock for the time limits.
  ///   - start: Starts the app anew, always in the same way, sharing nothing with apps started
  ///     before.
  public init(
    bounds: Bounds = Bounds(), clock: any Clock<Duration> = ContinuousClock(),
    start: @escaping @MainActor () async throws -> ExploredApp
  ) {
    self.bounds = bounds
    self.clock = clock
    self.start = start
  }

  /// Explores until every tree is known, or a bound is reached.
  ///
  /// - Parameter progress: Called now and then, ten times a second at most, and at the end.
  /// - Throws: The errors of starting the app; ``ExplorerError``; `CancellationError`.
  public func explore(
    progress: @MainActor (Exploration.Progress) -> Void = { _ in }
  ) async throws -> Exploration {
    let expedition = Expedition(self, limit: bounds.time)
    return try await expedition.run(progress)
  }

  /// Makes the moves with these names, one after another, with all checks.
  ///
  /// The text of a ``Exploration/Violation`` ends in a test that calls this: it fails as long as
  /// the violation exists.
  ///
  /// - Throws: The first ``Exploration/Violation``; the errors of starting the app; ``ExplorerError``;
  ///   `CancellationError`.
  public func replay(_ moves: String...) async throws {
    try await replay(moves)
  }

  /// Makes the moves with these names, one after another, with all checks.
  ///
  /// - Throws: The same errors.
  public func replay(_ moves: [String]) async throws {
    let expedition = Expedition(self, limit: nil)
    if let violation = try await expedition.replay(moves) { throw violation }
  }
}

/// The reason why an app cannot be explored.
public enum ExplorerError: Error, Hashable, Sendable {
  /// The same moves on a fresh app lead to other screens. Carries the moves and a comparison.
  case notRepeatable([String], TextDifference)
  /// No move has this name here. Carries the names of the possible moves.
  case noSuchMove(String, possible: [String])
  /// Two moves have the same name.
  case ambiguousMove(String)
}

extension ExplorerError: DescribedError {
  public var description: String {
    switch self {
    case .notRepeatable(let moves, let difference):
      "The same moves on a fresh app lead to other screens (- the first time, + now). Start the "
        + "app in the same way each time, and share nothing between apps. The moves: "
        + "\(moves.joined(separator: "; ")).\n\(difference)"
    case .noSuchMove(let name, let possible):
      "There is no move \"\(name)\" here. Possible moves: \(possible.joined(separator: "; "))."
    case .ambiguousMove(let name):
      "Two moves are called \"\(name)\". Paths are made of names: give each move one of its own."
    }
  }
}
