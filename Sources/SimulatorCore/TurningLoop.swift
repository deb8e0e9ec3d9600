/// A main loop that turns instead of taking time.
@MainActor
package protocol TurningLoop: AnyObject {
  /// The number of turns so far.
  var turnCount: Int { get }

  /// Whether it turns, now or later: otherwise work that is scheduled never runs.
  var isRunning: Bool { get }

  /// Whether it turns while nothing but a finger holds a transition, as time passes on a device.
  var turnsWhileHeld: Bool { get }

  /// Schedules work for a later turn.
  func enqueue(after turns: Int, _ work: @escaping @MainActor () -> Void)

  /// Lets it turn until nothing is scheduled and all code waits.
  ///
  /// - Parameter waitsForUser: Whether the user has to act before anything goes on: then what looks again at each turn
  ///   may do so for ever.
  func untilIdle(unless waitsForUser: @MainActor () -> Bool) async
}

extension TurningLoop {
  /// Schedules work for the next turn.
  package func enqueue(_ work: @escaping @MainActor () -> Void) { enqueue(after: 1, work) }
}
