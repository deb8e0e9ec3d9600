import SwitchbackModel
import SwitchbackTesting
import Testing

@MainActor
struct LogInThenCarryOnTests {
  // snippet begin: chains
  @MainActor
  struct Chains {
    static let login = StepAssembly { LoginScreen() }
      .using(.presentModally())
      .from(.current())

    let session: Session

    var orders: DestinationStep<OrdersScreen, Void> {
      StepAssembly { OrdersScreen() }
        .requiring(Self.login, unless: { session.user != nil }) {
          session.user = $0
        }
        .using(.push())
        .from(.existing(ModelStack.self))
    }

    var account: DestinationStep<AccountScreen, Void> {
      StepAssembly { AccountScreen() }
        .requiring(Self.login, unless: { session.user != nil }) {
          session.user = $0
        }
        .using(.push())
        .from(.existing(ModelStack.self))
    }
  }
  // snippet end

  // snippet begin: interceptor
  struct LogIn: RoutingInterceptor {
    let session: Session

    // The user has to act before the navigation can continue.
    var waitsForUser: Bool { true }
    // The same log-in, whatever chain contains it.
    var key: AnyHashable? { "log in" }

    // Required. The router calls the other one.
    func perform(with context: Void) async throws {}

    func perform(
      with context: Void, in window: NavigationWindow
    ) async throws {
      if session.user != nil { return }
      let router = window.router
      guard let user = try await router.result(of: Chains.login) else {
        throw NotLoggedIn()
      }
      session.user = user
      try await router.navigateBack(.dismissal)
    }
  }

  struct NotLoggedIn: Error {}
  // snippet end

  @Test
  func
    `Two links that come before the log-in are opened after it, in their order`()
    async throws
  {
    let window = ModelWindow(ModelStack(HomeScreen()))
    let router = window.router
    let chains = Chains(session: Session())
    let first = router.go(to: chains.orders)
    let second = router.go(to: chains.account)
    try await loginScreen(in: window).results.give("Ada")
    _ = try await (first.value, second.value)
    print(window.drawing)
    prints(
      """
      window
      └─ stack
         ├─ Home
         ├─ Orders
         └─ Account*
      """)
  }

  @Test func `A log-in of one's own navigates in the window`() async throws {
    let window = ModelWindow(ModelStack(HomeScreen()))
    let session = Session()
    let navigation = window.router.go(
      to: StepAssembly { OrdersScreen() }
        .adding(LogIn(session: session))
        .using(.push())
        .from(.existing(ModelStack.self)))
    try await loginScreen(in: window).results.give("Ada")
    _ = try await navigation.value
    #expect(session.user == "Ada")
    #expect(window.drawing == "window\n└─ stack\n   ├─ Home\n   └─ Orders*")
  }

  @Test func `A log-in with a limit ends when that has passed`() async throws {
    let window = ModelWindow(ModelStack(HomeScreen()))
    let session = Session()
    let limit = Duration.milliseconds(20)
    let orders = StepAssembly { OrdersScreen() }
      // snippet begin: limit
      .adding(
        ResultInterceptor(Chains.login, unless: { session.user != nil }) {
          session.user = $0
        }
        .limited(to: limit)
      )
      // snippet end
      .using(.push())
      .from(.existing(ModelStack.self))
    let error = await #expect(throws: NavigationError.self) {
      try await window.router.navigate(to: orders)
    }
    #expect(error?.message.contains("did not answer within 0.02 seconds") == true)
  }

  /// Waits until the user is asked to log in.
  private func loginScreen(in window: ModelWindow) async throws -> LoginScreen {
    for _ in 0..<100_000 {
      if let screen = window.layers.last as? LoginScreen, screen.results.isAwaited
      {
        return screen
      }
      await Task.yield()
    }
    throw SnippetError("The user is not asked to log in.")
  }

  // snippet begin: test
  @Test func `The log-in leads to the orders`() async throws {
    let window = ModelWindow(ModelStack(HomeScreen()))
    let router = window.router
    let tester = NavigationTester(window, router: router)

    let orders = Chains(session: Session()).orders
    let navigation = router.go(to: orders)
    let login = try await tester.waitForScreen(LoginScreen.self)
    login.results.give("Ada")
    _ = try await navigation.value
    try tester.expectScreens(
      """
      window
      └─ stack
         ├─ Home
         └─ Orders*
      """)
  }
  // snippet end

  @Test func `A user who closes the log-in stays where they were`() async throws {
    let window = ModelWindow(ModelStack(HomeScreen()))
    let router = window.router
    // snippet begin: begin
    let orders = Chains(session: Session()).orders
    let navigation = router.go(to: orders)
    // snippet end
    _ = try await loginScreen(in: window)
    // snippet begin: closed
    try window.layers[1].swipeDown()
    do {
      _ = try await navigation.value
    } catch let error as NavigationError {
      print(error.message)
    }
    print(window.drawing)
    // snippet end
    // output: closed
    prints(
      """
      ResultInterceptor ended the navigation: LoginScreen was left without a result.
      window
      └─ stack
         └─ Home*
      """)
  }
}
