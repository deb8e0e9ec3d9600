import Switchback
import SwitchbackModel
import SwitchbackTesting
import Testing

/// Navigations that wait for the user, in an exploration.
struct WaitingTests {
  private final class OrdersScreen: ModelScreen {}
  private final class SignInScreen: ModelScreen, ResultScreen { let results = Results<Bool>() }
  private struct GaveUp: Error {}

  /// Presents the log-in, and waits until the user has logged in or given up.
  private struct LogIn: RoutingInterceptor {
    let shop: Shop
    let desk: Desk

    func perform(with context: Void) async throws {
      if shop.isLoggedIn { return }
      try await shop.router.navigate(to: shop.login)
      let isLoggedIn = await desk.answer()
      try await shop.router.navigateBack(.dismissal)
      guard isLoggedIn else { throw GaveUp() }
      shop.isLoggedIn = true
    }
  }

  /// Where the log-in waits.
  private final class Desk {
    private var waiting: CheckedContinuation<Bool, Never>?

    var isWaiting: Bool { waiting != nil }

    func answer() async -> Bool { await withCheckedContinuation { waiting = $0 } }

    func answer(_ isLoggedIn: Bool) {
      waiting?.resume(returning: isLoggedIn)
      waiting = nil
    }
  }

  private static func orders<I: RoutingInterceptor>(
    _ interceptor: I
  ) -> DestinationStep<OrdersScreen, Void> where I.Context == Void {
    StepAssembly { OrdersScreen() }.adding(interceptor).using(.presentModally()).from(.root())
  }

  private static func explorer(
    allowing: [Explorer.Refusal] = [.throwing(GaveUp.self)],
    _ change: @escaping @MainActor (ExploredApp, Shop) -> ExploredApp = { app, _ in app }
  ) -> Explorer {
    Explorer {
      let shop = Shop()
      let desk = Desk()
      let app = ExploredApp(
        window: shop.window, router: shop.router,
        moves: [
          .destination("orders", orders(LogIn(shop: shop, desk: desk))),
          .destination("bag", shop.bag),
          .back(.previous),
        ]
      )
      .keeping("logged in", get: { shop.isLoggedIn }, set: { shop.isLoggedIn = $0 })
      .answering("the user logs in", if: { desk.isWaiting }) { desk.answer(true) }
      .answering("the user gives up", if: { desk.isWaiting }) { desk.answer(false) }
      return change(allowing.reduce(app) { $0.allowing($1) }, shop)
    }
  }

