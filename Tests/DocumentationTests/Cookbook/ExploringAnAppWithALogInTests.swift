import SwitchbackModel
import SwitchbackTesting
import Testing

@MainActor
struct ExploringAnAppWithALogInTests {
  struct NotLoggedIn: Error {}

  static let home = GeneralStep.existing(HomeScreen.self)

  // snippet begin: app
  @MainActor
  final class Club {
    let window = ModelWindow(ModelStack(HomeScreen()))
    var isMember = false

    var orders: DestinationStep<OrdersScreen, Void> {
      StepAssembly { OrdersScreen() }
        .adding(LogIn(club: self))
        .using(.push())
        .from(home.stack())
    }
  }

  final class LoginScreen: ModelScreen, ResultScreen {
    let results = Results<Bool>()
  }

  struct LogIn: RoutingInterceptor {
    let club: Club
    var waitsForUser: Bool { true }
    var key: AnyHashable? { "log in" }

    func perform(with context: Void) async throws {
      if club.isMember { return }
      let router = club.window.router
      guard try await router.result(of: login) == true else {
        throw NotLoggedIn()
      }
      club.isMember = true
      try await router.navigateBack(.dismissal)
    }
  }
  // snippet end

  static let login = StepAssembly { LoginScreen() }
    .using(.presentModally())
    .from(.current())

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
      login()?.results.give(true)
    }
    .answering("the user gives up", if: { login()?.results.isAwaited == true }) {
      try login()?.swipeDown()
    }
    .allowing(.throwing(NotLoggedIn.self))
  }
  // snippet end

  @Test func `The orders can be reached from everywhere`() async throws {
    let page = Transcript()
    func print(_ value: Any) { page.print(value) }
    // snippet begin: explore
    let exploration = try await Self.explorer.explore()
    try exploration.expectNoViolations()
    // snippet end
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
