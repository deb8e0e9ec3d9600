import Switchback
import SwitchbackModel
import Testing

/// Interceptors that never answer, answer late, navigate themselves, or let others go first.
@Suite(.timeLimit(.minutes(40)))
struct InterceptorTests {
  private let roads = Crossroads()
  private let gate = Gate()
  private var window: ModelWindow { roads.window }

  private func waiting(
    waitsForUser: Bool = false, timeLimit: Duration? = nil
  ) -> ClosureInterceptor<Int> {
    .intercept(waitsForUser: waitsForUser, timeLimit: timeLimit) { [gate] _ in await gate.pass() }
  }

  @Test(arguments: [false, true])
  func `One that never answers is cancelled, and others navigate`(waitsForUser: Bool) async {
    let before = window.drawing
    let task = roads.start("A", 1, interceptor: waiting(waitsForUser: waitsForUser))
    await gate.reached()
    task.cancel()
    #expect(await roads.ending(of: "A") == "cancelled")
    #expect(window.drawing == before)
    roads.start("B", 2)
    #expect(await roads.ending(of: "B") == "reached")
    let drawing = window.drawing
    gate.open()
    await settle()
    #expect(window.drawing == drawing)
    #expect(await roads.ending(of: "A") == "cancelled")
  }

  @Test(arguments: [false, true])
  func `One that never answers runs out of time, and others navigate`(waitsForUser: Bool) async {
    let clock = ManualClock()
    roads.start(
      "A", 1, limit: .seconds(60), clock: clock,
      interceptor: waiting(waitsForUser: waitsForUser, timeLimit: .seconds(5)))
    await gate.reached()
    await clock.sleepBegins()
    await clock.wake(after: .seconds(4))
    await settle()
    #expect(roads.endings.isEmpty)
    await clock.wake(after: .seconds(5))
    #expect(await roads.ending(of: "A") == "ClosureInterceptor timed out after 5.0 seconds")
    roads.start("B", 2)
    #expect(await roads.ending(of: "B") == "reached")
    gate.open()
    await settle()
    #expect(roads.endings["A"]?.count == 1)
  }

  @Test func `The router's limit counts for those that have none, and ends with the answer`() async
  {
    let clock = ManualClock()
    roads.start("A", 1, limit: .seconds(60), clock: clock, interceptor: waiting())
    await clock.sleepBegins()
    gate.open()
    #expect(await roads.ending(of: "A") == "reached")
    await settle()
    #expect(await clock.sleeperCount == 0)
    let other = Gate()
    roads.start(
      "B", 2, limit: .seconds(60), clock: clock, interceptor: .intercept { _ in await other.pass() }
    )
    await clock.sleepBegins()
    await clock.wake(after: .seconds(60))
    #expect(await roads.ending(of: "B") == "ClosureInterceptor timed out after 60.0 seconds")
    other.open()
  }

  @Test func `The router's limit is not for a user who logs in`() async {
    let clock = ManualClock()
    roads.start(
      "A", 1, limit: .seconds(60), clock: clock, interceptor: waiting(waitsForUser: true))
    await gate.reached()
    await settle()
    #expect(await clock.sleeperCount == 0)
    gate.open()
    #expect(await roads.ending(of: "A") == "reached")
  }

  /// A navigation to thing 1, inside which one to thing 50 has ended.
  private static let bothPushed = """
    window
    └─ tabs
       ├─ stack*
       │  ├─ Thing(0)
       │  ├─ Thing(50)
       │  └─ Thing(1)*
       └─ stack
          └─ Thing(1000)*
    """

  @Test func `One that navigates itself is not in its own way`() async {
    let login = roads.router("login")
    let interceptor = ClosureInterceptor<Int> { _ in
      let step = StepAssembly(
        finder: NilFinder<Thing, Int>(), factory: ClosureFactory { (id: Int) in Thing(id) })
      try await login.navigate(to: step.using(.presentModally()).from(.current()), with: 99)
      try await login.navigate(to: Crossroads.push(), with: 50)
    }
    roads.start("A", 1, interceptor: interceptor)
    #expect(await roads.ending(of: "A") == "reached")
    #expect(window.drawing == Self.bothPushed)
  }

  @Test func `Neither is a factory that navigates itself`() async throws {
    let inner = roads.router("inner")
    let thing = StepAssembly(
      finder: NilFinder<Thing, Int>(),
      factory: ClosureFactory { (id: Int) in
        try await inner.navigate(to: Crossroads.push(), with: 50)
        return Thing(id)
      }
    )
    .using(.push()).from(existing(ModelStack.self, for: Int.self)).assemble()
    try await roads.router("A").navigate(to: thing, with: 1)
    #expect(window.drawing == Self.bothPushed)
  }

  @Test func `While one waits for the user, others navigate, and then it is resolved again`() async
  {
    roads.start("A", 1, interceptor: waiting(waitsForUser: true))
    await gate.reached()
    roads.start("B", 2)
    #expect(await roads.ending(of: "B") == "reached")
    roads.start("C", 1)
    #expect(await roads.ending(of: "C") == "reached")
    gate.open()
    #expect(await roads.ending(of: "A") == "already there")
  }

