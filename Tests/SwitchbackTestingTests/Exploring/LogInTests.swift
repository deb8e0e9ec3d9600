import Switchback
import SwitchbackModel
import SwitchbackTesting
import Testing

/// Apps whose code changes more than a plan can know: an interceptor makes the way, a guard navigates, a button
/// begins a navigation.
struct LogInTests {
  private struct SoldOut: Error {}

  /// A router whose navigations cannot be observed.
  private struct WrappedRouter: Router {
    let base: WindowRouter

    func navigate(
      to step: BoundStep, options: NavigationOptions
    ) async throws(NavigationError) -> NavigationOutcome {
      try await base.navigate(to: step, options: options)
    }

    func plan(to step: BoundStep) throws(NavigationError) -> NavigationPlan {
      try base.plan(to: step)
    }

    func report(_ failure: any Error) {}
  }

  /// The bag, in a stack that only logging in makes.
  private func bag(
    in window: ModelWindow, _ make: @escaping @MainActor () throws -> BagScreen = { BagScreen() }
  ) -> DestinationStep<BagScreen, Void> {
    StepAssembly { try make() }
      .adding(
        .intercept { (_: Void) in
          if window.root is LoginScreen {
            try await window.setRootScreen(ModelStack(HomeScreen()), animated: false)
          }
        }
      )
      .using(.push()).from(.existing(ModelStack.self))
  }

  private static let loggedIn = Journey(
    "through a log-in",
    """
    window    →  window
    └─ Login     └─ stack
                    ├─ Home
                    └─ Bag*
    """)

  @Test(arguments: [false, true])
  func `A journey may lead through a log-in that replaces the root`(_ isWrapped: Bool) async throws
  {
    let window = ModelWindow(LoginScreen())
    let router: any Router = isWrapped ? WrappedRouter(base: window.router) : window.router
    try await NavigationTester(window, router: router).expect(Self.loggedIn, to: bag(in: window))
  }

  @Test func `A rule is asked for a navigation whose log-in has made the way`() async throws {
    let exploration = try await Explorer {
      let window = ModelWindow(LoginScreen())
      return ExploredApp(
        window: window, moves: [.destination("bag", self.bag(in: window))], userMoves: []
      )
      .checkingNavigations("Bags are never built") { navigation in
        !navigation.plan.builtTypes.contains { $0 == BagScreen.self }
      }
    }
    .explore()
    #expect(exploration.violations.map(\.rule) == [.own("Bags are never built")])
  }

  @Test(arguments: [false, true])
  func `What a log-in has shown stays when its navigation is refused`(
    _ isWrapped: Bool
  ) async throws {
    let exploration = try await Explorer {
      let window = ModelWindow(LoginScreen())
      let router: any Router = isWrapped ? WrappedRouter(base: window.router) : window.router
      let bag = self.bag(in: window) { throw SoldOut() }
      return ExploredApp(window: window, router: router, moves: [.destination("bag", bag)])
        .allowing(.throwing(SoldOut.self))
    }
    .explore()
    #expect(exploration.violations.isEmpty)
    #expect(exploration.treeCount == 2)
  }

  /// Shows the news, which an interceptor has made, instead of something that is sold out.
  private func news(in window: ModelWindow) -> DestinationStep<BagScreen, Void> {
    StepAssembly { () -> BagScreen in throw SoldOut() }
      .adding(
        .intercept { (_: Void) in
          guard let tabs = window.root as? ModelTabs, tabs.screens.count == 1 else { return }
          try await tabs.setContainedScreens(
            tabs.screens + [ModelScreen(name: "News")], animated: false)
        }
      )
      .using(.presentModally()).from(.current())
      .otherwise { _ in GeneralStep.existing(HomeScreen.self).step }
  }

  @Test func `What an interceptor changes is not foreseen by the plan of what is shown instead`()
    async throws
  {
    let window = ModelWindow(ModelTabs([HomeScreen()]))
    let journey = Journey(
      from: window.drawing,
      to: """
        window
        └─ tabs
           ├─ Home*
           └─ News
        """)
    try await NavigationTester(window).expect(journey, to: news(in: window))
    let exploration = try await Explorer {
      let window = ModelWindow(ModelTabs([HomeScreen()]))
      return ExploredApp(
        window: window,
        moves: [.destination("news", self.news(in: window), shows: "Home")])
    }
    .explore()
    #expect(exploration.violations.isEmpty)
  }

