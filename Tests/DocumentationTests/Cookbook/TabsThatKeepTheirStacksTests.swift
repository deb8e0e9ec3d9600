import Switchback
import SwitchbackModel
import Testing

@MainActor
struct TabsThatKeepTheirStacksTests {
  // snippet begin: chain
  @MainActor
  enum Chains {
    static let tabs = StepAssembly(
      finder: ClassFinder(),
      factory: CompleteFactoryAssembly(factory: TabsFactory<Void>())
        .with(ClosureFactory { ModelStack(HomeScreen()) }, using: .addTab())
        .with(ClosureFactory { ModelStack(BagScreen()) }, using: .addTab())
        .assemble()
    )
    .using(.replaceRoot())
    .from(.root())
    .assemble()

    static let bag = StepAssembly(
      finder: ClassFinder<BagScreen, Void>(), factory: NilFactory()
    )
    .from(tabs)
    .assemble()

    static let product = StepAssembly(
      finder: ClassWithContextFinder<ProductScreen, Int>(),
      factory: ProductFactory()
    )
    .using(Push<ModelStack>())
    .from(
      SingleStep(finder: ClassFinder<HomeScreen, Int>(), factory: NilFactory())
        .from(tabs)
        .expectingContainer()
    )
    .assemble()
  }
  // snippet end

  // snippet begin: top
  @MainActor
  enum TopChains {
    // The stack whose first screen is the home screen, whatever is on top of it.
    static let homeStack = StepAssembly(
      finder: ClosureFinder<ModelStack, Int>("the home stack") { _, hierarchy in
        try hierarchy.first(ModelStack.self) { $0.screens.first is HomeScreen }
      },
      factory: NilFactory()
    )
    .from(Chains.tabs)
    .assemble()

    static let productOnTop = StepAssembly(
      finder: ClassWithContextFinder<ProductScreen, Int>(),
      factory: ProductFactory()
    )
    .using(.push())
    .from(homeStack)
    .assemble()
  }
  // snippet end

  @Test
  func `A product comes on top of the home tab's stack, not the visible one`()
    async throws
  {
    let page = Transcript()
    func print(_ value: Any) { page.print(value) }
    let window = ModelWindow(
      ModelTabs(
        [ModelStack(HomeScreen(), ProductScreen(42)), ModelStack(BagScreen())],
        selected: 1))
    let router = WindowRouter(window: window)
    // snippet begin: onTop
    try await router.navigate(to: TopChains.productOnTop, with: 7)
    print(window.drawing)
    // snippet end
    // output: onTop
    page.prints(
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
    let page = Transcript()
    func print(_ value: Any) { page.print(value) }
    let window = ModelWindow(LoginScreen())
    let router = WindowRouter(window: window)
    // snippet begin: there
    try await router.navigate(to: Chains.product, with: 42)
    try await router.navigate(to: Chains.bag)
    print(window.drawing)
    // snippet end
    // output: there
    page.prints(
      """
      window
      └─ tabs
         ├─ stack
         │  ├─ Home
         │  └─ Product(42)*
         └─ stack*
            └─ Bag*
      """)
    // snippet begin: back
    print(try await router.navigate(to: Chains.product, with: 42))
    print(window.drawing)
    // snippet end
    // output: back
    page.prints(
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
