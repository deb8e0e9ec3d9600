import Switchback
import SwitchbackModel
import Testing

@testable import Club

// NB: `@testable`, because an app's screens are not public.

/// The example app, as links and its user drive it.
@MainActor
struct ClubTests {
  /// Lets everything happen that can happen now.
  private func settle() async {
    for _ in 0..<100 { await Task.yield() }
  }

  /// Starts the app, and waits until it waits for the user.
  private func start(_ policy: ConcurrencyPolicy = .queue) async throws -> ClubApp
  {
    let app = ClubApp(policy: policy)
    try await app.start()
    return app
  }

  private func login(in app: ClubApp) throws -> LoginScreen {
    try #require(try Hierarchy(of: app.window).first(LoginScreen.self))
  }

  private static let asked = """
    window
    ├─ Welcome
    └─ modal Login
    """

  private func order(_ number: Int) -> String {
    """
    window
    └─ tabs
       ├─ stack
       │  └─ Home*
       └─ stack*
          ├─ Orders
          └─ Order(\(number))*
    """
  }

  @Test func `Who has logged in gets what was wanted`() async throws {
    let app = try await start()
    app.open(.order(7))
    await settle()
    // output: asked
    #expect(
      app.window.drawing == """
        window
        ├─ Welcome
        └─ modal Login
        """)
    try login(in: app).logIn(as: "Ada")
    await settle()
    // output: shown
    #expect(
      app.window.drawing == """
        window
        └─ tabs
           ├─ stack
           │  └─ Home*
           └─ stack*
              ├─ Orders
              └─ Order(7)*
        """)
    #expect(app.session.user == "Ada")
  }

  @Test func `No user is asked twice`() async throws {
    let app = try await start()
    app.session.user = "Ada"
    try await app.navigator.navigate(to: .order(7))
    #expect(app.window.drawing == order(7))
  }

  @Test func `A link that comes before the app is ready is opened when it is`()
    async throws
  {
    let app = ClubApp(policy: .queue)
    app.open(.order(7))
    #expect(app.window.drawing == "window")
    try await app.start()
    await settle()
    #expect(app.window.drawing == Self.asked)
    try login(in: app).logIn(as: "Ada")
    await settle()
    #expect(app.window.drawing == order(7))
  }

  @Test(arguments: [true, false])
  func `A log-in that is given up leaves everything as it was`(
    swiped: Bool
  ) async throws {
    let app = try await start()
    let navigation = app.navigator.go(to: .order(7))
    await settle()
    if swiped {
      try login(in: app).swipeDown()
    } else {
      try await app.navigator.navigateBack()
    }
    let error = try #require(
      await #expect(throws: NavigationError.self) { try await navigation.value })
    #expect(
      "\(error)".hasPrefix(
        "OrderScreen was not reached. ResultInterceptor ended the navigation: LoginScreen was left without a result."
      ))
    // output: givenUp
    #expect(
      app.window.drawing == """
        window
        └─ Welcome
        """)
    #expect(app.session.user == nil)
  }

  @Test
  func
    `Of two links at once, both are opened after one log-in, if they wait in line`()
    async throws
  {
    let app = try await start(.queue)
    let first = app.navigator.go(to: .order(7))
    let second = app.navigator.go(to: .order(8))
    await settle()
    #expect(app.window.drawing == Self.asked)
    try login(in: app).logIn(as: "Ada")
    let outcomes = try await [first.value, second.value].map { "\($0)" }
    #expect(
      outcomes == [
        "Order(7) is on screen; built tabs, Order(7)",
        "Order(8) is on screen; reused Orders; built Order(8)",
      ])
    #expect(app.window.drawing == order(8))
  }

  @Test
  func `Of two links at once, the newer one is opened, if it replaces the other`()
    async throws
  {
    let app = try await start(.replace)
    let older = app.navigator.go(to: .order(7))
    await settle()
    app.open(.order(8))
    let error = await #expect(throws: NavigationError.self) {
      try await older.value
    }
    guard case .superseded = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    await settle()
    #expect(app.window.drawing == Self.asked)
    try login(in: app).logIn(as: "Ada")
    await settle()
    #expect(app.window.drawing == order(8))
  }

  @Test func `Giving up ends the link that waits in line, too`() async throws {
    let app = try await start(.queue)
    app.open(.order(7))
    app.open(.order(8))
    await settle()
    try login(in: app).swipeDown()
    await settle()
    #expect(app.window.drawing == "window\n└─ Welcome")
  }
}
