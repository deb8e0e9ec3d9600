import Switchback
import SwitchbackModel
import Testing

/// Failures seen when a navigation has to wait, or another one comes along.
@MainActor
struct WaitingTests {
  static func presented<Target: PlainScreen>(
    _ type: Target.Type, _ log: Log? = nil
  ) -> DestinationStep<Target, Void> {
    StepAssembly(
      finder: ClassFinder<Target, Void>(), factory: NotingFactory<Target, Void>(log: log ?? Log())
    )
    .using(.presentModally()).from(.root()).assemble()
  }

  @Test func `Nothing sleeps between the steps: a navigation goes on when the host has finished`()
    async throws
  {
    final class Watched: Clock, Sendable {
      let base = ImpatientClock()
      var now: ImpatientClock.Instant { base.now }
      var minimumResolution: Duration { .zero }
      func sleep(until deadline: ImpatientClock.Instant, tolerance: Duration?) async throws {
        Issue.record("A task slept.")
      }
    }
    let window = try makeWindow(FailureTests.before)
    window.animations = .manual
    let task = Task {
      try await WindowRouter(window: window, clock: Watched())
        .navigate(to: FailureTests.account)
    }
    var animations = 0
    while animations < 3 {
      await window.waitForAnimation()
      animations += 1
      window.finishAnimations()
    }
    _ = try await task.value
    #expect(!window.isAnimating)
    #expect(window.layers.last?.name == "Account")
  }
}
