import Switchback
import SwitchbackModel
import Testing

private struct StockCheck: RoutingInterceptor {
  let log: Log

  mutating func prepare(with context: Int) throws {
    if context == 0 { throw Refusal("Nothing is in stock.") }
  }

  func perform(with context: Int) { log.note("check \(context)") }
}

private struct Greeting: RoutingInterceptor {
  let log: Log
  var waitsForUser: Bool { true }
  var timeLimit: Duration? { .seconds(5) }

  func perform(with context: Void) { log.note("hello") }
}

struct AdaptedInterceptorTests {
  private let log = Log()
  private let window = ModelWindow(HomeScreen())

  private func step<I: RoutingInterceptor>(_ interceptor: I) -> DestinationStep<ModelScreen, String>
  where I.Context == String {
    StepAssembly(
      finder: NilFinder<ModelScreen, String>(),
      factory: ClosureFactory { (name: String) in ModelScreen(name: name) }
    )
    .adding(interceptor).using(.presentModally()).from(.current()).assemble()
  }

  @Test func `It sees what its context becomes`() async throws {
    let check = StockCheck(log: log).adapting { (name: String) in name.count }
    try await WindowRouter(window: window).navigate(to: step(check), with: "Boots")
    #expect(log.take() == ["check 5"])
    let error = await #expect(throws: NavigationError.self) {
      try await WindowRouter(window: window).navigate(to: step(check), with: "")
    }
    #expect(error?.message == "Nothing is in stock.")
  }

  @Test func `A plan transforms a context once, for an interceptor and a factory`() async throws {
    let check = StockCheck(log: log).keyed("stock").adapting { [log] (name: String) in
      log.note("transform")
      return name.count
    }
    let factory = ClosureFactory { (id: Int) in ModelScreen(name: "Boots \(id)") }
      .adapting { [log] (name: String) in
        log.note("transform for the factory")
        return name.count
      }
    let step = StepAssembly(finder: NilFinder(), factory: factory)
      .adding(check).using(.presentModally()).from(.current()).assemble()
    try await WindowRouter(window: window).navigate(to: step, with: "Boots")
    let plan = "transform for the factory"
    #expect(log.take() == [plan, "transform", "check 5", plan])
  }

  @Test func `One that needs no context can stand in every chain`() async throws {
    try await WindowRouter(window: window).navigate(
      to: step(Greeting(log: log).adapting()), with: "Boots")
    #expect(log.take() == ["hello"])
  }

  @Test func `One that needs no context refuses all that wait for it, whatever theirs are`()
    async throws
  {
    let gate = Gate()
    let login = ClosureInterceptor<Void>(waitsForUser: true) { [log] in
      log.note("log in")
      await gate.pass()
      throw Refusal("Later.")
    }
    let step = step(login.adapting(to: String.self))
    let navigations = ["Boots", "Socks"].map { name in
      WindowRouter(window: window).go(to: step, with: name)
    }
    await gate.reached()
    await settle()
    gate.open()
    for navigation in navigations {
      #expect(await ending(of: navigation) == "ClosureInterceptor ended the navigation: Later.")
    }
    #expect(log.take() == ["log in"])
  }

  @Test func `It waits as long as its base does`() {
    let adapted = Greeting(log: log).adapting(to: String.self)
    #expect(adapted.waitsForUser)
    #expect(adapted.timeLimit == .seconds(5))
  }

  @Test func `In plans it goes by the name of its base, and so does one with a time limit`() throws
  {
    let interceptor = Greeting(log: log).limited(to: .seconds(1)).adapting(to: String.self)
    let plan = try WindowRouter(window: window).plan(to: step(interceptor), with: "Boots")
    #expect(plan.interceptors == ["Greeting"])
    #expect(plan.trace.lines.first?.step.interceptors == ["Greeting"])
  }
}
