import Switchback
import SwitchbackModel
import SwitchbackTesting
import Testing

/// `NilFactory` and `FinderFactory`, and factories of containers that are none.
struct ReusingFactoryTests {
  static let tabs = Chains.tabs

  static func account(
    insisting options: SearchOptions
  ) -> DestinationStep<AccountScreen, Any?> {
    StepAssembly(
      finder: ClassFinder(options: .currentVisible),
      factory: FinderFactory(ClassFinder<AccountScreen, Any?>(options: options))
    )
    .from(tabs).assemble()
  }

  @Test func `A finder factory looks once more, in its own way`() async throws {
    let journey = Journey(
      "hidden in a tab",
      """
      window                          →  window
      └─ tabs                            └─ tabs
         ├─ Home*                           ├─ Home
         └─ Account                         └─ Account*
      """)
    try await check(journey, to: Self.account(insisting: .everywhere))
  }

  @Test func `A finder factory finds its screen in what the navigation builds`() async throws {
    let journey = Journey(
      "nothing there",
      """
      window                          →  window
      └─ Login                           └─ tabs
                                            ├─ Home
                                            └─ Account*
      """)
    try await check(journey, to: Self.account(insisting: .everywhere))
  }

  @Test func `A step that insists is not passed over in the middle of a chain`() async throws {
    func bag(
      _ factory: some ReusingFactory<AccountScreen, Any?>
    ) -> DestinationStep<
      BagScreen, Any?
    > {
      building(BagScreen.self, for: Any?.self).using(.presentModally())
        .from(StepAssembly(finder: ClassFinder<AccountScreen, Any?>(), factory: factory))
        .from(.current()).assemble()
    }
    let window = try makeWindow("window\n└─ Home")
    let text = await failure(
      to: bag(FinderFactory(ClassFinder<AccountScreen, Any?>())), with: nil, in: window)
    #expect(
      text == """
        BagScreen was not reached. AccountScreen was not found, and nothing in the chain builds \
        it. Give its step a factory, or continue from a step that builds its container.
          · BagScreen      never looked for
                           built by ScreenFactory, integrated by PresentModally
        ▸ · AccountScreen  not found: 1 screen looked at, none is an AccountScreen
                           looked for everywhere by ClassFinder
          ✓ any screen     found: Home
        """)
    try await WindowRouter(window: window).navigate(to: bag(NilFactory()))
    #expect(window.drawing == "window\n├─ Home\n└─ modal Bag")
  }

  @Test func `A plain factory of a container has its container filled before it is shown`()
    async throws
  {
    let window = try makeWindow("window\n└─ Home")
    let bag = finding(BagScreen.self).using(.push())
      .from(
        StepAssembly(
          finder: NilFinder(), factory: ClosureFactory { (_: Void) in ModelStack(LoginScreen()) })
      )
      .using(.presentModally()).from(.current()).assemble()
    window.recordsChanges = true
    try await WindowRouter(window: window).navigate(to: bag)
    #expect(
      window.drawing == """
        window
        ├─ Home
        └─ modal stack
           ├─ Login
           └─ Bag*
        """)
    #expect(window.changes.map(\.description) == ["present stack on Home, animated, layer 1"])
  }
}
