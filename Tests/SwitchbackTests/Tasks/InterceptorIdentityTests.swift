import Switchback
import SwitchbackModel
import Testing

/// An interceptor has an identity of its own: its place in a chain, or a key.
struct InterceptorIdentityTests {
  let log = Log()
  let window: ModelWindow

  init() throws {
    window = try makeWindow("window\n└─ stack\n   └─ Home*")
  }

  private var router: WindowRouter { WindowRouter(window: window) }

  private func note(_ name: String) -> ClosureInterceptor<Void> {
    ClosureInterceptor { [log] in log.note(name) }
  }

  /// A stack that is built and presented, behind an interceptor.
  private func stack(
    _ interceptor: some RoutingInterceptor<Void>
  ) -> DestinationStep<ModelStack, Void> {
    SingleContainerStep(finder: NilFinder(), factory: StackFactory<Void>())
      .adding(interceptor)
      .using(.presentModally()).from(.current()).assemble()
  }

  private func bag(
    from step: DestinationStep<ModelStack, Void>
  ) -> DestinationStep<BagScreen, Void> {
    finding(BagScreen.self).using(.push()).from(step).assemble()
  }

  @Test func `A check in the chain that a closure case returns after the log-in is not skipped`()
    async throws
  {
    var isLoggedIn = false
    let guest = stack(ClosureInterceptor { isLoggedIn = true })
    let member = stack(ClosureInterceptor { throw Refusal("Members of the other club only.") })
    let step = bag(
      from: SwitchAssembly { SwitchCase { _ in isLoggedIn ? member : guest } }.assemble())
    #expect(
      await ending(of: router.go(to: step))
        == "ClosureInterceptor ended the navigation: Members of the other club only.")
    #expect(isLoggedIn)
    #expect(window.drawing == "window\n└─ stack\n   └─ Home*")
  }

  @Test func `One reached by a closure case and then by the default runs once`() async throws {
    var isFirst = true
    let shared = stack(note("shared"))
    let step = bag(
      from: SwitchAssembly {
        SwitchCase { _ in
          defer { isFirst = false }
          return isFirst ? shared : nil
        }
      }
      .assemble(default: shared))
    try await router.navigate(to: step)
    #expect(log.entries == ["shared"])
  }

  @Test func `Made anew each time, it runs twice at most, and an error says what to do`()
    async throws
  {
    var made: [DestinationStep<ModelStack, Void>] = []
    let step = bag(
      from: SwitchAssembly {
        SwitchCase { _ in
          made.append(stack(note("anew")))
          return made.last
        }
      }
      .assemble())
    #expect(
      await ending(of: router.go(to: step)) == """
        ClosureInterceptor has run twice and was about to run again: a closure case makes its \
        chain anew each time, so the router cannot recognise it. Give it a key, as in \
        .adding(interceptor.keyed("log in")), or make the chain once, outside the closure.
        """)
    #expect(log.entries == ["anew", "anew"])
    #expect(window.changeCount == 0)
  }

  @Test func `Made anew inside itself, it runs twice at most, too`() async throws {
    var step: DestinationStep<BagScreen, Void>?
    let anew = SwitchCase<ModelStack, Void> { [log, router] _ in
      stack(
        ClosureInterceptor {
          log.note("anew")
          if let step { try await router.navigate(to: step) }
        })
    }
    step = bag(from: SwitchAssembly { anew }.assemble())
    let error = try await ending(of: router.go(to: #require(step)))
    #expect(error.contains("ClosureInterceptor has run twice and was about to run again"))
    #expect(log.entries == ["anew", "anew"])
    #expect(window.changeCount == 0)
    step = nil
  }

  @Test func `Made anew with another key each time, it runs twice at most, too`() async throws {
    var key = 0
    let step = bag(
      from: SwitchAssembly {
        SwitchCase { _ in
          key += 1
          return stack(note("anew").keyed(key))
        }
      }
      .assemble())
    #expect(
      await ending(of: router.go(to: step)).hasPrefix("ClosureInterceptor has run twice and was"))
    #expect(log.entries == ["anew", "anew"])
  }

  @Test func `A closure case within a chain that a closure case makes anew ends, too`()
    async throws
  {
    var made: [DestinationStep<ModelStack, Void>] = []
    func inner() -> DestinationStep<ModelStack, Void> {
      SwitchAssembly {
        SwitchCase { (_: Void) in
          made.append(stack(note("inner")))
          return made.last
        }
      }
      .assemble()
    }
    let step = bag(from: SwitchAssembly { SwitchCase { _ in inner() } }.assemble())
    #expect(await ending(of: router.go(to: step)).hasPrefix("ClosureInterceptor has run twice"))
    #expect(log.entries == ["inner", "inner"])
  }

  @Test func `With a key, it runs once, although its chain is made anew`() async throws {
    let step = bag(
      from: SwitchAssembly { SwitchCase { _ in stack(note("keyed").keyed("log in")) } }.assemble())
    try await router.navigate(to: step)
    #expect(log.entries == ["keyed"])
    #expect(window.drawing == "window\n├─ stack\n│  └─ Home*\n└─ modal stack\n   └─ Bag*")
  }

  /// Has another key each time that it is read, and navigates to a chain with itself.
  private struct Unsteady: RoutingInterceptor {
    let log: Log
    var key: AnyHashable? { Double.nan }

    func perform(with context: Void) async throws {
      log.note("unsteady")
      if log.entries.count > 9 { throw Refusal("Again") }
    }

    func perform(with context: Void, in window: NavigationWindow) async throws {
      try await perform(with: context)
      try await window.router.navigate(to: Self.step(log))
    }

    private static var steps: [ObjectIdentifier: DestinationStep<BagScreen, Void>] = [:]

    static func step(_ log: Log) -> DestinationStep<BagScreen, Void> {
      if let step = steps[ObjectIdentifier(log)] { return step }
      let step = finding(BagScreen.self).adding(Self(log: log)).using(.presentModally())
        .from(.current())
      steps[ObjectIdentifier(log)] = step
      return step
    }
  }

  @Test func `With a key that is another one each time, it runs once, and not in what it begins`()
    async throws
  {
    try await router.navigate(to: Unsteady.step(log))
    #expect(log.entries == ["unsteady"])
    #expect(window.drawing == "window\n├─ stack\n│  └─ Home*\n└─ modal Bag")
  }

  @Test func `With the same key in two chains, it is one`() async throws {
    let step = building(AccountScreen.self).adding(note("first").keyed("log in")).using(.push())
      .from(stack(note("second").keyed("log in"))).assemble()
    try await router.navigate(to: step)
    #expect(log.entries == ["first"])
  }

  /// A chain whose interceptors lead from one of several stacks to the next.
  private func bag(inStages count: Int) -> DestinationStep<BagScreen, Void> {
    var stage = 0
    let stages = (0..<count).map { number in
      stack(
        ClosureInterceptor<Void> { [log] in
          log.note("\(number)")
          stage += 1
        })
    }
    return bag(
      from: SwitchAssembly { SwitchCase { _ in stages[min(stage, count - 1)] } }.assemble())
  }

  @Test func `Several chains that a closure keeps are not made anew`() async throws {
    try await router.navigate(to: bag(inStages: 4))
    #expect(log.entries == ["0", "1", "2", "3"])
  }

  @Test func `After 100 that lead to further ones, the navigation gives up`() async throws {
    let error = await #expect(throws: NavigationError.self) {
      try await router.navigate(to: bag(inStages: 101))
    }
    guard case .unsettled? = error else { throw try #require(error) }
    #expect(log.entries.count == 100)
    #expect(window.changeCount == 0)
  }

  /// Two navigations, whose chains are stored or made anew, and what the first answer does to both.
  @Test(arguments: [true, false])
  func `Two navigations that wait for one log-in share its answer`(_ mayGoOn: Bool) async throws {
    let gate = Gate()
    func account<Target: PlainScreen>(_ type: Target.Type) -> DestinationStep<Target, Int> {
      finding(Target.self, for: Int.self)
        .adding(
          ClosureInterceptor<Void>(waitsForUser: true) { [log] in
            log.note("log in")
            await gate.pass()
            if !mayGoOn { throw Refusal("Later.") }
          }
          .keyed("log in").adapting()
        )
        .using(.presentModally()).from(.current()).assemble()
    }
    let first = router.go(to: account(BagScreen.self), with: 1)
    await gate.reached()
    let second = router.go(to: account(AccountScreen.self), with: 2)
    await settle()
    gate.open()
    let endings = [await ending(of: first), await ending(of: second)]
    if mayGoOn {
      #expect(
        window.drawing
          == "window\n├─ stack\n│  └─ Home*\n├─ modal Bag\n└─ modal Account")
    } else {
      #expect(
        endings == Array(repeating: "ClosureInterceptor ended the navigation: Later.", count: 2))
    }
    #expect(log.entries == ["log in"])
  }

  @Test func `Without a key, giving up ends those that wait at the same place, too`() async throws {
    func stepForAll<Context>(
      _ context: Context.Type, _ gate: Gate
    ) -> DestinationStep<BagScreen, Context> {
      finding(BagScreen.self, for: context)
        .adding(
          ClosureInterceptor<Context>(waitsForUser: true) { [log] (_: Context) in
            log.note("log in")
            await gate.pass()
            throw Refusal("Later.")
          }
        )
        .using(.presentModally()).from(.current()).assemble()
    }
    for isForAny in [false, true] {
      let gate = Gate()
      let (one, other) = (stepForAll(Void.self, gate), stepForAll(Any?.self, gate))
      let navigations = (0..<3).map { _ in isForAny ? router.go(to: other) : router.go(to: one) }
      await gate.reached()
      await settle()
      gate.open()
      for navigation in navigations {
        #expect(await ending(of: navigation) == "ClosureInterceptor ended the navigation: Later.")
      }
    }
    #expect(log.entries == ["log in", "log in"])
  }

  @Test func `When the first is cancelled, the next one asks for all`() async throws {
    let gates = [Gate(), Gate()]
    let step = finding(BagScreen.self)
      .adding(
        ClosureInterceptor<Void>(waitsForUser: true) { [log] in
          let number = log.entries.count
          log.note("log in")
          await gates[min(number, 1)].pass()
        }
        .keyed("log in")
      )
      .using(.presentModally()).from(.current()).assemble()
    let navigations = (0..<3).map { _ in router.go(to: step) }
    await gates[0].reached()
    await settle()
    navigations[0].cancel()
    await gates[1].reached()
    gates[1].open()
    #expect(
      await ending(of: navigations[0]) == "The navigation was cancelled. Nothing has changed.")
    #expect(await ending(of: navigations[1]) == "Bag is on screen; reused stack; built Bag")
    #expect(await ending(of: navigations[2]) == "Bag is on screen already")
    #expect(log.entries == ["log in", "log in"])
    gates[0].open()
  }

  @Test func `When the first cancels itself as it answers, the next one asks, too`() async throws {
    let gate = Gate()
    var first: Task<NavigationOutcome, any Error>?
    let step = finding(BagScreen.self)
      .adding(
        ClosureInterceptor<Void>(waitsForUser: true) { [log] in
          log.note("log in")
          await gate.pass()
          first?.cancel()
        }
        .keyed("log in")
      )
      .using(.presentModally()).from(.current()).assemble()
    first = router.go(to: step)
    await gate.reached()
    let second = router.go(to: step)
    await settle()
    gate.open()
    #expect(await ending(of: second) == "Bag is on screen; reused stack; built Bag")
    #expect(log.entries == ["log in", "log in"])
  }

  @Test func `Thousands of interceptors on one step run once each, and are let go`() async throws {
    var assembly = building(BagScreen.self)
    for number in 0..<5000 { assembly = assembly.adding(note("\(number)")) }
    let step = assembly.using(.presentModally()).from(.current()).assemble()
    try await router.navigate(to: step)
    #expect(log.entries == (0..<5000).map { "\($0)" })
  }
}
