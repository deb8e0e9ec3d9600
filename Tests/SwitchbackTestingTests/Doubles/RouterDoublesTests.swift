import Switchback
import SwitchbackModel
import SwitchbackTesting
import Testing

@MainActor
struct RecordingRouterTests {
  @Test func `A recording router navigates, and knows where to`() async throws {
    let shop = Shop()
    let router = RecordingRouter(window: shop.window)
    try await router.navigate(to: shop.product, with: 42)
    try await router.navigate(to: BoundStep(shop.product, with: 7))
    try await router.navigate(to: shop.bag)
    await #expect(throws: NavigationError.self) {
      try await router.navigate(to: shop.product, with: 100)
    }
    #expect(
      router.visits.map(\.description) == [
        "ProductScreen with 42", "ProductScreen with 7", "BagScreen", "ProductScreen with 100",
      ])
    #expect(shop.window.drawing.contains("Product(7)*"))
    #expect(try router.plan(to: shop.bag).changesNothing)
    let visits = router.takeVisits()
    #expect(try visits[2].result?.get().destination is BagScreen)
    #expect(throws: NavigationError.self) { try visits[3].result?.get() }
    #expect(router.visits.isEmpty)
  }

  @Test func `A navigation that goes on has no result yet`() async throws {
    let shop = Shop()
    let router = RecordingRouter(window: shop.window)
    shop.window.animations = .manual
    let navigation = router.go(to: shop.login)
    await shop.window.waitForAnimation()
    #expect(router.visits.map { $0.result == nil } == [true])
    shop.window.finishAnimations()
    _ = try await navigation.value
    #expect(router.visits.map { $0.result == nil } == [false])
  }

  @Test func `A result that comes after the visits were taken belongs to none`() async throws {
    let shop = Shop()
    let router = RecordingRouter(window: shop.window)
    shop.window.animations = .manual
    let first = router.go(to: shop.login)
    await shop.window.waitForAnimation()
    #expect(router.takeVisits().map(\.description) == ["LoginScreen"])
    let second = router.go(to: shop.bag)
    while router.visits.isEmpty { await Task.yield() }
    shop.window.finishAnimations()
    _ = try await first.value
    #expect(router.visits.map { $0.result == nil } == [true])
    shop.window.animations = .immediate
    await shop.window.waitForAnimation()
    shop.window.finishAnimations()
    _ = try await second.value
    #expect(try router.visits[0].result?.get().destination is BagScreen)
  }
}

@MainActor
struct FailingRouterTests {
  struct Offline: Error {}

  @Test(
    arguments: [
      (.blocked(by: "Checkout"), "Checkout refuses to go. Nothing has changed."),
      (.intercepted(by: "Login", Offline()), "Login ended the navigation: Offline()."),
      (
        .timedOut("Login", .seconds(3)),
        "Login did not answer within 3.0 seconds. Nothing has changed."
      ),
      (.unbuilt(Offline()), "A screen could not be prepared: Offline(). Nothing has changed."),
      (.unresolved(Offline()), "Offline()."),
      (.cancelled, "The navigation was cancelled. Nothing has changed."),
      (.superseded, "A newer navigation superseded this one. Nothing has changed."),
      (
        .rejected,
        "Another navigation or a transition is running in this window, and the policy is to reject. Nothing has "
          + "changed."
      ),
      (.windowGone, "The router's window is gone. Make a router for the window that is on screen."),
    ] as [(FailingRouter.Failure, String)])
  func `A failing router fails as a real one would, and then navigates again`(
    failure: FailingRouter.Failure, message: String
  ) async throws {
    let shop = Shop()
    let router = FailingRouter(window: shop.window)
    let tester = NavigationTester(shop.window, router: router)
    router.failNext(failure)
    try await tester.expectFailure(shop.product, with: 42, message: message)
    try await tester.expect(shop.product, with: 42)
  }

  @Test func `A failure has the chain in it`() async throws {
    let shop = Shop()
    let router = FailingRouter(window: shop.window)
    router.failNext(.blocked(by: "Checkout"), count: 2)
    let error = try await NavigationTester(shop.window, router: router).expectFailure(shop.bag)
    #expect(error.trace?.destination == "BagScreen")
    await #expect(throws: NavigationError.self) { try await router.navigate(to: shop.bag) }
    try await router.navigate(to: shop.bag)
  }
}

