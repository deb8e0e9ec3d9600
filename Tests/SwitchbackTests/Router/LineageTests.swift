import SimulatedWorld
import Switchback
import SwitchbackModel
import Testing

/// A navigation is inside another one only while the code that has begun it runs.
struct LineageTests {
  /// The code that starts a task, which lives on.
  enum Code: CaseIterable {
    case interceptor, factory, contextTask, finder, action, postRoutingTask
  }

  private let window = ModelWindow(ModelStack(HomeScreen()))
  private let log = Log()

  private var router: WindowRouter { WindowRouter(window: window) }

  /// The account, behind a log-in, which is any code for the first time.
  private func account(
    logIn: @escaping @MainActor () async throws -> Void = {}
  ) -> DestinationStep<AccountScreen, Void> {
    finding(AccountScreen.self)
      .adding(
        ClosureInterceptor<Void> { [log] _ in
          log.note("log in")
          if log.entries.count == 1 { try await logIn() }
        }.keyed("log in")
      )
      .using(Push<ModelStack>()).from(existing(ModelStack.self)).assemble()
  }

  @Test func `A plan made inside a log-in does not list it`() async throws {
    var listed: [String]?
    let (router, inner) = (router, account())
    try await router.navigate(
      to: account { listed = try router.plan(to: inner).interceptors })
    #expect(listed == [])
  }

  /// A chain to the log-in screen, in which one piece of code runs an operation.
  private func logInScreen(
    _ code: Code, once operation: @escaping @MainActor () -> Void
  ) -> DestinationStep<LoginScreen, Void> {
    var operation: (@MainActor () -> Void)? = operation
    func run(_ here: Code) {
      guard here == code else { return }
      operation?()
      operation = nil
    }
    struct Presenting: Action {
      typealias Source = any Screen
      let whenPerformed: @MainActor () -> Void

      func screensTakenAway(from source: any Screen, in window: any ScreenWindow) -> [any Screen] {
        []
      }

      func perform(
        with screen: any Screen, on source: any Screen, in window: any ScreenWindow, animated: Bool
      ) async throws {
        whenPerformed()
        try await source.presentScreen(screen, animated: animated)
      }
    }
    return StepAssembly(
      finder: ClosureFinder<LoginScreen, Void> { _, _ in
        run(.finder)
        return nil
      },
      factory: ClosureFactory { (_: Void) in
        run(.factory)
        return LoginScreen()
      }
    )
    .adding(.intercept { (_: Void) in run(.interceptor) })
    .adding(.contextTask { (_: LoginScreen, _: Void) in run(.contextTask) })
    .adding(
      .postRoutingTask { (_: LoginScreen, _: Void, _: [any Screen]) in run(.postRoutingTask) }
    )
    .using(Presenting { run(.action) }).from(.current()).assemble()
  }

  @Test(arguments: Code.allCases)
  func `The log-in runs again for a task that was begun inside it and lives on`(
    _ code: Code
  ) async throws {
    let gate = Gate()
    let later = Log()
    let account = account { [router] in
      try await router.navigate(
        to: logInScreen(
          code,
          once: {
            Task {
              await gate.pass()
              later.note("\(try await router.navigate(to: self.account()))")
            }
          }))
      try await router.navigateBack()
    }
    try await router.navigate(to: account)
    try await router.navigateBack()
    #expect(log.entries == ["log in"])
    #expect(window.drawing == "window\n└─ stack\n   └─ Home*")
    gate.open()
    await settle()
    #expect(log.entries == ["log in", "log in"])
    #expect(later.entries.count == 1)
    #expect(window.drawing == "window\n└─ stack\n   ├─ Home\n   └─ Account*")
  }

  /// An action that runs any code.
  private struct Running: Action {
    let code: @MainActor (_ present: () async throws -> Void) async throws -> Void

    func screensTakenAway(from source: any Screen, in window: any ScreenWindow) -> [any Screen] {
      []
    }

    func perform(
      with screen: any Screen, on source: any Screen, in window: any ScreenWindow, animated: Bool
    ) async throws {
      try await code { try await source.presentScreen(screen, animated: animated) }
    }
  }

