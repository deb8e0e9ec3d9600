import Switchback
import SwitchbackModel

/// Goes everywhere a user can get to in an app, and asks in each place of each destination whether it
/// can be reached from there.
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
/// It makes every move in every tree of screens, and goes on from each tree that is new. Trees are
/// the same if screens of the same names stand in the same places and what the app keeps is the same
/// (``ExploredApp/keeping(_:get:set:)``), so thousands of paths fall together. In each tree, of each
/// destination, it checks:
///
/// - The navigation succeeds, or is refused for a declared reason (``ExploredApp/allowing(_:)``), and
///   then changes nothing.
/// - The screen that is wanted is on display in the end.
/// - Navigating once more changes nothing.
/// - The plan has said what would happen.
///
/// And of each tree, that no screen is there twice, that there is a way back, and what the app adds
/// (``ExploredApp/checking(_:_:)``). What does not hold is a ``Exploration/Violation``, with the shortest path that
/// leads to it.
///
/// The app runs as it is; only the screens are put back to an earlier tree instead of starting anew.
/// What screens keep besides their place has to come back with them, see
/// ``/SwitchbackModel/ModelScreen/savingState()``.
///
/// - Complexity: O(*trees* · *moves*). A tree that was seen takes some 300 bytes, and one that waits to
///   be looked around in some 2 kB more, with the screens that are only in it: 18,000 trees of the
///   package's storefront took 42 MB.
@MainActor
public struct Explorer {
  /// The limits of the exploration.
  public struct Bounds: Hashable, Sendable {
    /// The maximum distance from the start, in moves.
    public var depth: Int
    /// The maximum number of trees to visit.
    public var trees: Int
    /// For how long. It is looked at before each move. Drawing what was found may take a tenth of it
    /// more.
    public var time: Duration
    /// For how long a single move may wait: for a user who does nothing, or for something that does not
    /// happen. One that waits longer is a violation.
    public var navigation: Duration
    /// The number of violations after which it stops.
    public var violations: Int

    /// Unless given: any depth, 100,000 trees, ten minutes, a second for each move, and ten violations.
    public init(
      depth: Int = .max, trees: Int = 100_000, time: Duration = .seconds(600),
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
  ///   - bounds: When to stop.
  ///   - clock: What the time is measured with.
  ///   - start: Starts the app anew, always in the same way, without sharing anything with apps
  ///     started before.
  public init(
    bounds: Bounds = Bounds(), clock: any Clock<Duration> = ContinuousClock(),
    start: @escaping @MainActor () async throws -> ExploredApp
  ) {
    self.bounds = bounds
    self.clock = clock
    self.start = start
  }

  /// Looks around until every tree is known, or a bound is reached.
  ///
  /// - Parameter progress: Called now and then, ten times a second at most, and at the end.
  /// - Throws: What starting the app throws; ``ExplorerError``; `CancellationError`.
  public func explore(
    progress: @MainActor (Exploration.Progress) -> Void = { _ in }
  ) async throws -> Exploration {
    let expedition = Expedition(self, limit: bounds.time)
    return try await expedition.run(progress)
  }

  /// Makes the moves with these names, one after the other, with all checks.
  ///
  /// The text of a ``Exploration/Violation`` ends in a test that calls this: it fails as long as the violation is
  /// there.
  ///
  /// - Throws: The first ``Exploration/Violation``; what starting the app throws;
  ///   ``ExplorerError/noSuchMove(_:possible:)``.
  public func replay(_ moves: String...) async throws {
    try await replay(moves)
  }

  /// Makes the moves with these names, one after the other, with all checks.
  ///
  /// - Throws: As the one that takes names one by one.
  public func replay(_ moves: [String]) async throws {
    let expedition = Expedition(self, limit: nil)
    if let violation = try await expedition.replay(moves) { throw violation }
  }
}

/// The reason why an app cannot be explored.
public enum ExplorerError: Error, Hashable, Sendable {
  /// The same moves on a fresh app lead to other screens. Carries the moves and a comparison.
  case notRepeatable([String], TextDifference)
  /// No move has this name here. Carries the names of those that are possible.
  case noSuchMove(String, possible: [String])
  /// Two moves have the same name.
  case ambiguousMove(String)
}

extension ExplorerError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notRepeatable(let moves, let difference):
      "The same moves on a fresh app lead to other screens (- the first time, + now). Let the app "
        + "start in the same way each time, and share nothing between apps. The moves: "
        + "\(moves.joined(separator: "; ")).\n\(difference)"
    case .noSuchMove(let name, let possible):
      "There is no move \"\(name)\" here. Possible are: \(possible.joined(separator: "; "))."
    case .ambiguousMove(let name):
      "Two moves are called \"\(name)\". Paths are made of names: give each move one of its own."
    }
  }
}
