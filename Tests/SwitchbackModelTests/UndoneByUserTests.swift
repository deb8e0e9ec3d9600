import Switchback
import SwitchbackModel
import Testing

/// Navigations that the user undoes while they are being shown.
@MainActor
@Suite(.timeLimit(.minutes(40)))
struct UndoneByUserTests {
  private let window: ModelWindow
  private let tabs: ModelTabs
  private let stack: ModelStack
  private let display = SlowDisplay()

  /// The user has selected the last tab.
  private static let withHelp = """
    window
    └─ tabs
       ├─ Home
       ├─ stack
       │  └─ Bag*
       └─ Help*
    """

  init() throws {
    window = try ModelWindow(
      drawing: """
        window
        └─ tabs
           ├─ Home*
           ├─ stack
           │  └─ Bag*
           └─ Help
        """)
    tabs = try #require(window.root as? ModelTabs)
    stack = try #require(tabs.screens[1] as? ModelStack)
    window.display = display
  }

  @Test func `What the navigation has done is taken back, and what the user has done is not`()
    async throws
  {
    let navigation = start()
    try await finish(.setScreens)
    try await display.waitForTransition()
    #expect(display.transitions[0].operation == .makeVisible)
    tabs.userDidReveal(tabs.screens[2])
    display.finishAll()
    try await finish(.setScreens)
    try await expectUndone(navigation)
    #expect(draw(window) == Self.withHelp)
  }

  @Test func `What the user has changed since stays, even if it is the navigation's own`()
    async throws
  {
    let navigation = start()
    try await finish(.setScreens)
    try await display.waitForTransition()
    let help = ModelScreen(name: "Terms")
    stack.userDidReveal(stack.screens[0])
    try await settle { [stack] in
      try await stack.setContainedScreens(stack.screens + [help], animated: false)
    }
    tabs.userDidReveal(tabs.screens[2])
    display.finishAll()
    try await expectUndone(navigation)
    #expect(stack.screens.map(\.name) == ["Bag", "Terms"])
    #expect(tabs.selectedIndex == 2)
  }

  @Test func `A transition that fails for another reason is taken back as a whole`() async throws {
    let navigation = start()
    try await finish(.setScreens)
    try await display.waitForTransition()
    display.failAll()
    try await finish(.setScreens)
    await #expect(throws: NavigationError.self) { try await navigation.value }
    #expect(tabs.selectedIndex == 0)
    #expect(stack.screens.map(\.name) == ["Bag"])
  }

  @Test(arguments: [false, true])
  func `A tab that was added goes again if the user stays in the old one`(
    isRefused: Bool
  )
    async throws
  {
    let before = draw(window)
    if isRefused { window.faults.fail(.setScreens, number: 2) }
    let account = StepAssembly(
      finder: NilFinder<ModelScreen, Void>(),
      factory: ClosureFactory { ModelScreen(name: "Account") }
    ).using(AddTab<ModelTabs>()).from(GeneralStep.custom(using: ClassFinder<ModelTabs, Void>()))
    let navigation = startNow { [window] in
      _ = try await WindowRouter(window: window).navigate(to: account)
    }
    try await finish(.setScreens)
    try await display.waitForTransition()
    #expect(display.transitions[0].operation == .makeVisible)
    tabs.userDidReveal(tabs.screens[0])
    display.finishAll()
    try await expectUndone(navigation, except: isRefused ? ["tabs still contains Account "] : [])
    if !isRefused { #expect(draw(window) == before) }
  }

  @Test func `What is new goes from a tab that the user leaves again and again`() async throws {
    tabs.userDidReveal(stack)
    display.finishAll()
    let navigation = start()
    try await finish(.setScreens)
    tabs.userDidReveal(tabs.screens[2])
    display.finishAll()
    try await display.waitForTransition()
    tabs.userDidReveal(tabs.screens[0])
    display.finishAll()
    try await expectUndone(navigation)
    #expect(
      draw(window) == """
        window
        └─ tabs
           ├─ Home*
           ├─ stack
           │  └─ Bag*
           └─ Help
        """)
  }

