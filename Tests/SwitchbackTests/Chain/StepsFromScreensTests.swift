import Switchback
import SwitchbackModel
import Testing

/// A screen that says once what it shows.
private final class ItemScreen: ModelScreen, ContextInstantiable {
  let context: Int

  init(context: Int) throws {
    if context < 0 { throw Refusal("There is no item \(context).") }
    self.context = context
    super.init()
  }
}

private final class NoteScreen: ModelScreen, ContextHolding {
  let context: String

  init(_ context: String) {
    self.context = context
    super.init()
  }
}

/// Chains in the short form, with written types and without.
private enum Short {
  static let home = GeneralStep.existing(HomeScreen.self)
  static let item = StepAssembly(ItemScreen.self).using(.push()).from(home.stack())
  static let note = StepAssembly { (text: String) in NoteScreen(text) }
    .using(.push()).from(.visibleStack(or: .newStack()))
  static let login = StepAssembly { LoginScreen() }
    .using(.push()).from(.newStack(as: .cover))
  static let forgotPassword: DestinationStep<ForgotPasswordScreen, Void> =
    StepAssembly { ForgotPasswordScreen() }.using(.push()).from(login.stack())
  static var inItsTab: DestinationStep<NoteScreen, String> {
    StepAssembly { NoteScreen($0) }.using(.push()).from(.stack(inTabOf: HomeScreen.self))
  }
  static let account = StepAssembly(existing: AccountScreen.self).from(.tab(of: AccountScreen.self))

  /// In a generic function, the class of the screen still decides.
  static func pushed<Target: ModelScreen, Context>(
    _ make: @escaping @MainActor (Context) throws -> Target
  ) -> DestinationStep<Target, Context> {
    StepAssembly(make).using(.push()).from(.visibleStack())
  }
}

struct StepsFromScreensTests {
  private func router(_ root: ModelScreen) -> (ModelWindow, WindowRouter) {
    let window = ModelWindow(root)
    return (window, WindowRouter(window: window))
  }

  @Test func `A screen is found by its context, and named after it`() async throws {
    let (window, router) = router(ModelStack(HomeScreen()))
    try await router.navigate(to: Short.item, with: 42)
    #expect(try await router.navigate(to: Short.item(42)).isAlreadyThere)
    #expect("\(try await router.navigate(to: Short.item(7)))".hasPrefix("Item(7) is on screen"))
    #expect(window.drawing == "window\n└─ stack\n   ├─ Home\n   └─ Item(7)*")
  }

