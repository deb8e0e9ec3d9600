import Switchback
import SwitchbackModel
import SwitchbackTesting
import Testing

struct ExpectingContainerTests {
  /// Puts a bag into the container of a type that encloses the step's screen.
  static func bag<Target, A: ContainerAction>(
    _ action: A, around step: DestinationStep<Target, Any?>
  ) -> DestinationStep<BagScreen, Any?> {
    finding(BagScreen.self, for: Any?.self).using(action).from(step.expectingContainer()).assemble()
  }

  static let home = existing(HomeScreen.self, for: Any?.self)

  @Test func `The step's screen itself, if it is such a container`() async throws {
    let journey = Journey(
      "the stack",
      """
      window                          →  window
      └─ tabs                            └─ tabs
         └─ stack*                          └─ stack*
            └─ Home*                           ├─ Home
                                               └─ Bag*
      """)
    let stack = existing(ModelStack.self, for: Any?.self)
    try await check(journey, to: Self.bag(Push<ModelStack>(), around: stack))
  }

  @Test func `Else the nearest one around it`() async throws {
    let journey = Journey(
      "in a stack in tabs in a stack",
      """
      window                          →  window
      └─ stack                           └─ stack
         └─ tabs*                           └─ tabs*
            └─ stack*                          └─ stack*
               ├─ Home                            ├─ Home
               └─ Login*                          └─ Bag*
      """)
    try await check(journey, to: Self.bag(Push<ModelStack>(), around: Self.home))
  }

  @Test func `One further out, if that is the type wanted`() async throws {
    let journey = Journey(
      "tabs around a stack",
      """
      window                          →  window
      └─ tabs                            └─ tabs
         ├─ stack*                          ├─ stack
         │  └─ Home*                        │  └─ Home*
         └─ Login                           ├─ Login
                                            └─ Bag*
      """)
    try await check(journey, to: Self.bag(AddTab<ModelTabs>(), around: Self.home))
  }

  @Test func `One that is built in the same navigation`() async throws {
    let login = finding(LoginScreen.self, for: Any?.self)
      .using(.push()).from(.stack()).using(.presentModally()).from(.current()).assemble()
    let journey = Journey(
      "login is not there",
      """
      window                          →  window
      └─ stack                           ├─ stack
         └─ Home*                        │  └─ Home*
                                         └─ modal stack
                                            ├─ Login
                                            └─ Bag*
      """)
    try await check(journey, to: Self.bag(Push<ModelStack>(), around: login))
  }

  @Test func `One that is there, around a screen that is built in the same navigation`()
    async throws
  {
    let login = finding(LoginScreen.self, for: Any?.self).using(Push<ModelStack>())
      .from(Self.home.expectingContainer()).assemble()
    let journey = Journey(
      "login is not there",
      """
      window                          →  window
      └─ stack                           └─ stack
         ├─ Home                            ├─ Home
         └─ Account*                        ├─ Login
                                            └─ Bag*
      """)
    let window = try await check(journey, to: Self.bag(Push<ModelStack>(), around: login))
    #expect(window.changeCount == 1)
  }

  @Test func `Around a screen that is found in what was built`() async throws {
    let stack = CompleteFactoryAssembly(factory: StackFactory<Any?>())
      .with(ScreenFactory<HomeScreen, Any?>(), using: .push())
      .assemble()
    let home = StepAssembly(
      finder: ClassFinder<HomeScreen, Any?>(), factory: NilFactory<HomeScreen, Any?>()
    )
    .from(
      SingleContainerStep(finder: ClassFinder(), factory: stack).using(.replaceRoot()).from(.root())
    )
    let journey = Journey(
      "nothing is there",
      """
      window                          →  window
      └─ Login                           └─ stack
                                            ├─ Home
                                            └─ Bag*
      """)
    try await check(journey, to: Self.bag(Push<ModelStack>(), around: home))
  }

