import Foundation
import SimulatorCore

extension Simulation {
  /// The code given to ``Simulation/run(_:)`` waits for an event that can no longer happen.
  ///
  /// Typical reason: it waits for the completion of a presentation that UIKit has dropped.
  public struct Stalled: Error, CustomStringConvertible {
    /// The warnings that UIKit has printed so far.
    public let warnings: [Warning]

    /// The reason, with UIKit's warnings.
    public var description: String {
      let printed = warnings.isEmpty ? "UIKit printed nothing." : "UIKit printed:"
      return
        (["Nothing is left to happen, but the code still waits. \(printed)"]
        + warnings.map { "- \($0.text)" }).joined(separator: "\n")
    }
  }

  /// Makes a device, runs the code on it while its loop turns, and resets it.
  ///
  /// Between two turns all code runs that can: the loop turns only when all code waits. A task
  /// executor brings code that leaves the main actor back to it, so the order is the same in every
  /// run, except that of a `Set`, such as the links of a scene.
  ///
  /// - Throws: The errors of the code; ``Stalled`` if it waits although the loop is idle.
  @discardableResult
  public static func run<Result>(
    settings: Settings = Settings(),
    _ body: @escaping @MainActor (Simulation) async throws -> Result
  ) async throws -> Result {
    let simulation = Simulation(settings: settings)
    defer { simulation.reset() }
    return try await simulation.turnLoop { try await body(simulation) }
  }

  /// Turns the loop while code runs, and returns as soon as the code has ended.
  // NB: not another `run`: with two, the compiler cannot say what is wrong in a closure.
  private func turnLoop<Result>(
    while body: @escaping @MainActor () async throws -> Result
  ) async throws -> Result {
    let outcome = Outcome<Result>()
    let operation: @MainActor @Sendable () async -> Void = {
      do { outcome.result = .success(try await body()) } catch { outcome.result = .failure(error) }
    }
    runCount += 1
    defer { runCount -= 1 }
    return try await scope {
      let task = runBesideLoop(operation)
      return try await withTaskCancellationHandler {
        try await turn(until: outcome, of: task)
      } onCancel: {
        task.cancel()
      }
    }
  }

  /// Turns the loop until nothing is scheduled and all code waits. For use in `run`'s code or in a
  /// ``scope(isolation:_:)``.
  ///
  /// On a busy machine it may, rarely, return while a task of the test's own still goes on, such as one that
  /// navigates: await the task's result before you check its effects.
  ///
  /// Ends the process, and names the code that schedules more, if that is not the case after as many turns
  /// as nothing that ends can take.
  public func untilIdle() async {
    defer { endedWaits += 1 }
    let start = loop.turnCount
    var idleRounds = 0
    while idleRounds < 3 {
      let turns = loop.turnCount - start
      if turns > Self.maximumTurns { loop.checkIdle(after: turns) }
      // On a busy machine one settling may not wait for all code: so the loop counts as idle only after several.
      idleRounds = await !hasSettled() || loop.turn() ? 0 : idleRounds + 1
    }
  }

  /// More than a host waits for a transition in the background: ten minutes of frames.
  private static let maximumTurns = 100_000

  /// Turns the loop until a condition holds. For use in `run`'s code, before a user's act that
  /// needs a certain screen.
  ///
  ///     try await simulation.wait { window.rootViewController?.presentedViewController != nil }
  ///
  /// - Throws: ``Stalled`` if nothing is left to happen, and the condition still does not hold.
  public func wait(until condition: @MainActor () -> Bool) async throws {
    defer { endedWaits += 1 }
    var idleRounds = 0
    while !condition() {
      let isSettled = await hasSettled()
      if condition() { return }
      if !isSettled || loop.turn() {
        idleRounds = 0
        continue
      }
      idleRounds += 1
      if idleRounds > Self.patience { throw Stalled(warnings: warnings) }
      await Self.rest(idleRounds)
    }
  }

  /// Runs all code on the main actor until it waits. The loop does not turn.
  public static func settle() async {
    await settleCode()
    current.endedWaits += 1
  }

  /// Settles, and returns whether the loop may turn: not if code has been resumed meanwhile that may not
  /// have run yet, by a turn or because its own wait has ended.
  private func hasSettled() async -> Bool {
    let before = (loop.turnCount, endedWaits)
    await settleCode()
    return before == (loop.turnCount, endedWaits)
  }

  /// The number of consecutive rounds without an event after which none is expected.
  private static let patience = 500

  /// Lets code run that is not on the main actor. On a busy machine that takes real time.
  private static func rest(_ round: Int) async {
    if round < 100 {
      await Task.yield()
    } else {
      try? await Task.sleep(for: .milliseconds(round < 300 ? 2 : 10))
    }
  }

  private func turn<Result>(
    until outcome: Outcome<Result>, of task: Task<Void, Never>
  ) async throws
    -> Result
  {
    var idleRounds = 0
    while true {
      let isSettled = await hasSettled()
      if let result = outcome.result { return try result.get() }
      if !isSettled || loop.turn() {
        idleRounds = 0
        continue
      }
      idleRounds += 1
      await Self.rest(idleRounds)
      guard idleRounds > Self.patience else { continue }
      task.cancel()
      await settleCode()
      if let result = outcome.result { return try result.get() }
      throw Stalled(warnings: warnings)
    }
  }
}

/// Receives the result of the code that runs beside the loop.
@MainActor
private final class Outcome<Value> {
  var result: Result<Value, any Error>?
}

extension Simulation.Stalled: LocalizedError {
  /// The error's description.
  public var errorDescription: String? { description }
}
