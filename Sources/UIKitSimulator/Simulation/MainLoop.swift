import SimulatorCore

extension Simulation {
  /// The simulated main loop: a queue of work, each piece due at a turn.
  ///
  /// There is no clock. A turn runs all work that is due, in the order in which it was scheduled;
  /// work scheduled meanwhile runs in a later turn.
  @MainActor
  public final class MainLoop {
    private struct Entry {
      let turn: Int
      /// The line of code that has scheduled it.
      let origin: (file: StaticString, line: UInt)
      let work: @MainActor () -> Void
    }

    /// The number of turns so far.
    public private(set) var turnCount = 0

    private var entries: [Entry] = []
    private var observers: [@MainActor () -> Bool] = []
    private var isTurning = false
    weak var simulation: Simulation?

    init() {}

    /// Whether nothing is scheduled.
    public var isIdle: Bool { entries.isEmpty }

    /// Schedules work for a later turn: the next one by default.
    ///
    /// Tests use it to let the user act in the middle of an animation.
    public func schedule(
      after turns: Int = 1, file: StaticString = #fileID, line: UInt = #line,
      _ work: @escaping @MainActor () -> Void
    ) {
      entries.append(Entry(turn: turnCount + max(turns, 1), origin: (file, line), work: work))
    }

    /// Runs code whenever the loop has nothing more to do in a turn, as a run-loop observer does, until it
    /// returns `false`.
    public func observe(_ body: @escaping @MainActor () -> Bool) {
      observers.append(body)
    }

    /// Turns once and returns whether there was any work.
    @discardableResult
    public func turn() -> Bool {
      precondition(!isTurning, "The main loop cannot be turned by code that it runs.")
      isTurning = true
      defer {
        isTurning = false
        tellObservers()
      }
      guard !entries.isEmpty else { return false }
      turnCount += 1
      let due = entries.filter { $0.turn <= turnCount }
      entries.removeAll { $0.turn <= turnCount }
      if let simulation {
        simulation.perform { _ in for entry in due { entry.work() } }
      } else {
        for entry in due { entry.work() }
      }
      return true
    }

    /// Turns a number of times, even if nothing is scheduled.
    public func turn(times: Int) {
      for _ in 0..<times { turn() }
    }

    /// Turns until nothing is scheduled.
    public func turnUntilIdle(limit: Int = 10_000) {
      for _ in 0..<limit where !turn() { return }
      checkIdle(after: limit)
    }

    /// Ends the process if anything is scheduled, and names the code that has scheduled it.
    func checkIdle(after turns: Int) {
      let origins = Set(entries.map { "\($0.origin.file):\($0.origin.line)" }).sorted()
      precondition(
        isIdle,
        "The main loop is not idle after \(turns) turns. This code schedules more: "
          + origins.joined(separator: ", "))
    }

    private func tellObservers() {
      if observers.isEmpty { return }
      let told = observers
      observers = []
      observers = told.filter { $0() } + observers
    }

    func clear() {
      entries = []
      observers = []
    }
  }
}

extension Simulation.MainLoop: TurningLoop {
  package var isRunning: Bool { simulation?.isRunning ?? false }

  package var turnsWhileHeld: Bool { true }

  package func enqueue(after turns: Int, _ work: @escaping @MainActor () -> Void) {
    schedule(after: turns, work)
  }

  package func untilIdle(unless waitsForUser: @MainActor () -> Bool) async {
    await simulation?.untilIdle()
  }
}