  @Test func `An action on any screen is performed on the container`() async throws {
    let login = building(LoginScreen.self).using(.presentModally())
      .from(existing(HomeScreen.self).expectingContainer(ModelTabs.self)).assemble()
    let window = try makeWindow("window\n└─ tabs\n   ├─ Home*\n   └─ Account")
    let plan = try WindowRouter(window: window).plan(to: login)
    #expect(plan.sentences.last == "perform PresentModally with LoginScreen on tabs, animated")
    let text = await failure(to: login, with: (), in: try makeWindow("window\n└─ Home"))
    #expect(text.hasPrefix("LoginScreen was not reached. The chain needs a ModelTabs, and "))
    #expect(text.contains("▸ · (around it)"))
  }

  @Test func `A step between the container and the action is a source of its own`() async throws {
    let bag = finding(BagScreen.self, for: Any?.self).using(AddTab<ModelTabs>())
      .from(SingleStep(finder: NilFinder<ModelTabs, Any?>(), factory: NilFactory()))
      .from(Self.home.expectingContainer(ModelStack.self))
    let window = try makeWindow("window\n└─ tabs\n   └─ stack*\n      └─ Home*")
    let text = await failure(to: bag, with: nil, in: window)
    #expect(
      text.hasPrefix("BagScreen was not reached. AddTab needs a ModelTabs, and found only stack."))
  }

  @Test func `A container is expected without an action, too`() async throws {
    let step = existing(HomeScreen.self).stack() as DestinationStep<ModelStack, Void>
    let text = await failure(to: step, with: (), in: try makeWindow("window\n└─ Home"))
    #expect(
      text == """
        HomeScreen was not reached. The chain needs a ModelStack, and neither Home nor anything \
        around it is one. Put a ModelStack around it.
        ▸ · (around it)  a ModelStack that holds the next screen
          ✓ HomeScreen   found: Home
                         looked for everywhere by ClassFinder
        """)
    let window = try makeWindow("window\n└─ stack\n   └─ Home*")
    #expect(try WindowRouter(window: window).plan(to: step).changesNothing)
  }

  @Test func `None: the error says so, and nothing changes`() async throws {
    let window = try makeWindow("window\n├─ stack\n│  └─ Login*\n└─ modal Home")
    let text = await failure(
      to: Self.bag(Push<ModelStack>(), around: Self.home), with: nil, in: window)
    #expect(
      text == """
        BagScreen was not reached. Push needs a ModelStack, and neither Home nor anything \
        around it is one. Put a ModelStack around it.
        ▸ · BagScreen    not found: 3 screens looked at, none is a BagScreen
                         looked for everywhere by ClassFinder
                         built by ScreenFactory, integrated by Push
          · (around it)  a ModelStack that holds the next screen
          ✓ HomeScreen   found: Home
                         looked for everywhere by ClassFinder
        """)
  }

  @Test func `The error marks the step that goes into the container, not the destination`()
    async throws
  {
    let account = finding(AccountScreen.self, for: Any?.self).using(.presentModally())
      .from(Self.bag(Push<ModelStack>(), around: Self.home)).assemble()
    let text = await failure(to: account, with: nil, in: try makeWindow("window\n└─ Home"))
    #expect(text.hasPrefix("AccountScreen was not reached. Push needs a ModelStack, and neither "))
    #expect(text.contains("\n▸ · BagScreen "))
  }

  @Test func `None around a screen that would be built: nothing is built`() async throws {
    let log = Log()
    let login = StepAssembly(
      finder: ClassFinder<LoginScreen, Any?>(), factory: NotingFactory<LoginScreen, Any?>(log: log)
    )
    .using(.presentModally()).from(.current()).assemble()
    let window = try makeWindow("window\n└─ stack\n   └─ Home*")
    let text = await failure(
      to: Self.bag(Push<ModelStack>(), around: login), with: nil, in: window)
    #expect(
      text.hasPrefix(
        "BagScreen was not reached. Push needs a ModelStack, and neither LoginScreen nor "
          + "anything around it is one."))
    #expect(log.entries == [])
  }

  /// A stack that its factory promises as a screen only, as a storyboard does.
  private static let flow = StepAssembly(
    finder: ClosureFinder<ModelScreen, Any?> { _, hierarchy in
      try hierarchy.first(ModelStack.self) { $0.screens.first is LoginScreen }
    },
    factory: ClosureFactory { (_: Any?) -> ModelScreen in ModelStack(LoginScreen()) })

  @Test func `A new screen of which the type is not known before is one, or the one around it is`()
    async throws
  {
    let presented = Self.flow.using(.presentModally()).from(.current()).assemble()
    let journey = Journey(
      "presented",
      """
      window                          →  window
      └─ Home                            ├─ Home
                                         └─ modal stack
                                            ├─ Login
                                            └─ Bag*
      """)
    let there = try await check(journey, to: Self.bag(Push<ModelStack>(), around: presented))
    #expect(
      try WindowRouter(window: there).plan(to: Self.bag(Push<ModelStack>(), around: presented))
        .changesNothing)

    let tabs = StepAssembly(finder: ClassFinder<ModelTabs, Any?>(), factory: NilFactory()).from(
      .root())
    let tab = Self.flow.using(AddTab()).from(tabs)
    let inTab = Journey(
      "in a tab of tabs in a stack",
      """
      window                          →  window
      └─ stack                           └─ stack
         └─ tabs*                           └─ tabs*
            └─ Home*                           ├─ Home
                                               └─ stack*
                                                  ├─ Login
                                                  └─ Bag*
      """)
    try await check(inTab, to: Self.bag(Push<ModelStack>(), around: tab))

    let screen = StepAssembly(
      finder: NilFinder<ModelScreen, Any?>(),
      factory: ClosureFactory { (_: Any?) -> ModelScreen in LoginScreen() }
    ).using(AddTab()).from(tabs)
    let around = Journey(
      "a tab that is no stack",
      """
      window                          →  window
      └─ stack                           └─ stack
         └─ tabs*                           ├─ tabs
            └─ Home*                        │  ├─ Home
                                            │  └─ Login*
                                            └─ Bag*
      """)
    try await check(around, to: Self.bag(Push<ModelStack>(), around: screen))
  }

  @Test func `A container that turns out to be new, around a screen that was handed to it`()
    async throws
  {
    let tabs = SingleContainerStep(
      finder: NilFinder<ModelTabs, Any?>(), factory: TabsFactory<Any?>()
    ).using(.replaceRoot()).from(.root())
    let login = StepAssembly(
      finder: NilFinder<ModelScreen, Any?>(),
      factory: ClosureFactory { (_: Any?) -> ModelScreen in LoginScreen() }
    ).using(AddTab()).from(tabs)
    let journey = Journey(
      "new tabs",
      """
      window                          →  window
      └─ Home                            └─ tabs
                                            ├─ Login
                                            └─ Bag*
      """)
    try await check(journey, to: Self.bag(AddTab<ModelTabs>(), around: login))
  }

  @Test func `A step whose screen is of another type is not an expected container`() async throws {
    let step = finding(BagScreen.self, for: Any?.self).using(Push<ModelStack>())
      .from(SingleStep(finder: ClassFinder<ModelStack, Any?>(), factory: NilFactory())).from(
        .root())
    let window = try makeWindow("window\n└─ Home")
    let text = await failure(to: step, with: nil, in: window)
    #expect(
      text.hasPrefix(
        "BagScreen was not reached. Push needs a ModelStack, and found only Home. Let "
          + "the step that comes after Push, in from, find or build a ModelStack.\n"))
  }

  @Test func `Without the word, no container around the screen is taken, even if there is one`()
    async throws
  {
    let step = finding(BagScreen.self, for: Any?.self).using(AddTab<ModelTabs>())
      .from(SingleStep(finder: NilFinder<ModelTabs, Any?>(), factory: NilFactory())).from(Self.home)
    let window = try makeWindow("window\n└─ tabs\n   └─ Home*")
    let text = await failure(to: step, with: nil, in: window)
    #expect(
      text.hasPrefix(
        "BagScreen was not reached. AddTab needs a ModelTabs, and found only Home."))
  }
}
