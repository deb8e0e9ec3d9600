import Switchback
import SwitchbackModel
import SwitchbackTesting
import Testing

/// Modals, tabs and split views: dismissed, selected, shown and found.
struct ModalsTabsAndSplitsTests {
  static let home = StepAssembly(
    finder: ClassFinder<HomeScreen, Any?>(), factory: NilFactory<HomeScreen, Any?>()
  )
  .from(.current())

  @Test(arguments: journeys)
  func `Home comes on display from wherever it is`(_ journey: Journey) async throws {
    try await check(journey, to: Self.home)
  }

  nonisolated static let journeys = [
    Journey(
      "under modals presented by screens inside containers",
      """
      window                          →  window
      ├─ tabs                            └─ tabs
      │  ├─ stack*                          ├─ stack*
      │  │  └─ Home* ^                      │  └─ Home*
      │  └─ Bag                             └─ Bag
      ├─ modal stack
      │  └─ Login* ^
      └─ modal Account
      """),
    Journey(
      "in the modal layer between two others",
      """
      window                          →  window
      ├─ Account                         ├─ Account
      ├─ modal tabs                      └─ modal tabs
      │  ├─ stack                           ├─ stack*
      │  │  ├─ Home                         │  └─ Home*
      │  │  └─ Product(1)*                  └─ Bag
      │  └─ Bag*
      └─ modal Login
      """),
    Journey(
      "tabs in tabs",
      """
      window                          →  window
      └─ tabs                            └─ tabs
         ├─ tabs                            ├─ tabs*
         │  ├─ Home                         │  ├─ Home*
         │  └─ Bag*                         │  └─ Bag
         └─ Account*                        └─ Account
      """),
    Journey(
      "in the primary side of an expanded split",
      """
      window                          →  window
      └─ split                           └─ split
         ├─ stack*                          ├─ stack*
         │  ├─ Home                         │  └─ Home*
         │  └─ Bag*                         └─ Product(1)*
         └─ Product(1)*
      """),
    Journey(
      "in the primary side of a collapsed split",
      """
      window                          →  window
      └─ split                           └─ split
         ├─ Home                            ├─ Home*
         └─ Product(1)*                     └─ Product(1)
      """),
    Journey(
      "the first of two, the visible one is taken",
      """
      window                          →  window
      └─ tabs                            └─ tabs
         ├─ Home                            ├─ Home
         └─ Home*                           └─ Home*
      """),
  ]

  @Test func `A screen on its way out is not found, and nothing is presented from it`() throws {
    let window = try makeWindow("window\n├─ Bag\n└─ modal Login")
    window.layers[1].isBeingDismissed = true
    let login = WaitingTests.presented(LoginScreen.self)
    let plan = try WindowRouter(window: window).plan(to: login)
    #expect(
      plan.sentences == [
        "build LoginScreen", "perform PresentModally with LoginScreen on Bag, animated",
      ])
  }
}

/// A layer that is presented from within a tab goes out of sight with it, and comes back with it.
struct HiddenLayerTests {
  /// The user has selected the other tab while the bag presented a layer.
  private func window(
    _ layer: ModelScreen = LoginScreen(),
    around container: (BagScreen) -> ModelScreen = { ModelStack($0) }
  ) async throws -> ModelWindow {
    let bag = BagScreen()
    let tabs = ModelTabs([HomeScreen(), container(bag)], selected: 1)
    let window = ModelWindow(tabs)
    try await bag.presentScreen(layer, animated: false)
    try await tabs.makeVisible(tabs.screens[0], animated: false)
    try #require(window.drawing.hasPrefix("window\n└─ tabs\n   ├─ Home*\n"))
    return window
  }

  private let bag = existing(BagScreen.self)

