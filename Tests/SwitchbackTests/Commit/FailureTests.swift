import Switchback
import SwitchbackModel
import Testing

/// Failures seen when a navigation fails: half of it has happened.
@MainActor
struct FailureTests {
  nonisolated static let before = """
    window
    ├─ tabs
    │  ├─ stack
    │  │  ├─ Home
    │  │  └─ Product(1)*
    │  └─ Bag*
    └─ modal stack
       └─ Login*
    """

  /// Dismisses, changes a stack, selects its tab and presents.
  static func account(
    task: @escaping @MainActor () throws -> Void = {}
  ) -> DestinationStep<AccountScreen, Void> {
    finding(AccountScreen.self).adding(ClosureContextTask { _, _ in try task() }).using(
      .presentModally()
    )
    .from(
      finding(ForgotPasswordScreen.self)
    )
    .using(Push<ModelStack>())
    .from(existing(HomeScreen.self).expectingContainer()).assemble()
  }

  @Test func `Nothing fails: four things change`() async throws {
    let window = try makeWindow(Self.before)
    try await WindowRouter(window: window).navigate(to: Self.account())
    #expect(window.changeCount == 4)
    #expect(
      window.drawing == """
        window
        ├─ tabs
        │  ├─ stack*
        │  │  ├─ Home
        │  │  └─ ForgotPassword* ^
        │  └─ Bag
        └─ modal Account
        """)
  }

  @Test func `A context task that throws ends the navigation before anything has changed`()
    async throws
  {
    let window = try makeWindow(Self.before)
    let step = Self.account { throw Refusal("The card has expired.") }
    let text = await failure(to: step, with: (), in: window)
    #expect(
      text.hasPrefix(
        "AccountScreen was not reached. AccountScreen could not be prepared: "
          + "The card has expired. Nothing has changed.\n▸ · AccountScreen"))
  }

  @Test func `A navigation that is refused has run no context task on a screen it has found`()
    async throws
  {
    let log = Log()
    let home = StepAssembly(
      finder: ClassFinder<HomeScreen, Void>(), factory: NilFactory<HomeScreen, Void>()
    )
    .adding(.contextTask { home, _ in log.note("task on \(home.name)") })
    .from(.current())
    func product(_ refuse: Bool) -> DestinationStep<BagScreen, Void> {
      building(BagScreen.self).adding(.intercept { _ in if refuse { throw Refusal() } })
        .using(.push()).from(home.expectingContainer(ModelStack.self)).assemble()
    }
    let window = try makeWindow(Self.before)
    let router = WindowRouter(window: window)
    #expect(
      await ending(of: router.go(to: product(true)))
        == "ClosureInterceptor ended the navigation: No.")
    #expect(log.take() == [])
    try await router.navigate(to: product(false))
    #expect(log.take() == ["task on Home"])
  }

  @Test func `Every failure is thrown, and told to observers once, at whatever stage it occurs`()
    async throws
  {
    struct Preparing: Factory {
      mutating func prepare(with context: Void) throws { throw Refusal("prepare") }
      func build(with context: Void) -> BagScreen { BagScreen() }
    }
    func bag(
      _ factory: some Factory<BagScreen, Void>
    ) -> StepAssembly<
      BagScreen, NilFinder<BagScreen, Void>, some Factory<BagScreen, Void>
    > {
      StepAssembly(finder: NilFinder(), factory: factory)
    }
    let good = ScreenFactory<BagScreen, Void>()
    let steps: [(String, DestinationStep<BagScreen, Void>)] = [
      (
        "finder",
        StepAssembly(
          finder: ClosureFinder { (_: Void, _) -> BagScreen? in throw Refusal("finder") },
          factory: good
        ).using(.presentModally()).from(.current())
      ),
      ("prepare", bag(Preparing()).using(.presentModally()).from(.current())),
      (
        "interceptor",
        bag(good).adding(.intercept { _ in throw Refusal("interceptor") })
          .using(.presentModally()).from(.current())
      ),
      (
        "factory",
        bag(ClosureFactory { (_: Void) -> BagScreen in throw Refusal("factory") })
          .using(.presentModally()).from(.current())
      ),
      ("Not on this device.", bag(good).using(FailingAction()).from(.current())),
    ]
    for (stage, step) in steps {
      var endings: [String] = []
      let window = try makeWindow("window\n└─ Home")
      let router = WindowRouter(window: window).observing { event in
        switch event.kind {
        case .failed(let error): endings.append("\(error.underlyingError ?? error)")
        case .finished: endings.append("finished")
        default: break
        }
      }
      let error = await #expect(throws: NavigationError.self) {
        try await router.navigate(to: step)
      }
      #expect(error?.underlyingError as? Refusal == Refusal(stage))
      #expect(endings == [stage])
      #expect(window.drawing == "window\n└─ Home")
    }
  }
}
