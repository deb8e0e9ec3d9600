import Switchback
import SwitchbackModel
import SwitchbackTesting
import Testing

@MainActor
struct LogInThenCarryOnTests {
  final class Session {
    var isLoggedIn = false
  }

  // snippet begin: screen
  final class LoginScreen: ModelScreen, ResultScreen {
    let results = Results<Bool>()
  }

  @MainActor
  enum Chains {
    static let login = StepAssembly(
      finder: ClassFinder<LoginScreen, Void>(),
      factory: ClosureFactory { LoginScreen() }
    )
    .using(.presentModally())
    .from(.current())
    .assemble()
  }
  // snippet end

  // snippet begin: interceptor
  struct LogIn: RoutingInterceptor {
    let session: Session
    let router: WindowRouter

    // The user has to act before the navigation can continue.
    var waitsForUser: Bool { true }
    // The same log-in, whatever chain contains it.
    var key: AnyHashable? { "log in" }

    func perform(with context: Void) async throws {
      if session.isLoggedIn { return }
      guard try await router.result(of: Chains.login) == true else {
        throw NotLoggedIn()
      }
      session.isLoggedIn = true
      try await router.navigateBack(.dismissal)
    }
  }

  struct NotLoggedIn: Error {}
  // snippet end

  static func orders(
    session: Session, router: WindowRouter
  ) -> DestinationStep<ModelScreen, Void> {
    // snippet begin: chain
    StepAssembly(
      finder: NilFinder(), factory: ClosureFactory { ModelScreen(name: "Orders") }
    )
    .adding(LogIn(session: session, router: router))
    .using(Push<ModelStack>())
    .from(
      SingleStep(finder: ClassFinder<ModelStack, Void>(), factory: NilFactory())
    )
    .from(.root())
    .assemble()
    // snippet end
  }

  static func account(
    session: Session, router: WindowRouter
  ) -> DestinationStep<ModelScreen, Void> {
    StepAssembly(
      finder: NilFinder(),
      factory: ClosureFactory { ModelScreen(name: "Account") }
    )
    .adding(LogIn(session: session, router: router))
    .using(Push<ModelStack>())
    .from(
      SingleStep(finder: ClassFinder<ModelStack, Void>(), factory: NilFactory())
    )
    .from(.root())
    .assemble()
  }

  @Test
  func
    `Two links that come before the log-in are opened after it, in their order`()
    async throws
  {
    let page = Transcript()
    func print(_ value: Any) { page.print(value) }
    let window = ModelWindow(ModelStack(HomeScreen()))
    let router = WindowRouter(window: window)
    let session = Session()
    let orders = Self.orders(session: session, router: router)
    let account = Self.account(session: session, router: router)
    // snippet begin: two
    let first = router.go(to: orders)
    let second = router.go(to: account)
    // snippet end
    try await loginScreen(in: window).results.give(true)
    _ = try await (first.value, second.value)
    print(window.drawing)
    // output: both
    page.prints(
      """
      window
      └─ stack
         ├─ Home
         ├─ Orders
         └─ Account*
      """)
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

  @Test func `The user logs in and comes to the orders`() async throws {
    let page = Transcript()
    func print(_ value: Any) { page.print(value) }
    let window = ModelWindow(ModelStack(HomeScreen()))
    let router = WindowRouter(window: window)
    let orders = Self.orders(session: Session(), router: router)

    // snippet begin: begin
    let navigation = router.go(to: orders)
    // snippet end
    let login = try await loginScreen(in: window)
    print(window.drawing)
    // output: asked
    page.prints(
      """
      window
      ├─ stack
      │  └─ Home*
      └─ modal Login
      """)
    // snippet begin: answer
    login.results.give(true)
    print(try await navigation.value)
    print(window.drawing)
    // snippet end
    // output: after
    page.prints(
      """
      Orders is on screen; reused stack; built Orders
      window
      └─ stack
         ├─ Home
         └─ Orders*
      """)
  }

  // snippet begin: test
  @Test func `The log-in leads to the orders`() async throws {
    let window = ModelWindow(ModelStack(HomeScreen()))
    let router = WindowRouter(window: window)
    let tester = NavigationTester(window, router: router)

    let orders = Self.orders(session: Session(), router: router)
    let navigation = router.go(to: orders)
    let login = try await tester.waitForScreen(LoginScreen.self)
    login.results.give(true)
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
    let page = Transcript()
    func print(_ value: Any) { page.print(value) }
    let window = ModelWindow(ModelStack(HomeScreen()))
    let router = WindowRouter(window: window)
    let orders = Self.orders(session: Session(), router: router)
    let navigation = router.go(to: orders)
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
    page.prints(
      """
      LogIn ended the navigation: NotLoggedIn().
      window
      └─ stack
         └─ Home*
      """)
  }
}