  @Test func `It is dismissed when a navigation leads to what it would cover`() async throws {
    let window = try await window()
    let router = WindowRouter(window: window)
    let plan = try router.plan(to: bag)
    #expect(
      plan.sentences == [
        "show stack in tabs, animated", "dismiss Login, presented by Bag, animated",
      ])
    try await router.navigate(to: bag)
    #expect(window.drawing == "window\n└─ tabs\n   ├─ Home\n   └─ stack*\n      └─ Bag*")
  }

  @Test func `It stays where it is when something covers its presenter`() async throws {
    let window = try await window()
    let account = finding(AccountScreen.self)
      .using(ModelStack.push()).from(bag.expectingContainer()).assemble()
    try await WindowRouter(window: window).navigate(to: account)
    #expect(
      window.drawing == """
        window
        └─ tabs
           ├─ Home
           └─ stack*
              ├─ Bag
              └─ Account*
        """)
    #expect(try window.screen(BagScreen.self).presented is LoginScreen)
  }

  @Test func `It stays where it is when a collapsed split view shows a new column instead`()
    async throws
  {
    let window = try await window { ModelSplit(primary: $0, isCollapsed: true) }
    let account = finding(AccountScreen.self).using(SetSecondary<ModelSplit>())
      .from(existing(ModelSplit.self)).assemble()
    try await WindowRouter(window: window).navigate(to: account)
    #expect(
      window.drawing == """
        window
        └─ tabs
           ├─ Home
           └─ split*
              ├─ Bag
              └─ Account*
        """)
    #expect(try window.screen(BagScreen.self).presented is LoginScreen)
  }

  @Test func `Another layer takes its place`() async throws {
    let window = try await window()
    let account = finding(AccountScreen.self).using(.presentModally()).from(bag).assemble()
    try await WindowRouter(window: window).navigate(to: account)
    #expect(
      window.drawing == """
        window
        ├─ tabs
        │  ├─ Home
        │  └─ stack*
        │     └─ Bag* ^
        └─ modal Account
        """)
  }

  @Test func `So is one that comes along beside the destination`() async throws {
    let window = try await window { ModelSplit($0, AccountScreen()) }
    try await WindowRouter(window: window).navigate(to: existing(AccountScreen.self))
    #expect(
      window.drawing == """
        window
        └─ tabs
           ├─ Home
           └─ split*
              ├─ Bag*
              └─ Account*
        """)
  }

  @Test func `So is one that another layer of the same screens has hidden`() async throws {
    let window = try await window { $0 }
    let tabs = try window.screen(ModelTabs.self)
    try await tabs.presentScreen(ForgotPasswordScreen(), animated: false)
    try await tabs.makeVisible(tabs.screens[1], animated: false)
    #expect(
      window.drawing == """
        window
        ├─ tabs
        │  ├─ Home
        │  └─ Bag*
        └─ modal ForgotPassword
        """)
    let account = finding(AccountScreen.self)
      .using(.presentModally()).from(GeneralStep.root()).assemble()
    let router = WindowRouter(window: window)
    #expect(
      try router.plan(to: account).sentences == [
        "build AccountScreen", "dismiss ForgotPassword, presented by tabs, animated",
        "dismiss Login, presented by Bag",
        "perform PresentModally with AccountScreen on tabs, animated",
      ])
    try await router.navigate(to: account)
    #expect(
      window.drawing == """
        window
        ├─ tabs
        │  ├─ Home
        │  └─ Bag*
        └─ modal Account
        """)
  }

  @Test func `A screen in it is asked before it goes`() async throws {
    let draft = DraftScreen.refusing()
    let window = try await window(draft)
    let before = window.drawing
    let error = await #expect(throws: NavigationError.self) {
      try await WindowRouter(window: window).navigate(to: self.bag)
    }
    #expect(error?.message == "Draft refuses to go. Nothing has changed.")
    #expect(window.drawing == before)
  }

  @Test(arguments: [0, 1])
  func `A layer of a hidden column that comes along with another one goes`(
    _ shown: Int
  ) async throws {
    let screens = [HomeScreen(), AccountScreen()]
    let split = ModelSplit(
      primary: screens[0], supplementary: screens[1], secondary: BagScreen())
    let window = ModelWindow(ModelTabs(split, ForgotPasswordScreen()))
    try await screens[1 - shown].presentScreen(LoginScreen(), animated: false)
    let tabs = try window.screen(ModelTabs.self)
    try await tabs.makeVisible(tabs.screens[1], animated: false)
    split.columnVisibility = .detailOnly
    try await tabs.makeVisible(split, animated: false)
    #expect(
      window.drawing == """
        window
        └─ tabs
           ├─ split*
           │  ├─ Home
           │  ├─ Account
           │  └─ Bag*
           └─ ForgotPassword
        """)
    let step = GeneralStep.custom(
      using: ClosureFinder<ModelScreen, Void> { _, _ in screens[shown] })
    let router = WindowRouter(window: window)
    #expect(try router.plan(to: step).dismissed.map { $0 is LoginScreen } == [true])
    try await router.navigate(to: step)
    #expect(
      window.drawing == """
        window
        └─ tabs
           ├─ split*
           │  ├─ Home*
           │  ├─ Account*
           │  └─ Bag*
           └─ ForgotPassword
        """)
  }

  @Test func `A layer of a hidden column that comes along with one that changes goes`() async throws
  {
    let split = ModelSplit(
      primary: HomeScreen(), supplementary: AccountScreen(), secondary: BagScreen())
    let window = ModelWindow(split)
    let draft = DraftScreen()
    try await split.screens[0].presentScreen(draft, animated: false)
    split.columnVisibility = .detailOnly
    #expect(
      window.drawing == """
        window
        └─ split
           ├─ Home
           ├─ Account
           └─ Bag*
        """)
    let step = StepAssembly { LoginScreen() }
      .using(.setSupplementary()).from(.existing(ModelSplit.self)).assemble()
    let router = WindowRouter(window: window)
    #expect(try router.plan(to: step).dismissed.map { $0 === draft } == [true])
    try await router.navigate(to: step)
    #expect(draft.askedCount == 1)
    let after = """
      window
      └─ split
         ├─ Home*
         ├─ Login*
         └─ Bag*
      """
    #expect(window.drawing == after)
    #expect(try await router.navigate(to: step).isAlreadyThere)
    #expect(window.drawing == after)
  }

  @Test func `A layer of a column that stays beside the one that is shown goes`() async throws {
    let inner = ModelSplit(primary: AccountScreen(), secondary: BagScreen())
    let outer = ModelSplit(primary: HomeScreen(), secondary: inner, isCollapsed: true)
    let window = ModelWindow(outer)
    try await outer.makeVisible(inner, animated: false)
    try await inner.screens[1].presentScreen(LoginScreen(), animated: false)
    inner.columnVisibility = .detailOnly
    try await outer.makeVisible(outer.screens[0], animated: false)
    #expect(
      window.drawing == """
        window
        └─ split
           ├─ Home*
           └─ split
              ├─ Account
              └─ Bag*
        """)
    try await WindowRouter(window: window).navigate(to: existing(AccountScreen.self))
    #expect(
      window.drawing == """
        window
        └─ split
           ├─ Home
           └─ split*
              ├─ Account*
              └─ Bag*
        """)
  }
}