@MainActor
struct RouterDoublesTests {
  @Test(arguments: [true, false])
  func `Failures that no code waits for go where the base router reports them`(
    isRecording: Bool
  ) async throws {
    let shop = Shop()
    var failures: [any Error] = []
    let base = shop.router.reportingFailures { failures.append($0) }
    let router: any Router = isRecording ? RecordingRouter(base) : FailingRouter(base)
    await #expect(throws: NavigationError.self) {
      try await router.go(to: shop.product, with: 100).value
    }
    #expect(failures.count == 1)
  }
}

@MainActor
@Suite(.timeLimit(.minutes(40)))
struct StandstillTests {
  private func login(_ shop: Shop, _ standstill: Standstill) -> BoundStep {
    BoundStep(
      StepAssembly(finder: ClassFinder(), factory: ClosureFactory { LoginScreen() })
        .adding(standstill.interceptor(for: Void.self))
        .using(PresentModally()).from(GeneralStep.current()).assemble())
  }

  @Test func `An interceptor stands still until it is released`() async throws {
    let shop = Shop()
    try await Standstill.during { standstill in
      let navigation = shop.router.go(to: login(shop, standstill))
      await standstill.waitUntilReached()
      #expect(standstill.waitingCount == 1)
      #expect(shop.window.changeCount == 0)
      standstill.release()
      let outcome = try await navigation.value
      #expect(outcome.destination is LoginScreen)
    }
  }

  @Test func `An interceptor can be released with an error`() async throws {
    let shop = Shop()
    await Standstill.during { standstill in
      let navigation = shop.router.go(to: login(shop, standstill))
      await standstill.waitUntilReached()
      standstill.release(throwing: NoSuchProduct(id: 1))
      let error = await #expect(throws: NavigationError.self) { try await navigation.value }
      #expect(error?.underlyingError is NoSuchProduct)
    }
  }

  @Test func `Pending calls are released at the end`() async throws {
    let shop = Shop()
    let navigation = await Standstill.during { standstill in
      let navigation = shop.router.go(to: login(shop, standstill))
      await standstill.waitUntilReached()
      return navigation
    }
    #expect(try await navigation.value.destination is LoginScreen)
  }

  @Test func `A newer navigation takes the place of one that stands still`() async throws {
    let shop = Shop()
    try await Standstill.during { standstill in
      let navigation = shop.router.go(to: login(shop, standstill))
      await standstill.waitUntilReached()
      try await shop.router.navigate(to: shop.bag, policy: .replace)
      let error = await #expect(throws: NavigationError.self) { try await navigation.value }
      guard case .superseded = error else {
        Issue.record("\(String(describing: error))")
        return
      }
    }
  }
}

@MainActor
struct UnreliableWindowTests {
  @Test func `A host that drops a presentation is noticed, and the next one goes well`()
    async throws
  {
    let shop = Shop()
    let faults = shop.window.drops(.present)
    let error = await #expect(throws: NavigationError.self) {
      try await shop.router.navigate(to: shop.login)
    }
    #expect((error?.underlyingError as? ChainError)?.kind == .notShown)
    #expect(faults.map { $0.hasOccurred } == [true])
    try await shop.router.navigate(to: shop.login)
  }

  @Test func `A host refuses as often as it is told to`() async throws {
    let shop = Shop()
    shop.window.refuses(.present, with: NoSuchProduct(id: 5), count: 2)
    for _ in 1...2 {
      try await NavigationTester(shop.window).expectFailure(
        shop.login,
        message: "The screens could not be changed: There is no product 5. All changes "
          + "were undone.")
    }
    try await shop.router.navigate(to: shop.login)
  }

  @Test func `A host that throws after the change is taken back`() async throws {
    let shop = Shop()
    shop.window.throwsAfter(.present)
    let before = shop.window.drawing
    await #expect(throws: NavigationError.self) { try await shop.router.navigate(to: shop.login) }
    #expect(shop.window.drawing == before)
  }
}
