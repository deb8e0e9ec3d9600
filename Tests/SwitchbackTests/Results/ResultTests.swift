import Switchback
import SwitchbackModel
import Testing

struct ResultTests {
  private let window = ModelWindow(ModelStack(HomeScreen()))
  private let picker = finding(PickerScreen.self).using(.presentModally()).from(.current())
    .assemble()

  private var router: WindowRouter { WindowRouter(window: window) }

  /// Asks for a result, and waits until the picker is there.
  private func ask() async -> Task<Int?, any Error> {
    let task = Task { [router, picker] in try await router.result(of: picker) }
    await settle()
    return task
  }

  private func open() throws -> PickerScreen { try window.screen() }

  @Test func `The value that the screen gives, once`() async throws {
    let result = await ask()
    do {
      let screen = try open()
      #expect(screen.results.isAwaited)
      screen.results.give(1)
      screen.results.give(2)
      #expect(!screen.results.isAwaited)
    }
    #expect(try await result.value == 1)
    try await router.navigateBack()
    #expect(window.drawing == "window\n└─ stack\n   └─ Home*")
  }

  @Test func `What is freed with a result may give another`() async throws {
    let (results, log) = (Results<Token>(), Log())
    let picker = StepAssembly {
      // Kept, as a navigation is on its way that waits for a result.
      results.give(
        Token {
          results.give(Token())
          log.note("freed")
        })
      return PickerScreen()
    }.using(.presentModally()).from(.current())
    let result = Task { [router] in try await router.result(of: picker) }
    await settle()
    try open().results.give(1)
    #expect(try await result.value == 1)
    // Other tests may wait for results now.
    for _ in 0..<1_000 where log.entries.isEmpty {
      results.give(Token())
      await Task.yield()
    }
    #expect(log.entries == ["freed"])
  }

  @Test func `Nothing, when the screen goes just as it was shown`() async throws {
    let picker = finding(PickerScreen.self)
      .adding(.postRoutingTask { (screen: PickerScreen, _: Void, _) in try? screen.swipeDown() })
      .using(.presentModally()).from(.current()).assemble()
    let result = Task { [router] in try await router.result(of: picker) }
    #expect(await ending(of: result) == "nil")
  }

  @Test func `Nothing, when the user goes back while the screen appears`() async throws {
    let stack = try #require(window.root as? ModelStack)
    window.animations = .manual
    let picker = finding(PickerScreen.self).using(.push()).from(.visibleStack())
    let result = Task { [router] in try await router.result(of: picker) }
    await window.waitForAnimation()
    stack.userDidReveal(stack.screens[0])
    while window.isAnimating {
      window.finishAnimations()
      await settle()
    }
    #expect(await ending(of: result) == "nil")
    #expect(window.drawing == "window\n└─ stack\n   └─ Home*")
  }

  @Test func `The error, when the user selects another tab while the screen's own appears`()
    async throws
  {
    let tabs = ModelTabs([HomeScreen(), PickerScreen()])
    let window = ModelWindow(tabs)
    window.animations = .manual
    let result = Task {
      try await WindowRouter(window: window).result(of: existing(PickerScreen.self))
    }
    await window.waitForAnimation()
    tabs.userDidReveal(tabs.screens[0])
    while window.isAnimating {
      window.finishAnimations()
      await settle()
    }
    #expect(await ending(of: result).contains("The user went elsewhere"))
    #expect(window.drawing == "window\n└─ tabs\n   ├─ Home*\n   └─ Picker")
  }

  enum Leaving: CaseIterable { case back, swipe, navigation }
  enum Kept: CaseIterable { case nothing, results, screen }

  @Test(arguments: Leaving.allCases, Kept.allCases)
  func `Nothing, when the screen goes, whatever is kept of it`(
    _ leaving: Leaving, _ kept: Kept
  ) async throws {
    let result = await ask()
    let screen = try kept == .screen ? open() : nil
    let results = try kept == .nothing ? nil : open().results
    switch leaving {
    case .back: try await router.navigateBack()
    case .swipe: try open().swipeDown()
    case .navigation: try await router.navigate(to: existing(HomeScreen.self))
    }
    #expect(await ending(of: result) == "nil")
    #expect(screen?.results.isAwaited != true)
    results?.give(1)
  }

