import Switchback
import SwitchbackModel
import Testing

/// Context tasks and post-routing tasks, of steps and of routers.
struct TaskTests {
  let log = Log()

  private func product(
    from step: DestinationStep<ModelStack, Int>
  ) -> DestinationStep<
    ProductScreen, Int
  > {
    StepAssembly(finder: ClassWithContextFinder(), factory: ProductFactory())
      .adding(.contextTask { [log] product, id in log.note("task \(product.name) \(id)") })
      .adding(
        .postRoutingTask { [log] product, id, route in
          log.note("post \(product.name) \(id) \(route.count)")
        }
      )
      .using(.push()).from(step).assemble()
  }

  private func stack(
    _ finder: some Finder<ModelStack, Int>
  ) -> DestinationStep<ModelStack, Int> {
    StepAssembly(finder: finder, factory: StackFactory<Int>())
      .adding(.contextTask { [log] stack, _ in log.note("task \(stack.name)") })
      .adding(.postRoutingTask { [log] stack, _, _ in log.note("post \(stack.name)") })
      .using(.presentModally()).from(.current()).assemble()
  }

  @Test
  func `Tasks run on new screens, from the anchor up, then on the found one, then after it all`()
    async throws
  {
    let window = try makeWindow("window\n└─ Home")
    let router = WindowRouter(window: window)
      .adding(.contextTask { [log] screen, _ in log.note("router's task \(Self.nameOf(screen))") })
      .adding(
        .postRoutingTask { [log] screen, _, route in
          log.note("router's post \(Self.nameOf(screen)) of \(route.map(Self.nameOf))")
        })
    try await router.navigate(to: product(from: stack(NilFinder())), with: 42)
    #expect(
      log.take() == [
        "task stack", "router's task stack", "task Product(42) 42", "router's task Product(42)",
        "router's task Home", "post stack", "post Product(42) 42 3",
        #"router's post Product(42) of ["Home", "stack", "Product(42)"]"#,
      ])
  }

  @Test func `Factories run in the order of the plan, but children before their container`()
    async throws
  {
    func noting<Target: ModelScreen>(
      _ make: @escaping @MainActor () -> Target
    ) -> StepAssembly<Target, NilFinder<Target, Void>, ClosureFactory<Target, Void>> {
      StepAssembly(
        finder: NilFinder(),
        factory: ClosureFactory { [log] in
          let screen = make()
          log.note(screen.name)
          return screen
        })
    }
    let bag = noting { BagScreen() }.using(.push()).from(.existing(ModelStack.self))
    let stack = noting { ModelStack() }.using(.presentModally()).from(bag)
    let login = noting { LoginScreen() }.using(.push()).from(stack)
    let account = noting { AccountScreen() }.using(.push()).from(login.stack())
    let forgotten = noting { ForgotPasswordScreen() }.using(.presentModally()).from(account)
    let window = try makeWindow("window\n└─ stack\n   └─ Home*")
    let router = WindowRouter(window: window)
    #expect(
      try router.plan(to: forgotten).sentences.first
        == "build BagScreen, ModelStack (LoginScreen, AccountScreen), ForgotPasswordScreen")
    try await router.navigate(to: forgotten)
    #expect(log.entries == ["Bag", "Login", "Account", "stack", "ForgotPassword"])
    #expect(
      window.drawing == """
        window
        ├─ stack
        │  ├─ Home
        │  └─ Bag* ^
        ├─ modal stack
        │  ├─ Login
        │  └─ Account* ^
        └─ modal ForgotPassword
        """)
  }

  @Test func `Tasks of a step that was passed over run on the screen found in what was built`()
    async throws
  {
    let account = StepAssembly(
      finder: ClassFinder<AccountScreen, Any?>(), factory: NilFactory<AccountScreen, Any?>()
    )
    .adding(.contextTask { [log] screen, _ in log.note("task \(screen.name)") })
    .adding(.postRoutingTask { [log] screen, _, _ in log.note("post \(screen.name)") })
    .from(Chains.tabs)
    let window = try makeWindow("window\n└─ Login")
    try await WindowRouter(window: window)
      .adding(.postRoutingTask { [log] _, _, route in log.note("\(route.map(Self.nameOf))") })
      .navigate(to: account)
    // The route ends with it, too.
    #expect(log.entries == ["task Account", "post Account", #"["Login", "tabs", "Account"]"#])
  }

  @Test func `Tasks run on a screen that was found, also when nothing else is to do`() async throws
  {
    let window = try makeWindow("window\n└─ stack\n   └─ Home*")
    let router = WindowRouter(window: window)
    let step = product(from: stack(ClassFinder()))
    try await router.navigate(to: step, with: 42)
    #expect(
      log.take() == ["task Product(42) 42", "task stack", "post stack", "post Product(42) 42 2"])
    try await router.navigate(to: step, with: 42)
    #expect(log.take() == ["task Product(42) 42", "post Product(42) 42 1"])
  }

  @Test func `A post-routing task of a step that was passed over and found nowhere does not run`()
    async throws
  {
    let bag = building(BagScreen.self).using(.presentModally())
      .from(
        StepAssembly(finder: ClassFinder<AccountScreen, Void>(), factory: NilFactory())
          .adding(.contextTask { [log] screen, _ in log.note("task \(screen.name)") })
          .adding(.postRoutingTask { [log] screen, _, _ in log.note("post \(screen.name)") })
      )
      .from(.current()).assemble()
    let window = try makeWindow("window\n└─ Home")
    try await WindowRouter(window: window).navigate(to: bag)
    #expect(log.entries == [])
  }

  @Test func `A screen is handed its context when it is built and again when it is found`()
    async throws
  {
    let product = StepAssembly(finder: ClassFinder(), factory: ProductFactory())
      .adding(ContextSettingTask())
      .using(.presentModally()).from(.current()).assemble()
    let window = try makeWindow("window\n└─ Home")
    let router = WindowRouter(window: window)
    try await router.navigate(to: product, with: 1)
    try await router.navigate(to: product, with: 2)
    #expect(try window.screen(ProductScreen.self).contexts == [1, 2])
    #expect(window.drawing == "window\n├─ Home\n└─ modal Product(2)")
  }

  @Test func `A context that the screen cannot show is refused before anything is built`()
    async throws
  {
    let product = StepAssembly(
      finder: ClassFinder(),
      factory: ClosureFactory { [log] (id: Int) in
        log.note("built")
        return ProductScreen(id)
      }
    )
    .adding(.settingContext())
    .using(.presentModally()).from(.current()).assemble()
    let window = try makeWindow("window\n└─ Home")
    let text = await failure(to: product, with: -1, in: window)
    #expect(
      text == """
        ProductScreen was not reached. There is no product -1.
        ▸ · ProductScreen  failed
                           looked for everywhere by ClassFinder
                           built by ClosureFactory, integrated by PresentModally
          · any screen     not looked at
        """)
    #expect(log.entries == [])
  }

  @Test func `A router's tasks are given the context, or nil if there is none`() async throws {
    let window = try makeWindow("window\n└─ Home")
    let router = WindowRouter(window: window)
      .adding(.intercept { [log] (context: Any?) in log.note(context.map { "\($0)" } ?? "none") })
    func step<Context>(_ type: Context.Type) -> DestinationStep<HomeScreen, Context> {
      existing(HomeScreen.self, for: Context.self)
    }
    try await router.navigate(to: step(Int.self), with: 42)
    try await router.navigate(to: step(Any?.self))
    try await router.navigate(to: step(Any?.self), with: "any")
    try await router.navigate(to: step(Int?.self), with: nil)
    try await router.navigate(to: step(Int?.self), with: 7)
    try await router.navigate(to: step(Void.self))
    #expect(log.entries == ["42", "none", "any", "none", "7", "()"])
  }

  @Test(arguments: [true, false])
  func `The error of a router's task that refuses the context names the destination`(
    refusesInInterceptor: Bool
  ) async throws {
    let window = try makeWindow("window\n└─ Home")
    let plain = WindowRouter(window: window)
    let router = refusesInInterceptor ? plain.adding(Refusing()) : plain.adding(RefusingTask())
    let error = await #expect(throws: NavigationError.self) {
      try await router.navigate(to: existing(BagScreen.self))
    }
    #expect(
      error?.description == """
        BagScreen was not reached. Not today.
          · BagScreen  not looked at
                       looked for everywhere by ClassFinder
        """)
    #expect(window.drawing == "window\n└─ Home")
  }

  private struct Refusing: RoutingInterceptor {
    func prepare(with context: Any?) throws { throw Refusal("Not today.") }
    func perform(with context: Any?) async throws {}
  }

  private struct RefusingTask: ContextTask {
    func prepare(with context: Any?) throws { throw Refusal("Not today.") }
    func perform(on screen: any Screen, with context: Any?) async throws {}
  }

  private static func nameOf(_ screen: any Screen) -> String {
    (screen as? any NamedScreen)?.screenName ?? "?"
  }
}
