import SimulatorCore

/// A main loop that turns by itself while anything is scheduled, each time when all code waits.
@MainActor
package final class OwnLoop: TurningLoop {
  package private(set) var turnCount = 0
  package let isRunning = true
  /// A finger that nobody moves would never let a test go on.
  package let turnsWhileHeld = false

  private var entries: [(turn: Int, work: @MainActor () -> Void)] = []
  private var isDriven = false

  package init() {}

  package func enqueue(after turns: Int, _ work: @escaping @MainActor () -> Void) {
    entries.append((turnCount + max(turns, 1), work))
    guard !isDriven else { return }
    isDriven = true
    Task {
      while !entries.isEmpty {
        await settleCode()
        turn()
      }
      isDriven = false
    }
  }

  private func turn() {
    turnCount += 1
    let due = entries.filter { $0.turn <= turnCount }
    entries.removeAll { $0.turn <= turnCount }
    for entry in due { entry.work() }
  }

  package func untilIdle(unless waitsForUser: @MainActor () -> Bool) async {
    let start = turnCount
    var idleRounds = 0
    // On a busy machine one settling may not wait for all code.
    while idleRounds < 3 {
      await settleCode()
      idleRounds = entries.isEmpty ? idleRounds + 1 : 0
      // Longer than the host waits for a finger that rests.
      if turnCount - start > 2_000, waitsForUser() { return }
      // More than ten minutes of frames.
      precondition(
        turnCount - start < 100_000, "The window does not come to rest: code asks for ever.")
    }
  }
}
