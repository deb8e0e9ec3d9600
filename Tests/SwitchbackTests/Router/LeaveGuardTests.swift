import Switchback
import SwitchbackModel
import Testing

struct LeaveGuardTests {
  @Test func `What an action takes away is asked, though it came while screens were built`()
    async throws
  {
    let draft = DraftScreen.refusing()
    let pager = Pager([HomeScreen(), BagScreen()])
    let window = ModelWindow(pager)
    let step = StepAssembly(
      finder: NilFinder<AccountScreen, Void>(),
      factory: ClosureFactory { (_: Void) async throws -> AccountScreen in
        try await pager.setContainedScreens([pager.screens[0], draft], animated: false)
        return AccountScreen()
      }
    )
    .using(ReplaceLast()).from(existing(Pager.self)).assemble()
    #expect(
      await ending(of: WindowRouter(window: window).go(to: step))
        == "Draft refuses to go. Nothing has changed.")
    #expect(window.drawing == "window\n└─ pager\n   ├─ Home*\n   └─ Draft*")
  }

  /// Lists a page that it has not taken in yet.
  private final class LazyPager: ModelScreen, ContainerScreen {
    let page = DraftScreen()

    var containedScreens: [any Screen] { [page] }
    var visibleScreens: [any Screen] { [] }

    func makeVisible(_ screen: any Screen, animated: Bool) {}
    func setContainedScreens(_ screens: [any Screen], animated: Bool) {}
  }

  @Test(arguments: [true, false])
  func `A guard that does not know where it is is asked all the same, once`(
    agrees: Bool
  )
    async throws
  {
    let pager = LazyPager()
    pager.page.answer = { agrees }
    let window = ModelWindow(HomeScreen())
    try await window.root?.presentScreen(pager, animated: false)
    let ending = await ending(of: WindowRouter(window: window).goBack(.dismissal))
    #expect(pager.page.askedCount == 1)
    #expect(
      ending
        == (agrees
          ? "Home is on screen; reused Home" : "Draft refuses to go. Nothing has changed."))
    #expect(window.layers.count == (agrees ? 1 : 2))
  }

  @Test func `A guard that does not know where it is is gone with what contains it`() async throws {
    let gate = Gate()
    let pager = LazyPager()
    pager.page.answers(false, behind: gate)
    let window = ModelWindow(HomeScreen())
    try await window.root?.presentScreen(pager, animated: false)
    let navigation = WindowRouter(window: window).go(to: WaitingTests.presented(BagScreen.self))
    await gate.reached()
    #expect(window.drawing == "window\n├─ Home\n└─ modal LazyPager\n   └─ Draft")
    try pager.swipeDown()
    #expect(await ending(of: navigation) == "Bag is on screen; reused Home; built Bag")
    #expect(window.drawing == "window\n├─ Home\n└─ modal Bag")
    gate.open()
  }

  @Test func `A guard outside the window that an action takes away is asked`() async throws {
    struct Close: Action {
      let draft: DraftScreen

      func screensTakenAway(from source: any Screen, in window: any ScreenWindow) -> [any Screen] {
        [draft]
      }

      func perform(
        with screen: any Screen, on source: any Screen, in window: any ScreenWindow, animated: Bool
      ) async throws {
        try await source.presentScreen(screen, animated: animated)
      }
    }
    let draft = DraftScreen.refusing()
    let window = ModelWindow(HomeScreen())
    let bag = building(BagScreen.self).using(Close(draft: draft)).from(.current()).assemble()
    #expect(
      await ending(of: WindowRouter(window: window).go(to: bag))
        == "Draft refuses to go. Nothing has changed.")
    #expect(window.drawing == "window\n└─ Home")
  }

  @Test func `A screen that a chain builds, and takes away again, is not asked`() async throws {
    let window = try makeWindow(
      """
      window
      └─ stack
         ├─ Home
         └─ tabs*
            └─ Bag*
      """)
    let draft = DraftScreen.refusing()
    let drafts = StepAssembly(
      finder: NilFinder<DraftScreen, Void>(), factory: ClosureFactory { (_: Void) in draft }
    )
    .using(.addTab()).from(existing(ModelTabs.self))
    let step = StepAssembly { LoginScreen() }.using(.pushAsRoot()).from(drafts.stack())
    #expect(
      await ending(of: WindowRouter(window: window).go(to: step))
        == "Login is on screen; built Login")
    #expect(draft.askedCount == 0)
    #expect(window.drawing == "window\n└─ stack\n   └─ Login*")
  }

  @Test func `A screen that goes back when it is asked is not asked again`() async throws {
    let draft = DraftScreen()
    let window = ModelWindow(ModelStack(HomeScreen(), draft))
    let router = WindowRouter(window: window)
    var inner = ""
    draft.answer = {
      do throws(NavigationError) {
        try await router.navigateBack()
      } catch {
        inner = error.message
      }
      return true
    }
    try await router.navigateBack()
    #expect(
      inner == """
        The navigation would wait for itself: DraftScreen is being asked whether it may be removed, and has \
        begun a navigation that removes it. Nothing has changed. Start one of them after the other has \
        ended.
        """)
    #expect(draft.askedCount == 1)
    #expect(window.drawing == "window\n└─ stack\n   └─ Home*")
  }

  enum Waiting: CaseIterable {
    case interceptor, factory, contextTask
  }

  /// Leads from a sheet, which goes, to another one, and waits on the way.
  private static func bag(
    waitingIn waiting: Waiting, for gate: Gate
  ) -> DestinationStep<BagScreen, Void> {
    StepAssembly(
      finder: NilFinder<BagScreen, Void>(),
      factory: ClosureFactory { (_: Void) async in
        if waiting == .factory { await gate.pass() }
        return BagScreen()
      }
    )
    .adding(.intercept { (_: Void) in if waiting == .interceptor { await gate.pass() } })
    .adding(.contextTask { _, _ in if waiting == .contextTask { await gate.pass() } })
    .using(.presentModally()).from(GeneralStep.root()).assemble()
  }

  @Test(arguments: Waiting.allCases, [true, false])
  func `A draft begun while the next screen is on its way is asked, although it had agreed before`(
    _ waiting: Waiting, startsAtOnce: Bool
  ) async throws {
    try await TaskStart.$isAtOnce.withValue(startsAtOnce) {
      let (draft, gate) = (DraftScreen(), Gate())
      let window = ModelWindow(HomeScreen())
      try await window.root?.presentScreen(draft, animated: false)
      let before = window.drawing
      let navigation = WindowRouter(window: window).go(to: Self.bag(waitingIn: waiting, for: gate))
      await gate.reached()
      draft.answer = { false }
      gate.open()
      #expect(await ending(of: navigation).hasPrefix("Draft refuses to go."))
      #expect(draft.askedCount == 2)
      #expect(window.drawing == before)
    }
  }

  @Test(arguments: Waiting.allCases)
  func `What the user has agreed to is not asked again`(_ waiting: Waiting) async throws {
    let (draft, question, gate) = (DraftScreen(), Gate(), Gate())
    draft.answers(true, behind: question)
    let window = ModelWindow(HomeScreen())
    try await window.root?.presentScreen(draft, animated: false)
    let navigation = WindowRouter(window: window).go(to: Self.bag(waitingIn: waiting, for: gate))
    await question.reached()
    question.open()
    await gate.reached()
    draft.answer = { false }
    gate.open()
    _ = await ending(of: navigation)
    #expect(draft.askedCount == 1)
    #expect(window.drawing == "window\n├─ Home\n└─ modal Bag")
  }

  @Test func `A screen that has agreed is not asked again by the log-in that removes it`()
    async throws
  {
    let draft = DraftScreen()
    let window = ModelWindow(HomeScreen())
    try await window.root?.presentScreen(draft, animated: false)
    let login = StepAssembly { LoginScreen() }.using(.presentModally()).from(.root())
    let bag = building(BagScreen.self)
      .adding(
        .intercept { (_: Void) in
          try await WindowRouter(window: window).navigate(to: login)
        }
      )
      .using(.presentModally()).from(GeneralStep.root()).assemble()
    try await WindowRouter(window: window).navigate(to: bag)
    #expect(draft.askedCount == 1)
    #expect(window.drawing == "window\n├─ Home\n└─ modal Bag")
  }

  let log = Log()

  /// A screen that notes when it is asked.
  final class Page: ModelScreen, LeaveGuard {
    let log: Log

    init(_ name: String, _ log: Log) {
      self.log = log
      super.init(name: name)
    }

    func confirmLeaving() -> Bool {
      log.note(name)
      return true
    }
  }

  private func page(_ name: String) -> Page { Page(name, log) }

  private func navigate<A: Action>(_ action: A, in window: ModelWindow) async throws
  where A.Source: ModelScreen {
    let bag = building(BagScreen.self).using(action)
      .from(GeneralStep.custom(using: ClassFinder<A.Source, Void>(from: .root))).assemble()
    try await WindowRouter(window: window).navigate(to: bag)
  }

  @Test
  func `Screens that would be dismissed are asked, from the top, the outer before the inner ones`()
    async throws
  {
    let root = HomeScreen()
    let window = ModelWindow {
      root.presenting {
        ModelTabs {
          ModelStack {
            page("1.1")
            page("1.2")
          }
          page("1.3")
        }
        .presenting { page("2") }
      }
    }
    let router = WindowRouter(window: window)
    let order = ["2", "1.1", "1.2", "1.3"]
    #expect(try router.plan(to: existing(HomeScreen.self)).asked.map { name(of: $0) } == order)
    try await router.navigate(to: existing(HomeScreen.self))
    #expect(log.entries == order)
  }

  @Test func `Screens that would be popped are asked, and not the ones that stay`() async throws {
    let window = ModelWindow {
      ModelTabs {
        ModelStack {
          page("root")
          HomeScreen()
          page("popped 1")
          page("popped 2")
        }
        page("in another tab")
      }
    }
    try await WindowRouter(window: window)
      .navigate(to: existing(HomeScreen.self))
    #expect(log.entries == ["popped 1", "popped 2"])
  }

  @Test func `Screens that would be replaced are asked`() async throws {
    func stack() -> ModelWindow {
      ModelWindow {
        ModelStack {
          page("first")
          page("last")
        }
      }
    }
    try await navigate(Push<ModelStack>(), in: stack())
    #expect(log.take() == [])
    try await navigate(PushReplacingLast<ModelStack>(), in: stack())
    #expect(log.take() == ["last"])
    try await navigate(PushAsRoot<ModelStack>(), in: stack())
    #expect(log.take() == ["first", "last"])

    let tabs = ModelWindow {
      ModelTabs {
        page("tab 0")
        page("tab 1")
      }
    }
    try await navigate(AddTab<ModelTabs>(at: 1), in: tabs)
    #expect(log.take() == [])
    try await navigate(AddTab<ModelTabs>(at: 0, replacing: true), in: tabs)
    #expect(log.take() == ["tab 0"])
  }

  @Test
  func `What an action inserts below goes with what lies above it, which is planned and asked`()
    async throws
  {
    struct InsertBelowTop: ContainerAction {
      typealias Source = ModelStack
      func embed(_ screen: ChildScreen, in children: inout [ChildScreen]) {
        children.insert(screen, at: children.count - 1)
      }
    }
    let window = ModelWindow {
      ModelStack {
        HomeScreen()
        page("Draft")
      }
    }
    let bag = building(BagScreen.self).using(InsertBelowTop()).from(existing(ModelStack.self))
      .assemble()
    let router = WindowRouter(window: window)
    let plan = try router.plan(to: bag)
    #expect(plan.removed.map { ($0 as? ModelScreen)?.name } == ["Draft"])
    #expect(
      plan.sentences == [
        "ask Draft whether it may go", "build BagScreen",
        "change stack to Home, BagScreen, animated",
      ])
    try await router.navigate(to: bag)
    #expect(log.take() == ["Draft"])
    #expect(window.drawing == "window\n└─ stack\n   ├─ Home\n   └─ Bag*")
    #expect(window.changeCount == 1)
  }

  @Test func `The root that would be replaced is asked, with all in it`() async throws {
    let window = ModelWindow {
      ModelStack { page("in the root") }
        .presenting { page("modal") }
    }
    let home = Chains.home
    try await WindowRouter(window: window).navigate(to: home)
    #expect(log.entries == ["modal", "in the root"])
  }

  @Test func `An action of one's own says which screens it takes away`() async throws {
    struct Swap: Action {
      func screensTakenAway(
        from source: ModelStack, in window: any ScreenWindow
      ) -> [any Screen] {
        [source]
      }

      func perform(
        with screen: any Screen, on source: ModelStack, in window: any ScreenWindow, animated: Bool
      ) async throws {
        try await window.setRootScreen(screen, animated: animated)
      }
    }
    let window = ModelWindow { ModelStack { page("swapped") } }
    try await navigate(Swap(), in: window)
    #expect(log.entries == ["swapped"])
    #expect(window.drawing == "window\n└─ Bag")
  }

  @Test func `An action may cancel the navigation that asks what it takes away`() async throws {
    struct Cancelling: Action {
      let cancel: @MainActor () -> Void

      func screensTakenAway(
        from source: any Screen, in window: any ScreenWindow
      ) -> [any Screen] {
        cancel()
        return []
      }

      func perform(
        with screen: any Screen, on source: any Screen, in window: any ScreenWindow, animated: Bool
      ) async throws {
        try await source.presentScreen(screen, animated: animated)
      }
    }
    let window = try makeWindow("window\n└─ Home")
    let gate = Gate()
    var navigation: Task<NavigationOutcome, any Error>?
    let bag = building(BagScreen.self)
      .adding(.contextTask { (_: BagScreen, _: Void) async in await gate.pass() })
      .using(Cancelling { navigation?.cancel() }).from(.current()).assemble()
    navigation = WindowRouter(window: window).go(to: bag)
    await gate.reached()
    gate.open()
    #expect(
      await ending(of: try #require(navigation))
        == "The navigation was cancelled. Nothing has changed.")
    #expect(window.drawing == "window\n└─ Home")
  }

  static let account = finding(AccountScreen.self)

  @Test(arguments: [true, false])
  func `The user is asked once; a refusal ends the navigation, and nothing runs or changes`(
    _ mayGo: Bool
  ) async throws {
    let window = try makeWindow("window\n├─ Home\n└─ modal Draft")
    let draft = try window.screen(DraftScreen.self)
    draft.answer = {
      await Task.yield()
      return mayGo
    }
    let step = Self.account
      .adding(ClosureInterceptor { [log] (_: Void) in log.note("intercepted") })
      .using(.presentModally()).from(.root()).assemble()
    if mayGo {
      try await WindowRouter(window: window).navigate(to: step)
      #expect(window.drawing == "window\n├─ Home\n└─ modal Account")
    } else {
      #expect(
        await failure(to: step, with: (), in: window) == """
          AccountScreen was not reached. Draft refuses to go. Nothing has changed.
            · AccountScreen  not found: 2 screens looked at, none is an AccountScreen
                             looked for everywhere by ClassFinder
                             built by ScreenFactory, integrated by PresentModally
                             intercepted by ClosureInterceptor
            ✓ any screen     found: Home
          """)
    }
    #expect(log.entries == (mayGo ? ["intercepted"] : []))
    #expect(draft.askedCount == 1)
  }

  @Test func `A screen that goes while it is asked, and comes back, is asked again`() async throws {
    let window = try makeWindow("window\n├─ Home\n└─ modal Draft")
    let (draft, gate) = (try window.screen(DraftScreen.self), Gate())
    draft.answers(false, behind: gate)
    let account = StepAssembly {
      try await window.root?.presentScreen(draft, animated: false)
      return AccountScreen()
    }
    .using(.presentModally()).from(.root())
    let navigation = WindowRouter(window: window).go(to: account)
    await gate.reached()
    try draft.swipeDown()
    gate.open()
    #expect(await ending(of: navigation) == "Draft refuses to go. Nothing has changed.")
    #expect(draft.askedCount == 2)
    #expect(window.drawing == "window\n├─ Home\n└─ modal Draft")
  }

  @Test func `A navigation that is replaced while the user is asked ends, whatever they say later`()
    async throws
  {
    let window = try makeWindow("window\n├─ Home\n└─ modal Draft")
    let gate = Gate()
    try window.screen(DraftScreen.self).answers(true, behind: gate)
    let router = WindowRouter(window: window)
    let first = router.go(to: Self.account.using(.presentModally()).from(.root()))
    await gate.reached()
    let bag = building(BagScreen.self).using(.presentModally()).from(.current())
    try await router.navigate(to: bag, policy: .replace)
    gate.open()
    #expect(
      await ending(of: first)
        == "A newer navigation superseded this one. Nothing has changed.")
    #expect(window.drawing == "window\n├─ Home\n├─ modal Draft\n└─ modal Bag")
  }
}
