import Switchback
import SwitchbackModel
import Testing

/// Log in on the way, then carry on.
struct LogInOnTheWayTests {
  /// Pushed into the stack of the first tab. Tabs are made if there are none.
  static func product(
    _ interceptor: some RoutingInterceptor<Int>
  ) -> DestinationStep<
    ProductScreen, Int
  > {
    StepAssembly(finder: ClassWithContextFinder(), factory: ProductFactory())
      .adding(interceptor)
      .using(.push())
      .from(SingleStep(finder: ClassFinder(), factory: NilFactory<ModelStack, Int>())).from(tabs)
      .assemble()
  }

  static let tabs = StepAssembly(
    finder: .classFinder(),
    factory: CompleteFactoryAssembly(factory: TabsFactory<Void>())
      .with(
        ClosureFactory { (_: Void) in ModelStack(HomeScreen()) }, using: .addTab()
      )
      .with(ScreenFactory<BagScreen, Void>(), using: .addTab())
      .assemble()
  )
  .using(.replaceRoot()).from(.root()).assemble()

  @Test func `Logging in replaces the root: the destination is shown in the new one`() async throws
  {
    let window = try makeWindow("window\n└─ Login")
    let router = WindowRouter(window: window)
    let product = Self.product(
      LoginInterceptor { _ in try await router.navigate(to: Self.tabs) })
    // The tabs that were planned are not built: logging in has brought some.
    let outcome = try await router.navigate(to: product, with: 42)
    #expect("\(outcome)" == "Product(42) is on screen; reused stack; built Product(42)")
    #expect(
      window.drawing == """
        window
        └─ tabs
           ├─ stack*
           │  ├─ Home
           │  └─ Product(42)*
           └─ Bag
        """)
  }

  @Test func `Logging in shows a screen and takes it away: the user goes on from where they were`()
    async throws
  {
    let window = try makeWindow(
      """
      window
      └─ tabs
         ├─ stack
         │  └─ Home*
         └─ Bag*
      """)
    let router = WindowRouter(window: window)
    let login = Chains.login
    let product = Self.product(
      LoginInterceptor(waitsForUser: true) { _ in
        try await router.navigate(to: login)
        // What the user does on the screen that was shown navigates as everything else does.
        let forgot = Chains.forgotPassword
        try await router.navigate(to: forgot)
        try window.layers[1].swipeDown()
      })
    try await router.navigate(to: product, with: 42)
    #expect(
      window.drawing == """
        window
        └─ tabs
           ├─ stack*
           │  ├─ Home
           │  └─ Product(42)*
           └─ Bag
        """)
  }

  @Test func `An interceptor that brings the destination itself leaves nothing to do`() async throws
  {
    let window = try makeWindow("window\n└─ stack\n   └─ Home*")
    let stack = try window.screen(ModelStack.self)
    let product = Self.product(
      LoginInterceptor { id in
        try await stack.setContainedScreens([ProductScreen(id)], animated: false)
      })
    let outcome = try await WindowRouter(window: window).navigate(to: product, with: 42)
    #expect(outcome.isAlreadyThere)
    #expect(window.changeCount == 1)
  }
}
