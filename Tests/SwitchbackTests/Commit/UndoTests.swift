import Switchback
import SwitchbackModel
import Testing

/// What was done before a failure is taken back, and the error lists only what was not.
struct UndoTests {
  @Test func `What a new screen presents does not matter once that screen is gone`() async throws {
    let window = try makeWindow("window\n└─ Home")
    let account = building(AccountScreen.self).using(.replaceRoot()).from(.root()).assemble()
    let bag = building(BagScreen.self).using(.presentModally()).from(account).assemble()
    // The bag is presented, and the host says that it was not; then it cannot be dismissed.
    window.faults.fail(.present, effect: .changedButThrown) { $0.screens == ["Bag"] }
    window.faults.fail(.dismiss) { $0.screens == ["Bag"] }
    #expect(
      await ending(of: WindowRouter(window: window).go(to: bag)) == Self.undone("present"))
    #expect(window.drawing == "window\n└─ Home")
  }

  @Test func `A root that the window does not take back is given to it once`() async throws {
    let window = try makeWindow("window\n└─ Home")
    let account = building(AccountScreen.self).using(.replaceRoot()).from(.root()).assemble()
    let bag = building(BagScreen.self).using(FailingAction()).from(account).assemble()
    window.faults.fail(.setRoot, number: 2, effect: .dropped)
    let ending = await ending(of: WindowRouter(window: window).go(to: bag))
    #expect(!ending.contains("All changes were undone."))
    #expect(window.drawing == "window\n└─ Account")
  }

  /// Presents a screen in the place of the last one beside its source.
  private struct PresentInstead: Action {
    var opensLayer = true

    func screensTakenAway(from source: HomeScreen, in window: any ScreenWindow) -> [any Screen] {
      (source.parent?.screens ?? []).suffix(1)
    }

    func perform(
      with screen: any Screen, on source: HomeScreen, in window: any ScreenWindow, animated: Bool
    ) async throws {
      guard let pager = source.parent else { return }
      try await pager.setContainedScreens(pager.screens.dropLast(), animated: animated)
      try await source.presentScreen(screen, animated: animated)
    }
  }

  @Test(arguments: [false, true])
  func `What an action took away beside its source comes back`(opensLayer: Bool) async throws {
    let window = ModelWindow(Pager([HomeScreen(), DraftScreen()]))
    let before = window.drawing
    let bag = building(BagScreen.self).using(PresentInstead(opensLayer: opensLayer))
      .from(existing(HomeScreen.self)).assemble()
    let login = building(LoginScreen.self).using(FailingAction()).from(bag).assemble()
    let ending = await ending(of: WindowRouter(window: window).go(to: login))
    #expect(ending.contains("All changes were undone."))
    #expect(window.drawing == before)
  }

  @Test func `What the user does around a source in the meantime is not undone`() async throws {
    let window = try makeWindow(
      """
      window
      └─ tabs
         ├─ stack*
         │  ├─ Bag
         │  └─ Home*
         └─ Account
      """)
    let tabs = try window.screen(ModelTabs.self)
    let gate = Gate()
    struct PresentBehind: Action {
      let gate: Gate

      func screensTakenAway(from source: HomeScreen, in window: any ScreenWindow) -> [any Screen] {
        []
      }

      func perform(
        with screen: any Screen, on source: HomeScreen, in window: any ScreenWindow, animated: Bool
      ) async throws {
        await gate.pass()
      }
    }
    let login = building(LoginScreen.self).using(PresentBehind(gate: gate))
      .from(existing(HomeScreen.self)).assemble()
    let task = WindowRouter(window: window).go(to: login)
    await gate.reached()
    tabs.userDidReveal(tabs.screens[1])
    gate.open()
    _ = await ending(of: task)
    #expect(tabs.selectedIndex == 1)
  }

  /// Takes away another tab.
  private struct PresentAndClear: Action {
    func screensTakenAway(
      from source: HomeScreen, in window: any ScreenWindow
    ) throws -> [any Screen] {
      try Hierarchy(of: window).first(BagScreen.self).map { [$0] } ?? []
    }

    func perform(
      with screen: any Screen, on source: HomeScreen, in window: any ScreenWindow, animated: Bool
    ) async throws {
      for screen in try screensTakenAway(from: source, in: window) {
        try await (screen as? BagScreen)?.parent?.setContainedScreens([], animated: false)
      }
      try await source.presentScreen(screen, animated: animated)
    }
  }

  @Test func `What an action took away elsewhere comes back`() async throws {
    let window = ModelWindow(ModelTabs([HomeScreen(), Pager([BagScreen()])]))
    let before = window.drawing
    let account = building(AccountScreen.self).using(PresentAndClear())
      .from(existing(HomeScreen.self)).assemble()
    let login = building(LoginScreen.self).using(FailingAction()).from(account).assemble()
    let ending = await ending(of: WindowRouter(window: window).go(to: login))
    #expect(ending.contains("All changes were undone."))
    #expect(window.drawing == before)
  }

  @Test func `The old tab is shown again before the new one goes, as another may not be shown`()
    async throws
  {
    let tabs = ModelTabs([ModelScreen(name: "Home"), ModelScreen(name: "Bag")])
    try await tabs.makeVisible(tabs.screens[1], animated: false)
    let window = ModelWindow(tabs)
    let account = building(AccountScreen.self)
      .using(AddTab()).from(existing(ModelTabs.self)).assemble()
    // The new tab is shown, and the host says that it was not.
    window.faults.fail(.makeVisible, effect: .changedButThrown)
    window.recordsChanges = true
    #expect(
      await ending(of: WindowRouter(window: window).go(to: account)) == Self.undone("makeVisible"))
    #expect(window.drawing == "window\n└─ tabs\n   ├─ Home\n   └─ Bag*")
    #expect(
      window.changes.map(\.description) == [
        "setScreens Home, Bag, Account on tabs, layer 0",
        "makeVisible Account on tabs, animated, layer 0", "makeVisible Bag on tabs, layer 0",
        "setScreens Home, Bag on tabs, layer 0",
      ])
  }

  @Test func `A new tab goes although the container refuses to show the old one`() async throws {
    let drawing = "window\n└─ tabs\n   ├─ Home*\n   └─ Bag"
    let window = try makeWindow(drawing)
    let account = building(AccountScreen.self)
      .using(AddTab()).from(existing(ModelTabs.self)).assemble()
    window.faults.fail(.makeVisible) { $0.screens == ["Account"] }
    window.faults.fail(.makeVisible) { $0.screens == ["Home"] }
    #expect(
      await ending(of: WindowRouter(window: window).go(to: account)) == Self.undone("makeVisible"))
    #expect(window.drawing == drawing)
  }

  @Test(arguments: [ModelFault.Effect.refused, .dropped])
  func `The step whose screen cannot be shown is marked`(_ effect: ModelFault.Effect) async throws {
    let drawing = "window\n└─ tabs\n   ├─ Home*\n   └─ Bag"
    let window = try makeWindow(drawing)
    for _ in 0..<3 { window.faults.fail(.makeVisible, effect: effect) }
    let bag = existing(BagScreen.self).assemble()
    let error = await #expect(throws: NavigationError.self) {
      try await WindowRouter(window: window).navigate(to: bag)
    }
    let text = "\(error, default: "")"
    #expect(effect == .dropped || text.contains(Self.undone("makeVisible")))
    #expect(
      text.hasSuffix(
        """

        ▸ ✓ BagScreen  found: Bag
                       looked for everywhere by ClassFinder
        """))
    #expect(window.drawing == drawing)
  }

  @Test func `The error tells apart what a container no longer shows, and no longer contains`()
    async throws
  {
    let tabs = try makeWindow("window\n└─ tabs\n   ├─ Home*\n   └─ Bag")
    tabs.faults.fail(.makeVisible, effect: .changedButThrown)
    tabs.faults.fail(.makeVisible, number: 2)
    let bag = existing(BagScreen.self).assemble()
    let shown = await ending(of: WindowRouter(window: tabs).go(to: bag))
    #expect(
      shown.hasSuffix("Not undone: tabs no longer shows Home (\(Self.refused("makeVisible")).).")
    )
    #expect(tabs.drawing == "window\n└─ tabs\n   ├─ Home\n   └─ Bag*")

    let stack = try makeWindow("window\n└─ stack\n   ├─ Home\n   └─ Bag*")
    stack.faults.fail(.makeVisible, effect: .changedButThrown)
    stack.faults.fail(.setScreens)
    let home = existing(HomeScreen.self).assemble()
    let contained = await ending(of: WindowRouter(window: stack).go(to: home))
    #expect(
      contained.hasSuffix(
        "Not undone: stack no longer contains Bag (\(Self.refused("setScreens")).)."))
    #expect(stack.drawing == "window\n└─ stack\n   └─ Home*")

    let silent = try makeWindow("window\n└─ tabs\n   ├─ Home*\n   └─ Bag")
    silent.faults.fail(.makeVisible, effect: .changedButThrown)
    silent.faults.fail(.makeVisible, number: 2, effect: .dropped)
    let unsaid = await ending(of: WindowRouter(window: silent).go(to: bag))
    #expect(
      unsaid.hasSuffix(
        "tabs no longer shows Home (the host returned without doing it, or it was changed again)."))
    #expect(silent.drawing == tabs.drawing)
  }

  private static func undone(_ operation: String) -> String {
    "The screens could not be changed: \(refused(operation)). All changes were undone."
  }

  private static func refused(_ operation: String) -> String {
    "An injected fault made this operation fail: \(operation)"
  }

  @Test func `What another screen than the source has presented is dismissed again`() async throws {
    let drawing = "window\n└─ split\n   ├─ Home*\n   └─ Bag*"
    let window = try makeWindow(drawing)
    let bag = try window.screen(BagScreen.self)
    let account = building(AccountScreen.self)
      .using(PresentModally(startingFrom: .custom { bag })).from(.current()).assemble()
    let step = building(LoginScreen.self).using(FailingAction()).from(account).assemble()
    #expect(
      await ending(of: WindowRouter(window: window).go(to: step))
        == "The screens could not be changed: Not on this device. All changes were undone.")
    #expect(window.drawing == drawing)
  }

  @Test func `A stack that an action has put around its screen goes with it`() async throws {
    struct PresentInStack: Action {
      var opensLayer: Bool { true }

      func screensTakenAway(
        from source: any Screen, in window: any ScreenWindow
      ) -> [any Screen] { [] }

      func perform(
        with screen: any Screen, on source: any Screen, in window: any ScreenWindow, animated: Bool
      ) async throws {
        let stack = ModelStack()
        try await stack.setContainedScreens([screen], animated: false)
        try await source.presentScreen(stack, animated: animated)
      }
    }
    let window = try makeWindow("window\n└─ Home")
    let account = building(AccountScreen.self)
      .using(PresentInStack()).from(.current()).assemble()
    let step = building(LoginScreen.self).using(FailingAction()).from(account).assemble()
    #expect(
      await ending(of: WindowRouter(window: window).go(to: step))
        == "The screens could not be changed: Not on this device. All changes were undone.")
    #expect(window.drawing == "window\n└─ Home")
  }

  // What the app or the user puts there during the commit stays.

  private static let sheetAbove = "window\n├─ stack\n│  ├─ Home\n│  └─ Product(1)*\n└─ modal Bag"

  /// Dismisses what is above Home, pushes Account onto its stack, and presents Login.
  private static let login = building(LoginScreen.self).using(.presentModally())
    .from(
      building(AccountScreen.self).using(Push<ModelStack>())
        .from(
          existing(HomeScreen.self).expectingContainer(ModelStack.self)
        )
        .assemble()
    )
    .assemble()

  @Test func `A sheet that the app presents while another one goes stays, and is not asked`()
    async throws
  {
    let window = try makeWindow(Self.sheetAbove)
    let stack = try window.screen(ModelStack.self)
    let draft = DraftScreen.refusing()
    let error = await failure(in: window, after: .dismiss) {
      try await stack.presentScreen(draft, animated: false)
    }
    #expect(
      error == """
        The screens could not be changed: An injected fault made this operation fail: setScreens. \
        Not undone: stack no longer presents Bag (Draft came in its place, and stays).
        """)
    #expect(draft.askedCount == 0)
    #expect(
      window.drawing
        == "window\n├─ stack\n│  ├─ Home\n│  └─ Product(1)*\n└─ modal Draft")
  }

  @Test func `A screen that the app pushes meanwhile stays, on what was there before`() async throws
  {
    let window = try makeWindow(Self.sheetAbove)
    let stack = try window.screen(ModelStack.self)
    let error = await failure(in: window, after: .setScreens) {
      try await stack.setContainedScreens(stack.screens + [DraftScreen()], animated: false)
    }
    #expect(
      error == """
        The screens could not be changed: Account cannot present Login: it is not on display in a \
        window. Make it visible first, or present from a screen that is. All changes were undone.
        """)
    #expect(
      window.drawing
        == "window\n├─ stack\n│  ├─ Home\n│  ├─ Product(1)\n│  └─ Draft*\n└─ modal Bag")
  }

  @Test func `A guard that comes while a sheet goes is not removed without being asked`()
    async throws
  {
    let window = try makeWindow(Self.sheetAbove)
    let stack = try window.screen(ModelStack.self)
    let draft = DraftScreen()
    window.display = MeanwhileDisplay(.dismiss) {
      try await stack.setContainedScreens(stack.screens + [draft], animated: false)
    }
    #expect(
      await ending(of: WindowRouter(window: window).go(to: Self.login)) == """
        The screens could not be changed: Draft got in the way during the navigation, and was not \
        asked whether it may be removed. Navigate again to ask it. All changes were undone.
        """)
    #expect(draft.askedCount == 0)
    #expect(
      window.drawing
        == "window\n├─ stack\n│  ├─ Home\n│  ├─ Product(1)\n│  └─ Draft*\n└─ modal Bag")
  }

  @Test func `One that has agreed may go, though the screen it was asked for failed`() async throws
  {
    let window = try makeWindow(
      "window\n├─ tabs\n│  ├─ stack*\n│  │  └─ Home*\n│  └─ Draft\n└─ modal Bag")
    let (tabs, stack) = (try window.screen(ModelTabs.self), try window.screen(ModelStack.self))
    let draft = try window.screen(DraftScreen.self)
    window.display = MeanwhileDisplay(.dismiss) {
      try await tabs.setContainedScreens([stack], animated: false)
      try await stack.setContainedScreens(stack.screens + [draft], animated: false)
    }
    let account = StepAssembly { () throws -> AccountScreen in throw CancellationError() }
      .using(.replaceRoot()).from(.root())
    let home = StepAssembly(existing: HomeScreen.self).from(.root())
    #expect(
      await ending(of: WindowRouter(window: window).go(to: account.otherwise(home.assemble())))
        == "Home is on screen; reused Home")
    #expect(draft.askedCount == 1)
    #expect(window.drawing == "window\n└─ tabs\n   └─ stack*\n      └─ Home*")
  }

  @Test func `So is one that an action takes away`() async throws {
    let window = try makeWindow("window\n├─ stack\n│  └─ Home*\n└─ modal Bag")
    let root = try #require(window.root as? ModelStack)
    let draft = DraftScreen()
    window.display = MeanwhileDisplay(.dismiss) {
      try await root.setContainedScreens(root.screens + [draft], animated: false)
    }
    let step = building(AccountScreen.self).using(.replaceRoot()).from(.root()).assemble()
    let error = await ending(of: WindowRouter(window: window).go(to: step))
    #expect(error.contains("Draft got in the way during the navigation, and was not asked"))
    #expect(window.drawing == "window\n├─ stack\n│  ├─ Home\n│  └─ Draft*\n└─ modal Bag")
  }

  @Test func `A guard that comes as the changes begin is asked first`() async throws {
    let window = try makeWindow("window\n├─ Home\n└─ modal stack\n   └─ Bag*")
    let stack = try window.screen(ModelStack.self)
    let draft = DraftScreen.refusing()
    // Before iOS 26, the task that makes the changes starts a turn later.
    let navigation = TaskStart.$isAtOnce.withValue(false) {
      WindowRouter(window: window).go(to: existing(HomeScreen.self))
    }
    Task { try await stack.setContainedScreens(stack.screens + [draft], animated: false) }
    #expect(await ending(of: navigation) == "Draft refuses to go. Nothing has changed.")
    #expect(window.drawing == "window\n├─ Home\n└─ modal stack\n   ├─ Bag\n   └─ Draft*")
  }

  @Test func `A screen that was found is not prepared for a navigation that a guard refuses`()
    async throws
  {
    let (gate, log) = (Gate(), Log())
    let window = try makeWindow("window\n└─ stack\n   └─ Home*")
    let stack = try window.screen(ModelStack.self)
    let draft = DraftScreen.refusing()
    let home = StepAssembly(finder: ClassFinder<HomeScreen, Void>(), factory: NilFactory())
      .adding(.contextTask { (_: HomeScreen, _: Void) in log.note("Home is prepared") })
      .from(.current())
    let bag = building(BagScreen.self, behind: gate).using(Push<ModelStack>()).from(
      home.expectingContainer(ModelStack.self)
    ).assemble()
    let navigation = WindowRouter(window: window).go(to: bag)
    await gate.reached()
    try await stack.setContainedScreens(stack.screens + [draft], animated: false)
    gate.open()
    #expect(await ending(of: navigation) == "Draft refuses to go. Nothing has changed.")
    #expect(log.take() == [])
    draft.answer = { true }
    #expect(await ending(of: WindowRouter(window: window).go(to: bag)).hasPrefix("Bag"))
    #expect(log.take() == ["Home is prepared"])
  }

  @Test func `A screen that the app pushes onto a new stack stays, and so does the stack`()
    async throws
  {
    let window = try makeWindow("window\n└─ Home")
    let account = building(AccountScreen.self).using(Push<ModelStack>())
      .from(SingleContainerStep(finder: NilFinder(), factory: StackFactory<Void>()))
      .using(.presentModally()).from(.current()).assemble()
    let step = building(LoginScreen.self).using(FailingAction()).from(account).assemble()
    window.display = MeanwhileDisplay(.present) {
      let stack = try window.screen(ModelStack.self)
      try await stack.setContainedScreens(stack.screens + [DraftScreen()], animated: false)
    }
    #expect(
      await ending(of: WindowRouter(window: window).go(to: step)) == """
        The screens could not be changed: Not on this device. \
        Not undone: stack is still on screen; Account is still on screen.
        """)
    #expect(window.drawing == "window\n├─ Home\n└─ modal stack\n   ├─ Account\n   └─ Draft*")
  }

  @Test func `A former screen that is elsewhere now stays there, and the others are back`()
    async throws
  {
    let window = try makeWindow("window\n└─ stack\n   ├─ Home\n   └─ Bag*")
    let account = building(AccountScreen.self).using(PushAsRoot<ModelStack>()).from(.visibleStack())
      .assemble()
    let step = building(LoginScreen.self).using(FailingAction()).from(account).assemble()
    let bag = try window.screen(BagScreen.self)
    window.display = MeanwhileDisplay(.setScreens) {
      try await window.root?.presentScreen(bag, animated: false)
    }
    let message = await ending(of: WindowRouter(window: window).go(to: step))
    #expect(
      message == """
        The screens could not be changed: Not on this device. \
        Not undone: stack no longer contains Bag (Bag is elsewhere now, and stays).
        """)
    #expect(window.drawing == "window\n├─ stack\n│  └─ Home*\n└─ modal Bag")
  }

  @Test func `A sheet that the app presents on a new screen stays, and so does the screen`()
    async throws
  {
    let window = try makeWindow("window\n└─ Home")
    let bag = building(BagScreen.self).using(.presentModally()).from(.current()).assemble()
    window.faults.fail(.present, effect: .changedButThrown)
    window.display = MeanwhileDisplay(.present) {
      try await window.screen(BagScreen.self).presentScreen(DraftScreen(), animated: false)
    }
    let message = await ending(of: WindowRouter(window: window).go(to: bag))
    #expect(
      message == """
        The screens could not be changed: An injected fault made this operation fail: present. \
        Not undone: Bag is still on screen.
        """)
    #expect(window.drawing == "window\n├─ Home\n├─ modal Bag\n└─ modal Draft")
  }

  @Test func `A root that the app sets meanwhile stays`() async throws {
    let window = try makeWindow("window\n└─ Home")
    let bag = building(BagScreen.self).using(.presentModally())
      .from(
        building(AccountScreen.self).using(.replaceRoot()).from(.root()).assemble()
      )
      .assemble()
    window.display = MeanwhileDisplay(.setRoot) {
      try await window.setRootScreen(DraftScreen(), animated: false)
    }
    let message = await ending(of: WindowRouter(window: window).go(to: bag))
    #expect(
      message == """
        The screens could not be changed: Account cannot present Bag: it is not on display in a \
        window. Make it visible first, or present from a screen that is. Not undone: Home is no longer the root (Draft came in its place, and stays).
        """)
    #expect(window.drawing == "window\n└─ Draft")
  }

  /// The message of a navigation that fails at the operation after one in which the app changes something.
  private func failure(
    in window: ModelWindow, after operation: ModelOperation,
    _ meanwhile: @escaping @MainActor () async throws -> Void
  ) async -> String {
    if operation == .dismiss { window.faults.fail(.setScreens) }
    window.display = MeanwhileDisplay(operation, meanwhile)
    return await ending(of: WindowRouter(window: window).go(to: Self.login))
  }

  @Test func `A screen that was elsewhere on screen before was not left there`() async throws {
    let window = try makeWindow("window\n└─ tabs\n   ├─ Home*\n   └─ Bag")
    let home = try window.screen(HomeScreen.self)
    let again = StepAssembly(finder: NilFinder(), factory: ClosureFactory { (_: Void) in home })
      .using(.presentModally()).from(.current()).assemble()
    let message = await ending(of: WindowRouter(window: window).go(to: again))
    #expect(
      message == """
        The screens could not be changed: Home is already in tabs, and a screen has one \
        parent. Take it out there first, or use another screen. All changes were undone.
        """)
    #expect(window.drawing == "window\n└─ tabs\n   ├─ Home*\n   └─ Bag")
  }
}
