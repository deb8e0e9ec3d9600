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
    .using(.presentModally())
    .from(.root())
    .assemble()
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
        .navigate(to: FailureTests.account())
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

  /// How a navigation ended, told apart by the result alone.
  enum Ending {
    case reached, alreadyThere, superseded, rejected, blocked, intercepted, cancelled, failed

    @MainActor
    init<Target>(
      _ step: DestinationStep<Target, Void>, _ router: WindowRouter,
      _ policy: ConcurrencyPolicy? = nil
    ) async {
      do throws(NavigationError) {
        let outcome = try await router.navigate(to: step, policy: policy)
        self = outcome.isAlreadyThere ? .alreadyThere : .reached
      } catch {
        self =
          switch error {
          case .superseded: .superseded
          case .rejected: .rejected
          case .blocked: .blocked
          case .intercepted: .intercepted
          case .cancelled: .cancelled
          default: .failed
          }
      }
    }
  }

  @Test func `Already there, superseded, refused by a guard and failed can be told apart`()
    async throws
  {
    let window = try makeWindow("window\n└─ Home")
    let router = WindowRouter(window: window)
    let bag = Self.presented(BagScreen.self)
    #expect(await Ending(bag, router) == .reached)
    #expect(await Ending(bag, router) == .alreadyThere)

    let gate = Gate()
    let waiting = StepAssembly(finder: .classFinder(), factory: ScreenFactory<LoginScreen, Void>())
      .adding(.intercept { _ in await gate.pass() })
      .using(.presentModally()).from(.root()).assemble()
    let older = Task { await Ending(waiting, router) }
    await gate.reached()
    #expect(await Ending(bag, router, .reject) == .rejected)
    #expect(await Ending(bag, router, .replace) == .alreadyThere)
    #expect(await older.value == .superseded)

    window.faults.fail(.dismiss)
    let login = Self.presented(LoginScreen.self)
    #expect(await Ending(login, router) == .failed)

    let draft = Self.presented(DraftScreen.self)
    #expect(await Ending(draft, router) == .reached)
    try window.screen(DraftScreen.self).answer = { false }
    #expect(await Ending(bag, router) == .blocked)
    gate.open()
  }

  @Test
  func `A screen that refuses to go does not block navigations that would leave it where it is`()
    async throws
  {
    let window = try makeWindow(
      """
      window
      └─ tabs
         ├─ stack*
         │  ├─ Home
         │  └─ Draft*
         └─ stack
            └─ Bag*
      """)
    let draft = try window.screen(DraftScreen.self)
    draft.answer = { false }
    let product = StepAssembly(finder: ClassWithContextFinder(), factory: ProductFactory())
      .using(Push<ModelStack>())
      .from(GeneralStep.custom(using: ClassFinder<BagScreen, Int>()).expectingContainer())
      .assemble()
    let router = WindowRouter(window: window)
    try await router.navigate(to: product, with: 1)
    #expect(draft.askedCount == 0)
    #expect(
      window.drawing == """
        window
        └─ tabs
           ├─ stack
           │  ├─ Home
           │  └─ Draft*
           └─ stack*
              ├─ Bag
              └─ Product(1)*
        """)

    let home = GeneralStep.custom(using: ClassFinder<HomeScreen, Void>())
    let error = await #expect(throws: NavigationError.self) {
      try await router.navigate(to: home)
    }
    guard case .blocked(by: "Draft", _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}
