import Switchback
import SwitchbackModel
import Testing

/// Code of the app that never returns, or not when it should: the window stays usable.
struct EndlessCodeTests {
  let window: ModelWindow
  let gate = Gate()
  let login = WaitingTests.presented(LoginScreen.self)

  init() throws {
    window = try makeWindow("window\n└─ Home")
  }

  private var router: WindowRouter { WindowRouter(window: window) }

  enum Place: CaseIterable, Sendable { case factory, contextTask, taskOfFound }

  /// A chain that waits in its factory or in its context task.
  private func waiting(in place: Place) -> DestinationStep<any Screen, Void> {
    switch place {
    case .factory:
      DestinationStep(
        building(BagScreen.self, behind: gate)
          .using(.presentModally()).from(.current()).assemble())
    case .contextTask:
      DestinationStep(
        building(BagScreen.self)
          .adding(.contextTask { [gate] (_: BagScreen, _: Void) async in await gate.pass() })
          .using(.presentModally()).from(.current()).assemble())
    case .taskOfFound:
      DestinationStep(
        StepAssembly(finder: ClassFinder<HomeScreen, Void>(), factory: NilFactory())
          .adding(.contextTask { [gate] (_: HomeScreen, _: Void) async in await gate.pass() })
          .from(.root()).assemble())
    }
  }

  /// A screen that navigates as it is freed, such as one of a flow that ends with it.
  private final class LeavingScreen: ModelScreen {
    private let leave: @MainActor () -> Void

    init(_ leave: @escaping @MainActor () -> Void) {
      self.leave = leave
      super.init()
    }

    deinit {
      MainActor.assumeIsolated { [leave] in leave() }
    }
  }

  @Test func `A screen that was built in vain navigates as it is freed`() async throws {
    var last: Task<NavigationOutcome, any Error>?
    let step = StepAssembly { [router, login] in
      LeavingScreen { last = router.go(to: login, policy: .replace) }
    }
    .using(.push())
    .from(
      StepAssembly { [gate] (_: Void) async in
        await gate.pass()
        return ModelStack()
      }
    )
    .using(.presentModally()).from(.current())
    router.go(to: step)
    await gate.reached()
    router.go(to: waiting(in: .factory), policy: .replace)
    await settle()
    _ = try await last?.value
    #expect(window.drawing == "window\n├─ Home\n└─ modal Login")
    gate.open()
  }