  @Test func `The value, though the user swipes the screen away while it appears`() async throws {
    window.animations = .manual
    let result = await ask()
    do {
      let screen = try open()
      #expect(screen.isBeingPresented)
      screen.results.give(1)
      screen.userDidDismiss()
    }
    for _ in 0..<3 {
      window.finishAnimations()
      await settle()
    }
    #expect(await ending(of: result) == "Optional(1)")
    #expect(window.drawing == "window\n└─ stack\n   └─ Home*")
  }

  @Test func `An early value is kept for its caller when another one asks`() async throws {
    let (gate, router) = (Gate(), router)
    try await router.navigate(to: picker)
    let screen = try open()
    let first = Task { [picker] in
      try await router.adding(.intercept(waitsForUser: true) { (_: Any?) in await gate.pass() })
        .result(of: picker)
    }
    await gate.reached()
    screen.results.give(1)
    let second = Task { [picker] in try await router.result(of: picker) }
    await settle()
    screen.results.give(2)
    gate.open()
    #expect(await ending(of: first) == "Optional(1)")
    #expect(await ending(of: second) == "Optional(2)")
  }

  @Test func `As long as the screen is only covered or hidden, its result is awaited`() async throws
  {
    let result = await ask()
    try await open().presentScreen(HomeScreen(), animated: false)
    try await router.navigateBack()
    try open().results.give(3)
    #expect(try await result.value == 3)
  }

  @Test func `Nothing, when it is swiped away and another navigation waits for it, too`()
    async throws
  {
    let log = Log()
    let ask = building(LoginScreen.self)
      .adding(
        .intercept(waitsForUser: true) { [router, picker] (_: Void) async throws in
          let result = try await router.result(of: picker)
          log.note(result.map { "\($0)" } ?? "nothing")
        }
      )
      .using(.presentModally()).from(.current()).assemble()
    router.go(to: ask)
    router.go(to: ask)
    await settle()
    try open().swipeDown()
    await settle()
    #expect(log.take() == ["nothing"])
    try open().results.give(1)
    await settle()
    #expect(log.take() == ["1"])
  }

  @Test(arguments: [false, true])
  func `Nothing, when the window is gone, even if something keeps the screen`(
    _ isKept: Bool
  ) async throws {
    let result: Task<Int?, any Error>
    var kept: PickerScreen?
    do {
      let window = ModelWindow(HomeScreen())
      let router = WindowRouter(window: window)
      result = Task { [picker] in try await router.result(of: picker) }
      await settle()
      #expect(window.layers.count == 2)
      if isKept { kept = try window.screen() }
    }
    #expect(await ending(of: result) == "nil")
    #expect(kept?.results.isAwaited != true)
  }

  @Test func `Nothing, when the app's own router takes the screen away, and something keeps it`()
    async throws
  {
    final class Returning: Router {
      let base: WindowRouter
      private(set) var kept: NavigationOutcome?

      init(_ base: WindowRouter) { self.base = base }

      func plan(to step: BoundStep) throws(NavigationError) -> NavigationPlan {
        try base.plan(to: step)
      }

      func navigate(
        to step: BoundStep, options: NavigationOptions
      ) async throws(NavigationError) -> NavigationOutcome {
        let outcome = try await base.navigate(to: step, options: options)
        kept = outcome
        try await base.navigateBack()
        return outcome
      }
    }
    let returning = Returning(router)
    let result = Task { [picker] in try await returning.result(of: picker) }
    #expect(await ending(of: result) == "nil")
    #expect(window.drawing == "window\n└─ stack\n   └─ Home*")
    #expect(returning.kept != nil)
  }

  @Test func `The value, though the app's own router has led to the screen in another way`()
    async throws
  {
    struct Replacing: Router {
      let base: WindowRouter
      let step: BoundStep

      func plan(to step: BoundStep) throws(NavigationError) -> NavigationPlan {
        try base.plan(to: self.step)
      }

      func navigate(
        to step: BoundStep, options: NavigationOptions
      ) async throws(NavigationError) -> NavigationOutcome {
        try await base.navigate(to: self.step, options: options)
      }
    }
    let replacing = Replacing(base: router, step: BoundStep(picker))
    let result = Task { [picker] in try await replacing.result(of: picker) }
    await settle()
    try open().results.give(5)
    #expect(await ending(of: result) == "Optional(5)")
  }

