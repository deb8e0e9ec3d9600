import Switchback

// Where the world touches what is still on the move in the engine.

extension WindowRouter {
  /// A router whose time limit is given in seconds of the world's clock.
  init(window: any ScreenWindow, policy: ConcurrencyPolicy, timeLimit: Int?, clock: WorldClock) {
    self.init(
      window: window, policy: policy,
      timeLimit: timeLimit.map { Duration.seconds($0) }, clock: clock)
  }
}

/// What the engine already does. Each becomes an invariant as soon as it holds.
enum Engine {
  /// A router's limit holds for guards, factories and context tasks too.
  static let limitsEverything = true
  /// Factories and context tasks that do not return can be left.
  static let canLeaveBuilding = true
  /// Interceptors have an identity of their own.
  static let knowsKeys = true
  /// Guards come from the children that a container will hold in the end.
  static let guardsFromFinalChildren = true
  /// It looks once more before it reports success.
  static let looksBeforeSuccess = true
  /// A chain that replaces the root, although it goes on from a screen that it builds, is refused.
  static let refusesToReplaceNewRoots = false
  /// A cycle of waits ends in an error.
  static let endsCycles = true
}
