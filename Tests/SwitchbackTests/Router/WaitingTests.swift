import Switchback
import SwitchbackModel
import Testing

/// Failures seen when a navigation has to wait, or another one comes along.
struct WaitingTests {
  static func presented<Target: PlainScreen>(
    _ type: Target.Type, _ log: Log? = nil
  ) -> DestinationStep<Target, Void> {
    StepAssembly(
      finder: ClassFinder<Target, Void>(), factory: NotingFactory<Target, Void>(log: log ?? Log())
    )
    .using(.presentModally()).from(.root()).assemble()
  }

  @Test
  func
    `A log-in inside an interceptor leaves the window to its own screens, and to no other log-in`()
    async throws
  {
    let window = try makeWindow("window\n└─ Home")
    let (router, gate, later) = (WindowRouter(window: window), Gate(), Gate())
    let account = building(AccountScreen.self)
      .adding(.intercept(waitsForUser: true) { (_: Void) async in await gate.pass() })
      .using(.presentModally()).from(.root()).assemble()
    let bag = building(BagScreen.self)
      .adding(
        ClosureInterceptor { (_: Void) async throws in
          _ = try await router.navigate(to: account)
          await later.pass()
        }
      )
      .using(.presentModally()).from(.current()).assemble()
    let first = router.go(to: bag)
    await gate.reached()
    // A button of the log-in.
    let tap = router.go(to: Self.presented(LoginScreen.self))
    #expect(await ending(of: tap) == "Login is on screen; reused Home; built Login")
    let second = router.go(to: account)
    await settle()
    #expect(gate.entries == 1)
    gate.open()
    #expect(await ending(of: second) == "Account is on screen; reused Home; built Account")
    later.open()
    #expect(await ending(of: first) == "Bag is on screen; reused Account; built Bag")
    #expect(window.drawing == "window\n├─ Home\n├─ modal Account\n└─ modal Bag")
  }

  /// A window that moves for a long time, however often it is waited for.
  private final class RestlessWindow: ScreenWindow {
    private(set) var rootScreen: (any Screen)?
    private(set) var waits = 0
    var dropsRoots = false

    var isSettled: Bool { waits >= 100 }

    func settle() { waits += 1 }

    func setRootScreen(_ screen: any Screen, animated: Bool) {
      if !dropsRoots { rootScreen = screen }
    }
  }

  @Test func `A window that never rests is waited for twice, and twice again before changes`()
    async throws
  {
    let window = RestlessWindow()
    let home = building(HomeScreen.self).using(.replaceRoot()).from(.root()).assemble()
    try await WindowRouter(window: window).navigate(to: home)
    #expect(window.waits == 4)
  }

  @Test func `One that drops a change, too, is waited for twice more before the error`()
    async throws
  {
    let window = RestlessWindow()
    window.dropsRoots = true
    let home = building(HomeScreen.self).using(.replaceRoot()).from(.root()).assemble()
    let ending = await ending(of: WindowRouter(window: window).go(to: home))
    #expect(ending.contains("Home is not in the window."))
    #expect(window.waits == 6)
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
