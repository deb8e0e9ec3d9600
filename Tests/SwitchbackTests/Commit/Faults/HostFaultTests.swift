import Switchback
import SwitchbackModel
import Testing

/// Lets each operation of the host go wrong in each way, also while others are taken back.
@Suite(.timeLimit(.minutes(40)))
struct HostFaultTests {
  private nonisolated static let effects: [ModelFault.Effect] = [
    .refused, .changedButThrown, .dropped,
  ]

  @Test(arguments: FaultScenario.all, effects)
  func `Whatever the host does wrong, either all is done or all is as before`(
    _ scenario: FaultScenario, _ effect: ModelFault.Effect
  ) async throws {
    for number in 1... {
      let run = try FaultRun(scenario)
      let fault = run.failHost(number: number, effect)
      await run.run(scenario)
      guard fault.hasOccurred else { break }
      let point = run.hostPoints[number - 1]
      switch run.ending {
      case .reached:
        // The engine cannot know what an action of the app's own has asked for in vain.
        let isKnown = scenario.name != FaultScenario.ownAction.name
        #expect(effect == .dropped && (run.drawing == scenario.after || !isKnown), "\(point)")
      case .failed(.uncommitted(_, let notUndone, _)):
        #expect(point.isInCommit || effect == .dropped, "\(point)")
        #expect(notUndone == [], "\(point)")
        #expect(run.isAsBefore, "\(point)\n\(run.drawing)")
      case .failed(let error):
        #expect(run.ending?.stage == .unbuilt && !point.isInCommit, "\(point)\n\(error)")
        #expect(run.isAsBefore, "\(point)\n\(run.drawing)")
      case nil:
        Issue.record("\(point): no end")
      }
      #expect(run.leaks == [], "\(point)")
      #expect(run.commonProblems == [], "\(point)")
    }
  }

  @Test(arguments: FaultScenario.all, effects)
  func `What could not be taken back is named, and nothing else`(
    _ scenario: FaultScenario, _ second: ModelFault.Effect
  ) async throws {
    for first in [ModelFault.Effect.refused, .changedButThrown] {
      for number in 1... {
        var hasFirstOccurred = false
        for later in 1... {
          let run = try FaultRun(scenario)
          let fault = run.failHost(number: number, first)
          let other = run.failHost(number: number + later, second)
          await run.run(scenario)
          hasFirstOccurred = fault.hasOccurred
          guard other.hasOccurred else { break }
          let point = "\(first) at \(number), \(second) at \(number + later): \(run.hostPoints)"
          guard case .failed(.uncommitted(_, let notUndone, _)) = run.ending else {
            Issue.record("\(point): \(String(describing: run.ending))")
            continue
          }
          // A new screen that has left again may still present another one: true, but out of sight.
          let seen = notUndone.filter { !$0.hasPrefix("Thing(7) still presents") }
          #expect(run.isAsBefore ? seen.isEmpty : !notUndone.isEmpty, "\(point)\n\(notUndone)")
          #expect(run.commonProblems == [], "\(point)")
          if notUndone.isEmpty { #expect(run.leaks == [], "\(point)") }
        }
        guard hasFirstOccurred else { break }
      }
    }
  }
}

extension FaultRun {
  /// The operations of the host that the navigation has asked for, in order.
  fileprivate var hostPoints: [FaultPoints.Point] {
    points.points.filter { $0.name.hasPrefix("host") }
  }

  /// Lets an operation of the host go wrong, unless it is an interceptor's.
  fileprivate func failHost(number: Int, _ effect: ModelFault.Effect) -> ModelFault {
    window.faults.fail(number: number, effect: effect) { [weak points] _ in
      points?.isInInterceptor == false
    }
  }
}