  @Test func `What an action begins and does not await waits for the navigation`() async throws {
    var later: Task<NavigationOutcome, any Error>?
    let account = account()
    let first = router.go(
      to: presentingLogin { [router] present in
        later = router.go(to: account)
        await settle()
        try await present()
      })
    #expect(await ending(of: first) == "Login is on screen; reused stack; built Login")
    #expect(
      await ending(of: try #require(later)) == "Account is on screen; reused stack; built Account")
    #expect(window.drawing == "window\n└─ stack\n   ├─ Home\n   └─ Account*")
  }

  @Test(arguments: 0..<6)
  func `What a task of an action begins as the action ends waits for the navigation`(
    after turns: Int
  ) async throws {
    var later: Task<NavigationOutcome, any Error>?
    let account = account()
    let first = router.go(
      to: presentingLogin { [router] present in
        try await present()
        later = Task {
          for _ in 0..<turns { await Task.yield() }
          return try await router.navigate(to: account)
        }
        await Task.yield()
      })
    #expect(await ending(of: first) == "Login is on screen; reused stack; built Login")
    #expect(
      await ending(of: try #require(later)) == "Account is on screen; reused stack; built Account")
    #expect(window.drawing == "window\n└─ stack\n   ├─ Home\n   └─ Account*")
  }

  /// The log-in screen, by an action that runs any code.
  private func presentingLogin(
    _ code: @escaping @MainActor (_ present: () async throws -> Void) async throws -> Void
  ) -> DestinationStep<LoginScreen, Void> {
    building(LoginScreen.self).using(Running(code: code)).from(.current()).assemble()
  }

  @Test func `What a task begins as its action fails is not inside the navigation`() async throws {
    var later: Task<String, any Error>?
    let account = account { await Task.yield() }
    let step = presentingLogin { [router] _ in
      await Task.yield()
      later = Task { "\(try await router.navigate(to: account))" }
      throw Refusal()
    }
    await #expect(throws: NavigationError.self) { try await router.navigate(to: step) }
    #expect(try await later?.value == "Account is on screen; reused stack; built Account")
    #expect(window.drawing == "window\n└─ stack\n   ├─ Home\n   └─ Account*")
  }

  @Test func `A task that the first of two actions has begun holds nothing of the navigation`()
    async throws
  {
    let gate = Gate()
    weak var observer: Log?
    let login = presentingLogin { present in
      Task { await gate.pass() }
      try await present()
    }
    let bag = building(BagScreen.self).using(Running { try await $0() }).from(login).assemble()
    do {
      let log = Log()
      observer = log
      try await router.observing { _ in log.note("") }.navigate(to: bag)
    }
    #expect(observer == nil)
    gate.open()
  }

  @Test func `What a task begins after its interceptor has returned waits for the navigation`()
    async throws
  {
    let (interceptor, factory) = (Gate(), Gate())
    let later = Log()
    let bag = building(BagScreen.self, behind: factory)
      .adding(
        .intercept { [router] (_: Void) in
          Task {
            await interceptor.pass()
            try await router.navigate(to: self.account())
            later.note("account")
          }
        }
      )
      .using(Push<ModelStack>()).from(existing(ModelStack.self)).assemble()
    let navigation = router.go(to: bag)
    await factory.reached()
    interceptor.open()
    await settle()
    #expect(later.entries == [])
    factory.open()
    _ = try await navigation.value
    await settle()
    #expect(later.entries == ["account"])
    #expect(window.drawing == "window\n└─ stack\n   ├─ Home\n   ├─ Bag\n   └─ Account*")
  }

  /// Shows one screen after another: the task of each shows the next.
  ///
  /// - Parameter whenLast: Runs in the last one's task, with the number of chains that are still held.
  private func showSlides(
    _ count: Int, whenLast: @escaping @MainActor (Int) async throws -> Void
  ) async throws {
    let last = Gate()
    var slides: [Weak] = []
    @MainActor func show(_ number: Int) {
      // Each slide has a chain of its own, and everything in it is to be freed.
      let slide = Slide()
      slides.append(Weak(slide: slide))
      let chain = StepAssembly(
        finder: NilFinder(),
        factory: ClosureFactory { (_: Void) in
          withExtendedLifetime(slide) { HomeScreen() }
        }
      )
      .adding(
        .contextTask { (_: HomeScreen, _: Void) in
          Task {
            await Task.yield()
            if number < count { return show(number + 1) }
            try await whenLast(slides.count { $0.slide != nil })
            await last.pass()
          }
        }
      )
      .using(GeneralAction.replaceRoot()).from(GeneralStep.root()).assemble()
      router.go(to: chain)
    }
    last.open()
    show(1)
    await last.reached()
    await settle()
  }

  /// Something that a chain holds.
  private final class Slide {}

  private struct Weak {
    weak var slide: Slide?
  }

  @Test func `Ended navigations are freed, however many have begun one after the other`()
    async throws
  {
    var held: Int?
    try await showSlides(RandomCases.areMany ? 100_000 : 2_000) { held = $0 }
    #expect(held == 0)
  }

  @Test func `The second tap of a double tap waits its turn on the hundredth screen`() async throws
  {
    let taps = Log()
    try await showSlides(100) { [router] _ in
      let gate = Gate()
      let bag = finding(BagScreen.self)
        .adding(.contextTask { (_: BagScreen, _: Void) async in await gate.pass() })
        .using(.presentModally()).from(.current()).assemble()
      let both = [router.go(to: bag), router.go(to: bag)]
      await settle()
      gate.open()
      for tap in both { taps.note(await ending(of: tap)) }
    }
    #expect(
      taps.entries == ["Bag is on screen; reused Home; built Bag", "Bag is on screen already"])
    #expect(window.drawing == "window\n├─ Home\n└─ modal Bag")
  }
}
