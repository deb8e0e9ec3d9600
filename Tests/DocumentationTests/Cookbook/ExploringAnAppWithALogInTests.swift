import SwitchbackModel
import SwitchbackTesting
import Testing

@MainActor
struct ExploringAnAppWithALogInTests {
  // snippet begin: app
  @MainActor
  final class Club {
    let window = ModelWindow(ModelStack(HomeScreen()))
    var isMember = false

    var orders: DestinationStep<OrdersScreen, Void> {
      StepAssembly { OrdersScreen() }
        .adding(LogIn(club: self))
        .using(.push())
        .from(.existing(ModelStack.self))
    }
  }

  struct LogIn: RoutingInterceptor {
    let club: Club
    var waitsForUser: Bool { true }
    var key: AnyHashable? { "log in" }

    func perform(with context: Void) async throws {
      if club.isMember { return }
      let router = club.window.router
      let login = StepAssembly { LoginScreen() }
        .using(.presentModally())
        .from(.current())
      guard try await router.result(of: login) != nil else {
        throw NotLoggedIn()
      }
      club.isMember = true
      try await router.navigateBack(.dismissal)
    }
  }

  struct NotLoggedIn: Error {}
  // snippet end

  // snippet begin: explorer
  static let explorer = Explorer {
    let club = Club()
    let login = { @MainActor in
      (try? Hierarchy(of: club.window).layers.last) as? LoginScreen
    }
    return ExploredApp(
      window: club.window,
      moves: [.destination("orders", club.orders, shows: "Orders"), .back()]
    )
    .keeping("member") {
      club.isMember
    } set: {
      club.isMember = $0
    }
    .answering("the user logs in", if: { login()?.results.isAwaited == true }) {
      login()?.results.give("Ada")
    }
    .answering("the user gives up", if: { login()?.results.isAwaited == true }) {
      try login()?.swipeDown()
    }
    .allowing(.throwing(NotLoggedIn.self))
  }
  // snippet end

  // snippet begin: explore
  @Test func `The orders can be reached from everywhere`() async throws {
    try await Self.explorer.explore().expectNoViolations()
  }
  // snippet end

  @Test func `An exploration has a summary`() async throws {
    let page = Transcript()
    func print(_ value: Any) { page.print(value) }
    let exploration = try await Self.explorer.explore()
    print("\(exploration)".replacing(#/, [0-9.]+ s\n/#, with: ", 0.1 s\n"))
    // output: summary
    page.prints(
      """
      3 trees, up to 2 moves from the start; 4 checks of destinations, 6 moves, 0.1 s
      All trees are known.
      Refused as declared: NotLoggedIn, once.
      No violation.
      """)
  }
}
