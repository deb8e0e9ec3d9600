import Switchback
import SwitchbackModel
import SwitchbackTesting
import Testing

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
    #expect(try router.visits[2].result?.get().destination is BagScreen)
    #expect(throws: NavigationError.self) { try router.visits[3].result?.get() }
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
}

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
      (
        .windowGone,
        "The router's window is gone, or the screen is in none. Use one that is on display."
      ),
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

  @Test(
    arguments: [(.unbuilt(Offline()), true), (.unresolved(Offline()), true), (.rejected, false)]
      as [(FailingRouter.Failure, Bool)])
  func `A destination with another one falls back as in a real navigation`(
    failure: FailingRouter.Failure, fallsBack: Bool
  ) async throws {
    let shop = Shop()
    let router = FailingRouter(window: shop.window)
    let product = shop.product.otherwise { _ in BoundStep(shop.bag) }
    router.failNext(failure)
    let outcome = try? await router.navigate(to: product, with: 42)
    #expect((outcome?.destination is BagScreen) == fallsBack)
  }
}

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
      try await standstill.waitUntilReached()
      #expect(shop.window.changeCount == 0)
      standstill.release()
      let outcome = try await navigation.value
      #expect(outcome.destination is LoginScreen)
    }
  }

  @Test func `An interceptor can be released with an error`() async throws {
    let shop = Shop()
    try await Standstill.during { standstill in
      let navigation = shop.router.go(to: login(shop, standstill))
      try await standstill.waitUntilReached()
      standstill.release(throwing: NoSuchProduct(id: 1))
      let error = await #expect(throws: NavigationError.self) { try await navigation.value }
      #expect(error?.underlyingError is NoSuchProduct)
    }
  }

  @Test func `Pending calls are released at the end`() async throws {
    let shop = Shop()
    let navigation = try await Standstill.during { standstill in
      let navigation = shop.router.go(to: login(shop, standstill))
      try await standstill.waitUntilReached()
      return navigation
    }
    #expect(try await navigation.value.destination is LoginScreen)
  }

  @Test func `A wait for an interceptor that never comes ends`() async throws {
    try await Standstill.during { standstill in
      let failure = await #expect(throws: NavigationTestFailure.self) {
        try await standstill.waitUntilReached(limit: .milliseconds(5))
      }
      #expect(failure?.message == "No interceptor was reached within 0.005 seconds")
      let cancelled = Task { try await standstill.waitUntilReached() }
      cancelled.cancel()
      await #expect(throws: CancellationError.self) { try await cancelled.value }
      let released = Task { try await standstill.waitUntilReached() }
      await Task.yield()
      standstill.release()
      try await released.value
    }
  }

  @Test func `A newer navigation takes the place of one that stands still`() async throws {
    let shop = Shop()
    try await Standstill.during { standstill in
      let navigation = shop.router.go(to: login(shop, standstill))
      try await standstill.waitUntilReached()
      try await shop.router.navigate(to: shop.bag, policy: .replace)
      let error = await #expect(throws: NavigationError.self) { try await navigation.value }
      guard case .superseded = error else {
        Issue.record("\(String(describing: error))")
        return
      }
    }
  }
}

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
}
