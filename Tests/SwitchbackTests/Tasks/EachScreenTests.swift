import Switchback
import SwitchbackModel
import Testing

/// Tasks that a chain has for each screen of its route.
struct EachScreenTests {
  private let log = Log()

  private var product: DestinationStep<ProductScreen, Int> {
    StepAssembly(finder: ClassWithContextFinder(), factory: ProductFactory())
      .adding(.contextTask { [log] product, _ in log.note("own \(product.name)") })
      .using(.push())
      .from(
        StepAssembly(finder: NilFinder<ModelStack, Int>(), factory: StackFactory<Int>())
      )
      .using(.presentModally()).from(.current()).assemble()
  }

  private var marked: DestinationStep<ProductScreen, Int> {
    product.addingToEachScreen(
      .contextTask { [log] (screen: any Screen, id: Int) in
        log.note("\((screen as? ModelScreen)?.name ?? "?") for \(id)")
      })
  }

  private func router(_ window: ModelWindow) -> WindowRouter {
    WindowRouter(window: window).adding(
      .contextTask { [log] screen, _ in
        log.note("router's \((screen as? ModelScreen)?.name ?? "?")")
      })
  }

  @Test func `It runs on all that is built and on what was found, before the router's`()
    async throws
  {
    let window = try makeWindow("window\n└─ Home")
    try await router(window).navigate(to: marked, with: 42)
    #expect(
      log.take() == [
        "stack for 42", "router's stack", "own Product(42)", "Product(42) for 42",
        "router's Product(42)", "Home for 42", "router's Home",
      ])
    #expect(window.drawing == "window\n├─ Home\n└─ modal stack\n   └─ Product(42)*")
    try await router(window).navigate(to: marked, with: 42)
    #expect(log.take() == ["own Product(42)", "Product(42) for 42", "router's Product(42)"])
  }

  @Test func `It runs once on a screen that two steps find in what was built`() async throws {
    let home = StepAssembly(
      finder: ClassFinder<HomeScreen, Any?>(), factory: NilFactory<HomeScreen, Any?>())
    let found = home.from(home.from(Chains.tabs))
    let window = try makeWindow("window\n└─ Login")
    try await router(window).navigate(to: found, with: nil)
    #expect(log.take().count { $0 == "router's Home" } == 1)
  }

  @Test func `It belongs to the route also if another chain starts from it`() async throws {
    let window = try makeWindow("window\n└─ Home")
    let help = building(AccountScreen.self, for: Int.self)
      .using(.push()).from(marked.expectingContainer(ModelStack.self)).assemble()
    try await WindowRouter(window: window).navigate(to: help, with: 42)
    #expect(
      log.take() == [
        "stack for 42", "own Product(42)", "Product(42) for 42", "Account for 42", "Home for 42",
      ])
  }

  @Test func `An error of it ends the navigation with nothing changed`() async throws {
    let window = try makeWindow("window\n└─ Home")
    let refusing = product.addingToEachScreen(
      .contextTask { (screen: any Screen, _: Int) in
        if screen is ModelStack { throw Refusal("No stack.") }
      })
    let error = await #expect(throws: NavigationError.self) {
      try await WindowRouter(window: window).navigate(to: refusing, with: 42)
    }
    #expect(error?.underlyingError as? Refusal == Refusal("No stack."))
    #expect(window.drawing == "window\n└─ Home")
  }

  @Test func `Plans and outlines are those of the chain itself`() throws {
    let window = try makeWindow("window\n└─ Home")
    let router = WindowRouter(window: window)
    #expect(try "\(router.plan(to: marked, with: 42))" == "\(router.plan(to: product, with: 42))")
    #expect("\(marked.outline)" == "\(product.outline)")
    #expect(
      try "\(router.plan(to: BoundStep(marked, with: 42)))"
        == "\(router.plan(to: BoundStep(product, with: 42)))")
  }

  @Test func `The router's tasks receive the context that the chain was bound to`() async throws {
    let window = try makeWindow("window\n└─ Home")
    let router = WindowRouter(window: window).adding(
      .postRoutingTask { [log] (_: any Screen, context: Any?, _: [any Screen]) in
        log.note("\(context ?? "none")")
      })
    let bound = BoundStep(product, with: 42)
    try await router.navigate(
      to: bound.addingToEachScreen(.contextTask { (_: any Screen, _: Void) in }))
    #expect(log.take().last == "42")
  }
}