  @Test func `What waits for a user who does nothing is told, and the exploration ends`()
    async throws
  {
    try await Standstill.during { standstill in
      var explorer = Explorer {
        let shop = Shop()
        return ExploredApp(
          window: shop.window, router: shop.router,
          moves: [
            .destination("orders", Self.orders(standstill.interceptor())),
            .destination("bag", shop.bag),
          ])
      }
      explorer.bounds.navigation = .milliseconds(20)
      let exploration = try await explorer.explore()
      #expect(
        exploration.violations.map(\.message) == [
          "\"orders\" does not end: StandstillInterceptor still waits. Add the user's answer with "
            + "answering(_:if:_:)."
        ])
      #expect(exploration.violations.map(\.rule) == [.ends])
      #expect(exploration.violations.map(\.path) == [["orders"]])
      // The rest is explored all the same.
      #expect(exploration.isComplete)
      #expect(exploration.treeCount == 2)
    }
  }

  @Test func `The time bound ends a navigation that waits`() async throws {
    try await Standstill.during { standstill in
      let bounds = Explorer.Bounds(time: .milliseconds(100), navigation: .seconds(60))
      let explorer = Explorer(bounds: bounds) {
        let shop = Shop()
        return ExploredApp(
          window: shop.window, router: shop.router,
          moves: [.destination("orders", Self.orders(standstill.interceptor()))])
      }
      let exploration = try await explorer.explore()
      #expect(exploration.ending == .time(.milliseconds(100)))
      #expect(exploration.violations.isEmpty)
    }
  }

  @Test func `What the user answers is explored, each answer`() async throws {
    let exploration = try await Self.explorer().explore()
    try exploration.expectNoViolations()
    #expect(exploration.isComplete)
    // Two tabs, logged in or not, and the orders above each tab once the user has logged in.
    #expect(exploration.treeCount == 6)
    #expect(exploration.refusals == ["GaveUp": 2])
  }

  @Test func `An answer that is not declared to be a reason is found, with its path`() async throws
  {
    let found = try await Self.explorer(allowing: []).explore().violations
    #expect(found.map(\.path) == [["orders, and the user gives up"]])
    #expect(found.map(\.rule) == [.isReached])
    let text = await failure {
      try await Self.explorer(allowing: []).replay("orders, and the user gives up")
    }
    #expect(text.hasPrefix("\"orders, and the user gives up\" is refused: "))
  }

  @Test(arguments: [false, true])
  func `What interceptors change stays if the navigation fails later`(logsOut: Bool) async throws {
    let explorer = Explorer {
      let shop = Shop()
      let signIn = StepAssembly { SignInScreen() }.using(.presentModally()).from(.current())
      let orders = StepAssembly { () throws -> OrdersScreen in
        if logsOut { shop.isLoggedIn = false }
        throw NoSuchProduct(id: 1)
      }
      .requiring(signIn, unless: { shop.isLoggedIn }) { shop.isLoggedIn = $0 }
      .using(.presentModally()).from(.root())
      let screen = { @MainActor in shop.window.layers.last as? SignInScreen }
      return ExploredApp(window: shop.window, moves: [.destination("orders", orders), .back()])
        .keeping("logged in", get: { shop.isLoggedIn }, set: { shop.isLoggedIn = $0 })
        .answering("the user logs in", if: { screen() != nil }) { screen()?.results.give(true) }
        .allowing(.throwing(NoSuchProduct.self))
    }
    let exploration = try await explorer.explore()
    #expect(
      exploration.violations.map(\.message)
        == (logsOut
          ? ["\"orders, and the user logs in\" is refused and changes the screens all the same."]
          : []))
    // Two tabs with and without the log-in above, before and after it.
    #expect(exploration.treeCount == (logsOut ? 4 : 6))
  }

  @Test func `What an answer lets go on takes no other answer, though that is still possible`()
    async throws
  {
    var moves: Set<String> = []
    let explorer = Explorer {
      let shop = Shop()
      let signIn = StepAssembly { SignInScreen() }.using(.presentModally()).from(.current())
      let orders = StepAssembly { OrdersScreen() }
        .requiring(signIn, unless: { shop.isLoggedIn }) { shop.isLoggedIn = $0 }
        .using(.presentModally()).from(.root())
      let screen = { @MainActor in shop.window.layers.last as? SignInScreen }
      return ExploredApp(
        window: shop.window, moves: [.destination("orders", orders), .back()], userMoves: []
      )
      .keeping("logged in", get: { shop.isLoggedIn }, set: { shop.isLoggedIn = $0 })
      .answering("the user logs in", if: { screen() != nil }) { screen()?.results.give(true) }
      .answering("the user gives up", if: { screen() != nil }) { try screen()?.swipeDown() }
      .allowing(.throwing(GivenUpError.self))
      .checkingNavigations("Moves are known") { moves.insert($0.move).memberAfterInsert == $0.move }
    }
    try await explorer.explore().expectNoViolations()
    #expect(moves == ["orders", "orders, and the user logs in"])
  }

  @Test func `What is wrong behind a log-in is found, drawn and replayed`() async throws {
    let explorer = Self.explorer { app, shop in
      app.checking("orders are never above the bag") {
        shop.window.layers.count == 1 || (shop.window.root as? ModelTabs)?.selectedIndex == 0
      }
    }
    let violation = try #require(try await explorer.explore().violations.first)
    #expect(violation.path == ["bag", "orders, and the user logs in"])
    #expect(
      violation.steps.last?.drawing == """
        window
        ├─ tabs
        │  ├─ stack
        │  │  └─ Home*
        │  └─ stack*
        │     └─ Bag*
        └─ modal Orders
        logged in: true
        """)
    #expect(await failure { try await explorer.replay(violation.path) } == "\(violation)")
  }

  @Test func `The error of an answer is not the navigation's refusal`() async throws {
    let explorer = Explorer {
      let (shop, desk) = (Shop(), Desk())
      return ExploredApp(
        window: shop.window, router: shop.router,
        moves: [.destination("orders", Self.orders(LogIn(shop: shop, desk: desk)))]
      )
      .answering("the user fails", if: { desk.isWaiting }) {
        desk.answer(false)
        throw NavigationError.rejected
      }
    }
    let violations = try await explorer.explore().violations
    #expect(violations.map(\.rule) == [.ownMoveSucceeds])
    #expect(violations.map(\.path) == [["orders, and the user fails"]])
  }

  @Test func `What goes on after an answer that fails changes no other move`() async throws {
    let explorer = Explorer {
      let (shop, desk) = (Shop(), Desk())
      return ExploredApp(
        window: shop.window, router: WrongRouter(shop: shop, fault: .plansNothing),
        moves: [
          .own("order") {
            _ = await desk.answer()
            try (shop.window.root as? ModelTabs)?.select(1)
          },
          .own("wait") { for _ in 0..<100 { await Task.yield() } },
        ], userMoves: []
      )
      .answering("the user fails", if: { desk.isWaiting }) {
        desk.answer(true)
        throw GaveUp()
      }
    }
    let exploration = try await explorer.explore()
    #expect(exploration.violations.map(\.rule) == [.ownMoveSucceeds])
    #expect(exploration.treeCount == 1)
  }

  @Test func `A move must not be called like another one with an answer`() async throws {
    let name = "orders, and the user logs in"
    let explorer = Explorer {
      let (shop, desk) = (Shop(), Desk())
      return ExploredApp(
        window: shop.window,
        moves: [
          .destination("orders", Self.orders(LogIn(shop: shop, desk: desk))), .own(name) {},
        ]
      )
      .answering("the user logs in", if: { desk.isWaiting }) { desk.answer(true) }
    }
    await #expect(throws: ExplorerError.ambiguousMove(name)) { try await explorer.explore() }
  }

  @Test func `A screen of the log-in that is on display does not take an answer by itself`()
    async throws
  {
    let explorer = Self.explorer { app, shop in
      app.answering("the user closes the app", if: { true }) { Issue.record("nothing waits") }
    }
    try await explorer.replay("bag", "the user selects tab 1", "bag")
  }

  /// Asks before the user leaves it.
  private final class NoteScreen: ModelScreen, LeaveGuard {
    private let desk: Desk

    init(_ desk: Desk) {
      self.desk = desk
      super.init()
    }

    func confirmLeaving() async -> Bool { await desk.answer() }
  }

  @Test(.timeLimit(.minutes(40)))
  func `A replay ends although the way back waits for the user`() async throws {
    let explorer = Explorer {
      let (shop, desk) = (Shop(), Desk())
      let note = StepAssembly { NoteScreen(desk) }.using(.presentModally()).from(.root())
      return ExploredApp(
        window: shop.window, router: shop.router,
        moves: [.destination("note", note), .back(.previous)], userMoves: .selectTab
      )
      .answering("the user discards it", if: { desk.isWaiting }) { desk.answer(true) }
    }
    try await explorer.explore().expectNoViolations()
    try await explorer.replay("note")
  }
}
