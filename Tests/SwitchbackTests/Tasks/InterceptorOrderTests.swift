import Switchback
import SwitchbackModel
import Testing

struct InterceptorOrderTests {
  let log = Log()

  private func noting<Context>(_ name: String) -> ClosureInterceptor<Context> {
    ClosureInterceptor { [log] _ in log.note(name) }
  }

  @Test func `The router's own run first, then the chain's, destination first, each in order`()
    async throws
  {
    let product = StepAssembly(finder: ClassWithContextFinder(), factory: ProductFactory())
      .adding(noting("product 1"))
      .adding(noting("product 2"))
      .using(.push())
      .from(
        SingleContainerStep(finder: NilFinder(), factory: StackFactory<Int>())
          .adding(noting("stack"))
      )
      .using(.presentModally())
      .from(
        StepAssembly(finder: ClassFinder<HomeScreen, Int>(), factory: NilFactory())
          .adding(noting("home"))
      )
      .from(.current()).assemble()
    let window = try makeWindow("window\n└─ Home")
    let router = WindowRouter(window: window)
      .adding(noting("router 1"))
      .adding(noting("router 2"))
    try await router.navigate(to: product, with: 42)
    #expect(
      log.take() == ["router 1", "router 2", "product 1", "product 2", "stack", "home"])
    try await router.navigate(to: product, with: 42)
    #expect(log.take() == ["router 1", "router 2", "product 1", "product 2"])
  }

  @Test func `Each gets ready while the chain is looked through, and runs once`() async throws {
    struct Counting: RoutingInterceptor {
      let log: Log
      var isPrepared = false

      mutating func prepare(with context: Int) throws {
        log.note("prepare")
        if context < 0 { throw Refusal() }
        isPrepared = true
      }

      func perform(with context: Int) { log.note("perform, prepared: \(isPrepared)") }
    }
    let product = StepAssembly(finder: ClassWithContextFinder(), factory: ProductFactory())
      .adding(Counting(log: log))
      .using(.presentModally()).from(.current()).assemble()
    let window = try makeWindow("window\n└─ Home")
    let router = WindowRouter(window: window)
    _ = try router.plan(to: product, with: 42)
    #expect(log.take() == ["prepare"])
    try await router.navigate(to: product, with: 42)
    #expect(log.take() == ["prepare", "perform, prepared: true"])
    await #expect(throws: NavigationError.self) { try await router.navigate(to: product, with: -1) }
    #expect(log.take() == ["prepare"])
  }

  @Test
  func `One that leads into another branch of a switch has that branch's interceptors run too`()
    async throws
  {
    var isLoggedIn = false
    func stack(_ name: String) -> DestinationStep<ModelStack, Int> {
      SingleContainerStep(finder: NilFinder(), factory: StackFactory<Int>())
        .adding(noting(name))
        .using(.presentModally()).from(.current()).assemble()
    }
    let product = StepAssembly(finder: ClassWithContextFinder(), factory: ProductFactory())
      .adding(
        ClosureInterceptor { [log] (_: Int) in
          log.note("log in")
          isLoggedIn = true
        }
      )
      .using(.push())
      .from(
        SwitchAssembly<ModelStack, Int>()
          .addCase { [member = stack("member")] _ in isLoggedIn ? member : nil }
          .assemble(default: stack("guest"))
      )
      .assemble()
    let window = try makeWindow("window\n└─ Home")
    let router = WindowRouter(window: window)
    try await router.navigate(to: product, with: 42)
    #expect(log.entries == ["log in", "guest", "member"])
  }

  @Test func `A time limit of its own, the router's, and the shorter of two`() async throws {
    let gate = Gate()
    let silent = ClosureInterceptor { (_: Int) in await gate.pass() }
    func limit(_ interceptor: some RoutingInterceptor<Int>) async throws -> Duration? {
      let product = StepAssembly(finder: ClassWithContextFinder(), factory: ProductFactory())
        .adding(interceptor)
        .using(.presentModally()).from(.current()).assemble()
      let window = try makeWindow("window\n└─ Home")
      let router = WindowRouter(
        window: window, timeLimit: .seconds(60),
        clock: ImpatientClock())
      do {
        try await router.navigate(to: product, with: 42)
      } catch .timedOut(_, let limit, _) {
        return limit
      }
      return nil
    }
    #expect(try await limit(silent) == .seconds(60))
    #expect(try await limit(silent.limited(to: .seconds(5))) == .seconds(5))
    #expect(
      try await limit(silent.limited(to: .seconds(5)).limited(to: .seconds(9))) == .seconds(5))
    #expect(try await limit(ClosureInterceptor { (_: Int) in }) == nil)
    gate.open()
  }

  @Test func `A navigation that waits for another one's answer has its own limit`() async throws {
    let (gate, clock) = (Gate(), ManualClock())
    let waiting = ClosureInterceptor(waitsForUser: true) { (_: Int) in await gate.pass() }
      .keyed("log in")
    func product(_ interceptor: some RoutingInterceptor<Int>) -> DestinationStep<ProductScreen, Int>
    {
      StepAssembly(finder: ClassWithContextFinder(), factory: ProductFactory())
        .adding(interceptor)
        .using(.presentModally()).from(.current()).assemble()
    }
    let window = try makeWindow("window\n└─ Home")
    let router = WindowRouter(window: window, clock: clock)
    let first = router.go(to: product(waiting), with: 1)
    await gate.reached()
    let second = router.go(to: product(waiting.limited(to: .seconds(5))), with: 2)
    await clock.sleepBegins()
    await clock.wake(after: .seconds(5))
    #expect(await ending(of: second).contains("did not answer within 5.0 seconds"))
    gate.open()
    #expect(await ending(of: first).hasPrefix("Product(1) is on screen"))
  }
}
