import Switchback
import SwitchbackModel
import Testing

/// Lets everything in typical navigations go wrong in turn that can go wrong.
@Suite(.timeLimit(.minutes(40)))
struct FaultTests {
  @Test(arguments: FaultScenario.all)
  func `Without a fault, the navigation reaches its destination`(
    _ scenario: FaultScenario
  ) async throws {
    let run = try FaultRun(scenario)
    await run.run(scenario)
    #expect(run.drawing == scenario.after)
    #expect(run.commonProblems == [])
    #expect(run.leaks == [])
    guard case .reached = run.ending else { throw UnexpectedEnding(ending: run.ending) }
  }

  @Test(arguments: FaultScenario.all)
  func `Whatever fails, the error says at which stage and the screens are as before`(
    _ scenario: FaultScenario
  ) async throws {
    try await forEachPoint(of: scenario, { .fails(at: $0) }) { run, point in
      // The host's faults are injected by its own means.
      if point.name.hasPrefix("host") { return }
      #expect(run.ending?.stage == point.stage, "\(point)")
      if case .failed(let error) = run.ending, point.stage != .blocked {
        #expect(error.underlyingError as? FaultError == FaultError(point: point.name))
      }
      #expect(run.isAsBefore, "\(point)\n\(run.drawing)")
      #expect(run.leaks == [], "\(point)")
    }
  }

  @Test(arguments: FaultScenario.all)
  func `Cancelling before the commit changes nothing, and later it comes too late`(
    _ scenario: FaultScenario
  ) async throws {
    try await forEachPoint(of: scenario, { .cancels(at: $0) }) { run, point in
      if point.isInCommit {
        #expect(run.drawing == scenario.after, "\(point)")
      } else {
        #expect(run.ending?.isCancelled == true, "\(point)")
        #expect(run.isAsBefore, "\(point)\n\(run.drawing)")
      }
      #expect(run.leaks == [], "\(point)")
    }
  }

  private func forEachPoint(
    of scenario: FaultScenario, _ fault: (Int) -> FaultPoints.Fault,
    _ check: (FaultRun, FaultPoints.Point) -> Void
  ) async throws {
    var number = 1
    while true {
      let run = try FaultRun(scenario, fault(number))
      await run.run(scenario)
      guard run.points.points.count >= number else { break }
      let point = run.points.points[number - 1]
      check(run, point)
      #expect(run.commonProblems == [], "\(point)")
      number += 1
    }
    #expect(number > 4)
  }

  @Test(arguments: FaultScenario.all)
  func `What a navigation has taken away is let go`(_ scenario: FaultScenario) async throws {
    var points: FaultPoints?
    var old: [FaultPoints.Weak] = []
    let window: ModelWindow
    do {
      let run = try FaultRun(scenario)
      await run.run(scenario)
      points = run.points
      window = run.window
      let shown = Census(of: window).screens
      old = run.before.screens.filter { screen in !shown.contains { $0 === screen } }
        .map { FaultPoints.Weak(screen: $0) }
    }
    #expect(old.compactMap(\.screen).isEmpty)
    #expect(points?.window === window)
  }
}

struct UnexpectedEnding: Error {
  let ending: FaultRun.Ending?
}
