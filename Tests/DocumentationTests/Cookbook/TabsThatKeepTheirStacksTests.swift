import SwitchbackModel
import Testing

@MainActor
struct TabsThatKeepTheirStacksTests {
  // snippet begin: chain
  @MainActor
  enum Chains {
    static let tabs = StepAssembly(
      finder: ScreenFinder(),
      factory: CompleteFactory(factory: TabsFactory<Void>())
        .with(ClosureFactory { ModelStack(HomeScreen()) }, using: .addTab())
        .with(ClosureFactory { ModelStack(BagScreen()) }, using: .addTab())
    )
    .using(.replaceRoot())
    .from(.root())

    static let home = StepAssembly(existing: HomeScreen.self).from(tabs)
    static let bag = StepAssembly(existing: BagScreen.self).from(tabs)

    static let product = StepAssembly { (id: Int) in ProductScreen(id) }
      .using(.push())
      .from(home.stack())
  }
  // snippet end

  // snippet begin: top
  @MainActor
  enum TopChains {
    // The stack of the home tab, whatever is on top of it.
    static let productOnTop = StepAssembly { (id: Int) in ProductScreen(id) }
      .using(.push())
      .from(.stack(inTabOf: HomeScreen.self))
  }
  // snippet end

  @Test
  func `A product comes on top of the home tab's stack, not the visible one`()
    async throws
  {
    let window = ModelWindow(
      ModelTabs(
        [ModelStack(HomeScreen(), ProductScreen(42)), ModelStack(BagScreen())],
        selected: 1))
    let router = window.router
    // snippet begin: onTop
    try await router.navigate(to: TopChains.productOnTop(7))
    print(window.drawing)
    // snippet end
    // output: onTop
    prints(
      """
      window
      └─ tabs
         ├─ stack*
         │  ├─ Home
         │  ├─ Product(42)
         │  └─ Product(7)*
         └─ stack
            └─ Bag*
      """)
  }

  @Test func `A tab that is left keeps its screens`() async throws {
    let window = ModelWindow(LoginScreen())
    let router = window.router
    // snippet begin: there
    try await router.navigate(to: Chains.product(42))
    try await router.navigate(to: Chains.bag)
    print(window.drawing)
    // snippet end
    // output: there
    prints(
      """
      window
      └─ tabs
         ├─ stack
         │  ├─ Home
         │  └─ Product(42)*
         └─ stack*
            └─ Bag*
      """)
    print(try await router.navigate(to: Chains.product(42)))
    print(window.drawing)
    prints(
      """
      Product(42) is on screen; reused Product(42)
      window
      └─ tabs
         ├─ stack*
         │  ├─ Home
         │  └─ Product(42)*
         └─ stack
            └─ Bag*
      """)
  }
}