  @Test func `The initialiser of a screen may refuse its context`() async throws {
    let (window, router) = router(ModelStack(HomeScreen()))
    await #expect(throws: NavigationError.self) {
      try await router.navigate(to: Short.item, with: -1)
    }
    #expect(window.drawing == "window\n└─ stack\n   └─ Home*")
  }

  @Test func `A generic function finds the right screen, too`() async throws {
    let (window, router) = router(ModelStack(NoteScreen("a")))
    try await router.navigate(to: Short.pushed { (text: String) in NoteScreen(text) }, with: "b")
    #expect(window.drawing == "window\n└─ stack\n   ├─ Note(a)\n   └─ Note(b)*")
  }

  @Test func `A context of another type than the screen's is an error, not the wrong screen`()
    async throws
  {
    let step = StepAssembly { (id: Int) in NoteScreen("\(id)") }.using(.push()).from(
      .visibleStack())
    let empty = ModelWindow(ModelStack(HomeScreen()))
    #expect(throws: NavigationError.self) {
      try WindowRouter(window: empty).plan(to: step, with: 2)
    }
    let (window, router) = router(ModelStack(NoteScreen("1")))
    let error = await #expect(throws: NavigationError.self) {
      try await router.navigate(to: step, with: 2)
    }
    #expect(
      (error?.underlyingError as? ChainError)?.description == """
        NoteScreen checks a String, and the context of its step is an Int: the router cannot tell \
        which screen is meant. Give the step a finder of its own, or a context of type String.
        """)
    #expect(window.drawing == "window\n└─ stack\n   └─ Note(1)*")
  }

  @Test func `Without a context, the class decides`() async throws {
    let (window, router) = router(ModelStack(NoteScreen("1")))
    try await router.navigate(to: GeneralStep.existing(NoteScreen.self))
    #expect(window.drawing == "window\n└─ stack\n   └─ Note(1)*")
  }

  @Test func `The stack that the user sees is that of the topmost layer`() async throws {
    let (window, router) = router(ModelStack(HomeScreen()))
    try await router.navigate(to: Short.note, with: "a")
    #expect(window.drawing == "window\n└─ stack\n   ├─ Home\n   └─ Note(a)*")
    try await window.rootScreen?.presentScreen(BagScreen(), animated: false)
    try await router.navigate(to: Short.note, with: "b")
    try await router.navigate(to: Short.note, with: "c")
    #expect(
      window.drawing == """
        window
        ├─ stack
        │  ├─ Home
        │  └─ Note(a)*
        ├─ modal Bag
        └─ modal stack
           ├─ Note(b)
           └─ Note(c)*
        """)
  }

  @Test func `The next screen follows the one before it, whether that is there or not`()
    async throws
  {
    let (window, router) = router(HomeScreen())
    try await router.navigate(to: Short.forgotPassword)
    #expect(
      window.drawing == """
        window
        ├─ Home
        └─ modal stack
           ├─ Login
           └─ ForgotPassword*
        """)
    #expect((window.rootScreen as? ModelScreen)?.presented?.modalStyle == .cover)
  }

  @Test func `The stack in a tab stays as the user has left it`() async throws {
    let tabs = ModelTabs(
      [ModelStack(HomeScreen(), NoteScreen("a")), ModelStack(AccountScreen())], selected: 1)
    let (window, router) = router(tabs)
    try await router.navigate(to: Short.inItsTab, with: "b")
    #expect(
      window.drawing == """
        window
        └─ tabs
           ├─ stack*
           │  ├─ Home
           │  ├─ Note(a)
           │  └─ Note(b)*
           └─ stack
              └─ Account*
        """)
    try await router.navigate(to: GeneralStep.tab(of: AccountScreen.self))
    #expect(tabs.selectedIndex == 1)
    try await router.navigate(to: GeneralStep.tab(of: HomeScreen.self))
    #expect((tabs.selected as? ModelStack)?.top?.name == "Note(b)")
    try await router.navigate(to: Short.account)
    #expect(tabs.selectedIndex == 1)
  }

  @Test func `A screen outside of the tabs does not hide one in a tab`() async throws {
    let window = try makeWindow(
      """
      window
      ├─ stack
      │  └─ tabs*
      │     ├─ Home*
      │     └─ stack
      │        └─ Bag*
      └─ modal Bag
      """)
    let router = WindowRouter(window: window)
    let note = StepAssembly { NoteScreen($0) }.using(.push()).from(.stack(inTabOf: BagScreen.self))
    #expect(
      try router.plan(to: note, with: "a").sentences.contains(
        "change stack to Bag, NoteScreen"))
    let outside = StepAssembly { NoteScreen($0) }.using(.push())
      .from(.stack(inTabOf: HomeScreen.self))
    #expect(throws: NavigationError.self) { try router.plan(to: outside, with: "a") }
    try await router.navigate(to: GeneralStep.tab(of: BagScreen.self))
    #expect(
      window.drawing == """
        window
        └─ stack
           └─ tabs*
              ├─ Home
              └─ stack*
                 └─ Bag*
        """)
  }

  @Test func `A stack in no tab is not the stack in a tab`() async throws {
    let window = try makeWindow(
      """
      window
      ├─ tabs
      │  ├─ stack*
      │  │  └─ Home*
      │  └─ stack
      │     └─ Bag*
      └─ modal stack
         └─ Bag*
      """)
    let note = StepAssembly { NoteScreen($0) }.using(.push())
      .from(.stack(inTabOf: BagScreen.self))
    try await WindowRouter(window: window).navigate(to: note, with: "a")
    #expect(
      window.drawing == """
        window
        └─ tabs
           ├─ stack
           │  └─ Home*
           └─ stack*
              ├─ Bag
              └─ Note(a)*
        """)
  }

  @Test func `A place that is not there is named in the error`() async throws {
    let (window, router) = router(HomeScreen())
    let failure = await #expect(throws: NavigationError.self) {
      try await router.navigate(to: Short.inItsTab, with: "a")
    }
    #expect(failure.map { "\($0)" }?.contains("the stack in the tab of HomeScreen") == true)
    #expect(window.drawing == "window\n└─ Home")
  }

  @Test func `A tab without a stack is told apart from a screen in no tab`() async throws {
    let (window, router) = router(ModelTabs(HomeScreen(), ModelStack(AccountScreen())))
    let failure = await #expect(throws: NavigationError.self) {
      try await router.navigate(to: Short.inItsTab, with: "a")
    }
    #expect(
      failure?.message
        == "HomeScreen is in a tab, but in no ModelStack there. Put one around it where the tabs are made."
    )
    #expect(
      window.drawing == """
        window
        └─ tabs
           ├─ Home*
           └─ stack
              └─ Account*
        """)
  }

  @Test func `A name stays in one line`() {
    #expect(NoteScreen("a\nb").name == "Note(a b)")
  }
}

/// What needs no context goes into chains with any.
struct WithoutContextTests {
  @Test func `Interceptors and tasks without a context go into any chain`() async throws {
    let log = Log()
    let window = ModelWindow(ModelStack(HomeScreen()))
    let step = StepAssembly { (text: String) in NoteScreen(text) }
      .adding(ClosureInterceptor { (_: Void) in log.note("interceptor") })
      .adding(ClosureContextTask { (screen: NoteScreen, _: Void) in log.note(screen.name) })
      .adding(
        ClosurePostRoutingTask { (_: NoteScreen, _: Void, route) in log.note("\(route.count)") }
      )
      .using(.push()).from(.visibleStack())
    let router = WindowRouter(window: window)
      .adding(ClosureInterceptor { (_: Void) in log.note("router") })
    try await router.navigate(to: step, with: "a")
    #expect(log.take() == ["router", "interceptor", "Note(a)", "2"])
  }

  @Test func `A child without a context goes into a container with one`() async throws {
    let window = ModelWindow(HomeScreen())
    let step = SingleContainerStep(
      finder: NilFinder<ModelTabs, Int>(),
      factory: CompleteFactory(factory: TabsFactory())
        .with(ClosureFactory { AccountScreen() }, using: AddTab())
        .with(ClosureFactory { (id: Int) in try ItemScreen(context: id) }, using: AddTab())
    ).using(.replaceRoot()).from(.root())
    try await WindowRouter(window: window).navigate(to: step, with: 3)
    #expect(window.drawing == "window\n└─ tabs\n   ├─ Account*\n   └─ Item(3)")
  }
}