  @Test func `One layer may go, animated, and another one come in its place`() async throws {
    let shop = Shop()
    let journey = Journey(
      "from the login to a product of its own layer",
      """
      window              →  window
      ├─ tabs                ├─ tabs
      │  ├─ stack*           │  ├─ stack
      │  │  └─ Home*         │  │  └─ Home*
      │  └─ stack            │  └─ stack*
      │     └─ Bag*          │     └─ Bag* ^
      └─ modal Login         └─ modal Product(7)
      """)
    let product = StepAssembly { ProductScreen(7) }.using(.presentModally()).from(shop.bag)
    try await shop.router.navigate(to: shop.login)
    try await NavigationTester(shop.window).expect(journey, to: product)
  }

  private final class DraftScreen: ModelScreen, LeaveGuard {
    func confirmLeaving() async -> Bool {
      let question = StepAssembly { LoginScreen() }.using(.presentModally()).from(.current())
      _ = try? await window?.router.navigate(to: question)
      _ = try? await window?.router.navigateBack()
      return true
    }
  }

  @Test func `A screen that is asked may show a question`() async throws {
    let window = ModelWindow(HomeScreen())
    try await window.root?.presentScreen(DraftScreen(), animated: false)
    try await NavigationTester(window).expect(
      Journey(from: window.drawing, to: "window\n└─ Home"),
      to: GeneralStep.existing(HomeScreen.self))
  }

  @Test func `A button's navigation belongs to the move that begins it`() async throws {
    let exploration = try await Explorer {
      let window = ModelWindow(ModelStack(HomeScreen()))
      let bag = StepAssembly { () async -> BagScreen in
        for _ in 0..<20 { await Task.yield() }
        return BagScreen()
      }
      .using(.push()).from(.existing(ModelStack.self))
      return ExploredApp(
        window: window,
        moves: [.own("tap the bag's button") { window.router.go(to: bag) }, .back()])
    }
    .explore()
    #expect(exploration.violations.isEmpty)
    #expect(exploration.treeCount == 2)
  }

  private struct Twice: Error {}

  @Test func `A failure of the second time is found in a tree that is not visited`() async throws {
    let exploration = try await Explorer(bounds: Explorer.Bounds(trees: 1)) {
      let bag = StepAssembly(
        finder: ClosureFinder<BagScreen, Void> { _, hierarchy in
          if try hierarchy.first(BagScreen.self) != nil { throw Twice() }
          return nil
        },
        factory: ClosureFactory { BagScreen() }
      )
      .using(.push()).from(.existing(ModelStack.self))
      return ExploredApp(
        window: ModelWindow(ModelStack(HomeScreen())), moves: [.destination("bag", bag), .back()])
    }
    .explore()
    #expect(exploration.violations.map(\.rule) == [.againChangesNothing])
    #expect(exploration.violations.first?.message.contains("fails the second time") == true)
  }

  @Test func `That nothing is behind a screen is no refusal`() async throws {
    let explorer = Explorer {
      let product = StepAssembly { ProductScreen(1) }
        .using(.push()).from(.existing(ModelStack.self))
      return ExploredApp(
        window: ModelWindow(ModelStack(HomeScreen())),
        moves: [
          .destination("product", product),
          .destination("bag", GeneralStep.existing(BagScreen.self)), .back(.dismissal),
        ]
      )
      .allowing(
        Explorer.Refusal("its screen is not there") {
          if case .unresolved = $0 { true } else { false }
        })
    }
    let violation = try #require(try await explorer.explore().violations.first)
    #expect(violation.rule == .hasWayBack)
    await #expect(throws: Exploration.Violation.self) { try await explorer.replay(violation.path) }
  }

  @Test func `Other screens of the same names are other screens`() async throws {
    let window = ModelWindow(ModelStack(HomeScreen()))
    let tester = NavigationTester(window)
    func replaceAll() async throws {
      try await window.setRootScreen(ModelStack(HomeScreen()), animated: false)
    }
    let bag = StepAssembly { BagScreen() }
      .adding(
        .intercept { (_: Void) in
          try await window.setRootScreen(ModelStack(HomeScreen()), animated: false)
          throw SoldOut()
        }
      )
      .using(.push()).from(.existing(ModelStack.self))
    for text in [
      await failure { try await tester.expectFailure(bag) },
      await failure { try await tester.expectNoChange { try await replaceAll() } },
    ] {
      #expect(text.hasPrefix("Screens were replaced by others of the same names, at "))
    }
  }
}
