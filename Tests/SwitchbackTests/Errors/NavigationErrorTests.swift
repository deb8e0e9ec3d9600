import Switchback
import SwitchbackModel
import Testing

/// Every error's text in full. Those of switches, contexts, containers and guards are asserted where
/// these are tested.
struct NavigationErrorTests {
  typealias Step = StepAssembly<
    BagScreen, ClassFinder<BagScreen, Void>, ScreenFactory<BagScreen, Void>
  >

  static let step = Step(finder: ClassFinder(options: .currentVisible), factory: ScreenFactory())

  private func text(
    _ step: DestinationStep<BagScreen, Void>, in drawing: String = "window\n└─ Home",
    clock: any Clock<Duration> = ContinuousClock(),
    _ prepare: (ModelWindow) throws -> Void = { _ in }
  ) async throws -> String {
    let window = try makeWindow(drawing)
    try prepare(window)
    do {
      return try await WindowRouter(window: window, clock: clock).navigate(to: step).description
    } catch {
      return "\(error)"
    }
  }

  @Test func `Unresolved: the finder's own words, and the steps that were not looked at`()
    async throws
  {
    let broken = StepAssembly(
      finder: ClosureFinder { (_: Void, _) -> BagScreen? in throw Refusal("The bag is locked") },
      factory: ScreenFactory<BagScreen, Void>()
    )
    .using(.push()).from(.stack()).using(.presentModally()).from(.current()).assemble()
    #expect(
      try await text(broken) == """
        BagScreen was not reached. The bag is locked.
        ▸ · BagScreen   failed
                        looked for by ClosureFinder
                        built by ScreenFactory, integrated by Push
          · ModelStack  not looked at
                        built by StackFactory, integrated by PresentModally
          · any screen  not looked at
        """)
  }

  @Test func `Unresolved: the window is empty`() async throws {
    #expect(
      try await text(Self.step.using(.presentModally()).from(.current()), in: "window") == """
        BagScreen was not reached. The window has no root screen. Set one before navigating, or \
        begin with a destination that replaces the root, from GeneralStep.root().
          · BagScreen   not found: 0 screens looked at, none is a BagScreen
                        looked for by ClassFinder (current, visible; from the topmost layer)
                        built by ScreenFactory, integrated by PresentModally
        ▸ · any screen  failed
        """)
  }

  @Test func `Unresolved: a finder has found a screen of another window`() async throws {
    let other = try makeWindow("window\n└─ Home")
    let stranger = try other.screen(HomeScreen.self)
    let step = Self.step.using(.presentModally())
      .from(GeneralStep.custom(using: ClosureFinder { (_: Void, _) in stranger }))
    #expect(
      try await text(step).hasPrefix(
        "BagScreen was not reached. The finder has found Home, which is not in this router's "
          + "window. Use the router of the window that shows it, or search only the hierarchy "
          + "passed to the finder. A screen in a container of the app's has that container as its "
          + "parent, until it is dismissed.\n"))
  }

  @Test func `Unresolved: a container contains itself`() {
    #expect(
      "\(HierarchyError.cycle("Pager"))" == """
        Pager contains or presents itself. A host must report a tree: check containedScreens, \
        visibleScreens, parentScreen and presentedScreen of Pager.
        """)
  }

  @Test func `Intercepted where nothing is found: each step is in the chain once`() async throws {
    for waits in [false, true] {
      let login = LoginInterceptor(waitsForUser: waits) { (_: Void) in
        throw Refusal("The user closed it")
      }
      let bag = Self.step.adding(login).using(.push()).from(.visibleStack())
      #expect(
        try await text(bag) == """
          BagScreen was not reached. LoginInterceptor ended the navigation: The user closed it.
          ▸ · BagScreen   not found: 1 screen looked at, none is a BagScreen
                          looked for by ClassFinder (current, visible; from the topmost layer)
                          built by ScreenFactory, integrated by Push
                          intercepted by LoginInterceptor
            · ModelStack  not found: 1 screen looked at, none is a ModelStack; skipped
                          looked for by ClassFinder (current, visible; from the topmost layer)
          """)
    }
  }

  @Test func `Intercepted, and timed out: who it was`() async throws {
    func step(_ interceptor: some RoutingInterceptor<Void>) -> DestinationStep<BagScreen, Void> {
      Self.step.adding(interceptor).using(.presentModally()).from(.current())
    }
    let chain = """
      ▸ · BagScreen   not found: 1 screen looked at, none is a BagScreen
                      looked for by ClassFinder (current, visible; from the topmost layer)
                      built by ScreenFactory, integrated by PresentModally
                      intercepted by LoginInterceptor
        ✓ any screen  found: Home
      """
    // An interceptor that waits for the user lets go of the screens in the text.
    for waits in [false, true] {
      let login = LoginInterceptor(waitsForUser: waits) { (_: Void) in
        throw Refusal("The user closed it")
      }
      #expect(
        try await text(step(login)) == """
          BagScreen was not reached. LoginInterceptor ended the navigation: The user closed it.
          \(chain)
          """)
    }
    let gate = Gate()
    let silent = ClosureInterceptor(timeLimit: .seconds(2)) { (_: Void) in await gate.pass() }
    #expect(
      try await text(step(silent), clock: ImpatientClock()).hasPrefix(
        "BagScreen was not reached. ClosureInterceptor did not answer within 2.0 seconds. "
          + "Nothing has changed.\n▸ ·"))
    gate.open()
  }

  @Test func `Intercepted by the router's own: no step is marked`() async throws {
    let window = try makeWindow("window\n└─ Home")
    let router = WindowRouter(window: window)
      .adding(LoginInterceptor { (_: Any?) in throw Refusal("Offline.") })
    let error = try await #require(throws: NavigationError.self) {
      try await router.navigate(to: Self.step.using(.presentModally()).from(.current()))
    }
    #expect(
      error.description.hasPrefix(
        "BagScreen was not reached. LoginInterceptor ended the navigation: Offline.\n  · BagScreen")
    )
    // Nor is one where nothing is found.
    let unanchored = try await #require(throws: NavigationError.self) {
      try await router.navigate(to: Self.step.using(.push()).from(.visibleStack()))
    }
    #expect(unanchored.description.contains("\n  · ModelStack"))
    #expect(!unanchored.description.contains("▸"))
  }

  @Test func `Unbuilt: which screen could not be prepared`() async throws {
    let stack = StepAssembly(
      finder: NilFinder(),
      factory: ClosureFactory { (_: Void) -> ModelStack in throw Refusal("Out of paper") })
    let step = Self.step.using(.push()).from(stack).using(.presentModally()).from(.current())
      .assemble()
    #expect(
      try await text(step) == """
        BagScreen was not reached. ModelStack could not be prepared: Out of paper. Nothing has \
        changed.
          · BagScreen   not found: 1 screen looked at, none is a BagScreen
                        looked for by ClassFinder (current, visible; from the topmost layer)
                        built by ScreenFactory, integrated by Push
        ▸ · ModelStack  never looked for
                        built by ClosureFactory, integrated by PresentModally
          ✓ any screen  found: Home
        """)
  }

  @Test func `Unbuilt: a task of the screen that was found`() async throws {
    let home = StepAssembly(
      finder: ClassFinder<HomeScreen, Void>(options: .current), factory: NilFactory()
    )
    .adding(ClosureContextTask { (_: HomeScreen, _: Void) in throw Refusal("Not now.") })
    .from(.current())
    #expect(
      try await text(Self.step.using(.presentModally()).from(home)) == """
        BagScreen was not reached. HomeScreen could not be prepared: Not now. Nothing has changed.
          · BagScreen   not found: 1 screen looked at, none is a BagScreen
                        looked for by ClassFinder (current, visible; from the topmost layer)
                        built by ScreenFactory, integrated by PresentModally
        ▸ ✓ HomeScreen  found: Home
                        looked for by ClassFinder (current; from the topmost layer)
        """)
  }

  @Test func `Unsettled: the screens changed again and again`() async throws {
    let window = try makeWindow("window\n└─ stack\n   └─ Home*")
    let stack = try window.screen(ModelStack.self)
    let step = StepAssembly(
      finder: ClassFinder(options: .currentVisible),
      factory: ClosureFactory { (_: Void) in
        let more = stack.containedScreens + [ModelScreen(name: "More")]
        try await stack.setContainedScreens(more, animated: false)
        return BagScreen()
      }
    )
    .using(Push()).from(GeneralStep.custom(using: ClassFinder<ModelStack, Void>(options: .current)))
    .assemble()
    let error = try await #require(throws: NavigationError.self) {
      try await WindowRouter(window: window).navigate(to: step)
    }
    #expect(
      error.description == """
        BagScreen was not reached. The window's screens kept changing while new ones were built. \
        Navigate again when they no longer change.
          · BagScreen   not found: 2 screens looked at, none is a BagScreen
                        looked for by ClassFinder (current, visible; from the topmost layer)
                        built by ClosureFactory, integrated by Push
          ✓ ModelStack  found: stack
                        looked for by ClassFinder (current; from the topmost layer)
        """)
    // Three times, and then no more.
    #expect(stack.screens.count == 4)
  }

  @Test func `Uncommitted: what could and what could not be undone`() async throws {
    let step = Self.step.using(.presentModally()).from(.root()).assemble()
    let modal = "window\n├─ Home\n└─ modal Login"
    let chain = """
      ▸ · BagScreen   not found: 1 screen looked at, none is a BagScreen
                      looked for by ClassFinder (current, visible; from the topmost layer)
                      built by ScreenFactory, integrated by PresentModally
        ✓ any screen  found: Home
      """
    #expect(
      try await text(step, in: modal) { $0.faults.fail(.present) } == """
        BagScreen was not reached. The screens could not be changed: An injected fault made \
        this operation fail: present. All changes were undone.
        \(chain)
        """)
    #expect(
      try await text(step, in: modal) {
        $0.faults.fail(.present)
        $0.faults.fail(.present, number: 2)
      } == """
        BagScreen was not reached. The screens could not be changed: An injected fault made \
        this operation fail: present. Not undone: Home no longer presents Login (An \
        injected fault made this operation fail: present.).
        \(chain)
        """)
    #expect(
      try await text(step) { $0.faults.fail(.present, effect: .dropped) }.hasPrefix(
        "BagScreen was not reached. The screens could not be changed: Bag is not on screen "
          + "although every operation has succeeded: Bag is not in the window. The app has removed "
          + "it, its container has not added it as a child, or an action or the host returned early or "
          + "dropped the request. All changes were undone.\n"))
  }

  @Test(
    arguments: [
      (.cancelled, "The navigation was cancelled. Nothing has changed."),
      (.superseded, "A newer navigation superseded this one. Nothing has changed."),
      (
        .rejected,
        "Another navigation or a transition is running in this window, and the policy is to reject. "
          + "Nothing has changed."
      ),
      (
        .windowGone,
        "The router's window is gone, or the screen is in none. Use one that is on display."
      ),
    ] as [(NavigationError, String)])
  func `Without a chain: cancelled, superseded, rejected, gone`(
    _ error: NavigationError, _ text: String
  ) {
    #expect(error.description == text)
    #expect(error.trace == nil)
    #expect(error.underlyingError == nil)
  }

  @Test func `A router whose window is gone says so, and does not keep it`() async throws {
    var window: ModelWindow? = try makeWindow("window\n└─ Home")
    let router = WindowRouter(window: try #require(window))
    weak let gone = window
    window = nil
    #expect(gone == nil)
    let step = Self.step.using(.presentModally()).from(.current())
    #expect(await ending(of: router.go(to: step)).hasPrefix("The router's window is gone,"))
    #expect(throws: NavigationError.self) { try router.plan(to: step) }
  }
}