  @Test func `A tab that was replaced comes back beside one that the user selects`() async throws {
    tabs.userDidReveal(stack)
    display.finishAll()
    let account = StepAssembly(
      finder: NilFinder<ModelScreen, Void>(),
      factory: ClosureFactory { ModelScreen(name: "Account") }
    ).using(AddTab<ModelTabs>(at: 1, replacing: true))
      .from(GeneralStep.custom(using: ClassFinder<ModelTabs, Void>()))
    let login = StepAssembly(
      finder: NilFinder<LoginScreen, Void>(), factory: ClosureFactory { LoginScreen() }
    ).using(.presentModally()).from(account)
    let navigation = startNow { [window] in
      _ = try await WindowRouter(window: window).navigate(to: login)
    }
    try await finish(.setScreens)
    try await display.waitForTransition()
    #expect(display.transitions.map(\.operation) == [.present])
    tabs.userDidReveal(tabs.screens[2])
    display.finishAll()
    display.showsAtOnce = true
    try await expectUndone(navigation)
    #expect(draw(window) == Self.withHelp)
  }

  @Test func `A stack gets its former root back if the user leaves the second of two new screens`()
    async throws
  {
    tabs.userDidReveal(stack)
    display.finishAll()
    let before = draw(window)
    let bag = StepAssembly(
      finder: NilFinder<BagScreen, Void>(), factory: ClosureFactory { BagScreen() }
    ).using(PushAsRoot<ModelStack>())
    let help = StepAssembly(
      finder: NilFinder<LoginScreen, Void>(), factory: ClosureFactory { LoginScreen() }
    ).using(Push<ModelStack>()).from(
      bag.from(GeneralStep.custom(using: ClassFinder<ModelStack, Void>())).expectingContainer())
    let navigation = startNow { [window] in
      _ = try await WindowRouter(window: window).navigate(to: help.assemble())
    }
    try await display.waitForTransition()
    stack.userDidReveal(stack.screens[0])
    display.finishAll()
    display.showsAtOnce = true
    try await expectUndone(navigation)
    #expect(draw(window) == before)
  }

  @Test func `A sheet that was shown before the one that the user dismisses goes, too`()
    async throws
  {
    let bag = StepAssembly(
      finder: NilFinder<BagScreen, Void>(), factory: ClosureFactory { BagScreen() }
    ).using(.presentModally()).from(.current()).assemble()
    let login = StepAssembly(
      finder: NilFinder<LoginScreen, Void>(), factory: ClosureFactory { LoginScreen() }
    ).using(.presentModally()).from(bag).assemble()
    let before = draw(window)
    let navigation = startNow { [window] in
      _ = try await WindowRouter(window: window).navigate(to: login)
    }
    try await finish(.present)
    try await display.waitForTransition()
    try #require(window.layers.last as? LoginScreen).userDidDismiss()
    display.finishAll()
    try await expectUndone(navigation)
    #expect(draw(window) == before)
  }

  /// Pushes a product onto the stack in the second tab, and shows it.
  private func start() -> Task<Void, any Error> {
    let step = StepAssembly(
      finder: NilFinder<ProductScreen, Void>(), factory: ClosureFactory { ProductScreen(1) }
    )
    .using(.push())
    .from(
      SingleStep(finder: ClassFinder<ModelStack, Void>(), factory: NilFactory())
    )
    .from(.current()).assemble()
    let router = WindowRouter(window: window)
    return startNow { _ = try await router.navigate(to: step) }
  }

  private func finish(_ operation: ModelOperation) async throws {
    try await display.waitForTransition()
    try #require(display.transitions.map(\.operation) == [operation])
    display.finishAll()
  }

  /// Carries out an operation beside the navigation.
  private func settle(_ operation: @escaping @MainActor () async throws -> Void) async throws {
    display.waits = false
    let count = display.transitions.count
    let task = startNow(operation)
    try await display.waitForTransition(count + 1)
    display.transitions.last?.finish()
    try await task.value
    display.waits = true
  }

  private func expectUndone(
    _ navigation: Task<Void, any Error>, except expected: [String] = []
  ) async throws {
    // What is undone beyond that fails the test, which would otherwise wait for it.
    display.showsAtOnce = true
    let error = await #expect(throws: NavigationError.self) { try await navigation.value }
    guard case .uncommitted(let reason, let notUndone, _) = error else {
      Issue.record("\(error.debugDescription)")
      return
    }
    #expect(reason is UndoneByUserError)
    #expect(notUndone.map { String($0.prefix { $0 != "(" }) } == expected)
  }
}
