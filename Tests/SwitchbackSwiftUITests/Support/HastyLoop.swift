import SimulatorCore
import SwiftUISimulator

/// A main loop that seems to be idle at once, as one may on a busy machine.
@MainActor
final class HastyLoop: TurningLoop {
  private let loop = OwnLoop()
  var isHasty: Bool

  init(isHasty: Bool = false) { self.isHasty = isHasty }

  var turnCount: Int { loop.turnCount }
  var isRunning: Bool { loop.isRunning }
  var turnsWhileHeld: Bool { loop.turnsWhileHeld }

  func enqueue(after turns: Int, _ work: @escaping @MainActor () -> Void) {
    loop.enqueue(after: turns, work)
  }

  func untilIdle(unless waitsForUser: @MainActor () -> Bool) async {
    if isHasty { await Task.yield() } else { await loop.untilIdle(unless: waitsForUser) }
  }
}