  @Test func `A navigation that ends as it frees a screen builds nothing more, and is freed`()
    async throws
  {
    var last: Task<NavigationOutcome, any Error>?
    var buildsOther = false
    let leaving = StepAssembly { [router, login] in
      LeavingScreen { last = router.go(to: login, policy: .replace) }
    }
    .using(.presentModally()).from(.current())
    let other = StepAssembly { () -> BagScreen in
      buildsOther = true
      return BagScreen()
    }
    .using(.presentModally()).from(.current())
    var token: Token? = Token()
    weak let observed = token
    let first = router.observing { [token] _ in _ = token }
      .go(to: StepAssembly(existing: AccountScreen.self).from(leaving).otherwise(other))
    token = nil
    #expect(
      await ending(of: first) == "A newer navigation superseded this one. Nothing has changed.")
    _ = try await last?.value
    await settle()
    #expect(!buildsOther)
    #expect(observed == nil)
    #expect(window.drawing == "window\n├─ Home\n└─ modal Login")
  }

  @Test func `What it has begun ends with it if it is replaced just when it returns`() async throws
  {
    let returning = Gate()
    var newer: Task<NavigationOutcome, any Error>?
    let bag = building(BagScreen.self)
      .adding(
        ClosureInterceptor { [router, login] (_: Void) in
          router.go(to: waiting(in: .factory))
          await returning.pass()
          // Runs after the interceptor has returned, and before its navigation goes on.
          Task.detached { @MainActor in newer = router.go(to: login, policy: .replace) }
        }
      )
      .using(.presentModally()).from(.current()).assemble()
    let first = router.go(to: bag)
    await gate.reached()
    returning.open()
    await settle()
    #expect(window.drawing == "window\n├─ Home\n└─ modal Login")
    first.cancel()
    newer?.cancel()
    #expect(
      await ending(of: first) == "A newer navigation superseded this one. Nothing has changed.")
    gate.open()
    await settle()
  }

  @Test(arguments: Place.allCases)
  func `Replacing it shows the newer destination`(_ place: Place) async throws {
    let first = router.go(to: waiting(in: place))
    await gate.reached()
    let second = router.go(to: login, policy: .replace)
    #expect(
      await ending(of: second) == "Login is on screen; reused Home; built Login")
    #expect(
      await ending(of: first)
        == "A newer navigation superseded this one. Nothing has changed.")
    gate.open()
    await settle()
    #expect(window.drawing == "window\n├─ Home\n└─ modal Login")
  }

  @Test func `One that is cancelled before it begins replaces nothing`() async throws {
    let first = router.go(to: waiting(in: .factory))
    await gate.reached()
    let second = Task { [router] in try await router.navigate(to: login, policy: .replace) }
    second.cancel()
    #expect(await ending(of: second) == "The navigation was cancelled. Nothing has changed.")
    gate.open()
    #expect(await ending(of: first).hasPrefix("Bag is on screen"))
  }

  @Test(arguments: Place.allCases)
  func `Cancelling it lets the next one go ahead`(_ place: Place) async throws {
    let first = router.go(to: waiting(in: place))
    await gate.reached()
    first.cancel()
    #expect(
      await ending(of: first) == "The navigation was cancelled. Nothing has changed.")
    #expect(
      await ending(of: router.go(to: login)) == "Login is on screen; reused Home; built Login")
    gate.open()
    await settle()
    #expect(window.drawing == "window\n├─ Home\n└─ modal Login")
  }

  @Test(arguments: Place.allCases)
  func `The router's time limit ends it, by name`(_ place: Place) async throws {
    let router = WindowRouter(window: window, timeLimit: .seconds(5), clock: ImpatientClock())
    let name =
      switch place {
      case .factory: "ClosureFactory"
      case .contextTask, .taskOfFound: "ClosureContextTask"
      }
    #expect(
      await ending(of: router.go(to: waiting(in: place)))
        == "\(name) did not answer within 5.0 seconds. Nothing has changed.")
    #expect(window.changeCount == 0)
    gate.open()
  }

  @Test func `A slow one that heeds cancellation is told`() async throws {
    let log = Log()
    let slow = StepAssembly(
      finder: NilFinder(),
      factory: ClosureFactory { [gate] (_: Void) async in
        await withTaskCancellationHandler {
          await gate.pass()
        } onCancel: {
          Task { @MainActor in
            log.note("told")
            gate.open()
          }
        }
        return BagScreen()
      }
    )
    .using(.presentModally()).from(.current()).assemble()
    let first = router.go(to: slow)
    await gate.reached()
    #expect(
      await ending(of: router.go(to: login, policy: .replace))
        == "Login is on screen; reused Home; built Login")
    #expect(log.entries == ["told"])
    _ = await ending(of: first)
  }

  @Test func `The screens that were built are let go at once, although one never comes`()
    async throws
  {
    weak var built: BagScreen?
    let inner = StepAssembly(
      finder: NilFinder(),
      factory: ClosureFactory { (_: Void) in
        let screen = BagScreen()
        built = screen
        return screen
      })
    let step = inner.using(.push()).from(
      SingleStep(
        finder: NilFinder<ModelStack, Void>(),
        factory: ClosureFactory { [gate] (_: Void) async in
          await gate.pass()
          return ModelStack()
        })
    )
    .using(.presentModally()).from(.current()).assemble()
    let first = router.go(to: step)
    await gate.reached()
    #expect(built != nil)
    first.cancel()
    _ = await ending(of: first)
    #expect(built == nil)
    gate.open()
  }

  @Test func `A guard that never answers ends with the router's limit`() async throws {
    let window = try makeWindow("window\n├─ Home\n└─ modal Draft")
    try window.screen(DraftScreen.self).answers(true, behind: gate)
    let router = WindowRouter(window: window, timeLimit: .seconds(5), clock: ImpatientClock())
    let bag = WaitingTests.presented(BagScreen.self)
    #expect(
      await ending(of: router.go(to: bag))
        == "Draft did not answer within 5.0 seconds. Nothing has changed.")
    gate.open()
  }

  @Test func `A guard is asked no longer when its screen is gone`() async throws {
    let window = try makeWindow("window\n├─ Home\n└─ modal Draft")
    let draft = try window.screen(DraftScreen.self)
    draft.answers(false, behind: gate)
    let questions = Log()
    let bag = WaitingTests.presented(BagScreen.self)
    let router = WindowRouter(window: window).observing { event in
      if case .asking(let screen) = event.kind { questions.note(name(of: screen)) }
    }
    let navigation = router.go(to: bag)
    await gate.reached()
    try draft.swipeDown()
    #expect(await ending(of: navigation) == "Bag is on screen; reused Home; built Bag")
    #expect(window.drawing == "window\n├─ Home\n└─ modal Bag")
    #expect(questions.entries == ["Draft"])
    #expect(draft.askedCount == 1)
    gate.open()
  }

  @Test func `A guard that takes its own screen away need not answer`() async throws {
    let window = try makeWindow("window\n├─ Home\n└─ modal Draft")
    let draft = try window.screen(DraftScreen.self)
    draft.answer = { [gate, weak draft] in
      try? draft?.swipeDown()
      await gate.pass()
      return false
    }
    let navigation = WindowRouter(window: window).go(to: WaitingTests.presented(BagScreen.self))
    #expect(await ending(of: navigation) == "Bag is on screen; reused Home; built Bag")
    #expect(window.drawing == "window\n├─ Home\n└─ modal Bag")
    gate.open()
  }

  @Test func `A guard whose screen goes before its task starts is not asked`() async throws {
    let window = try makeWindow("window\n├─ Home\n└─ modal Draft")
    let draft = try window.screen(DraftScreen.self)
    draft.answers(false, behind: gate)
    let bag = WaitingTests.presented(BagScreen.self)
    let navigation = TaskStart.$isAtOnce.withValue(false) {
      WindowRouter(window: window).go(to: bag)
    }
    Task { try draft.swipeDown() }
    await settle()
    #expect(gate.entries == 0)
    gate.open()
    #expect(await ending(of: navigation) == "Bag is on screen; reused Home; built Bag")
    #expect(window.drawing == "window\n├─ Home\n└─ modal Bag")
  }

  @Test func `A limit that is longer than any clock can say is none`() async throws {
    let step = building(BagScreen.self)
      .adding(
        .intercept(timeLimit: .seconds(Int64.max)) { [gate] (_: Void) async in await gate.pass() }
      )
      .using(.presentModally()).from(.current()).assemble()
    let navigation = router.go(to: step)
    await gate.reached()
    gate.open()
    #expect(await ending(of: navigation) == "Bag is on screen; reused Home; built Bag")
  }

  @Test func `Thousands that wait in a line all end, wherever some of them leave it`() async throws
  {
    let first = router.go(to: waiting(in: .taskOfFound))
    await gate.reached()
    let home = StepAssembly(finder: ClassFinder<HomeScreen, Void>(), factory: NilFactory())
      .from(.root()).assemble()
    let others = (0..<2_000).map { number in (number, router.go(to: home)) }
    // From the middle, the end and the beginning.
    for (number, other) in others where number % 3 == 0 { other.cancel() }
    gate.open()
    _ = try await first.value
    for (number, other) in others {
      if number % 3 == 0 {
        await #expect(throws: NavigationError.self) { try await other.value }
      } else {
        #expect(try await other.value.isAlreadyThere)
      }
    }
  }
}
