import Switchback
import SwitchbackModel
import Testing

/// Navigations that wait for each other in a circle end in an error that says so.
struct WaitCycleTests {
  /// The routers by number, for interceptors that are made before them.
  private func step<Target: PlainScreen>(
    _ type: Target.Type, waitsForUser: Bool = false,
    _ intercept: @escaping @MainActor () async throws -> Void
  ) -> DestinationStep<Target, Void> {
    finding(Target.self)
      .adding(ClosureInterceptor(waitsForUser: waitsForUser) { (_: Void) in try await intercept() })
      .using(.presentModally()).from(.current()).assemble()
  }

  /// Two destinations whose interceptors navigate to the other one.
  private final class TwoGuards {
    var bag: DestinationStep<BagScreen, Void>?
    var account: DestinationStep<AccountScreen, Void>?
  }

  @Test func `Two that wait for the user and navigate to what the other guards`() async throws {
    let window = try makeWindow("window\n└─ Home")
    let router = WindowRouter(window: window)
    let gates = [Gate(), Gate()]
    let app = TwoGuards()
    app.bag = step(BagScreen.self, waitsForUser: true) {
      await gates[0].pass()
      if let account = app.account { try await router.navigate(to: account) }
    }
    app.account = step(AccountScreen.self, waitsForUser: true) {
      await gates[1].pass()
      if let bag = app.bag { try await router.navigate(to: bag) }
    }
    let first = router.go(to: try #require(app.bag))
    await gates[0].reached()
    let second = router.go(to: try #require(app.account))
    await gates[1].reached()
    for gate in gates { gate.open() }
    let endings = [await ending(of: first), await ending(of: second)]
    #expect(!endings.contains("still waits"), "\(endings)")
    #expect(endings.contains { $0.contains("waits for") }, "\(endings)")
    app.bag = nil
    app.account = nil
  }

  @Test func `Interceptors that need each other's screens end, however deep they are`() async throws
  {
    let window = try makeWindow("window\n└─ Home")
    let router = WindowRouter(window: window)
    var depth = 0
    func bag() -> DestinationStep<BagScreen, Void> {
      step(BagScreen.self) {
        depth += 1
        try await router.navigate(to: account())
      }
    }
    func account() -> DestinationStep<AccountScreen, Void> {
      step(AccountScreen.self) {
        depth += 1
        try await router.navigate(to: bag())
      }
    }
    let ending = await ending(of: router.go(to: bag()))
    #expect(ending.contains("was begun inside"))
    #expect(depth < 100)
    #expect(window.drawing == "window\n└─ Home")
  }

  @Test func `From one window into another and back is not in its own way`() async throws {
    let windows = [try makeWindow("window\n└─ Home"), try makeWindow("window\n└─ Home")]
    let routers = windows.map { WindowRouter(window: $0) }
    let login = WaitingTests.presented(LoginScreen.self)
    let there = step(AccountScreen.self) { try await routers[0].navigate(to: login) }
    let bag = step(BagScreen.self) { try await routers[1].navigate(to: there) }
    #expect(
      await ending(of: routers[0].go(to: bag)) == "Bag is on screen; reused Login; built Bag")
    #expect(windows[0].drawing == "window\n├─ Home\n├─ modal Login\n└─ modal Bag")
    #expect(windows[1].drawing == "window\n├─ Home\n└─ modal Account")
  }

  @Test func `Crosswise between two windows`() async throws {
    let windows = [try makeWindow("window\n└─ Home"), try makeWindow("window\n└─ Home")]
    let routers = windows.map { WindowRouter(window: $0) }
    let gates = [Gate(), Gate()]
    let login = WaitingTests.presented(LoginScreen.self)
    let navigations = (0..<2).map { index in
      routers[index].go(
        to: step(BagScreen.self) {
          await gates[index].pass()
          try await routers[1 - index].navigate(to: login)
        })
    }
    for gate in gates { await gate.reached() }
    for gate in gates { gate.open() }
    let endings = [await ending(of: navigations[0]), await ending(of: navigations[1])]
    // A router holds its window weakly.
    withExtendedLifetime(windows) {}
    #expect(
      endings.contains(
        """
        ClosureInterceptor ended the navigation: The navigation would wait for itself: LoginScreen \
        waits for BagScreen to end, BagScreen waits for LoginScreen, which it has begun, \
        LoginScreen waits for BagScreen to end, BagScreen waits for LoginScreen, which it has \
        begun. Nothing has changed. Start one of them after the other has ended.
        """), "\(endings)")
    #expect(endings.contains { $0.hasSuffix("built Bag") }, "\(endings)")
  }

  @Test func `A time limit covers what an interceptor starts and does not wait for`() async throws {
    let window = try makeWindow("window\n└─ Home")
    let router = WindowRouter(window: window, clock: ImpatientClock())
    let gate = Gate()
    let endless = step(LoginScreen.self) { await gate.pass() }
    let bag = building(BagScreen.self)
      .adding(.intercept(timeLimit: .seconds(5)) { (_: Void) in _ = router.go(to: endless) })
      .using(.presentModally()).from(.current()).assemble()
    #expect(
      await ending(of: router.go(to: bag))
        == "ClosureInterceptor did not answer within 5.0 seconds. Nothing has changed.")
    gate.open()
  }

  @Test func `An action that awaits a navigation in its own window`() async throws {
    struct Impatient: Action {
      let router: WindowRouter

      func screensTakenAway(
        from source: any Screen, in window: any ScreenWindow
      ) -> [any Screen] {
        []
      }

      func perform(
        with screen: any Screen, on source: any Screen, in window: any ScreenWindow, animated: Bool
      ) async throws {
        try await router.navigate(to: WaitingTests.presented(LoginScreen.self))
      }
    }
    let window = try makeWindow("window\n└─ Home")
    let router = WindowRouter(window: window)
    let bag = building(BagScreen.self).using(Impatient(router: router)).from(.current()).assemble()
    let text = await ending(of: router.go(to: bag))
    #expect(
      text.contains("would wait for itself: LoginScreen waits for BagScreen to end"), "\(text)")
    #expect(window.drawing == "window\n└─ Home")
  }
}