  @Test func `The router's own tasks see only what is asked for`() async throws {
    struct Contexts: RoutingInterceptor {
      let log: Log
      mutating func prepare(with context: Any?) throws {
        log.note("\(type(of: context.map { $0 } ?? "none"))")
        if context is Void { throw Refusal("Nothing to prepare for.") }
      }
      func perform(with context: Any?) {}
    }
    let log = Log()
    let picker = finding(PickerScreen.self, for: Int.self).using(.presentModally()).from(.current())
      .assemble()
    let router = router.adding(Contexts(log: log))
    let result = Task { try await router.result(of: picker, with: 1) }
    await settle()
    try open().results.give(5)
    #expect(await ending(of: result) == "Optional(5)")
    #expect(log.take() == ["Int"])
  }

  @Test func `A screen that comes after several changes is awaited all the same`() async throws {
    try await router.navigate(to: WaitingTests.presented(AccountScreen.self))
    let picker = finding(PickerScreen.self).using(.presentModally()).from(.root()).assemble()
    let result = Task { [router] in try await router.result(of: picker) }
    await settle()
    #expect(window.drawing == "window\n├─ stack\n│  └─ Home*\n└─ modal Picker")
    try open().results.give(4)
    #expect(await ending(of: result) == "Optional(4)")
  }

  @Test(arguments: [false, true], [false, true])
  func `A screen that was built in vain does not answer for the one that is shown`(
    _ givesInFactory: Bool, _ isKept: Bool
  ) async throws {
    var kept: [PickerScreen] = []
    var count = 0
    let picker = StepAssembly(
      finder: ClassFinder<PickerScreen, Void>(),
      factory: ClosureFactory {
        let screen = PickerScreen()
        if isKept { kept.append(screen) }
        return screen
      }
    )
    .adding(
      .contextTask { [window] (screen: PickerScreen, _: Void) async in
        count += 1
        guard count == 1, let root = window.root else { return }
        if givesInFactory { screen.results.give(5) }
        // The user goes elsewhere while the first one is made ready.
        try? await root.presentScreen(AccountScreen(), animated: false)
      }
    )
    .using(.presentModally()).from(.root()).assemble()
    let result = Task { [router] in try await router.result(of: picker) }
    await settle()
    #expect(count == 2)
    kept.first?.results.give(4)
    try open().results.give(6)
    #expect(await ending(of: result) == "Optional(6)")
  }

  /// The moments at which a screen gives its result, sooner than can be asked for afterwards.
  enum Moment: CaseIterable, Sendable {
    case initializer, factory, contextTask, presentation, postRoutingTask
  }

  @Test(arguments: Moment.allCases)
  func `A result that is given early is not lost`(_ moment: Moment) async throws {
    let step = StepAssembly(
      finder: NilFinder<PickerScreen, Void>(),
      factory: ClosureFactory {
        let screen = moment == .initializer ? PickerScreen(giving: 9) : PickerScreen()
        if moment == .factory { screen.results.give(9) }
        return screen
      })
    let picker: DestinationStep<PickerScreen, Void> =
      switch moment {
      case .initializer, .factory:
        step.using(.presentModally()).from(.current()).assemble()
      case .contextTask:
        step.adding(.contextTask { (screen: PickerScreen, _: Void) in screen.results.give(9) })
          .using(.presentModally()).from(.current()).assemble()
      case .postRoutingTask:
        step.adding(
          .postRoutingTask { (screen: PickerScreen, _: Void, _) in screen.results.give(9) }
        )
        .using(.presentModally()).from(.current()).assemble()
      case .presentation:
        step.using(.presentModally { screen in (screen as? PickerScreen)?.results.give(9) })
          .from(.current()).assemble()
      }
    let result = Task { [router] in try await router.result(of: picker) }
    #expect(await ending(of: result) == "Optional(9)")
  }

  @Test func `An error, when the task is cancelled, and the screen stays`() async throws {
    let result = await ask()
    result.cancel()
    await #expect(throws: NavigationError.self) { try await result.value }
    #expect(window.drawing == "window\n├─ stack\n│  └─ Home*\n└─ modal Picker")
    #expect(try !open().results.isAwaited)
  }

