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
