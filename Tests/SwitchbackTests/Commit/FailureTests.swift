import Switchback
import SwitchbackModel
import Testing

/// Failures seen when a navigation fails: half of it has happened.
struct FailureTests {
  nonisolated static let before = """
    window
    ├─ tabs
    │  ├─ stack
    │  │  ├─ Home
    │  │  └─ Product(1)*
    │  └─ Bag*
    └─ modal stack
       └─ Login*
    """

  /// Dismisses, changes a stack, selects its tab and presents.
  static let account = finding(AccountScreen.self).using(.presentModally())
    .from(finding(ForgotPasswordScreen.self))
    .using(Push<ModelStack>()).from(existing(HomeScreen.self).expectingContainer()).assemble()

  /// Changes one stack.
  private static let pushed = building(AccountScreen.self).using(Push<ModelStack>())
    .from(existing(HomeScreen.self).expectingContainer()).assemble()

  @Test func `Nothing fails: four things change`() async throws {
    let window = try makeWindow(Self.before)
    try await WindowRouter(window: window).navigate(to: Self.account)
    #expect(window.changeCount == 4)
    #expect(
      window.drawing == """
        window
        ├─ tabs
        │  ├─ stack*
        │  │  ├─ Home
        │  │  └─ ForgotPassword* ^
        │  └─ Bag
        └─ modal Account
        """)
  }

  @Test func `What the app presents again lower down is elsewhere, and not dismissed`() async throws
  {
    let window = try makeWindow(
      """
      window
      ├─ stack
      │  └─ Home*
      ├─ modal Bag
      └─ modal Draft
      """)
    let draft = try #require(window.layers.last)
    window.display = MeanwhileDisplay(.dismiss) {
      try await window.root?.presentScreen(draft, animated: false)
    }
    window.faults.fail(.setScreens)
    #expect(
      await ending(of: WindowRouter(window: window).go(to: Self.pushed)) == """
        The screens could not be changed: An injected fault made this operation fail: setScreens. \
        Not undone: stack no longer presents Bag (Draft came in its place, and stays); \
        Bag no longer presents Draft (Draft is elsewhere now, and stays).
        """)
    #expect(
      window.drawing == """
        window
        ├─ stack
        │  └─ Home*
        └─ modal Draft
        """)
  }

  @Test func `A presenter that the app removes meanwhile is said not to be on screen`() async throws
  {
    let window = try makeWindow("window\n├─ stack\n│  └─ Home*\n└─ modal Bag")
    window.display = MeanwhileDisplay(.present) {
      try await window.setRootScreen(DraftScreen(), animated: false)
    }
    window.faults.fail(.setScreens)
    #expect(
      await ending(of: WindowRouter(window: window).go(to: Self.pushed)) == """
        The screens could not be changed: An injected fault made this operation fail: setScreens. \
        Not undone: stack no longer presents Bag (stack is not on screen).
        """)
    #expect(window.drawing == "window\n└─ Draft")
  }

  @Test(arguments: [ModelOperation.setScreens, .makeVisible])
  func `The user who goes back before all is shown has undone the navigation`(
    as operation: ModelOperation
  ) async throws {
    let window = try makeWindow(
      "window\n└─ tabs\n   ├─ stack\n   │  └─ Home*\n   └─ Account*")
    let stack = try window.screen(ModelStack.self)
    window.display = MeanwhileDisplay(operation) { stack.userDidReveal(stack.screens[0]) }
    let error = await #expect(throws: NavigationError.self) {
      try await WindowRouter(window: window).navigate(to: Self.pushed)
    }
    #expect(error?.underlyingError is UndoneByUserError, "\(error as Any)")
    #expect(
      window.drawing == "window\n└─ tabs\n   ├─ stack\n   │  └─ Home*\n   └─ Account*")
  }

  @Test func `The tab that the app has selected meanwhile comes back if another cannot be shown`()
    async throws
  {
    let window = try makeWindow(
      "window\n└─ tabs\n   ├─ stack*\n   │  └─ Home*\n   └─ Account")
    let tabs = try window.screen(ModelTabs.self)
    window.display = MeanwhileDisplay(.setScreens) {
      try await tabs.makeVisible(tabs.screens[1], animated: false)
    }
    window.faults.fail(.makeVisible, on: tabs, number: 2, effect: .changedButThrown)
    let ending = await ending(of: WindowRouter(window: window).go(to: Self.pushed))
    #expect(ending.hasSuffix("operation fail: makeVisible. All changes were undone."))
    #expect(window.drawing == "window\n└─ tabs\n   ├─ stack\n   │  └─ Home*\n   └─ Account*")
  }

  @Test func `What a failed navigation could not take from another window stays there`()
    async throws
  {
    let first = ModelWindow(ModelStack(HomeScreen()))
    let bag = BagScreen()
    try await first.layers[0].presentScreen(bag, animated: false)
    let before = first.drawing
    let window = ModelWindow(ModelStack(HomeScreen()))
    let step = StepAssembly(finder: NilFinder<BagScreen, Void>(), factory: ClosureFactory { bag })
      .using(.presentModally()).from(.current()).assemble()
    let ending = await ending(of: WindowRouter(window: window).go(to: step))
    #expect(ending.hasSuffix("All changes were undone."))
    #expect(first.drawing == before)
    #expect(window.drawing == "window\n└─ stack\n   └─ Home*")
  }

  @Test func `A container that gives up nothing is said still to contain what is new`() async throws
  {
    let window = try makeWindow("window\n└─ tabs\n   ├─ Home*\n   └─ Bag")
    window.faults.fail(.makeVisible)
    window.faults.fail(.setScreens, number: 2)
    let account = building(AccountScreen.self)
      .using(AddTab()).from(existing(ModelTabs.self)).assemble()
    let ending = await ending(of: WindowRouter(window: window).go(to: account))
    #expect(
      ending.hasSuffix(
        "Not undone: tabs still contains Account (An injected fault made this operation fail: setScreens.)."
      ))
    #expect(window.drawing == "window\n└─ tabs\n   ├─ Home*\n   ├─ Bag\n   └─ Account")
  }

  @Test func `A navigation that is refused has run no context task on a screen it has found`()
    async throws
  {
    let log = Log()
    let home = StepAssembly(
      finder: ClassFinder<HomeScreen, Void>(), factory: NilFactory<HomeScreen, Void>()
    )
    .adding(.contextTask { home, _ in log.note("task on \(home.name)") })
    .from(.current())
    func product(_ refuse: Bool) -> DestinationStep<BagScreen, Void> {
      building(BagScreen.self).adding(.intercept { _ in if refuse { throw Refusal() } })
        .using(.push()).from(home.expectingContainer(ModelStack.self)).assemble()
    }
    let window = try makeWindow(Self.before)
    let router = WindowRouter(window: window)
    #expect(
      await ending(of: router.go(to: product(true)))
        == "ClosureInterceptor ended the navigation: No.")
    #expect(log.take() == [])
    try await router.navigate(to: product(false))
    #expect(log.take() == ["task on Home"])
  }

  /// An action of an app's own, which leaves it to another one to check the source.
  private struct Restart: Action {
    func screensTakenAway(
      from source: any Screen, in window: any ScreenWindow
    ) -> [any Screen] { [] }

    func perform(
      with screen: any Screen, on source: any Screen, in window: any ScreenWindow, animated: Bool
    ) async throws {
      try await ReplaceRoot().perform(with: screen, on: source, in: window, animated: animated)
    }
  }

  @Test func `The root is replaced from the root alone, also inside another action`() async throws {
    let before = "window\n└─ stack\n   └─ Home*"
    let window = try makeWindow(before)
    let step = building(AccountScreen.self).using(Restart()).from(existing(HomeScreen.self))
      .assemble()
    #expect(
      await ending(of: WindowRouter(window: window).go(to: step))
        .contains("Home is not the root of the window."))
    #expect(window.drawing == before)
  }

  /// A page, and beside it what has been pulled over it.
  private final class Drawer: ModelContainer {
    var canClose = true

    override func visibleScreens(
      among screens: [any Screen], revealing screen: (any Screen)?
    ) -> [any Screen] {
      if screen === screens.last { return screens }
      return canClose ? Array(screens.prefix(1)) : visibleScreens
    }
  }

  @Test(arguments: [true, false])
  func `A drawer that a failed navigation has opened is closed, or said to be open`(
    canClose: Bool
  ) async throws {
    let drawer = Drawer([HomeScreen(), ModelStack(BagScreen())])
    drawer.canClose = canClose
    let window = ModelWindow(drawer)
    let before = window.drawing
    window.faults.fail(.present)
    let step = building(AccountScreen.self).using(.presentModally())
      .from(existing(BagScreen.self)).assemble()
    let ending = await ending(of: WindowRouter(window: window).go(to: step))
    #expect((window.drawing == before) == canClose)
    let left =
      "Drawer still shows stack (the host returned without doing it, or it was changed again)"
    #expect(ending.hasSuffix(canClose ? " All changes were undone." : " Not undone: \(left)."))
  }
}