  @Test func `An error, when the navigation is superseded before the screen is shown`() async throws
  {
    let gate = Gate()
    let slow = building(PickerScreen.self)
      .adding(.intercept { (_: Void) async in await gate.pass() })
      .using(.presentModally()).from(.current()).assemble()
    let result = Task { [router] in try await router.result(of: slow) }
    await gate.reached()
    let newer = router.go(to: picker, policy: .replace)
    gate.open()
    #expect(
      await ending(of: result)
        == "A newer navigation superseded this one. Nothing has changed.")
    _ = try await newer.value
  }

  @Test func `A chain for any context needs none to be asked for its result`() async throws {
    let picker = finding(PickerScreen.self, for: Any?.self).using(.presentModally()).from(
      .current()
    ).assemble()
    let result = Task { [router] in try await router.result(of: picker) }
    await settle()
    try open().results.give(3)
    #expect(try await result.value == 3)
  }

  @Test func `Two who ask for the result of the same screen both get it`() async throws {
    let first = await ask()
    let second = await ask()
    try open().results.give(7)
    #expect(try await first.value == 7)
    #expect(try await second.value == 7)
  }

  @Test func `A caller that waits does not keep the screen`() async throws {
    let result = await ask()
    weak let screen = try open()
    try await router.navigateBack()
    _ = try await result.value
    #expect(screen == nil)
  }

  @Test func `A screen that is there already does not answer with an old result`() async throws {
    try await router.navigate(to: picker)
    try open().results.give(1)
    // A navigation that waits for a result of this kind is on its way.
    let gate = Gate()
    let other = StepAssembly(finder: NilFinder(), factory: ClosureFactory { PickerScreen() })
      .adding(.intercept(waitsForUser: true) { (_: Void) async in await gate.pass() })
      .using(.presentModally()).from(.current()).assemble()
    let waiting = Task { [router] in try await router.result(of: other) }
    await gate.reached()
    try open().results.give(2)
    let result = await ask()
    #expect(try open().results.isAwaited)
    try open().results.give(3)
    #expect(try await result.value == 3)
    waiting.cancel()
  }

  @Test func `A screen that is there already answers for a navigation that has begun`() async throws
  {
    try await router.navigate(to: picker)
    let gate = Gate()
    let guarded = finding(PickerScreen.self)
      .adding(.intercept { (_: Void) async in await gate.pass() })
      .using(.presentModally()).from(.current()).assemble()
    let result = Task { [router] in try await router.result(of: guarded) }
    await gate.reached()
    try open().results.give(1)
    try open().results.give(2)
    gate.open()
    #expect(await ending(of: result) == "Optional(1)")
  }

  @Test func `Nothing, when the window goes during the navigation and something keeps the screen`()
    async throws
  {
    let gate = Gate()
    var kept: PickerScreen?
    let result: Task<Int?, any Error>
    do {
      let window = ModelWindow(HomeScreen())
      let router = WindowRouter(window: window)
      let picker = finding(PickerScreen.self)
        .adding(
          .contextTask { (screen: PickerScreen, _: Void) async in
            kept = screen
            await gate.pass()
          }
        )
        .using(.presentModally()).from(.current()).assemble()
      result = Task { try await router.result(of: picker) }
      await gate.reached()
    }
    gate.open()
    #expect(await ending(of: result) == "nil")
    #expect(kept?.results.isAwaited == false)
  }

  @Test func `A screen that comes back as a navigation fails is awaited all the same`() async throws
  {
    let result = await ask()
    let kept = try open()
    let bag = building(BagScreen.self).using(Push<ModelStack>()).from(existing(ModelStack.self))
      .assemble()
    window.faults.fail(.setScreens)
    let navigation = router.go(to: bag)
    #expect(
      await ending(of: navigation) == """
        The screens could not be changed: An injected fault made this operation fail: setScreens. \
        All changes were undone.
        """)
    #expect(window.drawing == "window\n├─ stack\n│  └─ Home*\n└─ modal Picker")
    #expect(kept.results.isAwaited)
    kept.results.give(8)
    #expect(await ending(of: result) == "Optional(8)")
  }
}