  @Test func `While one waits for the user, its navigation keeps no screen alive`() async throws {
    let window = ModelWindow(HomeScreen())
    weak let home = try window.screen(HomeScreen.self)
    let bag = finding(BagScreen.self)
      .adding(.intercept(waitsForUser: true) { [gate] _ in await gate.pass() })
      .using(.presentModally()).from(.current()).assemble()
    let navigation = WindowRouter(window: window).go(to: bag)
    await gate.reached()
    try await window.setRootScreen(AccountScreen(), animated: false)
    #expect(home == nil)
    gate.open()
    _ = try await navigation.value
    #expect(window.drawing == "window\n├─ Account\n└─ modal Bag")
  }

  @Test func `Navigations never run an interceptor that waits for the user side by side`() async {
    let interceptor = waiting(waitsForUser: true)
    let chain = Crossroads.push(interceptor)
    for (name, id) in [("A", 1), ("B", 2), ("C", 3)] {
      let router = roads.router(name)
      Task { await roads.end(name) { try await router.navigate(to: chain, with: id) } }
    }
    await gate.reached()
    await settle()
    #expect(gate.entries == 1)
    gate.open()
    await roads.finish(3)
    #expect(gate.entries == 3)
    #expect(roads.endings == ["A": ["reached"], "B": ["reached"], "C": ["reached"]])
  }

  @Test func `One that replaces supersedes those that wait for the user and those behind them`()
    async
  {
    let chain = Crossroads.push(waiting(waitsForUser: true))
    for (name, id) in [("A", 1), ("B", 2)] {
      let router = roads.router(name)
      Task { await roads.end(name) { try await router.navigate(to: chain, with: id) } }
    }
    await gate.reached()
    await settle()
    roads.start("C", 3, policy: .replace)
    #expect(await roads.ending(of: "C") == "reached")
    await settle()
    #expect(roads.endings == ["A": ["superseded"], "B": ["superseded"], "C": ["reached"]])
    gate.open()
    await settle()
    #expect(gate.entries == 1)
    roads.start("D", 4)
    #expect(await roads.ending(of: "D") == "reached")
  }

  @Test func `One inside another one that waits for the user is not in their way`() async {
    let (inner, innermost) = (roads.router("inner"), roads.router("innermost"))
    let task = roads.start(
      "A", 1,
      interceptor: .intercept { _ in
        let waiting = ClosureInterceptor<Int>(waitsForUser: true) { _ in
          try await innermost.navigate(to: Crossroads.push(), with: 60)
        }
        try await inner.navigate(to: Crossroads.push(waiting), with: 50)
      })
    await settle()
    #expect(roads.endings == ["A": ["reached"]])
    task.cancel()
  }

  @Test func `What is behind one inside another one that waits for the user has no turn yet`() async
  {
    window.animations = .manual
    let (inner, behind) = (roads.router("inner"), roads.router("behind"))
    let waiting = waiting(waitsForUser: true)
    roads.start(
      "A", 1,
      interceptor: .intercept { [roads] _ in
        Task {
          await roads.end("behind") { try await behind.navigate(to: Crossroads.push(), with: 60) }
        }
        try await inner.navigate(to: Crossroads.push(waiting), with: 50)
      })
    roads.start("B", 2)
    await window.waitForAnimation()
    await settle()
    #expect(roads.log.filter { $0.hasSuffix("committing") } == ["B committing"])
    gate.open()
    await roads.finish(3)
    #expect(roads.endings == ["A": ["reached"], "B": ["reached"], "behind": ["reached"]])
  }

  @Test func `What one begins while it waits for its turn again waits too`() async {
    window.animations = .manual
    let inner = roads.router("inner")
    let other = Gate()
    roads.start(
      "A", 1,
      interceptor: .intercept(waitsForUser: true) { [roads] _ in
        Task {
          await other.pass()
          await roads.end("inner") { try await inner.navigate(to: Crossroads.push(), with: 50) }
        }
        await other.reached()
      })
    roads.start("B", 2)
    await window.waitForAnimation()
    other.open()
    await settle()
    #expect(roads.log.filter { $0.hasSuffix("committing") }.count == 1)
    await roads.finish(3)
    #expect(roads.endings == ["A": ["reached"], "B": ["reached"], "inner": ["reached"]])
  }

  @Test func `What one has begun is over before anything else begins, even if it is cancelled`()
    async
  {
    window.animations = .manual
    let inner = roads.router("inner")
    let task = roads.start(
      "A", 1,
      interceptor: .intercept { [roads] _ in
        await roads.end("inner") { try await inner.navigate(to: Crossroads.push(), with: 50) }
      })
    await window.waitForAnimation()
    task.cancel()
    roads.start("B", 2)
    await settle()
    #expect(!roads.log.contains("B committing"))
    await roads.finish(3)
    #expect(roads.endings == ["A": ["cancelled"], "inner": ["reached"], "B": ["reached"]])
  }

  @Test func `What one has begun and left alone is over before its navigation goes on`() async {
    window.animations = .manual
    let inner = roads.router("inner")
    roads.start(
      "A", 1,
      interceptor: .intercept { [roads] _ in
        Task {
          await roads.end("inner") { try await inner.navigate(to: Crossroads.push(), with: 50) }
        }
        await Task.yield()
      })
    await window.waitForAnimation()
    await settle()
    #expect(roads.log.filter { $0.hasSuffix("committing") }.count == 1)
    await roads.finish(2)
    #expect(roads.endings == ["A": ["reached"], "inner": ["reached"]])
  }
}
